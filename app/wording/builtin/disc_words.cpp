// Discs: grow (DIS).
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/sources_words.h"

#include <QCoreApplication>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class DiscWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DiscWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("disc", "phrase: power")); }
    QString chapterTitle(Suit) const override { return tr("Discs: grow"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("DIS-1"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const override;
    MaybeText link(const LinkedUses& uses, const Rules& rules) const override;

private:
    static bool higher(const PowerUse& use) { return use.names("raise", "higher"); }
    static QString topOnCard(const PowerUse& use);
    static QString growth(const PowerUse& use);
    static void writeGrowth(RulebookWriter& book, const PowerUse& use);
    static void writeTop(RulebookWriter& book, const PowerUse& use);
};

/// MAJ-10, as first published
QString DiscWords::topOnCard(const PowerUse& use) {
    return use.flag("wasteland") ? tr("A wasteland or a territory of any value may be replaced with the top card of "
                                      "the draw pile, whatever it is. There must be no enemy piece on it.")
                                 : tr("A territory of any value may be replaced with the top card of the draw pile, "
                                      "whatever it is. There must be no enemy piece on it.");
}

QString DiscWords::sentence(const PowerUse& use, const Rules&) const {
    const CardSources from(use, "replacement");
    const QString base =
        from.hand && from.discards ? tr("Use as a disc; the new territory may come from anywhere in the discard pile.")
        : from.discards            ? tr("Use as a disc; the new territory comes from anywhere in the discard pile.")
                                   : tr("Use as a disc.");
    return language::sentences({base, from.top ? topOnCard(use) : QString()});
}

/// DIS-2, for a quick reference.
QString DiscWords::growth(const PowerUse& use) {
    return higher(use)
               ? tr("Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a "
                    "higher one of the same kind.")
               : tr("Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.");
}

QString DiscWords::atLength(const PowerUse& use, const Rules&) const {
    QStringList parts{tr("Make the minion or a targeted piece grow by one size from its owner's stash.")};
    const CardSources from(use, "replacement");
    if (from.chosen()) {
        parts << growth(use) << cardSourceSentence(use, "replacement");
        if (use.flag("wasteland")) {
            parts << tr("A wasteland without enemy pieces may grow to a card worth one point.");
        }
    }
    if (from.top) {
        parts << topOnCard(use);
    }
    return language::sentences(parts);
}

void DiscWords::writeGrowth(RulebookWriter& book, const PowerUse& use) {
    const QString id = citedRule(book.rules(), use, "raise", "DIS-2");
    if (higher(use)) {
        book.say(
            id,
            tr("Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced "
               "with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. "
               "Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay."));
    } else {
        book.say(
            id, tr("Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced "
                   "with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay."));
    }
    if (!higher(use) && !growsByAPoint(book.rules(), Rank::royalty)) {
        book.say(id, tr("Nor can a page, knight, queen or king grow: no card is worth one point more."));
    }
    if (!higher(use) && !growsByAPoint(book.rules(), Rank::spot)) {
        book.say(id, tr("Nor can a spot card, ace to ten, grow: no card is worth one point more."));
    }
    book.say(id, cardSourceSentence(use, "replacement"));
    if (use.flag("wasteland")) {
        book.say(QStringLiteral("DIS-3"), tr("A targeted wasteland without enemy pieces may also grow: a card worth "
                                             "exactly one point is laid there. Pieces stay."));
        if (!isSomeCardWorth(book.rules(), 1)) {
            book.say(QStringLiteral("DIS-3"), tr("But no card is worth that in this game."));
        }
    }
}

/// MAJ-10, if the suit itself allows it.
void DiscWords::writeTop(RulebookWriter& book, const PowerUse& use) {
    book.say(citedRule(book.rules(), use, "raise", "DIS-2"),
             tr("Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever "
                "it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay."));
    if (use.flag("wasteland")) {
        book.say(QStringLiteral("DIS-3"),
                 tr("The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces."));
    }
}

void DiscWords::write(RulebookWriter& book, const PowerUse& use) const {
    const QString piece = QStringLiteral("DIS-1");
    book.say(piece,
             tr("Replace the minion or a targeted piece with one exactly one size larger from its owner's stash. If "
                "the piece is the player's own, it may then be oriented; an enemy piece keeps its facing."));
    book.say(piece, tr("Without a piece of that size in the stash this is impossible. A large piece cannot grow."));
    const CardSources from(use, "replacement");
    if (from.chosen()) {
        writeGrowth(book, use);
    }
    if (from.top) {
        writeTop(book, use);
    }
    if (!from.chosen() && !from.top) {
        book.say(QStringLiteral("DIS-2"), tr("Territories cannot grow."));
    }
}

void DiscWords::writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const {
    if (CardSources(use, "replacement").discards) {
        writeItselfDiscarded(book, id);
    }
}

/// LNK-2, LNK-5
MaybeText DiscWords::link(const LinkedUses& uses, const Rules&) const {
    if (uses.kind != LinkKind::leaveOut) {
        return {};
    }
    if (uses.first.power != uses.second.power) {
        return uses.first.names("found", "none")
                   ? tr("If the two powers create and grow the same piece, no piece is needed in between.")
                   : tr("If the two powers create and grow the same piece or territory, no piece or card is needed in "
                        "between.");
    }
    if (higher(uses.first)) {  // a single disc reaches the same territory as two
        return tr("If both grow the same piece, no piece is needed in between.");
    }
    return uses.first.flag("wasteland")
               ? tr("If both grow the same piece, territory or wasteland, no piece or card is needed in between.")
               : tr("If both grow the same piece or territory, no piece or card is needed in between.");
}

}  // namespace

void addDisc(Vocabulary& vocabulary) {
    vocabulary.addPower("disc", std::make_shared<DiscWords>());
}

}  // namespace gnostica::wording::builtin
