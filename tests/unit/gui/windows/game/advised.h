// A window in which computers advise the player.
#pragma once

#include "app/gui/look/head/bar_button.h"
#include "app/gui/windows/game/advice/advice_sheets.h"
#include "app/gui/windows/game/advice/hint/advice_panel.h"
#include "app/gui/windows/game/advice/hint/announcement_view.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/storage/files.h"
#include "engine/notation/record.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"
#include "tests/unit/gui/window_play.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <sstream>

namespace gnostica::gui::playing {

/// The time limit for a short thought, in milliseconds.
constexpr int kPatience = 20'000;
/// Longer than any test runs: such thinking must be stopped.
constexpr bots::Budget kEndless{.iterations = 100'000'000, .seconds = 3600};

inline AdviceBudgets quick() {
    return {.hint = {.iterations = 60}, .announcement = {.iterations = 720}, .review = {.iterations = 8}};
}

/// A game in which somebody announces after one or two turns.
inline Game finishedGame(const std::shared_ptr<const Rules>& rules, Rng& rng) {
    Game game(rules, 2);
    StepList legal;
    while (!engine::isOver(game.state())) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(*rules, game.state(), rng));
            continue;
        }
        legalSteps(*rules, game.state(), legal);
        const auto announces = std::find(legal.begin(), legal.end(), Step(step::Challenge{}));
        const bool ends = game.history().size() > 24 && announces != legal.end();
        game.play(ends ? Step(*announces) : tests::choose(legal, rng));
    }
    return game;
}

/// A window in which computers think for a short time.
struct Advised : Play {
    explicit Advised(bool covers = false, const AdviceBudgets& budgets = quick()) : Play(covers) {
        window->advice().setBudgets(budgets);
    }
    AdviceSheets& docks() { return window->advice(); }
    Adviser& adviser() { return docks().adviser(); }
    HintView* hint() { return docks().advice()->hint(); }
    bool isEnabled(Act act) { return window->actions().at(act)->isEnabled(); }

    /// Continues from a position instead of a deal.
    void startAt(const tests::Setup& setup, const std::string& base = "gnostica") {
        RulesetChoice choice;
        choice.base = base;
        choice.options = {{"start", "seat"}};
        const auto rules = *shelf().rules(choice);
        RecordHeader header = headerFor(*rules, 2);
        header.names = {"Ann", "Bob"};
        header.position = setup.json();
        open(header, Game(rules, setup.state(rules)));
    }
    /// Puts a game on the table as if it had been saved.
    void open(const RecordHeader& header, const Game& game) {
        const QString path = folder.filePath(QStringLiteral("game.gnostica"));
        std::ostringstream text;
        writeRecord(text, header, game);
        QVERIFY(storage::writeFile(path, text.str()));
        QSignalSpy opened(&window->desk(), &table::GameDesk::sessionChanged);
        window->desk().open(path);
        QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
    }
    /// A finished random game of some length.
    void openFinished() {
        RulesetChoice choice;
        choice.options = {{"start", "seat"}, {"target", 8}};
        const auto rules = *shelf().rules(choice);
        RecordHeader header = headerFor(*rules, 2);
        header.names = {"Ann", "Bob"};
        Rng rng(5);
        Game game = finishedGame(rules, rng);
        while (game.history().size() < 30) {
            game = finishedGame(rules, rng);
        }
        open(header, game);
    }
    /// Clicks the button at the top of the window.
    void clickHint() {
        const QString name = window->actions().at(Act::hint)->iconText();
        const auto buttons = visible<BarButton>();
        const auto button = std::ranges::find(buttons, name, &QWidget::accessibleName);
        QVERIFY(button != buttons.end());
        QTest::mouseClick(*button, Qt::LeftButton);
    }
    void pressInHint(const char* text) {
        for (QPushButton* button : visible<QPushButton>(hint())) {
            if (button->text() == QLatin1String(text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(text);
    }
    bool askWhetherToAnnounce() {
        window->actions().at(Act::adviseAnnouncement)->trigger();
        return gnostica::tests::comes([this] { return docks().advice()->announcement()->isVisible(); });
    }
    bool review() {
        window->actions().at(Act::review)->trigger();
        return gnostica::tests::comes([this] { return !docks().reviewer().isRunning(); });
    }

    QTemporaryDir folder;
};

/// Nine points or more, and no opponent close.
inline tests::Setup soundPosition() {
    return tests::Setup()
        .land("0,0", "sun")
        .land("1,0", "star")
        .land("2,0", "moon")
        .land("0,1", "tower")
        .land("8,8", "cups-2")
        .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "A3U@0,1", "B1N@8,8"})
        .with("turn", "A");
}

}  // namespace gnostica::gui::playing
