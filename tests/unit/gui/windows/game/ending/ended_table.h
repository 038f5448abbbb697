// A window with a game that is about to end.
#pragma once

#include "app/gui/windows/game/ending/end_page.h"
#include "app/gui/windows/game/ending/end_stage.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QPushButton>

#include <algorithm>

namespace gnostica::gui::playing {

/// One turn before the end: whatever A does, the announced turn is judged, and A holds nine points.
inline nlohmann::json lastTurnOfA() {
    return tests::Setup()
        .land("0,0", "sun")
        .land("1,0", "star")
        .land("2,0", "moon")
        .land("8,8", "cups-2")
        .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "B1N@8,8"})
        .with("turn", "A")
        .with("challenge", "A")
        .json();
}

struct EndedTable : Play {
    EndedTable() { window->desk().startFrom(lastTurnOfA(), {}, {"Ann", "Bob"}, 3); }
    EndPage* page() { return window->findChild<EndPage*>(); }
    EndStage* stage() { return window->findChild<EndStage*>(); }
    /// A passes the last turn.
    void playToTheEnd() {
        for (int i = 0; i < 20 && !session().table().isOver(); ++i) {
            const StepList& legal = session().table().legal();
            const auto done = std::find(legal.begin(), legal.end(), Step(step::Done{}));
            const auto refresh = std::find(legal.begin(), legal.end(), Step(step::Refresh{}));
            const Step step = done != legal.end() ? *done : refresh != legal.end() ? *refresh : legal[0];
            session().play(step);
        }
        QVERIFY(session().table().isOver());
    }
    /// The game is over and the page has come.
    void showTheEnd() {
        playToTheEnd();
        window->actions().at(Act::result)->trigger();
        tests::settle();
        QVERIFY(page()->isVisible());
    }
    void press(const char* text) {
        for (QPushButton* button : visible<QPushButton>(page())) {
            if (button->text() == QString::fromUtf8(text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(text);
    }
    bool pageComes() {
        return gnostica::tests::comes([this] { return page()->isVisible(); });
    }
};

}  // namespace gnostica::gui::playing
