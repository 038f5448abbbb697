#include "app/gui/look/access/announcer.h"

#include "app/gui/base/language/follow_language.h"
#include "app/language/lists.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <algorithm>
#include <chrono>

namespace gnostica::gui {

namespace {

using std::chrono::milliseconds;

/// Texts of one moment come within this time.
constexpr milliseconds kMoment{50};
/// Time to read a text aloud.
constexpr milliseconds kReadingALetter{60};
constexpr milliseconds kShortestReading{400};
constexpr milliseconds kLongestReading{6000};
/// A reader fetches the text when the object appears.
constexpr milliseconds kFetching{3000};
/// More that happened in the meantime is found in the list of turns.
constexpr std::ptrdiff_t kMostStories = 8;

milliseconds readingTime(const QString& text) {
    return std::clamp<milliseconds>(kReadingALetter * text.size(), kShortestReading, kLongestReading);
}

QAccessibleInterface* makeNotification(const QString& /*className*/, QObject* object) {
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer == nullptr ? nullptr : new QAccessibleWidget(announcer, QAccessible::Notification);
}

}  // namespace

void announce(const QWidget& source, const QString& text, Saying kind) {
    Announcer::of(source).say(source, text, kind);
}

Announcer& Announcer::of(const QWidget& part) {
    auto* announcer = part.window()->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly);
    return announcer != nullptr ? *announcer : *new Announcer(*part.window());
}

Announcer::Announcer(QWidget& window) : QWidget(&window) {
    QAccessible::installFactory(makeNotification);  // Qt adds it only once
    setObjectName(QStringLiteral("announcer"));
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(-1, -1, 1, 1);
    hide();
    next_.setSingleShot(true);
    silent_.setSingleShot(true);
    silent_.setInterval(kFetching);
    connect(&next_, &QTimer::timeout, this, &Announcer::readOn);
    connect(&silent_, &QTimer::timeout, this, &Announcer::fallSilent);
    whenLanguageChanges(this, [this] { hush(); });
}

void Announcer::say(const QWidget& source, const QString& text, Saying kind) {
    if (text.isEmpty()) {
        return;
    }
    const bool isStory = kind == Saying::story;
    const auto tellsIt = [&](const Waiting& each) { return each.kind == Saying::story && each.text.contains(text); };
    if (isStory && std::ranges::any_of(waiting_, tellsIt)) {  // a step is shown in several places
        return;
    }
    std::erase_if(waiting_, [&](const Waiting& each) {
        const bool isToldAgain = isStory && each.kind == Saying::story && text.contains(each.text);
        const bool isOlder = !isStory && each.kind != Saying::story && each.source == &source;
        return isToldAgain || isOlder || each.text == text;
    });
    waiting_.push_back({&source, text, kind});
    if (kind == Saying::answer || !next_.isActive()) {
        next_.start(kMoment);
    }
}

void Announcer::hush() {
    waiting_.clear();
    next_.stop();
    fallSilent();
}

void Announcer::dropOutdated() {
    std::erase_if(waiting_, [](const Waiting& each) { return each.source.isNull() || !each.source->isVisible(); });
    const auto isStory = [](const Waiting& each) { return each.kind == Saying::story; };
    for (auto tooMany = std::ranges::count_if(waiting_, isStory) - kMostStories; tooMany > 0; --tooMany) {
        waiting_.erase(std::ranges::find_if(waiting_, isStory));
    }
}

void Announcer::readOn() {
    dropOutdated();
    if (waiting_.empty()) {
        return;
    }
    const auto isAnswer = [](const Waiting& each) { return each.kind == Saying::answer; };
    std::ranges::stable_partition(waiting_, isAnswer);
    QStringList texts;
    for (const Waiting& each : waiting_) {
        texts << each.text;
    }
    const bool isUrgent = isAnswer(waiting_.front());
    waiting_.clear();
    const QString text = language::sentences(texts);
    next_.start(readingTime(text));
    read(text, isUrgent);
}

void Announcer::read(const QString& text, bool isUrgent) {
    hide();
    setAccessibleName(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, text);
    event.setPoliteness(isUrgent ? QAccessible::AnnouncementPoliteness::Assertive
                                 : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
#else
    show();
#endif
    silent_.start();
    Q_EMIT reading(text, isUrgent);
}

void Announcer::fallSilent() {
    silent_.stop();
    hide();
    setAccessibleName({});
}

}  // namespace gnostica::gui
