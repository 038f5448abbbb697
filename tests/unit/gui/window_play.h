// A window with a game, and a player with mouse and keys.
#pragma once

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/widgets/facing_button.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/speech_bubble.h"
#include "app/gui/program/main_window.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/board/items/piece_item.h"
#include "app/gui/shared/panels/card_list.h"
#include "app/gui/shared/panels/cards_model.h"
#include "app/gui/shared/panels/hand/discard_look.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand/small_pile.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/play/answer_bubble.h"
#include "app/gui/shared/play/bar/alternative_row.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/ring/ring_chip.h"
#include "app/gui/shared/play/seals.h"
#include "app/gui/shared/table/screen_cover.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/table_panels.h"
#include "app/storage/plugins.h"
#include "tests/support/variant_steps.h"
#include "tests/unit/gui/board_places.h"
#include "tests/unit/gui/laid_out.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

namespace gnostica::gui::playing {

using namespace engine;
using tests::isOnWheel;

/// Clicks twice like a real mouse: the second press arrives as a double-click.
inline void clickTwice(QWidget* widget, const QPoint& place) {
    QTest::mouseClick(widget, Qt::LeftButton, {}, place);
    QTest::mouseDClick(widget, Qt::LeftButton, {}, place);
    QTest::mouseRelease(widget, Qt::LeftButton, {}, place);
}

/// Closes the first visible line of a message bar, if there is one.
inline void closeMessage(const MessageBar& bar) {
    for (auto* button : bar.findChildren<QToolButton*>()) {
        if (button->isVisible()) {
            button->click();
            return;
        }
    }
}

/// A window with a game in it, and a separate folder.
class Play {
public:
    /// `plugins`: the folder to search for plug-ins; empty: the program's default.
    explicit Play(bool covers = false, const QString& plugins = {}, const QString& share = {})
        : plugins_(storage::loadPlugins(folders(plugins, share))),
          shelf_(folders(plugins, share), storage::registryWith(plugins_), storage::wordsWith(plugins_)) {
        settings.change([covers](gui::Settings& wished) {
            wished.manners = {covers, false};
            wished.animationMs = 0;
            wished.showHoverCards = false;
            wished.deck = QStringLiteral("plain");  // is drawn in a fraction of the time that the woodcuts take
        });
        reopen();
    }
    /// Closes the program and starts it again.
    void reopen() {
        window.reset();
        window = std::make_unique<MainWindow>(shelf_, settings, [this] { return onDarkDesktop; });
        window->turn().setQuestion({});  // the question would not be answered
        window->resize(1300, 900);
        window->show();
        tests::activate(*window);
    }
    void start(const nlohmann::json& options = {{"start", "seat"}}, std::uint64_t seed = 3) {
        RulesetChoice choice;
        choice.options = options;
        start(choice, {"Ann", "Bob"}, seed);
    }
    void start(const RulesetChoice& choice, const std::vector<std::string>& names, std::uint64_t seed) {
        window->desk().start(choice, names, seed);
    }
    rulesets::RulesShelf& shelf() { return shelf_; }
    table::GameSession& session() { return *window->desk().session(); }
    turn::TurnController& turn() { return window->turn(); }
    BoardView* view() { return window->area().boardView(); }
    template <class Widget>
    std::vector<Widget*> visible(QWidget* in = nullptr) {
        std::vector<Widget*> found;
        for (Widget* widget : (in != nullptr ? in : window.get())->template findChildren<Widget*>()) {
            if (widget->isVisible() && widget->isEnabled()) {
                found.push_back(widget);
            }
        }
        return found;
    }
    /// A letter or digit, sent to the widget with the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(window.get(), key, modifiers); }

