// A line that stands as long as steps are not on disk.
#pragma once

#include "app/table/journal_keeper.h"

#include <QFrame>
#include <QPointer>

class QAction;
class QLabel;
class QToolButton;

namespace gnostica::gui {

/// Says why the game is not kept on disk, and offers to try again and to save it elsewhere. Hidden while all is well.
class KeepingNotice : public QFrame {
    Q_OBJECT

public:
    explicit KeepingNotice(QWidget* parent = nullptr);

    void setSaveAction(QAction* saveAs);
    void attach(JournalKeeper* journal);

private:
    void sync();

    QLabel* text_;
    QToolButton* retry_;
    QToolButton* save_;
    QPointer<JournalKeeper> journal_;
};

}  // namespace gnostica::gui
