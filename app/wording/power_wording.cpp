#include "app/wording/power_wording.h"

#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/voice.h"

#include <algorithm>
#include <array>
#include <span>

namespace gnostica::wording {

using namespace engine;

namespace {

struct Text {
    const char* power;
    const char* text;
};

/// A word or two for each power.
constexpr auto kTitles = std::to_array<Text>({
    {"cup", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "cup")},
    {"rod", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "rod")},
    {"disc", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "disc")},
    {"sword", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "sword")},
    {"turn", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "orient a piece")},
    {"convert", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "change an enemy piece to your colour")},
    {"warp", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "move anywhere")},
    {"trade", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "trade hands")},
    {"redraw", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "discard and draw")},
    {"recover", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "take from the discard pile")},
    {"reveal", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "turn over a card")},
    {"copy", QT_TRANSLATE_NOOP("gnostica::wording::PowerTitles", "use another major arcana card")},
});

/// The powers that have no parameters worth telling; %1: the hand limit.
constexpr auto kPlain = std::to_array<Text>({
    {"convert",
     QT_TRANSLATE_NOOP("gnostica::wording::Powers",
                       "Replace a targeted enemy piece with one of yours of the same size, then orient it.")},
    {"trade", QT_TRANSLATE_NOOP("gnostica::wording::Powers", "Trade hands with the owner of a targeted enemy piece.")},
    {"redraw",
     QT_TRANSLATE_NOOP("gnostica::wording::Powers", "Discard any cards, then draw until you have %1 or fewer.")},
    {"recover",
     QT_TRANSLATE_NOOP(
         "gnostica::wording::Powers",
         "Take cards of your choice from the discard pile, one for each pip of one minion, up to a hand of %1.")},
    {"reveal",
     QT_TRANSLATE_NOOP("gnostica::wording::Powers", "Turn over the top card of the draw pile and use its powers.")},
    {"copy", QT_TRANSLATE_NOOP("gnostica::wording::Powers",
                               "Use the powers of any other major arcana territory on the board.")},
    {"cup", QT_TRANSLATE_NOOP("gnostica::wording::Powers", "Use as a cup.")},
    {"rod", QT_TRANSLATE_NOOP("gnostica::wording::Powers", "Use as a rod.")},
    {"disc", QT_TRANSLATE_NOOP("gnostica::wording::Powers", "Use as a disc.")},
    {"sword", QT_TRANSLATE_NOOP("gnostica::wording::Powers", "Use as a sword.")},
});

const char* find(std::span<const Text> table, const std::string& power) {
    const auto found = std::ranges::find_if(table, [&](const Text& each) { return power == each.power; });
    return found == table.end() ? nullptr : found->text;
}

}  // namespace

QString PowerWording::title(const PowerUse& use) {
    const char* text = find(kTitles, use.power);
    return text == nullptr ? toQt(use.power) : QCoreApplication::translate("gnostica::wording::PowerTitles", text);
}

/// A suit card: the whole of what the suit does.
QString PowerWording::plainSuit(const PowerUse& use) const {
    if (use.power == "cup") {
        return sentences({tr("Create a small piece of yours in the target space, if there is room."),
                          use.flag("enemies") ? tr("If you target an enemy piece, you may create another small one "
                                                   "of that enemy instead.")
                                              : QString(),
                          use.names("found", "none") ? QString()
                                                     : tr("Or create a territory: lay a spot card from your hand on "
                                                          "a targeted wasteland without enemy pieces.")});
    }
    if (use.power == "rod") {
        return sentences({tr("Move the minion, or push a targeted piece, by 1 to as many spaces as the minion has "
                             "pips in its direction; not into a full space, nor into the void."),
                          use.flag("slide") ? tr("Or push a targeted territory without enemy pieces in the same way "
                                                 "into a wasteland.")
                                            : QString()});
    }
    if (use.power == "disc") {
        return tr("Make the minion or a targeted piece grow by one size from its owner's stash. Or grow a targeted "
                  "territory without enemy pieces: replace it from your hand with a card worth one point more.");
    }
    return sentences({tr("Shrink a targeted piece by 1 to as many pips as the minion has; at nothing it is "
                         "destroyed."),
                      use.flag("raze") ? tr("Or shrink a targeted territory without enemy pieces in the same way: "
                                            "replace it from your hand with a card worth what is left.")
                                       : QString()});
}

