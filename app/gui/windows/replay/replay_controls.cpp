#include "app/gui/windows/replay/replay_controls.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/replay/replay_words.h"
#include "app/gui/windows/replay/timeline.h"
#include "app/table/seats/pace_names.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

constexpr std::array kReplayPaces{table::Pace::none, table::Pace::quick, table::Pace::normal, table::Pace::slow};

/// A title and its field stay together when the row wraps.
QWidget* together(QLabel* title, QWidget* field, QWidget* parent) {
    auto* box = new QWidget(parent);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title);
    row->addWidget(field);
    title->setBuddy(field);
    return box;
}

}  // namespace

ReplayControls::ReplayControls(const ActionSet& actions, QWidget* parent)
    : QWidget(parent),
      timeline_(new Timeline(this)),
      moment_(plainLabel(this)),
      secrecy_(plainSentence(this)),
      eyesTitle_(plainLabel(this)),
      paceTitle_(plainLabel(this)),
      eyes_(new QComboBox(this)),
      pace_(new QComboBox(this)) {
    auto* flow = new FlowLayout;
    flow->setSpacing(6);
    for (const Act act : {Act::first, Act::previousTurn, Act::previous, Act::playOn, Act::next, Act::nextTurn,
                          Act::last, Act::bookmark, Act::branch}) {
        flow->addWidget(addButton(actions, act));
    }
    flow->addWidget(together(paceTitle_, pace_, this));
    flow->addWidget(together(eyesTitle_, eyes_, this));
    flow->addWidget(moment_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(12, 6, 12, 6);
    lines->addWidget(timeline_);
    lines->addLayout(flow);
    lines->addWidget(secrecy_);
    secrecy_->hide();
    pace_->addItems(QStringList(kReplayPaces.size(), QString()));
    connect(timeline_, &Timeline::picked, this, &ReplayControls::momentPicked);
    connect(eyes_, &QComboBox::activated, this,
            [this](int place) { Q_EMIT eyesPicked(offered_[static_cast<std::size_t>(place)]); });
    connect(pace_, &QComboBox::activated, this,
            [this](int place) { Q_EMIT pacePicked(static_cast<table::Pace>(place)); });
    followLanguage(this, [this] { retranslate(); });
}

QToolButton* ReplayControls::addButton(const ActionSet& actions, Act act) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(actions.at(act));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void ReplayControls::setMoment(int position, int length) {
    const QString sentence = ReplayWords::moment(position, length);
    timeline_->setLength(length);
    timeline_->setPosition(position, sentence);
    moment_->setText(sentence);
}

void ReplayControls::setMarks(const std::vector<table::TimelineMark>& marks, const wording::Speaker& speaker) {
    timeline_->strip()->setWords(
        [speaker](const table::TimelineMark& mark) { return ReplayWords::mark(mark, speaker); });
    timeline_->strip()->setMarks(marks);
}

void ReplayControls::setEyes(const std::vector<table::Eyes>& allowed, const table::Eyes& eyes,
                             const wording::Speaker& speaker) {
    offered_ = allowed;
    while (eyes_->count() > static_cast<int>(allowed.size())) {
        eyes_->removeItem(eyes_->count() - 1);
    }
    for (std::size_t i = 0; i < allowed.size(); ++i) {
        const QString text = ReplayWords::eyes(allowed[i], speaker);
        if (static_cast<int>(i) == eyes_->count()) {
            eyes_->addItem(text);
        } else {
            eyes_->setItemText(static_cast<int>(i), text);
        }
    }
    eyes_->setCurrentIndex(static_cast<int>(std::find(allowed.begin(), allowed.end(), eyes) - allowed.begin()));
    eyes_->setEnabled(allowed.size() > 1);
    secrecy_->setText(ReplayWords::secrecy(allowed));
    secrecy_->setVisible(!secrecy_->text().isEmpty());
}

void ReplayControls::setPace(table::Pace pace) {
    pace_->setCurrentIndex(static_cast<int>(pace));
}

bool ReplayControls::event(QEvent* event) {
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        fitSecrecy();
    }
    return isTaken;
}

void ReplayControls::fitSecrecy() {
    const int least = secrecy_->isHidden() ? 0 : secrecy_->heightForWidth(layout()->contentsRect().width());
    if (secrecy_->minimumHeight() != least) {
        secrecy_->setMinimumHeight(least);
    }
}

void ReplayControls::retranslate() {
    timeline_->slider()->setAccessibleName(tr("Position in the game"));
    paceTitle_->setText(tr("&Pace:", "label: how fast the record runs"));
    eyesTitle_->setText(tr("Vi&ew:", "label: the player by whose eyes the game is shown"));
    for (const table::Pace pace : kReplayPaces) {
        pace_->setItemText(static_cast<int>(pace), paceName(pace));
    }
}

}  // namespace gnostica::gui
