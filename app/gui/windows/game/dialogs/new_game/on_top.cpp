#include "app/gui/windows/game/dialogs/new_game/on_top.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/dialogs/new_game/house_rules.h"
#include "app/gui/windows/game/dialogs/new_game/switch_box.h"
#include "app/language/foreign_text.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr qsizetype kLongestExpansion = 60;
constexpr qsizetype kLongestExpansionSummary = 500;
constexpr int kLowestScroll = 150;
/// In letters: no content makes the sheet wider.
constexpr int kLeastColumn = 30;

/// Takes what room there is, and never asks for more.
class ModestScroll : public ColumnScroll {
public:
    explicit ModestScroll(QWidget* content, QWidget* parent) : ColumnScroll(content, parent) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {fontMetrics().averageCharWidth() * kLeastColumn, kLowestScroll}; }
};

}  // namespace

OnTop::OnTop(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent)
    : QWidget(parent),
      title_(plainLabel(this)),
      expansionBox_(new QWidget),
      expansionList_(new QVBoxLayout(expansionBox_)),
      house_(new HouseRules(std::move(words))),
      notOffered_(plainSentence(nullptr)) {
    keepHeading(title_, 1.4);
    notOffered_->setForegroundRole(QPalette::PlaceholderText);
    expansionList_->setContentsMargins(0, 0, 0, 0);
    auto* content = new QWidget;
    auto* parts = new QVBoxLayout(content);
    parts->setContentsMargins(0, 0, 4, 0);
    parts->setSpacing(10);
    parts->addWidget(expansionBox_);
    parts->addWidget(house_);
    parts->addWidget(notOffered_);
    parts->addStretch(1);
    auto* scroll = new ModestScroll(content, this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(13, 8, 6, 8);
    lines->addWidget(title_);
    lines->addWidget(scroll, 1);
    followLanguage(this, [this] { retranslate(); });
}

QWidget* OnTop::row(const rulesets::RulesetTitle& title) {
    auto* row = new QWidget(expansionBox_);
    auto* box = new SwitchBox(row);
    setPlainText(*box, language::cleaned(title.name, kLongestExpansion));
    box->setProperty("id", title.id);
    QLabel* summary = plainSentence(row);
    summary->setText(language::cleaned(title.summary, kLongestExpansionSummary));
    summary->setVisible(!title.summary.isEmpty());
    box->setAccessibleDescription(summary->text());
    auto* lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    lines->addWidget(box);
    lines->addWidget(summary);
    connect(box, &QCheckBox::toggled, this, &OnTop::expansionsChanged);
    expansions_.push_back(box);
    return row;
}

void OnTop::setExpansions(const std::vector<rulesets::RulesetTitle>& titles) {
    for (QCheckBox* box : expansions_) {
        delete box->parentWidget();
    }
    expansions_.clear();
    for (const rulesets::RulesetTitle& title : titles) {
        expansionList_->addWidget(row(title));
    }
    expansionBox_->setVisible(!expansions_.empty());
}

QStringList OnTop::chosen() const {
    QStringList ids;
    for (const QCheckBox* box : expansions_) {
        if (box->isChecked()) {
            ids << box->property("id").toString();
        }
    }
    return ids;
}

void OnTop::setChosen(const QStringList& ids) {
    for (QCheckBox* box : expansions_) {
        const QSignalBlocker later(box);
        box->setChecked(ids.contains(box->property("id").toString()));
        box->update();
    }
}

void OnTop::setNotOffered(const QString& lines) {
    notOffered_->setText(lines);
    notOffered_->setVisible(!lines.isEmpty());
}

void OnTop::retranslate() {
    title_->setText(tr("Additions", "what is added to a game: expansions and house rules"));
}

}  // namespace gnostica::gui