    QPoint placeOf(Space space) { return tests::groundOf(*view(), space); }
    std::optional<QPoint> placeOf(PieceId piece) {
        for (QGraphicsItem* each : view()->scene()->items()) {
            const auto* item = qgraphicsitem_cast<PieceItem*>(each);
            if (item != nullptr && item->id() == piece) {
                return view()->mapFromScene(item->pos());
            }
        }
        return std::nullopt;
    }
    void click(const QPoint& place) { QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place); }
    CardList* handList() { return window->findChild<HandPanel*>()->findChild<CardList*>(); }
    MessageBar* messages() { return window->area().messages(); }
    /// The program's answer, wherever it is shown.
    QString answer() {
        const QString beside = window->area().answers().bubble()->text();
        return beside.isEmpty() ? messages()->text() : beside;
    }
    /// What can be pressed for a word now: in the bar, on the ring, or a seal.
    std::vector<QAbstractButton*> buttons() {
        std::vector<QAbstractButton*> all;
        for (auto* each : visible<AlternativeButton>()) {
            if (!each->isRefused()) {
                all.push_back(each);
            }
        }
        for (auto* each : visible<RingChip>()) {
            const bool isEnd = each->accessibleName() == window->actions().at(Act::takeBack)->iconText();
            if (each->look() != RingChip::Look::refused && each->look() != RingChip::Look::confirm && !isEnd) {
                all.push_back(each);
            }
        }
        for (auto* each : visible<Seal>()) {
            all.push_back(each);
        }
        return all;
    }
    static QString nameOf(const QAbstractButton& button) {
        return button.text().isEmpty() ? button.accessibleName() : button.text();
    }
    QAbstractButton* button(const QString& text) {
        for (QAbstractButton* each : buttons()) {
            if (nameOf(*each) == text) {
                return each;
            }
        }
        return nullptr;
    }

private:
    storage::DataFolders folders(const QString& plugins, const QString& share) const {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = folder_.path();
        folders.plugins = plugins.isEmpty() ? folders.plugins : plugins;
        folders.share = share.isEmpty() ? folders.share : share;
        return folders;
    }
    QTemporaryDir folder_;
    storage::LoadedPlugins plugins_;
    rulesets::RulesShelf shelf_;

public:
    bool onDarkDesktop = false;
    SettingsStore settings;
    std::unique_ptr<MainWindow> window;
};

/// The middle of a segment of the wheel: the first is at the top, the others follow clockwise.
inline QPoint placeOnDial(const QWidget* dial, int segment) {
    const double radius = 0.6 * std::min(dial->width(), dial->height()) / 2.0;
    const double angle = (segment - 1) * 3.14159265358979 / 6;
    return dial->rect().center() +
           QPoint(static_cast<int>(radius * std::sin(angle)), static_cast<int>(-radius * std::cos(angle)));
}

/// A player without a plan, who clicks or types highlighted choices at random.
class Robot {
public:
    Robot(Play& play, std::uint64_t seed) : play_(play), rng_(seed) {}

    /// One click or key. False if there is nothing to click.
    bool touch() {
        if (play_.window->area().cover()->isVisible()) {
            acceptScreen();
            return true;
        }
        if (play_.turn().canConfirm() && rng_.below(3) != 0) {
            confirm();
            return true;
        }
        if (rng_.below(25) == 0 && play_.turn().canTakeBack()) {
            play_.key(rng_.below(2) == 0 ? Qt::Key_Escape : Qt::Key_Backspace);
            return true;
        }
        return touchSomething();
    }

private:
    using Touch = std::function<void()>;

    void acceptScreen() {
        auto buttons = play_.visible<QPushButton>(play_.window->area().cover());
        QCOMPARE(buttons.size(), std::size_t{1});
        if (rng_.below(2) == 0) {
            QTest::mouseClick(buttons[0], Qt::LeftButton);
        } else {
            tests::letTimePass(*play_.window->area().cover());  // long enough to be seen
            QTest::keyClick(buttons[0], rng_.below(2) == 0 ? Qt::Key_Space : Qt::Key_Return);
        }
    }
    void confirm() {
        for (auto* button : play_.visible<QToolButton>(play_.window->area().choiceBar())) {
            if (button->defaultAction() == play_.window->actions().at(Act::confirm) && rng_.below(2) == 0) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        play_.key(Qt::Key_Return);
    }

    bool touchSomething() {
        std::vector<Touch> groups;
        addBoard(groups);
        addCards(groups);
        addDiscards(groups);
        addBar(groups);
        addWheel(groups);
        if (groups.empty() && play_.turn().canConfirm()) {  // there is only one way to do it
            confirm();
            return true;
        }
        if (groups.empty()) {
            return false;
        }
        groups[rng_.below(static_cast<std::uint32_t>(groups.size()))]();
        return true;
    }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
    }

