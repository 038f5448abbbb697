// Rods: move (ROD).
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/sources_words.h"

#include <QCoreApplication>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class RodWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RodWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("rod", "phrase: power")); }
    QString chapterTitle(Suit) const override { return tr("Rods: move"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("ROD-2"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;

private:
    static QString reach(const PowerUse& use);
    static QString end(const PowerUse& use, const Rules& rules);
    static void writeSliding(RulebookWriter& book, const PowerUse& use);
};

/// The distance of a move.
QString RodWords::reach(const PowerUse& use) {
    switch (fixedPips(use)) {
    case 0: return tr("It moves at least one space and at most as many spaces as the minion has pips.");
    case 1: return tr("It moves one space, whatever the size of the minion.");
    default: return tr("It moves 1 to %n spaces, whatever the size of the minion.", nullptr, fixedPips(use));
    }
}

QString RodWords::sentence(const PowerUse& use, const Rules& rules) const {
    //: %n: how many pieces a space holds
    return language::sentences({tr("Use as a rod."),
                                use.flag("ignoreLimit")
                                    ? (rules.hasSpecialLimits ? tr("The limits of pieces in a space do not apply.")
                                                              : tr("The limit of %n pieces in a space does not apply.",
                                                                   nullptr, rules.spaceLimit))
                                    : QString(),
                                fixedPips(use) == 0 ? QString() : reach(use)});
}

QString RodWords::atLength(const PowerUse& use, const Rules& rules) const {
    return language::sentences(
        {use.flag("pushOwn", true) ? tr("Move the minion, or push a targeted piece, in the minion's direction.")
                                   : tr("Move the minion, or push a targeted enemy piece, in the minion's direction."),
         reach(use), end(use, rules),
         use.flag("slide") ? tr("Or push a targeted territory without enemy pieces in the same way into "
                                "a wasteland without enemy pieces.")
                           : QString(),
         tr("An upright minion cannot use a rod.")});
}

/// The spaces where a moved piece must not end.
QString RodWords::end(const PowerUse& use, const Rules& rules) {
    if (use.flag("ignoreLimit")) {
        return tr("It must not end in the void.");
    }
    if (rules.hasSpecialLimits) {
        return tr("It must not end in the void or in a full space.");
    }
    //: %n: how many pieces a space holds
    return tr("It must not end in the void or in a space that already holds %n pieces.", nullptr, rules.spaceLimit);
}

/// ROD-5 and ROD-6
void RodWords::writeSliding(RulebookWriter& book, const PowerUse& use) {
    const QString id = QStringLiteral("ROD-5");
    if (!use.flag("slide")) {
        book.say(id, tr("Territories cannot be pushed."));
        return;
    }
    book.say(id, tr("Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on "
                    "it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in "
                    "their spaces; those in the landing space are now on the territory."));
    writeLanding(book, id);
    book.say(QStringLiteral("ROD-6"), tr("Pieces that a pushed territory leaves in the void return to their stashes."));
}

void RodWords::write(RulebookWriter& book, const PowerUse& use) const {
    book.say(QStringLiteral("ROD-1"), tr("An upright minion cannot use a rod."));
    const bool own = use.flag("pushOwn", true);
    book.say(QStringLiteral("ROD-2"),
             own ? tr("Move the minion, or push a targeted piece, the player's own or an enemy's, in the minion's "
                      "direction.")
                 : tr("Move the minion, or push a targeted enemy piece, in the minion's direction."));
    book.say(QStringLiteral("ROD-2"), reach(use));
    if (!own) {
        book.rulingOf(citedRule(book.rules(), use, "pushOwn", "ROD-2"), "rodPushOwn", "false",
                      tr("The player's own pieces cannot be pushed."));
    }
    book.say(
        QStringLiteral("ROD-3"),
        use.flag("ignoreLimit")
            ? tr("The moved piece must not end in the void. The spaces in between do not matter.")
            : tr("The moved piece must not end in a full space or in the void. The spaces in between do not matter."));
    book.say(QStringLiteral("ROD-4"),
             tr("If the piece is the player's own, it may then be oriented; an enemy piece keeps its facing."));
    writeSliding(book, use);
}

}  // namespace

void addRod(Vocabulary& vocabulary) {
    vocabulary.addPower("rod", std::make_shared<RodWords>());
}

}  // namespace gnostica::wording::builtin
