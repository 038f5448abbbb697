// A user who knows the wanted step, and clicks what leads to it.
#pragma once

#include "app/turn/step_facets.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"
#include "engine/play/play.h"
#include "tests/unit/gui/window_play.h"

namespace gnostica::gui::playing {

/// Chooses a step (an attack if possible) and enters it with mouse and keys: clicks or types highlighted parts of it
/// until the window proposes that step.
class Person {
public:
    Person(Play& play, std::uint64_t seed) : play_(play), robot_(play, seed), rng_(seed) {}

    /// Enters one step, or at most as many clicks as a confused user makes. False if nothing could be clicked.
    bool decide() {
        if (play_.window->area().cover()->isVisible()) {
            return robot_.touch();
        }
        for (int i = 0; i < kPatience && !play_.turn().chooser().picks().empty(); ++i) {
            play_.key(Qt::Key_Escape);  // drops picks that were made without a plan
        }
        const Step wanted = choose();
        const std::size_t before = play_.session().game().history().size();
        for (int i = 0; i < kPatience && play_.session().game().history().size() == before; ++i) {
            if (play_.turn().chooser().proposal() == wanted) {
                play_.key(Qt::Key_Return);
            } else if (!pointAtPart(wanted)) {
                break;
            }
        }
        return play_.session().game().history().size() != before || giveUp();
    }
    /// Number of steps that could not be entered.
    int lost() const { return lost_; }

private:
    static constexpr int kPatience = 14;

    bool giveUp() {
        ++lost_;
        play_.key(Qt::Key_Escape);
        return robot_.touch();
    }

    Step choose() {
        const Game& game = play_.session().game();
        const StepList& legal = play_.session().table().legal();
        std::vector<Step> good;
        for (const Step& step : legal) {
            const SpecialKind* kind = game.rules().specialKind(step);
            const bool fights = kind != nullptr && (kind->rolls || kind->form.has(Part::given));
            if (fights || leadsToAttack(game, step)) {
                good.push_back(step);
            }
        }
        if (!good.empty()) {
            return any(good);
        }
        const StepWord word = wordFor(legal);
        for (const Step& step : legal) {
            if (wordOf(step) == word) {
                good.push_back(step);
            }
        }
        return any(good);
    }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
    }
    /// Each kind of step is equally likely, however many steps of it there are; wasting a power comes last.
    StepWord wordFor(const StepList& legal) {
        std::vector<StepWord> words;
        std::vector<StepWord> wasteful;
        for (const Step& step : legal) {
            const StepWord word = wordOf(step);
            const bool wastes = word == StepWord::skip || word == StepWord::challenge || word == StepWord::orient ||
                                (word == StepWord::refresh && legal.size() > 60);
            std::vector<StepWord>& list = wastes ? wasteful : words;
            if (!has(list, word)) {
                list.push_back(word);
            }
        }
        return words.empty() ? wasteful.front() : any(words);
    }
    static bool leadsToAttack(const Game& game, const Step& step) {
        if (!std::holds_alternative<step::Activate>(step) && !std::holds_alternative<step::Play>(step)) {
            return false;
        }
        State after = game.state();
        apply(game.rules(), after, step);
        StepList next;
        if (isPlayer(decider(game.rules(), after))) {
            legalSteps(game.rules(), after, next);
        }
        return std::any_of(next.begin(), next.end(), [&](const Step& each) {
            const SpecialKind* kind = game.rules().specialKind(each);
            return kind != nullptr && kind->rolls;
        });
    }

    template <class T>
    static bool has(const std::vector<T>& list, const T& value) {
        return std::find(list.begin(), list.end(), value) != list.end();
    }

