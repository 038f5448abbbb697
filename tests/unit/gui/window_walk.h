// Opens everything that a window can open.
#pragma once

#include "app/gui/program/windows.h"
#include "tests/unit/gui/window_play.h"

#include <QDialog>
#include <QLayout>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <vector>

namespace gnostica::gui::playing {

/// One game of each kind with panels or words of its own.
inline const std::vector<const char*> kGamesToSee{"gnostica", "star-wheel", "hypothermia", "threestica"};

inline RulesetChoice choiceOf(const char* game) {
    RulesetChoice choice;
    if (qstrcmp(game, "star-wheel") == 0) {
        choice.expansions = {"star-wheel"};
    } else {
        choice.base = game;
    }
    choice.options = {{"start", "seat"}};
    return choice;
}

inline void begin(Play& play, const char* game) {
    play.window->desk().start(choiceOf(game), {"Ann", "Bob"}, 3,
                              {table::SeatPlayer::person, table::SeatPlayer::random});
    play.click(play.placeOf(Space{0, 0}));
    QCoreApplication::processEvents();
}

/// Gives the window the size that it has on a large screen.
inline void takeRoom(QWidget& window) {
    QCoreApplication::sendPostedEvents();  // texts and layouts that are still to come
    QSize size = window.sizeHint().expandedTo(window.minimumSizeHint());
    if (window.layout() != nullptr && window.layout()->hasHeightForWidth()) {
        size.setHeight(std::max(size.height(), window.layout()->totalHeightForWidth(size.width())));
    }
    window.resize(size);
    QCoreApplication::sendPostedEvents();
}

/// Hears every window that opens while it watches; dialogs are rejected.
class Watch : public QObject {
public:
    explicit Watch(std::function<void(QWidget&)> look) : look_(std::move(look)) { qApp->installEventFilter(this); }
    ~Watch() override { qApp->removeEventFilter(this); }
    QStringList windows;

    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* window = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Show && window != nullptr && window->isWindow() &&
            !window->inherits("QTipLabel")) {
            QTimer::singleShot(0, window, [this, window] {
                windows << QString::fromLatin1(window->metaObject()->className());
                if (!window->inherits("QFileDialog") && !window->inherits("QPrintDialog")) {  // Qt's own dialogs
                    look_(*window);
                }
                if (auto* dialog = qobject_cast<QDialog*>(window)) {
                    dialog->reject();
                }
            });
        }
        return false;
    }

private:
    std::function<void(QWidget&)> look_;
};

/// Leaves an interrupted game in the folder of unfinished ones.
inline void leaveUnfinished(Play& play) {
    begin(play, "gnostica");
    QVERIFY(play.session().play(*play.session().table().legal().begin()));
    play.reopen();
}

/// Opens the record of the game in a second window, at a position with steps before and after it.
inline ReplayWindow& openBeside(Play& play, const QTemporaryDir& folder) {
    const QString file = folder.filePath(QStringLiteral("some.gnostica"));
    if (!play.window->desk().save(file, table::Overwrite::agreed)) {
        qFatal("not saved");
    }
    ReplayWindow* window = play.window->windows().replays().open(file);
    if (!gnostica::tests::comes([&] { return window->replay() != nullptr; })) {
        qFatal("not read");
    }
    window->replay()->goTo(window->replay()->length() - 1);
    window->replay()->toggleBookmark();
    QCoreApplication::processEvents();
    return *window;
}

/// Triggers the enabled menu entries one by one.
inline void trigger(Play& play, const std::vector<Act>& acts) {
    for (const Act act : acts) {
        QAction* action = play.window->actions().at(act);
        if (action->isEnabled()) {
            action->trigger();
            QCoreApplication::processEvents();
        }
    }
}

/// Triggers everything except Quit, the command search, which blocks its window until it is closed, and the menu, which
/// takes all keys and clicks.
inline void triggerAll(Play& play) {
    std::vector<Act> acts = play.window->actions().acts();
    std::erase(acts, Act::quit);
    std::erase(acts, Act::findCommand);
    std::erase(acts, Act::openMenu);
    trigger(play, acts);
}

}  // namespace gnostica::gui::playing
