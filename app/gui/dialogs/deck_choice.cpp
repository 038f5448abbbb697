#include "app/gui/dialogs/deck_choice.h"

#include "app/gui/widgets/error_reporter.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/wording/fill.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr qsizetype kLongestDeckName = 60;

}  // namespace

QString sentenceAbout(const DeckFaults& faults) {
    //: %n pictures of a deck of cards
    return DeckChoice::tr("%n pictures of this deck cannot be drawn; plain cards are shown instead.", nullptr,
                          faults.count);
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
}

void DeckChoice::retranslate() {
    for (int i = 0; i < box_->count(); ++i) {
        box_->setItemText(i, labelOf(titles_[static_cast<std::size_t>(i)]));
    }
}

/// Decks of the same name are told apart.
QString DeckChoice::labelOf(const DeckTitle& title) const {
    const QString name = wording::cleaned(title.name, kLongestDeckName);
    if (!title.problems.empty()) {
        //: %1: name of a deck of cards
        return wording::fill(tr("%1 (cannot be used)"), {name});
    }
    const auto isCalledSo = [&](const DeckTitle& each) { return each.problems.empty() && each.name == title.name; };
    if (std::ranges::count_if(titles_, isCalledSo) < 2) {
        return name;
    }
    //: %1: name of a deck of cards, %2: name of its folder
    return wording::fill(tr("%1 (%2)", "deck (folder)"), {name, wording::cleaned(title.id, kLongestDeckName)});
}

void DeckChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        look();
    }
    QWidget::changeEvent(event);
}

void DeckChoice::choose(const QString& id) {
    box_->setCurrentIndex(box_->findData(id));
    look();
}

std::optional<QString> DeckChoice::chosen() const {
    const QString id = box_->currentData().toString();
    return id.isEmpty() ? std::nullopt : std::optional(id);
}

void DeckChoice::say(const QString& text, const QString& detail) {
    note_->setText(text + u'\n' + detail);
    note_->show();
    box_->setAccessibleDescription(note_->text());
}

void DeckChoice::sayNothing() {
    note_->clear();
    note_->hide();
    box_->setAccessibleDescription({});
}

void DeckChoice::look() {
    looking_.cancel();
    sayNothing();
    if (box_->currentIndex() < 0) {
        return;
    }
    const DeckTitle& title = titles_[static_cast<std::size_t>(box_->currentIndex())];
    if (!title.problems.empty()) {
        say(tr("This deck cannot be used; plain cards are shown instead."),
            ErrorReporter::sentence(title.problems.front()));
        return;
    }
    const auto deck = shelf_.isOurs(title.id) ? nullptr : shelf_.deck(title.id).value_or(nullptr);
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
