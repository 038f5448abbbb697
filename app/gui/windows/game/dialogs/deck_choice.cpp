#include "app/gui/windows/game/dialogs/deck_choice.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr qsizetype kLongestDeckName = 60;

}  // namespace

QString sentenceAbout(const DeckFaults& faults) {
    //: %n pictures of a deck of cards; %1: its name
    return language::fill(
        DeckChoice::tr("%n pictures of the deck “%1” cannot be drawn; cards without pictures are shown "
                       "instead.",
                       nullptr, faults.count),
        {language::embedded(faults.deck, kLongestDeckName)});
}

QString sentenceAboutUnusable(const QString& deck) {
    //: %1: name of a deck of cards
    return language::fill(DeckChoice::tr("The deck “%1” cannot be used; cards without pictures are shown instead."),
                          {language::embedded(deck, kLongestDeckName)});
}

DeckChoice::DeckChoice(const DeckShelf& shelf, QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      titles_(shelf_.titles()),
      box_(new QComboBox(this)),
      note_(plainSentence(this)) {
    box_->setObjectName(QStringLiteral("deck"));
    note_->setObjectName(QStringLiteral("deckNote"));
    note_->hide();
    for (const DeckTitle& each : titles_) {
        box_->addItem(QString(), each.id);
    }
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(box_);
    lines->addWidget(note_);
    setFocusProxy(box_);
    retranslate();
    connect(box_, &QComboBox::currentIndexChanged, this, &DeckChoice::look);
    whenLanguageChanges(this, [this] {
        retranslate();
        look();
    });
}

void DeckChoice::retranslate() {
    for (int i = 0; i < box_->count(); ++i) {
        box_->setItemText(i, labelOf(titles_[static_cast<std::size_t>(i)]));
    }
}

/// Decks with the same name are distinguished.
QString DeckChoice::labelOf(const DeckTitle& title) const {
    const QString name = language::cleaned(title.name, kLongestDeckName);
    if (!title.problems.empty()) {
        //: %1: name of a deck of cards
        return language::fill(tr("%1 (cannot be used)"), {name});
    }
    const auto isCalledSo = [&](const DeckTitle& each) { return each.problems.empty() && each.name == title.name; };
    if (std::ranges::count_if(titles_, isCalledSo) < 2) {
        return name;
    }
    //: %1: name of a deck of cards, %2: name of its folder
    return language::fill(tr("%1 (%2)", "deck (folder)"), {name, language::cleaned(title.id, kLongestDeckName)});
}

void DeckChoice::choose(const QString& id) {
    inUse_ = id;
    auto title = std::ranges::find(titles_, id, &DeckTitle::id);
    if (id.isEmpty() || title == titles_.end()) {
        title = titles_.insert(titles_.end(), shelf_.title(id));
        box_->addItem(labelOf(*title), id);
    }
    box_->setCurrentIndex(static_cast<int>(title - titles_.begin()));
    look();
}

const DeckTitle* DeckChoice::lookedAt() const {
    const int row = box_->currentIndex();
    return row < 0 ? nullptr : &titles_[static_cast<std::size_t>(row)];
}

std::optional<QString> DeckChoice::chosen() const {
    const DeckTitle* title = lookedAt();
    return title == nullptr || !title->problems.empty() ? std::nullopt : std::optional(title->id);
}

void DeckChoice::say(const QString& text, const QString& detail) {
    note_->setText(text + u'\n' + detail);
    note_->show();
    box_->setAccessibleDescription(note_->text());
    Q_EMIT noteChanged();
}

bool DeckChoice::saysSomething() const {
    return !note_->isHidden();
}

void DeckChoice::sayNothing() {
    note_->clear();
    note_->hide();
    box_->setAccessibleDescription({});
}

/// Says that “OK” keeps the present cards.
QString DeckChoice::sentenceAboutProblems(const DeckTitle& title) const {
    if (title.id == inUse_) {
        return sentenceAboutUnusable(title.name);
    }
    //: %1: name of a deck of cards
    return language::fill(tr("The deck “%1” cannot be used. The cards stay as they are."),
                          {language::embedded(title.name, kLongestDeckName)});
}

void DeckChoice::look() {
    looking_.cancel();
    sayNothing();
    const DeckTitle* title = lookedAt();
    if (title == nullptr) {
        return;
    }
    if (!title->problems.empty()) {
        say(sentenceAboutProblems(*title), ErrorReporter::sentence(title->problems.front()));
        return;
    }
    const auto deck = shelf_.isOurs(title->id) ? nullptr : shelf_.deck(title->id).value_or(nullptr);
    if (deck != nullptr) {
        looking_.start([deck](const std::stop_token& stop) { return faultsOf(*deck, stop); },
                       [this](const DeckFaults& faults) {
                           if (faults.first) {
                               say(sentenceAbout(faults), sentenceOf(*faults.first));
                           }
                       });
    }
}

}  // namespace gnostica::gui
