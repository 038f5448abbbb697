// Cup, rod, disc, sword.
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/fill.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/sources_words.h"

#include <QCoreApplication>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

/// Does the card take territories from elsewhere than the hand?
QString favouredSource(const PowerUse& use, const char* key, const QString& fromDiscards, const QString& fromTop) {
    if (use.names(key, "draw-pile")) {
        return fromTop;
    }
    return use.names(key, "discard-pile") ? fromDiscards : QString();
}

bool hasSource(const PowerUse& use, const char* key) {
    return !cardSourceSentence(use, key).isEmpty();
}

// --- Cup ---

class CupWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::CupWords)
public:
    QString title(const PowerUse&) const override { return tr("cup"); }
    QString chapterTitle(Suit) const override { return tr("Cups: create"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("CUP-1"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;

private:
    static void writeFounding(RulebookWriter& book, const PowerUse& use);
};

/// Can a territory be laid with a card that is chosen?
bool foundsChosen(const PowerUse& use) {
    return !use.names("found", "none") && use.names("foundFrom", "hand");
}

QString CupWords::sentence(const PowerUse& use, const Rules& rules) const {
    const QString top = use.names("foundFrom", "draw-pile")
                            ? tr("A new territory may be the top card of the draw pile, whatever it is.")
                            : QString();
    if (use.flag("ignoreLimit")) {
        //: %1: how many pieces a space holds
        return sentences(
            {fill(tr("Use as a cup, ignoring the limit of %1 pieces in a space."), {number(rules.spaceLimit)}), top});
    }
    return top.isEmpty() ? tr("Use as a cup.")
                         : tr("Use as a cup; a new territory may be the top card of the draw pile, whatever it is.");
}

QString CupWords::atLength(const PowerUse& use, const Rules& rules) const {
    QStringList parts{use.flag("ignoreLimit") ? tr("Create a small piece of yours in the target space.")
                                              : tr("Create a small piece of yours in the target space, if there is "
                                                   "room.")};
    if (use.flag("enemies")) {
        parts << tr("If you target an enemy piece, you may create another small one of that enemy instead.");
    }
    if (foundsChosen(use)) {
        parts << (use.names("found", "minor")
                      ? tr("Or create a territory: lay any minor arcana card from your hand on a targeted wasteland "
                           "without enemy pieces.")
                      //: %1: points
                      : fill(tr("Or create a territory: lay a card worth exactly %1 from your hand on a targeted "
                                "wasteland without enemy pieces."),
                             {number(1)}));
    }
    if (use.names("foundFrom", "draw-pile")) {
        parts << (foundsChosen(use) ? tr("A new territory may be the top card of the draw pile, whatever it is.")
                                    : tr("Or create a territory: lay the top card of the draw pile, whatever it is, "
                                         "on a targeted wasteland without enemy pieces."));
    }
    Q_UNUSED(rules)
    return sentences(parts);
}

void CupWords::writeFounding(RulebookWriter& book, const PowerUse& use) {
    const QString id = use.names("found", "minor") ? QStringLiteral("TRI-3") : QStringLiteral("CUP-4");
    if (foundsChosen(use)) {
        if (use.names("found", "minor")) {
            book.say(id, tr("Or create a territory: lay any minor arcana card from your hand on the targeted "
                            "wasteland, unless an enemy piece stands there. Your pieces there stay."));
        } else {
            //: %1: points
            book.say(id,
                     tr("Or create a territory: lay a card from your hand that is worth exactly %1 on the targeted "
                        "wasteland, unless an enemy piece stands there. Your pieces there stay."),
                     {number(1)});
        }
        if (use.names("foundFrom", "draw-pile")) {
            book.say(id, tr("It may instead be the top card of the draw pile, unseen, whatever it is."));
        }
    } else if (use.names("foundFrom", "draw-pile")) {
        book.say(id, tr("Or create a territory: lay the top card of the draw pile, unseen and whatever it is, on the "
                        "targeted wasteland, unless an enemy piece stands there. Your pieces there stay."));
    } else {
        book.say(id, tr("Territories are not created."));
    }
}

void CupWords::write(RulebookWriter& book, const PowerUse& use) const {
    const Rules& rules = book.rules();
    const QString create = QStringLiteral("CUP-1");
    if (use.flag("ignoreLimit")) {
        book.say(create, tr("Add one small piece of yours from your stash, facing anywhere, to the target space, "
                            "however many pieces stand there. The void is no target."));
    } else {
        //: %1: how many pieces a space holds
        book.say(create,
                 tr("Add one small piece of yours from your stash, facing anywhere, to the target space, if fewer "
                    "than %1 pieces stand there. The void is no target."),
                 {number(rules.spaceLimit)});
    }
    book.ruling(create, "createInWasteland",
                rules.rulings.createInWasteland ? tr("Wasteland is a target.") : tr("Wasteland is no target."));
    book.say(QStringLiteral("CUP-2"), use.flag("enemies")
                                          ? tr("Or, if you target an enemy piece, add one small piece of that enemy to "
                                               "the target space, facing as that piece does, under the same limit.")
                                          : tr("Pieces of enemies are not created."));
    book.say(QStringLiteral("CUP-3"), tr("Without a small piece in the stash concerned, this is impossible."));
    writeFounding(book, use);
    book.ruling(QStringLiteral("CUP-5"), "selfTargetCreates",
                rules.rulings.selfTargetCreatesAtHome
                    ? tr("A minion may also create in the space on which it stands, because it may target itself.")
                    : tr("That a minion may target itself gives it no other target space."));
}

// --- Rod ---

class RodWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RodWords)
public:
    QString title(const PowerUse&) const override { return tr("rod"); }
    QString chapterTitle(Suit) const override { return tr("Rods: move"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("ROD-2"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;

private:
    static QString reach(const PowerUse& use);
    static QString changedReach(const PowerUse& use, const Rules& rules);
};

/// How far it goes.
QString RodWords::reach(const PowerUse& use) {
    switch (fixedPips(use)) {
    case 0: return tr("It goes 1 to as many spaces as the minion has pips.");
    case 1: return tr("It goes one space, whatever the size of the minion.");
    default: return tr("It goes 1 to %n spaces, whatever the size of the minion.", nullptr, fixedPips(use));
    }
}

/// Where a card lets it go another way than the suit does.
QString RodWords::changedReach(const PowerUse& use, const Rules&) {
    return fixedPips(use) == 0 ? QString() : reach(use);
}

QString RodWords::sentence(const PowerUse& use, const Rules& rules) const {
    //: %1: how many pieces a space holds
    const QString base = use.flag("ignoreLimit") ? fill(tr("Use as a rod, ignoring the limit of %1 pieces in a space."),
                                                        {number(rules.spaceLimit)})
                                                 : tr("Use as a rod.");
    return sentences({base, changedReach(use, rules)});
}

QString RodWords::atLength(const PowerUse& use, const Rules&) const {
    return sentences({use.flag("pushOwn", true)
                          ? tr("Move the minion, or push a targeted piece, in the minion's direction.")
                          : tr("Move the minion, or push a targeted enemy piece, in the minion's direction."),
                      reach(use),
                      use.flag("ignoreLimit") ? tr("It must not end in the void.")
                                              : tr("It must not end in a full space, nor in the void."),
                      use.flag("slide") ? tr("Or push a targeted territory without enemy pieces in the same way into "
                                             "a wasteland.")
                                        : QString()});
}

void RodWords::write(RulebookWriter& book, const PowerUse& use) const {
    book.say(QStringLiteral("ROD-1"), tr("An upright minion cannot use a rod."));
    const bool own = use.flag("pushOwn", true);
    book.say(QStringLiteral("ROD-2"),
             own ? tr("Move the minion, or push a targeted piece, yours or an enemy's, in the minion's direction.")
                 : tr("Move the minion, or push a targeted enemy piece, in the minion's direction."));
    book.say(QStringLiteral("ROD-2"), reach(use));
    if (!own) {
        book.rulingOf(QStringLiteral("TRI-4"), "rodPushOwn", "false", tr("Pieces of your own are not pushed."));
    }
    book.say(QStringLiteral("ROD-3"), use.flag("ignoreLimit")
                                          ? tr("The moved piece must not end in the void. What lies between does not "
                                               "matter.")
                                          : tr("The moved piece must not end in a full space, nor in the void. What "
                                               "lies between does not matter."));
    book.say(QStringLiteral("ROD-4"), tr("It never moves zero spaces. A piece of yours may then be oriented; an enemy "
                                         "piece keeps its facing."));
    if (use.flag("slide")) {
        book.say(QStringLiteral("ROD-5"),
                 tr("Or push the targeted territory, unless an enemy piece stands there, by as many spaces as a piece. "
                    "It slides through anything and must land in a wasteland without enemy pieces. Pieces stay "
                    "in their spaces, and yours in the landing space are now on it."));
        book.ruling(QStringLiteral("ROD-5"), "landingJudged",
                    book.rules().rulings.landingJudgedBeforeLifting
                        ? tr("Whether a space is wasteland is judged before the card is lifted.")
                        : tr("Whether a space is wasteland is judged after the card is lifted."));
    } else {
        book.say(QStringLiteral("ROD-5"), tr("Territories are not pushed."));
    }
    book.say(QStringLiteral("ROD-6"), tr("Pieces that are then left in the void return to their stashes."));
}

// --- Disc ---

class DiscWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DiscWords)
public:
    QString title(const PowerUse&) const override { return tr("disc"); }
    QString chapterTitle(Suit) const override { return tr("Discs: grow"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("DIS-1"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;
};

QString DiscWords::sentence(const PowerUse& use, const Rules&) const {
    const QString favoured = favouredSource(
        use, "replacement", tr("Use as a disc; the new territory may come from anywhere in the discard pile."),
        tr("Use as a disc; the new territory may be the top card of the draw pile, whatever it is."));
    return favoured.isEmpty() ? tr("Use as a disc.") : favoured;
}

QString DiscWords::atLength(const PowerUse& use, const Rules&) const {
    QStringList parts{tr("Make the minion or a targeted piece grow by one size from its owner's stash.")};
    if (hasSource(use, "replacement")) {
        parts << (use.names("raise", "higher")
                      ? tr("Or grow a targeted territory without enemy pieces: replace it with a card worth more, or "
                           "with a higher one of the same kind.")
                      : tr("Or grow a targeted territory without enemy pieces: replace it with a card worth one point "
                           "more."));
        parts << cardSourceSentence(use, "replacement");
        if (use.flag("wasteland")) {
            parts << tr("A wasteland without enemy pieces may grow to a card worth 1.");
        }
    }
    return sentences(parts);
}

void DiscWords::write(RulebookWriter& book, const PowerUse& use) const {
    book.say(QStringLiteral("DIS-1"),
             tr("Replace the minion or a targeted piece with one exactly one size larger from its owner's stash. "
                "A piece of yours may then be oriented; an enemy piece keeps its facing."));
    if (!hasSource(use, "replacement")) {
        book.say(QStringLiteral("DIS-2"), tr("Territories do not grow."));
        return;
    }
    const bool higher = use.names("raise", "higher");
    const QString id = higher ? QStringLiteral("TRI-5") : QStringLiteral("DIS-2");
    book.say(id, higher ? tr("Or replace the targeted territory, unless an enemy piece stands there, with a card worth "
                             "more, or with a higher card of the same kind: major arcana by their numbers, minor ones "
                             "from ace and two up to page, knight, queen and king, whatever their suit. Pieces stay.")
                        : tr("Or replace the targeted territory, unless an enemy piece stands there, with a card worth "
                             "exactly one point more. A major arcana card cannot grow. Pieces stay."));
    book.say(id, cardSourceSentence(use, "replacement"));
    if (use.flag("wasteland")) {
        book.say(QStringLiteral("DIS-3"),
                 tr("A targeted wasteland without enemy pieces may grow, too: lay a spot card from your hand there."));
    }
}

// --- Sword ---

class SwordWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::SwordWords)
public:
    QString title(const PowerUse&) const override { return tr("sword"); }
    QString chapterTitle(Suit) const override { return tr("Swords: attack"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("SWD-1"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;

private:
    static QString strength(const PowerUse& use);
    static bool inSteps(const PowerUse& use) { return use.names("razing", "one-step"); }
    static void writeRazing(RulebookWriter& book, const PowerUse& use);
};

/// How many pips it takes off.
QString SwordWords::strength(const PowerUse& use) {
    switch (fixedPips(use)) {
    case 0: return tr("It takes off 1 to as many as the minion has pips.");
    case 1: return tr("It takes off exactly 1, whatever the size of the minion.");
    default: return tr("It takes off 1 to %n, whatever the size of the minion.", nullptr, fixedPips(use));
    }
}

QString SwordWords::sentence(const PowerUse& use, const Rules&) const {
    const QString favoured = favouredSource(
        use, "replacement", tr("Use as a sword; the new territory may come from anywhere in the discard pile."),
        tr("Use as a sword; the new territory may be the top card of the draw pile, whatever it is."));
    return sentences(
        {favoured.isEmpty() ? tr("Use as a sword.") : favoured, fixedPips(use) == 0 ? QString() : strength(use)});
}

QString SwordWords::atLength(const PowerUse& use, const Rules&) const {
    QStringList parts{tr("Shrink a targeted piece; at nothing it is destroyed."), strength(use)};
    if (use.flag("raze")) {
        parts << (inSteps(use) ? tr("Or shrink a targeted territory without enemy pieces by one point, or to a lower "
                                    "card of the same kind.")
                               : tr("Or shrink a targeted territory without enemy pieces in the same way: replace it "
                                    "with a card worth what is left."));
        parts << cardSourceSentence(use, "replacement");
    }
    return sentences(parts);
}

void SwordWords::writeRazing(RulebookWriter& book, const PowerUse& use) {
    if (!use.flag("raze")) {
        book.say(QStringLiteral("SWD-3"), tr("Territories are not attacked."));
        return;
    }
    const QString id = inSteps(use) ? QStringLiteral("TRI-8") : QStringLiteral("SWD-3");
    if (inSteps(use)) {
        book.say(id, tr("Or replace the targeted territory, unless an enemy piece stands there, with a card of one "
                        "point less, or with a lower card of the same kind. A minor arcana card may be reduced to "
                        "nothing."));
    } else {
        book.say(id, tr("Or take as much off the points of the targeted territory, unless an enemy piece stands "
                        "there: it is discarded and replaced with a card worth exactly what is left; at nothing, "
                        "nothing replaces it. Without a fitting card that amount is impossible."));
    }
    book.say(id, cardSourceSentence(use, "replacement"));
    book.say(QStringLiteral("SWD-4"),
             tr("Where a territory is destroyed, wasteland or void is left, and pieces that are then in the "
                "void return to their stashes, those in neighbouring spaces, too."));
}

void SwordWords::write(RulebookWriter& book, const PowerUse& use) const {
    book.say(QStringLiteral("SWD-1"), tr("Shrink a targeted piece."));
    book.say(QStringLiteral("SWD-1"), strength(use));
    book.say(QStringLiteral("SWD-1"),
             tr("A smaller piece from the victim's stash replaces it and keeps the facing; at nothing it is destroyed "
                "and returns to its stash. Without a fitting piece in the stash that amount is impossible."));
    book.say(QStringLiteral("SWD-2"),
             tr("A minion may attack itself and other pieces of yours; one that survives may be oriented."));
    writeRazing(book, use);
}

}  // namespace

void addSuitPowers(Vocabulary& vocabulary) {
    vocabulary.addPower("cup", std::make_shared<CupWords>());
    vocabulary.addPower("rod", std::make_shared<RodWords>());
    vocabulary.addPower("disc", std::make_shared<DiscWords>());
    vocabulary.addPower("sword", std::make_shared<SwordWords>());
}

}  // namespace gnostica::wording::builtin
