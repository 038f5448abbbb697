#include "app/gui/look/head/main_menu.h"

#include "app/gui/base/language/follow_language.h"

#include <QAction>
#include <QActionEvent>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>

namespace gnostica::gui {

namespace {

QAction* firstUsableOf(const QMenu& menu) {
    const QList<QAction*> entries = menu.actions();
    const auto found = std::ranges::find_if(entries, [](const QAction* entry) {
        return entry->isVisible() && entry->isEnabled() && !entry->isSeparator();
    });
    return found == entries.end() ? nullptr : *found;
}

}  // namespace

MainMenu::MainMenu(QWidget& button) : QMenu(&button), button_(button) {
    setObjectName(QStringLiteral("mainMenu"));
    followLanguage(this, [this] { setAccessibleName(tr("Menu", "all commands of the window")); });
}

MainMenu::~MainMenu() = default;

void MainMenu::popUp() {
    const QRect below(button_.mapToGlobal(QPoint()), button_.size());
    const int left = isRightToLeft() ? below.right() + 1 - sizeHint().width() : below.left();
    popup({left, below.bottom() + 1});
}

void MainMenu::open() {
    popUp();
    // As from the keyboard: setActiveAction() would also open the first menu.
    QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
    QCoreApplication::sendEvent(this, &down);
}

void MainMenu::openAt(QMenu& menu) {
    popUp();
    setActiveAction(menu.menuAction());
    if (QAction* first = firstUsableOf(menu)) {
        menu.setActiveAction(first);
    }
}

void MainMenu::actionEvent(QActionEvent* event) {
    QMenu::actionEvent(event);
    if (event->type() == QEvent::ActionRemoved) {
        letters_.erase(event->action());
    } else {
        followLetter(*event->action());
    }
}

void MainMenu::followLetter(QAction& entry) {
    std::unique_ptr<QShortcut>& letter = letters_[&entry];
    if (letter == nullptr) {
        letter = std::make_unique<QShortcut>(&button_);
        letter->setAutoRepeat(false);
        connect(letter.get(), &QShortcut::activated, this, [this, &entry] {
            if (entry.menu() != nullptr) {
                openAt(*entry.menu());
            }
        });
    }
    letter->setKey(QKeySequence::mnemonic(entry.text()));
    letter->setEnabled(entry.isEnabled() && entry.isVisible());
}

}  // namespace gnostica::gui
