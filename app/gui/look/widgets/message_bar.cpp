#include "app/gui/look/widgets/message_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kLeastMs = 5000;
constexpr int kMsPerLetter = 70;
constexpr int kShownDetails = 6;

bool isSingle(MessageBar::Topic topic) {
    return topic != MessageBar::Topic::program && topic != MessageBar::Topic::game;
}

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent),
      error_(new MessageLine(MessageLine::Kind::error, this)),
      answer_(new MessageLine(MessageLine::Kind::answer, this)) {
    setObjectName(QStringLiteral("messageBar"));
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(error_);
    lines->addWidget(answer_);
    fade_.setSingleShot(true);
    connect(&fade_, &QTimer::timeout, this, &MessageBar::dismissAnswer);
    connect(answer_, &MessageLine::closed, this, &MessageBar::dismissAnswer);
    answer_->installEventFilter(this);
    connect(error_, &MessageLine::closed, this, &MessageBar::closeError);
    connect(error_, &MessageLine::accepted, this, &MessageBar::acceptOffer);
    hide();
    whenLanguageChanges(this, [this] {
        dismissAnswer();
        if (!errors_.isEmpty()) {
            showError();
        }
    });
}

MessageBar* MessageBar::of(const QWidget* window) {
    const auto bars = window != nullptr ? window->findChildren<MessageBar*>() : QList<MessageBar*>();
    const auto own = std::ranges::find_if(bars, [window](const MessageBar* bar) { return bar->window() == window; });
    return own == bars.end() ? nullptr : *own;
}

void MessageBar::say(const QString& answer) {
    answer_->present(answer);
    fade_.stop();
    fade_.setInterval(std::max(kLeastMs, static_cast<int>(answer.size()) * kMsPerLetter));
    isAnswerSeen_ = false;
    updateVisibility();
    answer_->update();  // repaints even if the text is the same
}

int MessageBar::report(const ErrorWords& words, Topic topic) {
    const QString message = wordingOf(words);
    errors_.removeIf([&](const Error& error) {
        return (topic == error.topic && isSingle(topic)) || wordingOf(error.words) == message;
    });
    errors_.prepend({words, topic, ++reported_});
    showNextError();
    return reported_;
}

void MessageBar::withdraw(Topic topic) {
    removeErrors([topic](const Error& error) { return error.topic == topic; });
}

void MessageBar::withdraw(int number) {
    removeErrors([number](const Error& error) { return error.number == number; });
}

bool MessageBar::stands(Topic topic) const {
    return std::ranges::any_of(errors_, [topic](const Error& error) { return error.topic == topic; });
}

QString MessageBar::wordingOf(const ErrorWords& words) {
    const ErrorText text = words();
    QStringList lines{text.attempt};
    lines += text.details.mid(0, kShownDetails);
    if (text.details.size() > kShownDetails) {
        lines += tr("and %n more", nullptr, static_cast<int>(text.details.size() - kShownDetails));
    }
    return lines.join(u'\n');
}

void MessageBar::showError() {
    const auto waiting = static_cast<int>(errors_.size()) - 1;
    const QString message = wordingOf(errors_.front().words);
    //: below a message; %1: how many older messages wait until this one is closed
    const QString others = language::fill(tr("Earlier messages: %1"), {language::number(waiting)});
    error_->present(waiting > 0 ? message + u'\n' + others : message, errors_.front().words().offer);
}

void MessageBar::acceptOffer() {
    const auto accept = errors_.front().words().accept;
    closeError();
    if (accept) {
        accept();
    }
}

void MessageBar::closeError() {
    errors_.removeFirst();
    showNextError();
}

void MessageBar::beginGame() {
    removeErrors([](const Error& error) { return error.topic >= Topic::attempt; });
    dismissAnswer();
}

void MessageBar::removeErrors(const std::function<bool(const Error&)>& are) {
    if (errors_.removeIf(are) > 0) {
        showNextError();
    }
}

void MessageBar::showNextError() {
    if (errors_.isEmpty()) {
        error_->clear();
    } else {
        showError();
    }
    updateVisibility();
}

void MessageBar::dismissAnswer() {
    fade_.stop();
    isAnswerSeen_ = true;
    answer_->clear();
    updateVisibility();
}

/// The time starts when the answer is painted: on startup the window appears late.
bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == answer_ && event->type() == QEvent::Paint && !std::exchange(isAnswerSeen_, true)) {
        fade_.start();
    }
    return QWidget::eventFilter(watched, event);
}

void MessageBar::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    updateVisibility();
}

void MessageBar::updateVisibility() {
    const bool wasHidden = isHidden();
    setVisible(!error_->isHidden() || !answer_->isHidden());
    if (isHidden() != wasHidden) {
        Q_EMIT shown(!isHidden());
    }
    if (!errors_.isEmpty() && error_->isVisible() && !std::exchange(errors_.front().isSeen, true)) {
        Q_EMIT errorSaid(errors_.front().words().attempt);
    }
}

QString MessageBar::text() const {
    QStringList shown;
    for (const MessageLine* line : {error_, answer_}) {
        if (!line->isHidden()) {
            shown += line->text();
        }
    }
    return shown.join(u'\n');
}

}  // namespace gnostica::gui
