#include "app/gui/windows/game/advice/thinking_bar.h"

#include "app/gui/look/widgets/foreign_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace gnostica::gui {

namespace {

constexpr int kPulseMs = 100;

}  // namespace

ThinkingBar::ThinkingBar(QWidget* parent)
    : QWidget(parent),
      text_(plainLabel(this)),
      bar_(new QProgressBar(this)),
      stop_(new QPushButton(this)) {
    text_->setWordWrap(true);
    bar_->setTextVisible(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->addWidget(text_, 0, 0, 1, 2);
    grid->addWidget(bar_, 1, 0);
    grid->addWidget(stop_, 1, 1);
    grid->setColumnStretch(0, 1);
    setFocusProxy(stop_);
    pulse_.setInterval(kPulseMs);
    connect(&pulse_, &QTimer::timeout, this, &ThinkingBar::tick);
    connect(stop_, &QPushButton::clicked, this, &ThinkingBar::stopped);
    hide();
}

void ThinkingBar::setTexts(const QString& text, const QString& stop) {
    text_->setText(text);
    bar_->setAccessibleName(text);
    stop_->setText(stop);
}

void ThinkingBar::follow(std::shared_ptr<const engine::bots::Progress> progress) {
    progress_ = std::move(progress);
    setVisible(progress_ != nullptr);
    if (progress_) {
        tick();
        pulse_.start();
    } else {
        pulse_.stop();
    }
}

void ThinkingBar::tick() {
    bar_->setRange(0, progress_->total);  // 0 to 0: not known yet
    bar_->setValue(progress_->done);
}

}  // namespace gnostica::gui
