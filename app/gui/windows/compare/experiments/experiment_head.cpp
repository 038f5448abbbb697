#include "app/gui/windows/compare/experiments/experiment_head.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/compare/time_left.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using State = ExperimentEntry::State;

ExperimentHead::ExperimentHead(const ExperimentRunner& runner, QWidget* parent)
    : QWidget(parent),
      runner_(runner),
      name_(plainSentence(this)),
      state_(plainSentence(this)),
      progress_(new QProgressBar(this)),
      pause_(new QPushButton(this)),
      stop_(new QPushButton(this)),
      export_(new QPushButton(this)),
      menu_(new QMenu(this)),
      otherLabel_(plainLabel(this)),
      other_(new QComboBox(this)) {
    build();
    connect(pause_, &QPushButton::clicked, this, [this] {
        if (isRunning()) {
            Q_EMIT pauseWanted();
        } else {
            Q_EMIT goOnWanted();
        }
    });
    connect(stop_, &QPushButton::clicked, this, &ExperimentHead::stopWanted);
    connect(export_, &QPushButton::clicked, this, [this] {
        if (pictures_ > 0) {
            Q_EMIT exportUnwanted();
        }
    });
    connect(other_, &QComboBox::currentIndexChanged, this, &ExperimentHead::otherChosen);
    followLanguage(this, [this] { retranslate(); });
}

void ExperimentHead::build() {
    keepFont(name_, [](const QFont& base) { return resized(base, 1.3); });
    ignoreWheel(*other_);
    other_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    other_->setMinimumContentsLength(12);
    otherLabel_->setBuddy(other_);
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(8);
    for (QPushButton* each : {pause_, stop_, export_}) {
        each->setAutoDefault(false);
    }
    for (std::size_t i = 0; i < formats_.size(); ++i) {
        formats_[i] = menu_->addAction(QString());
        connect(formats_[i], &QAction::triggered, this,
                [this, i] { Q_EMIT exportWanted(static_cast<ExportFormat>(i)); });
    }
    export_->setMenu(menu_);
    auto* head = new QHBoxLayout;
    head->addWidget(name_, 1);
    head->addWidget(otherLabel_);
    head->addWidget(other_);
    head->addWidget(pause_);
    head->addWidget(stop_);
    head->addWidget(export_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addLayout(head);
    lines->addWidget(state_);
    lines->addWidget(progress_);
    setOthers({});
}

void ExperimentHead::show(const ExperimentEntry& entry, const QString& problem, bool hasResults) {
    entry_ = entry;
    problem_ = problem;
    hasResults_ = hasResults;
    follow();
}

void ExperimentHead::setOthers(const QStringList& names) {
    const QSignalBlocker quiet(other_);
    const int chosen = other_->currentIndex();
    other_->clear();
    other_->addItems(names);
    other_->setCurrentIndex(std::clamp(chosen, 0, std::max(0, other_->count() - 1)));
    other_->setVisible(names.size() > 1);
    otherLabel_->setVisible(names.size() > 1);
}

int ExperimentHead::other() const {
    return std::max(0, other_->currentIndex());
}

void ExperimentHead::setWriting(int done, int of) {
    drawn_ = done;
    pictures_ = of;
    follow();
}

void ExperimentHead::follow() {
    const bool isInterrupted = entry_.state == State::interrupted;
    const bool isPaused = runner_.isPaused() && isOurs();
    const bool isWriting = pictures_ > 0;
    name_->setText(language::cleaned(entry_.name));
    pause_->setText(isRunning() ? tr("&Pause", "button: to halt the experiment") : tr("&Resume"));
    pause_->setVisible(isRunning() || isInterrupted);
    pause_->setEnabled(isRunning() ? !runner_.isEnding() : hasResults_ && isInterrupted && !runner_.isRunning());
    stop_->setVisible(isRunning() || isPaused);
    stop_->setEnabled(!runner_.isStopping());
    progress_->setRange(0, isWriting ? pictures_ : std::max(1, isRunning() ? runner_.progress().total : entry_.pairs));
    progress_->setValue(isWriting ? drawn_ : isRunning() ? runner_.progress().done : entry_.done);
    progress_->setVisible(isWriting || isRunning() || isInterrupted);
    export_->setMenu(isWriting ? nullptr : menu_);
    export_->setText(isWriting ? tr("Stop &writing") : tr("E&xport", "button: to export the results"));
    export_->setEnabled(hasResults_);
    state_->setText(stateText());
}

QString ExperimentHead::state() const {
    return state_->text();
}

QString ExperimentHead::stateText() const {
    if (pictures_ > 0) {
        //: %1: how many of all %n pictures are drawn
        return language::fill(tr("The report is being written: %1 of %n pictures.", nullptr, pictures_),
                              {language::number(drawn_)});
    }
    if (!problem_.isEmpty()) {
        return problem_;
    }
    const int done = isRunning() ? runner_.progress().done : entry_.done;
    const int total = isRunning() ? runner_.progress().total : entry_.pairs;
    //: %1: deals that have been played; %2: those that are planned
    const QString deals = language::fill(tr("Deals: %1 of %2."), {language::number(done), language::number(total)});
    const auto with = [&](const QString& text) { return language::sentences({deals, text}); };
    if (isRunning()) {
        return with(runningText());
    }
    switch (entry_.state) {
    case State::interrupted: return with(tr("Interrupted. It can be resumed."));
    case State::elsewhere: return with(tr("Another program is playing it."));
    case State::finished: return with(tr("Finished.", "state of an experiment"));
    case State::damaged: return tr("The file cannot be read.");
    }
    Q_UNREACHABLE();
}

QString ExperimentHead::runningText() const {
    if (runner_.isEnding()) {
        return tr("Finishing the games in progress…");
    }
    const auto left = runner_.progress().secondsLeft;
    return left ? timeLeft(*left) : tr("Computers are playing.");
}

void ExperimentHead::retranslate() {
    const QString texts[] = {tr("As a &page with pictures (HTML)…"), tr("As &JSON…"), tr("As a &table (CSV)…")};
    for (std::size_t i = 0; i < formats_.size(); ++i) {
        formats_[i]->setText(texts[i]);
    }
    stop_->setText(tr("&Stop", "button: to stop the experiment"));
    stop_->setToolTip(tr("Stops the experiment and keeps its results"));
    otherLabel_->setText(tr("Compared w&ith:"));
    follow();
}

}  // namespace gnostica::gui
