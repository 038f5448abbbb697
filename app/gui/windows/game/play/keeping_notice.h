// A line that is visible while steps are not on disk.
#pragma once

#include "app/table/journal_keeper.h"

#include <QFrame>
#include <QPointer>

class QAction;
class QLabel;
class QToolButton;

namespace gnostica::gui {

/// Gives the reason, and offers to try again or to save elsewhere. Hidden otherwise.
class KeepingNotice : public QFrame {
    Q_OBJECT

public:
    explicit KeepingNotice(QWidget* parent = nullptr);

    void setSaveAction(QAction* saveAs);
    void attach(table::JournalKeeper* journal);

private:
    void sync();

    QLabel* text_;
    QToolButton* retry_;
    QToolButton* save_;
    QPointer<table::JournalKeeper> journal_;
};

}  // namespace gnostica::gui
