#include "app/gui/windows/workshop/trial/trial_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/lab/words/trial_wording.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using engine::Severity;
using engine::lab::Finding;

TrialPane::TrialPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      trial_(bench),
      wanted_(new QCheckBox(this)),
      state_(plainLabel(this)),
      progress_(new QProgressBar(this)),
      list_(new QListWidget(this)),
      show_(new QPushButton(this)) {
    setObjectName(QStringLiteral("trial"));
    list_->setWordWrap(true);
    wanted_->setChecked(true);
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(8);
    auto* head = new QHBoxLayout;
    head->addWidget(wanted_);
    head->addStretch(1);
    head->addWidget(state_);
    head->addWidget(show_);
    auto* lines = new QVBoxLayout(this);
    lines->addLayout(head);
    lines->addWidget(progress_);
    lines->addWidget(list_, 1);
    connect(wanted_, &QCheckBox::toggled, &trial_, &DraftTrial::setWanted);
    connect(&trial_, &DraftTrial::changed, this, &TrialPane::follow);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { show_->setEnabled(row >= 0); });
    connect(list_, &QListWidget::itemActivated, this, &TrialPane::showGame);
    connect(list_, &QListWidget::itemClicked, this, [this] {
        if (const int row = list_->currentRow(); row >= 0) {
            bench_.focus.go(shown_[static_cast<std::size_t>(row)].pointer, this);
        }
    });
    connect(show_, &QPushButton::clicked, this, &TrialPane::showGame);
    followLanguage(this, [this] { retranslate(); });
    whenThemeChanges(this, [this](const Theme&) { follow(); });
}

void TrialPane::follow() {
    shown_ = trial_.findings();
    std::ranges::stable_sort(shown_, {}, &Finding::severity);
    const lab::TrialWording wordsOf(*bench_.shelf.words());
    const int row = list_->currentRow();
    while (list_->count() > static_cast<int>(shown_.size())) {
        delete list_->takeItem(list_->count() - 1);
    }
    for (int i = 0; i < static_cast<int>(shown_.size()); ++i) {
        const Finding& finding = shown_[static_cast<std::size_t>(i)];
        if (i == list_->count()) {
            list_->addItem(QString());
        }
        QListWidgetItem* item = list_->item(i);
        item->setText(wordsOf(finding));
        item->setIcon(icon(finding.severity == Severity::note ? QStringLiteral("confirm") : QStringLiteral("warning"),
                           wornTheme()));
    }
    show_->setEnabled(row >= 0 && row < list_->count());
    progress_->setRange(0, trial_.planned());
    progress_->setValue(trial_.played());
    progress_->setVisible(trial_.isRunning());
    const bool canPlay = bench_.check.found().rules != nullptr && bench_.draft.isReadable();
    state_->setText(!trial_.isWanted() ? QString()
                    : !canPlay         ? tr("Waits until the ruleset can be played.")
                                       : tr("%n trial games played", nullptr, trial_.played()));
}

void TrialPane::showGame() {
    const int row = list_->currentRow();
    if (row >= 0 && row < static_cast<int>(shown_.size())) {
        const Finding& finding = shown_[static_cast<std::size_t>(row)];
        Q_EMIT gameWanted(replayed(*finding.game), static_cast<int>(finding.moment));
    }
}

void TrialPane::retranslate() {
    wanted_->setText(tr("Play trial games after each change"));
    show_->setText(tr("&Show a game"));
    list_->setAccessibleName(tr("Results of the trial games"));
    follow();
}

}  // namespace gnostica::gui