    void addBoard(std::vector<Touch>& groups) {
        const turn::BoardMarks marks = play_.turn().marks();
        if (!marks.spaces.empty()) {
            groups.emplace_back([this, marks] { play_.click(play_.placeOf(any(marks.spaces))); });
        }
        if (!marks.pieces.empty()) {
            groups.emplace_back([this, marks] {
                const auto place = play_.placeOf(any(marks.pieces));
                QVERIFY(place);
                play_.click(*place);
            });
        }
        if (!marks.spaces.empty() && !marks.pickedPieces.empty()) {
            groups.emplace_back([this, marks] { drag(marks.pickedPieces[0], any(marks.spaces)); });
        }
    }
    void drag(PieceId piece, Space to) {
        const auto from = play_.placeOf(piece);
        if (from) {
            QWidget* viewport = play_.view()->viewport();
            QTest::mousePress(viewport, Qt::LeftButton, {}, *from);
            QTest::mouseMove(viewport, (*from + play_.placeOf(to)) / 2);
            QTest::mouseMove(viewport, play_.placeOf(to));
            QTest::mouseRelease(viewport, Qt::LeftButton, {}, play_.placeOf(to));
        }
    }
    void addCards(std::vector<Touch>& groups) {
        const CardSet open = play_.turn().openCards();
        for (CardList* list : play_.visible<CardList>()) {
            std::vector<QModelIndex> cells;
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                const QModelIndex cell = list->model()->index(row, 0);
                const Card card = static_cast<CardsModel*>(list->model())->cardAt(cell);
                if (!card.isNone() && open.contains(card)) {
                    cells.push_back(cell);
                }
            }
            if (!cells.empty()) {
                groups.emplace_back([this, list, cells] { pickCard(list, any(cells)); });
            }
        }
    }
    /// Cards of the discard pile are picked in a look through it.
    void addDiscards(std::vector<Touch>& groups) {
        PilesRow& piles = play_.window->tablePanels().piles();
        const CardSet open = play_.turn().openCards();
        const auto& discards = play_.session().game().state().discard.cards();
        const bool isAsked = std::ranges::any_of(discards, [&](Card card) { return open.contains(card); });
        if (isAsked && !piles.look().isVisible()) {
            groups.emplace_back([&piles] { piles.discardPile().click(); });
        }
    }
    void pickCard(CardList* list, const QModelIndex& cell) {
        list->scrollTo(cell);
        if (rng_.below(2) == 0) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(cell).center());
        } else {
            list->setCurrentIndex(cell);
            QTest::keyClick(list, Qt::Key_Space);
        }
        play_.window->tablePanels().piles().look().close();  // as a click beside it does
    }
    void addBar(std::vector<Touch>& groups) {
        std::vector<QAbstractButton*> words;
        for (QAbstractButton* button : play_.buttons()) {
            if (mayPress(Play::nameOf(*button))) {
                words.push_back(button);
            }
        }
        if (!words.empty()) {
            groups.emplace_back([this, words] { QTest::mouseClick(any(words), Qt::LeftButton); });
        }
        const turn::Candidates& open = play_.turn().chooser().candidates();
        if (!open.amounts.empty() && open.amounts.back() <= 9) {
            groups.emplace_back(
                [this, amounts = open.amounts] { play_.key(static_cast<Qt::Key>(Qt::Key_0 + any(amounts))); });
        }
        if (!open.facings.empty()) {
            groups.emplace_back([this, facings = play_.visible<FacingButton>()] { turnIt(facings); });
        }
    }
    /// The panel of a variant: its segments are around its middle, with the first at the top.
    void addWheel(std::vector<Touch>& groups) {
        std::vector<int> segments;
        for (const Step& step : play_.session().table().legal()) {
            if (isOnWheel(play_.session().rules(), wordOf(step))) {
                segments.push_back(std::get<step::Special>(step).amount);
            }
        }
        auto* dial = play_.window->findChild<QWidget*>(QStringLiteral("wheelDial"));
        if (!segments.empty() && dial != nullptr && dial->isVisible()) {
            groups.emplace_back([this, dial, segments] { turnWheel(dial, any(segments)); });
        }
    }
    void turnWheel(QWidget* dial, int segment) {
        if (rng_.below(2) == 0) {
            QTest::mouseClick(dial, Qt::LeftButton, {}, placeOnDial(dial, segment));
        } else {
            dial->setFocus();
            QTest::keyClick(dial, rng_.below(2) == 0 ? Qt::Key_Right : Qt::Key_Left);
            QTest::keyClick(dial, Qt::Key_Return);
        }
    }
    void turnIt(const std::vector<FacingButton*>& facings) {
        constexpr Qt::Key kKeys[] = {Qt::Key_N, Qt::Key_E, Qt::Key_S, Qt::Key_W, Qt::Key_U};
        if (!facings.empty() && rng_.below(2) == 0) {
            QTest::mouseClick(any(facings), Qt::LeftButton);
        } else {
            play_.key(kKeys[rng_.below(5)]);
        }
    }
    /// A last turn is announced late, so that the game has some length, and a power is rarely wasted.
    bool mayPress(const QString& text) {
        const bool early = play_.session().game().state().turnsPlayed < 24;
        const bool announces = text.contains(QStringLiteral("Announce"));
        const bool wastes = text == QStringLiteral("Skip") || text == QStringLiteral("Pass");
        return announces ? !early : !wastes || rng_.below(6) == 0;
    }

    Play& play_;
    Rng rng_;
};

}  // namespace gnostica::gui::playing