/// A suit's power on a major: only what the card adds to it.
QString PowerWording::suitOnCard(const PowerUse& use) const {
    if (use.flag("ignoreLimit")) {
        return use.power == "cup"
                   //: %1: how many pieces a space holds
                   ? fill(tr("Use as a cup, ignoring the limit of %1 pieces in a space."),
                          {QString::number(rules_.spaceLimit)})
                   : fill(tr("Use as a rod, ignoring the limit of %1 pieces in a space."),
                          {QString::number(rules_.spaceLimit)});
    }
    if (use.names("foundFrom", "draw-pile")) {
        return tr("Use as a cup; a new territory may be the top card of the draw pile, whatever it is.");
    }
    if (use.names("replacement", "draw-pile")) {
        return tr("Use as a disc; the new territory may be the top card of the draw pile, whatever it is.");
    }
    if (use.names("replacement", "discard-pile")) {
        return use.power == "disc"
                   ? tr("Use as a disc; the new territory may come from anywhere in the discard pile.")
                   : tr("Use as a sword; the new territory may come from anywhere in the discard pile.");
    }
    return {};
}

QString PowerWording::sentence(const PowerUse& use) const {
    if (use.power == "turn") {
        return use.names("who", "target") ? tr("Orient a targeted piece, yours or an enemy's.")
                                          : tr("Orient a minion.");
    }
    if (use.power == "warp") {
        return use.flag("territories", true)
                   ? tr("Move a targeted piece to any space without pieces, or a targeted territory without enemy "
                        "pieces to any wasteland without enemy pieces.")
                   : tr("Move a targeted piece to any space without pieces.");
    }
    if (QString favoured = suitOnCard(use); !favoured.isEmpty()) {
        return favoured;
    }
    const char* text = find(kPlain, use.power);
    if (text == nullptr) {
        //: %1: the technical name of a power that a plug-in has brought along
        return fill(tr("Use the power “%1”."), {toQt(use.power)});
    }
    return fill(QCoreApplication::translate("gnostica::wording::Powers", text), {QString::number(rules_.handLimit)});
}

QString PowerWording::choice(const PowerChoice& choice) const {
    if (choice.size() == 1) {
        return sentence(choice.front());
    }
    QStringList titles;
    for (const PowerUse& use : choice) {
        titles << title(use);
    }
    //: %1: alternatives, "sword, rod, cup or disc"
    return fill(tr("Use as %1."), {Voice::either(titles)});
}

QString PowerWording::repeated(const QString& sentence, int times) {
    switch (times) {
    case 1: return sentence;
    //: %1: a sentence that says what is done
    case 2: return fill(tr("Twice: %1"), {sentence});
    //: %1: a sentence that says what is done
    case 3: return fill(tr("Three times: %1"), {sentence});
    //: %1: a sentence that says what is done; %n: how often
    default: return fill(tr("%n times: %1", nullptr, times), {sentence});
    }
}

QString PowerWording::link(Card card) const {
    const auto& program = rules_.programOf(card);
    const auto linked = std::ranges::find_if(program, [](const Slot& slot) { return slot.link != LinkKind::none; });
    switch (linked == program.end() ? LinkKind::none : linked->link) {
    case LinkKind::none: return {};
    case LinkKind::through: return tr("If both move the same piece, the space between may be void or full.");
    case LinkKind::leaveOut:
        return tr("If both affect the same piece or territory, the step between needs no piece and no card.");
    case LinkKind::crowd:
        return tr("The first may bring a piece into a full space if there is room again after the second.");
    }
    return {};
}

QString PowerWording::card(Card card) const {
    if (card.isNone()) {
        return {};
    }
    const auto& program = programs_.of(card);
    if (!card.isMajor()) {
        return program.empty() ? QString() : plainSuit(program.front().front());
    }
    QStringList parts;
    for (std::size_t i = 0; i < program.size();) {
        std::size_t next = i + 1;
        while (next < program.size() && program[next] == program[i]) {
            ++next;
        }
        parts << repeated(choice(program[i]), static_cast<int>(next - i));
        i = next;
    }
    parts << link(card);
    return sentences(parts);
}

}  // namespace gnostica::wording
