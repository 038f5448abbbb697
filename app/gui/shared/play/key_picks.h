// Picks by letter and digit keys.
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

/// Keys that pick a facing, an amount or a word, wherever the focus is; in text fields they type letters.
class KeyPicks : public QObject {
    Q_OBJECT

public:
    explicit KeyPicks(QWidget* window);

    void setOpen(bool open);

Q_SIGNALS:
    void picked(const gnostica::turn::Pick& pick);
    /// The choice with this number, from 1, was picked.
    void numberPicked(int number);

private:
    /// Sets the letters of the installed language.
    void retranslate();
    void add(const QKeySequence& key, std::function<void()> pick);

    QWidget* window_;
    bool isOpen_ = true;
    std::vector<std::unique_ptr<QShortcut>> shortcuts_;
};

}  // namespace gnostica::gui
