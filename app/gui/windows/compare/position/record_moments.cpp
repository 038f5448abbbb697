#include "app/gui/windows/compare/position/record_moments.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/table/replay/moment_position.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <utility>

namespace gnostica::gui {

RecordMoments::RecordMoments(QWidget* parent)
    : QWidget(parent),
      name_(plainLabel(this)),
      before_(new QToolButton(this)),
      after_(new QToolButton(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      moment_(plainLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name_);
    row->addWidget(before_);
    row->addWidget(slider_, 1);
    row->addWidget(after_);
    row->addWidget(moment_);
    ignoreWheel(*slider_);
    before_->setArrowType(Qt::LeftArrow);
    after_->setArrowType(Qt::RightArrow);
    connect(slider_, &QSlider::valueChanged, this, &RecordMoments::choose);
    // Users look for a position turn by turn.
    connect(before_, &QToolButton::clicked, this, [this] {
        replay_->showTurn(false);
        slider_->setValue(replay_->position());
    });
    connect(after_, &QToolButton::clicked, this, [this] {
        replay_->showTurn(true);
        slider_->setValue(replay_->position());
    });
    followLanguage(this, [this] { retranslate(); });
    hide();
}

RecordMoments::~RecordMoments() = default;

void RecordMoments::open(engine::LoadedRecord record, const engine::Game* running, const QString& name) {
    replay_ = std::make_unique<table::Replay>(std::move(record), running);
    record_ = name;
    {
        const QSignalBlocker quiet(slider_);
        slider_->setRange(0, replay_->length());
        slider_->setValue(replay_->length());
    }
    retranslate();
    show();
    choose(slider_->value());
}

void RecordMoments::close() {
    replay_ = nullptr;
    hide();
}

void RecordMoments::choose(int moment) {
    if (replay_ == nullptr) {
        return;
    }
    replay_->goTo(moment);
    retranslate();
    const auto shown = shownMoment(*replay_);
    Q_EMIT chosen(shown ? shown->table.position : nlohmann::json());
}

void RecordMoments::retranslate() {
    name_->setText(language::cleaned(record_));
    //: %1: number of a position in a recorded game; %2: number of all its positions
    moment_->setText(language::fill(tr("Position %1 of %2"),
                                    {language::number(slider_->value()), language::number(slider_->maximum())}));
    slider_->setAccessibleName(tr("Position in the game"));
    before_->setToolTip(tr("One turn back"));
    before_->setAccessibleName(tr("One turn back"));
    after_->setToolTip(tr("One turn forward"));
    after_->setAccessibleName(tr("One turn forward"));
}

void RecordMoments::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LayoutDirectionChange) {
        const bool isMirrored = isRightToLeft();
        before_->setArrowType(isMirrored ? Qt::RightArrow : Qt::LeftArrow);
        after_->setArrowType(isMirrored ? Qt::LeftArrow : Qt::RightArrow);
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
