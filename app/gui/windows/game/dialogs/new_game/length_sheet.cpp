#include "app/gui/windows/game/dialogs/new_game/length_sheet.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/phrase.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

QString lengthSentence(const engine::lab::GameLength* known, int seats) {
    if (known == nullptr) {
        return {};
    }
    const language::Phrase players =
        language::phrase(LengthSheet::tr("%n players", "phrase: about how long a game with them is", seats));
    if (known->isOftenCut()) {
        //: %1: "4 players"
        return language::fill(LengthSheet::tr("With %1, some games between good players never end. You can agree on a "
                                              "number of rounds in advance; the highest score then "
                                              "wins."),
                              {players});
    }
    const int rounds = std::max(static_cast<int>(std::lround(known->median)), 1);
    //: how long a game is; %1: "4 players"
    return language::fill(LengthSheet::tr("About %n rounds with %1.", nullptr, rounds), {players});
}

LengthSheet::LengthSheet(QWidget* parent)
    : QWidget(parent),
      title_(plainLabel(this)),
      note_(plainSentence(this)),
      chart_(new LengthChart(this)),
      length_(plainSentence(this)) {
    length_->setObjectName(QStringLiteral("length"));
    keepHeading(title_, 1.4);
    keepHeading(length_, 1.1);
    length_->setVisible(false);
    note_->setForegroundRole(QPalette::PlaceholderText);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(13, 8, 13, 8);
    lines->addWidget(title_);
    lines->addWidget(note_);
    lines->addWidget(chart_, 1);
    lines->addWidget(length_);
    followLanguage(this, [this] { retranslate(); });
}

void LengthSheet::showLengths(const engine::lab::GameLengths& lengths, const engine::Rules& rules, int seats) {
    const std::uint64_t hash = engine::lab::rulesHash(rules);
    std::vector<LengthRow> rows;
    QStringList sentences;
    isMeasured_ = false;
    for (int each = rules.minSeats; each <= rules.maxSeats; ++each) {
        LengthRow row{.seats = each};
        if (const auto* known = lengths.find(hash, each); known != nullptr) {
            row = {each, true, known->isOftenCut(), known->shortest, known->median, known->within95};
            sentences << lengthSentence(known, each);
            isMeasured_ = true;
        }
        rows.push_back(row);
    }
    chart_->setRows(isMeasured_ ? std::move(rows) : std::vector<LengthRow>());
    chart_->setChosen(seats);
    chart_->setAccessibleDescription(language::sentences(sentences));
    retranslate();
    setSentence(lengthSentence(lengths.find(hash, seats), seats));
}

void LengthSheet::showNone() {
    isMeasured_ = false;
    chart_->setRows({});
    chart_->setAccessibleDescription({});
    retranslate();
    setSentence({});
}

/// Screen readers announce changes.
void LengthSheet::setSentence(const QString& sentence) {
    if (sentence_ == sentence) {
        return;
    }
    sentence_ = sentence;
    length_->setText(sentence);
    length_->setVisible(!sentence.isEmpty());
    announce(*length_, sentence, Saying::news);
}

void LengthSheet::retranslate() {
    title_->setText(tr("Length of a game"));
    chart_->setAccessibleName(title_->text());
    chart_->setVisible(isMeasured_);
    note_->setText(isMeasured_ ? tr("Measured with computer players; the line covers 19 of 20 games.")
                               : tr("The length of games under these rules has not been measured."));
}

}  // namespace gnostica::gui
