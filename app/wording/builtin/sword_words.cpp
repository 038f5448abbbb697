// Swords: attack (SWD).
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/sources_words.h"

#include <QCoreApplication>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class SwordWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::SwordWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("sword", "phrase: power")); }
    QString chapterTitle(Suit) const override { return tr("Swords: attack"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("SWD-1"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const override;
    MaybeText link(const LinkedUses& uses, const Rules& rules) const override;

private:
    static bool inSteps(const PowerUse& use) { return use.names("razing", "one-step"); }
    static QString shrinking(const PowerUse& use);
    static QString razing(const PowerUse& use);
    static void writeRazing(RulebookWriter& book, const PowerUse& use);
};

/// The number of pips by which it shrinks a piece.
QString SwordWords::shrinking(const PowerUse& use) {
    switch (fixedPips(use)) {
    case 0: return tr("Shrink a targeted piece by at least one pip and at most as many as the minion has.");
    case 1: return tr("Shrink a targeted piece by one pip, whatever the size of the minion.");
    default:
        return tr("Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.", nullptr, fixedPips(use));
    }
}

QString SwordWords::sentence(const PowerUse& use, const Rules&) const {
    const CardSources from(use, "replacement");
    QString base = from.hand && from.discards
                       ? tr("Use as a sword; the new territory may come from anywhere in the discard pile.")
                   : from.discards ? tr("Use as a sword; the new territory comes from anywhere in the discard pile.")
                                   : tr("Use as a sword.");
    switch (fixedPips(use)) {
    case 0: return base;
    case 1: return language::sentences({base, tr("It counts as one pip, whatever the size of the minion.")});
    default:
        return language::sentences(
            {base, tr("It counts as 1 to %n pips, whatever the size of the minion.", nullptr, fixedPips(use))});
    }
}

/// SWD-3, for a quick reference.
QString SwordWords::razing(const PowerUse& use) {
    if (inSteps(use)) {
        return tr("Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same "
                  "kind. A minor arcana card may also shrink to nothing.");
    }
    return tr("Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what "
              "is left, or with nothing if nothing is left.");
}

QString SwordWords::atLength(const PowerUse& use, const Rules&) const {
    QStringList parts{shrinking(use), tr("With no pips left it is destroyed.")};
    if (use.flag("raze")) {
        parts << (CardSources(use, "replacement").chosen()
                      ? razing(use)
                      : tr("Or destroy a targeted territory without enemy pieces in the same way."))
              << cardSourceSentence(use, "replacement");
    }
    return language::sentences(parts);
}

void SwordWords::writeRazing(RulebookWriter& book, const PowerUse& use) {
    if (!use.flag("raze")) {
        book.say(QStringLiteral("SWD-3"), tr("Territories cannot be attacked."));
        return;
    }
    const QString id = citedRule(book.rules(), use, "razing", "SWD-3");
    const bool chosen = CardSources(use, "replacement").chosen();
    if (inSteps(use)) {
        book.say(id, chosen ? tr("Or attack the targeted territory, unless there is an enemy piece on it. It is "
                                 "discarded and replaced with a card of one point less, or a lower card of the same "
                                 "kind. A minor arcana card may be reduced to nothing.")
                            : tr("Or destroy the targeted territory, unless it is a major arcana card or there is an "
                                 "enemy piece on it. It is discarded."));
    } else {
        book.say(id,
                 chosen
                     ? tr("Or attack the targeted territory, unless there is an enemy piece on it. It loses points as "
                          "a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or "
                          "with nothing if nothing is left. Without a fitting card, that amount is impossible.")
                     : tr("Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if "
                          "it loses all its points as a piece loses pips."));
    }
    book.say(id, cardSourceSentence(use, "replacement"));
    book.say(QStringLiteral("SWD-4"), tr("A destroyed territory leaves wasteland or void. Pieces that are then in the "
                                         "void return to their stashes, also those in neighbouring spaces."));
}

void SwordWords::write(RulebookWriter& book, const PowerUse& use) const {
    const QString piece = QStringLiteral("SWD-1");
    book.say(piece, shrinking(use));
    book.say(piece, tr("If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner's "
                       "stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns "
                       "to its stash. Without a fitting piece in the stash, that amount is impossible."));
    book.say(QStringLiteral("SWD-2"),
             tr("A minion may attack itself and its owner's other pieces; one that survives may be oriented."));
    writeRazing(book, use);
}

/// A sword can lay the card that was played only if a card may replace a lower one of its kind.
void SwordWords::writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const {
    if (inSteps(use) && use.flag("raze") && CardSources(use, "replacement").discards) {
        writeItselfDiscarded(book, id);
    }
}

/// LNK-3, LNK-4
MaybeText SwordWords::link(const LinkedUses& uses, const Rules& rules) const {
    switch (uses.kind) {
    case LinkKind::leaveOut:
        return uses.first.flag("raze")
                   ? tr("If both shrink the same piece or territory, no piece or card is needed in between.")
                   : tr("If both shrink the same piece, no piece is needed in between.");
    case LinkKind::crowd:
        if (rules.hasSpecialLimits) {
            return tr("The rod may bring a piece into any space except the void. The sword must then leave the space "
                      "within its limits, however it does so.");
        }
        //: %n: how many pieces a space holds
        return tr("The rod may bring a piece into any space except the void. The sword must then leave at most %n "
                  "pieces there, however it does so.",
                  nullptr, rules.spaceLimit);
    case LinkKind::through:
    case LinkKind::none: break;
    }
    return {};
}

}  // namespace

void addSword(Vocabulary& vocabulary) {
    vocabulary.addPower("sword", std::make_shared<SwordWords>());
}

}  // namespace gnostica::wording::builtin
