// Letters and digits that pick.
#pragma once

#include "app/turn/pick.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QKeySequence;
class QShortcut;
class QWidget;

namespace gnostica::gui {

/// Keys that pick a facing, an amount or what to do, wherever the focus is; where a text is typed they are letters.
class KeyPicks : public QObject {
    Q_OBJECT

public:
    explicit KeyPicks(QWidget* window);

    void setOpen(bool open);

Q_SIGNALS:
    void picked(const gnostica::gui::Pick& pick);
    /// The choice that has this number, from 1.
    void numberPicked(int number);

private:
    /// The letters of the language that is installed.
    void retranslate();
    void add(const QKeySequence& key, std::function<void()> pick);

    QWidget* window_;
    bool isOpen_ = true;
    std::vector<std::unique_ptr<QShortcut>> shortcuts_;
};

}  // namespace gnostica::gui