    /// Clicks a highlighted part of the step that is not picked yet.
    bool pointAtPart(const Step& wanted) {
        const turn::StepChooser& chooser = play_.turn().chooser();
        const turn::StepFacets parts = turn::facetsOf(chooser.rules(), chooser.state(), chooser.decider(), wanted);
        const turn::Candidates open = chooser.candidates();
        if (parts.discards && pressWord(parts, open)) {  // a card by itself would be played
            return true;
        }
        return pointAtPieces(parts, open) || sayNumber(parts, open) || pointAtSpaces(parts, open) ||
               pointAtCards(parts, open) || pressWord(parts, open) || turn(parts, open);
    }
    bool pointAtPieces(const turn::StepFacets& parts, const turn::Candidates& open) {
        std::vector<PieceId> pieces{parts.minion, parts.target};
        pieces.insert(pieces.end(), parts.aimed.begin(), parts.aimed.end());
        for (const PieceId piece : pieces) {
            const auto place = piece == kNoPiece ? std::nullopt : play_.placeOf(piece);
            const auto& picks = play_.turn().chooser().picks();
            const auto times = std::count(picks.begin(), picks.end(), turn::Pick(turn::PickPiece{piece}));
            if (place && has(open.pieces, piece) && times < std::count(pieces.begin(), pieces.end(), piece)) {
                play_.click(*place);
                return true;
            }
        }
        return false;
    }
    bool pointAtSpaces(const turn::StepFacets& parts, const turn::Candidates& open) {
        for (const auto& space : {parts.place, parts.landing}) {
            if (space && has(open.spaces, *space) && !play_.turn().chooser().isPicked(turn::PickSpace{*space})) {
                play_.click(play_.placeOf(*space));
                return true;
            }
        }
        return false;
    }
    bool pointAtCards(const turn::StepFacets& parts, const turn::Candidates& open) {
        CardSet cards = parts.discards.value_or(CardSet());
        if (!parts.card.isNone()) {
            cards.insert(parts.card);
        }
        for (const Card card : cards) {
            if (open.cards.contains(card) && !play_.turn().chooser().isPicked(turn::PickCard{card}) &&
                clickCard(card)) {
                return true;
            }
        }
        return false;
    }
    bool clickCard(Card card) {
        for (CardList* list : play_.visible<CardList>()) {
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                const QModelIndex cell = list->model()->index(row, 0);
                if (static_cast<CardsModel*>(list->model())->cardAt(cell) == card) {
                    list->scrollTo(cell);
                    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(cell).center());
                    play_.window->tablePanels().piles().look().close();  // as a click beside it does
                    return true;
                }
            }
        }
        return press(wording::cardName(card)) || lookThroughDiscards(card);
    }
    bool lookThroughDiscards(Card card) {
        PilesRow& piles = play_.window->tablePanels().piles();
        const auto& discards = play_.session().game().state().discard.cards();
        const bool isThere = std::ranges::find(discards, card) != discards.end() && !piles.look().isVisible();
        if (isThere) {
            piles.discardPile().click();
        }
        return isThere;
    }
    bool press(const QString& text) {
        QAbstractButton* button = play_.button(text);
        if (button != nullptr && !button->isChecked()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
        return false;
    }
    bool pressWord(const turn::StepFacets& parts, const turn::Candidates& open) {
        const table::GameSession& session = play_.session();
        const wording::Speaker speaker(session.rules(), session.seatNames(), play_.shelf().words());
        const std::vector<StepWord> words = play_.turn().chooser().words();
        const bool shown = has(open.words, parts.word) || words.size() == 1;
        const bool isOnSeal = parts.word == StepWord::challenge;  // its seal has a shorter name
        return shown && !play_.turn().chooser().isPicked(turn::PickWord{parts.word}) &&
               (press(speaker.word(parts.word)) || (isOnSeal && press(QStringLiteral("Announce"))));
    }
    bool sayNumber(const turn::StepFacets& parts, const turn::Candidates& open) {
        if (!parts.amount || !has(open.amounts, *parts.amount) ||
            play_.turn().chooser().isPicked(turn::PickAmount{*parts.amount})) {
            return false;
        }
        auto* dial = play_.window->findChild<QWidget*>(QStringLiteral("wheelDial"));
        if (dial != nullptr && isOnWheel(play_.session().rules(), parts.word)) {
            QTest::mouseClick(dial, Qt::LeftButton, {}, placeOnDial(dial, *parts.amount));
        } else {
            play_.key(static_cast<Qt::Key>(Qt::Key_0 + *parts.amount));
        }
        return true;
    }
    bool turn(const turn::StepFacets& parts, const turn::Candidates& open) {
        constexpr Qt::Key kKeys[] = {Qt::Key_N, Qt::Key_E, Qt::Key_S, Qt::Key_W, Qt::Key_U};
        if (!parts.facing || !has(open.facings, *parts.facing) ||
            play_.turn().chooser().isPicked(turn::PickFacing{*parts.facing})) {
            return false;
        }
        play_.key(kKeys[static_cast<std::size_t>(*parts.facing)]);
        return true;
    }

    Play& play_;
    Robot robot_;
    Rng rng_;
    int lost_ = 0;
};

}  // namespace gnostica::gui::playing
