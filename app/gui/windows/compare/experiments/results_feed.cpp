#include "app/gui/windows/compare/experiments/results_feed.h"

#include <variant>

namespace gnostica::gui {

namespace {

/// Held by another program, which releases it sooner or later.
bool isHeld(const ResultsRead& read) {
    const auto* error = read ? nullptr : std::get_if<lab::LabError>(&read.error());
    return error != nullptr && error->fault == lab::LabFault::inUse;
}

}  // namespace

ResultsFeed::ResultsFeed(const engine::Registry& registry, QObject* parent) : QObject(parent), registry_(registry) {
    again_.setSingleShot(true);
    again_.setInterval(kPauseMs);
    connect(&again_, &QTimer::timeout, this, &ResultsFeed::read);
}

void ResultsFeed::follow(const QString& path) {
    path_ = path;
    results_ = nullptr;
    read();
}

void ResultsFeed::setGrowing(bool growing) {
    if (growing == isGrowing_) {
        return;
    }
    isGrowing_ = growing;
    if (!growing) {
        read();
    } else if (!job_.isRunning()) {
        again_.start();
    }
}

void ResultsFeed::read() {
    again_.stop();
    job_.cancel();
    if (path_.isEmpty()) {
        return;
    }
    job_.start([path = path_, &registry = registry_, medians = !isGrowing_](
                   const std::stop_token& stop) { return readResults(path, registry, medians, stop); },
               [this](const ResultsRead& read) {
                   if (read) {
                       results_ = *read;
                   }
                   if (isGrowing_ || isHeld(read)) {
                       again_.start();
                   }
                   if (read) {
                       Q_EMIT changed();
                   } else if (!isGrowing_) {  // a file that is being created is not a problem
                       Q_EMIT failed(read.error());
                   }
               });
}

}  // namespace gnostica::gui
