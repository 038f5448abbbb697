// The powers that only majors have.
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/sources_words.h"
#include "engine/model/state.h"

#include <QCoreApplication>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class TurnWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::TurnWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("orient a piece", "phrase: power")); }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-15"); }
    QString sentence(const PowerUse& use, const Rules&) const override {
        return use.names("who", "target") ? tr("Orient a targeted piece, the player's own or an enemy's.")
                                          : tr("Orient a minion.");
    }
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const override {
        if (use.names("who", "target")) {
            book.say(id, tr("Targets are always the current ones: a minion that has turned has new targets."));
            return;
        }
        book.ruling(id, "turnerAndActorMayDiffer",
                    book.rules().rulings.turnerAndActorMayDiffer
                        ? tr("The minion that then acts may be a different one.")
                        : tr("The minion that then acts must be the same."));
    }
};

class ConvertWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::ConvertWords)
public:
    Phrase title(const PowerUse&) const override {
        return language::phrase(tr("change an enemy piece to your colour", "phrase: power"));
    }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-5"); }
    QString sentence(const PowerUse&, const Rules&) const override {
        return tr("Replace a targeted enemy piece with one of the same size from the player's stash, then orient it.");
    }
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse&) const override {
        book.say(id, tr("The enemy piece returns to its stash. Without a piece of that size in the player's stash, "
                        "this is impossible."));
        book.ruling(
            id, "convertOnlyEnemies",
            book.rules().rulings.convertOnlyEnemies ? tr("The player's own pieces cannot be replaced.")
            : book.rules().hasAllies
                ? tr("The player's own pieces, and those of other players on the same side, may also be replaced.")
                : tr("The player's own pieces may also be replaced."));
    }
};

class WarpWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::WarpWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("move anywhere", "phrase: power")); }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-9"); }
    QString sentence(const PowerUse& use, const Rules&) const override {
        return use.flag("territories", true)
                   ? tr("Move a targeted piece to any territory or wasteland without pieces. Or move a targeted "
                        "territory without enemy pieces to any wasteland without enemy pieces.")
                   : tr("Move a targeted piece to any territory or wasteland without pieces.");
    }
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const override {
        if (!use.flag("territories", true)) {
            return;
        }
        book.say(id, tr("When a territory moves, pieces stay in their spaces. Those that are then left in the void "
                        "return to their stashes."));
        writeLanding(book, id);
    }
};

class TradeWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::TradeWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("trade hands", "phrase: power")); }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-11"); }
    QString sentence(const PowerUse&, const Rules&) const override {
        return tr("Trade hands with the owner of a targeted enemy piece.");
    }
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse&) const override {
        book.say(id, tr("Either hand may be empty."));
    }
};

class RedrawWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RedrawWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("discard and draw", "phrase: power")); }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-2"); }
    QString sentence(const PowerUse&, const Rules& rules) const override {
        return tr("Discard any cards or none, then draw up to a hand of %n cards.", nullptr, rules.handLimit);
    }
};

class RecoverWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RecoverWords)
public:
    Phrase title(const PowerUse&) const override {
        return language::phrase(tr("take from the discard pile", "phrase: power"));
    }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-20"); }
    QString sentence(const PowerUse&, const Rules& rules) const override {
        return tr("Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.", nullptr,
                  rules.handLimit);
    }
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse&) const override {
        writeItselfDiscarded(book, id);
    }
};

class RevealWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RevealWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("turn over a card", "phrase: power")); }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-0"); }
    QString sentence(const PowerUse&, const Rules&) const override {
        return tr("Turn over the top card of the draw pile and use its powers.");
    }
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse&) const override {
        book.say(id, tr("The card turned over goes to the discard pile. The same pieces are minions for its powers."));
        book.ruling(id, "revealOptional",
                    book.rules().rulings.revealOptional ? tr("The player may choose not to turn over a card.")
                                                        : tr("The player must turn over a card, if there is one."));
        book.say(
            id,
            tr("At most %n cards can be chained by turning over and copying; then no more are turned over or copied.",
               nullptr, kMaxFrames));
    }
};

class CopyWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::CopyWords)
public:
    Phrase title(const PowerUse&) const override {
        return language::phrase(tr("use another major arcana card", "phrase: power"));
    }
    QString rule(const PowerUse&) const override { return QStringLiteral("MAJ-21"); }
    QString sentence(const PowerUse&, const Rules&) const override {
        return tr("Use the powers of any other major arcana territory on the board.");
    }
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse&) const override {
        book.say(id, tr("The same pieces are minions for the copied powers. The copied card stays where it is and is "
                        "neither played nor discarded."));
    }
};

}  // namespace

void addMajorPowers(Vocabulary& vocabulary) {
    vocabulary.addPower("turn", std::make_shared<TurnWords>());
    vocabulary.addPower("convert", std::make_shared<ConvertWords>());
    vocabulary.addPower("warp", std::make_shared<WarpWords>());
    vocabulary.addPower("trade", std::make_shared<TradeWords>());
    vocabulary.addPower("redraw", std::make_shared<RedrawWords>());
    vocabulary.addPower("recover", std::make_shared<RecoverWords>());
    vocabulary.addPower("reveal", std::make_shared<RevealWords>());
    vocabulary.addPower("copy", std::make_shared<CopyWords>());
    addDie(vocabulary);
}

}  // namespace gnostica::wording::builtin
