// Cups: create (CUP).
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"

#include <QCoreApplication>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class CupWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::CupWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("cup", "phrase: power")); }
    QString chapterTitle(Suit) const override { return tr("Cups: create"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("CUP-1"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;

private:
    static QString topOnCard(const PowerUse& use);
    static void writePieces(RulebookWriter& book, const PowerUse& use);
    static void writeFounding(RulebookWriter& book, const PowerUse& use);
};

/// True if a chosen card can found a territory.
bool foundsChosen(const PowerUse& use) {
    return !use.names("found", "none") && use.names("foundFrom", "hand");
}

/// MAJ-10
QString CupWords::topOnCard(const PowerUse& use) {
    return foundsChosen(use) ? tr("Use as a cup; a new territory may be the top card of the draw pile, whatever it is.")
                             : tr("Use as a cup; a new territory is the top card of the draw pile, whatever it is.");
}

QString CupWords::sentence(const PowerUse& use, const Rules& rules) const {
    const QString base = use.names("foundFrom", "draw-pile") ? topOnCard(use) : tr("Use as a cup.");
    //: %n: how many pieces a space holds
    return language::sentences(
        {base, use.flag("ignoreLimit")
                   ? (rules.hasSpecialLimits
                          ? tr("The limits of pieces in a space do not apply.")
                          : tr("The limit of %n pieces in a space does not apply.", nullptr, rules.spaceLimit))
                   : QString()});
}

QString CupWords::atLength(const PowerUse& use, const Rules& rules) const {
    QStringList parts{
        use.flag("ignoreLimit") ? tr("Create a small piece of the player's colour in the target space.")
        : rules.hasSpecialLimits
            ? tr("Create a small piece of the player's colour in the target space, if it is not full.")
            //: %n: how many pieces a space holds
            : tr("Create a small piece of the player's colour in the target space, if it holds fewer than %n pieces.",
                 nullptr, rules.spaceLimit)};
    if (use.flag("enemies")) {
        parts << tr("If an enemy piece is targeted, another small one of that enemy may be created instead.");
    }
    if (foundsChosen(use)) {
        parts << (use.names("found", "minor") ? tr("Or create a territory: lay any minor arcana card from the hand on "
                                                   "a targeted wasteland without enemy pieces.")
                                              : tr("Or create a territory: lay a card worth exactly one point from the "
                                                   "hand on a targeted wasteland without enemy pieces."));
    }
    if (use.names("foundFrom", "draw-pile")) {
        parts << (foundsChosen(use) ? tr("A new territory may be the top card of the draw pile, whatever it is.")
                                    : tr("Or create a territory: lay the top card of the draw pile, whatever it is, "
                                         "on a targeted wasteland without enemy pieces."));
    }
    return language::sentences(parts);
}

void CupWords::writeFounding(RulebookWriter& book, const PowerUse& use) {
    const QString id = citedRule(book.rules(), use, "found", "CUP-4");
    if (foundsChosen(use)) {
        book.say(id, use.names("found", "minor")
                         ? tr("Or create a territory: lay any minor arcana card from the hand on the targeted "
                              "wasteland. There must be no enemy piece on it. Pieces there stay.")
                         : tr("Or create a territory: lay a card worth exactly one point from the hand on the targeted "
                              "wasteland. There must be no enemy piece on it. Pieces there stay."));
        if (!use.names("found", "minor") && !isSomeCardWorth(book.rules(), 1)) {
            book.say(id, tr("But no card is worth that in this game."));
        }
        if (use.names("foundFrom", "draw-pile")) {
            book.say(id, tr("It may instead be the top card of the draw pile, unseen, whatever it is."));
        }
    } else if (use.names("foundFrom", "draw-pile")) {
        book.say(id, tr("Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the "
                        "targeted wasteland. There must be no enemy piece on it. Pieces there stay."));
    } else {
        book.say(id, tr("Territories cannot be created."));
    }
}

/// CUP-1 to CUP-3
void CupWords::writePieces(RulebookWriter& book, const PowerUse& use) {
    const QString create = QStringLiteral("CUP-1");
    const bool anyway = use.flag("ignoreLimit");
    const auto& rulings = book.rules().rulings;
    book.say(create, anyway ? tr("Add one small piece from the player's stash, in any facing, to the target space, "
                                 "which may be full. The void is not a target.")
                            : tr("Add one small piece from the player's stash, in any facing, to the target space, if "
                                 "it is not full. The void is not a target."));
    book.ruling(create, "createInWasteland",
                rulings.createInWasteland ? tr("Pieces can also be created in wasteland.")
                                          : tr("Pieces cannot be created in wasteland."));
    const QString enemies = QStringLiteral("CUP-2");
    if (use.flag("enemies")) {
        book.say(enemies, anyway ? tr("Or, if an enemy piece is targeted, add one small piece of that enemy to its "
                                      "space, with the same facing. The space may be full.")
                                 : tr("Or, if an enemy piece is targeted, add one small piece of that enemy to its "
                                      "space, with the same facing. The space must not be full."));
    } else {
        book.say(enemies, tr("Enemy pieces cannot be created."));
    }
    book.say(QStringLiteral("CUP-3"), tr("Without a small piece in that stash, this is impossible."));
}

void CupWords::write(RulebookWriter& book, const PowerUse& use) const {
    writePieces(book, use);
    writeFounding(book, use);
    book.ruling(QStringLiteral("CUP-5"), "selfTargetCreates",
                book.rules().rulings.selfTargetCreatesAtHome
                    ? tr("A minion may also create in its own space, because it may target itself.")
                    : tr("A minion that targets itself still creates in its target space. This is where it points or, "
                         "if it is upright, its own space."));
}

}  // namespace

void addCup(Vocabulary& vocabulary) {
    vocabulary.addPower("cup", std::make_shared<CupWords>());
}

}  // namespace gnostica::wording::builtin
