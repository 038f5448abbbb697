#include "app/gui/windows/compare/pictures/picture_feed.h"

#include <utility>

namespace gnostica::gui {

namespace {

lab::LabResult<SharedIllustrations> gathered(const ExperimentResults& results, const wording::Vocabulary& words,
                                             const std::stop_token& stop) {
    auto file = lab::ExperimentFile::open(results.path, lab::ExperimentFile::Access::read, stop);
    if (!file) {
        return tl::unexpected(file.error());
    }
    auto pictures = report::illustrationsOf(*file, results.report, words, report::MetricsDrawn::all);
    if (!pictures) {
        return tl::unexpected(pictures.error());
    }
    return std::make_shared<const report::Illustrations>(std::move(*pictures));
}

}  // namespace

PictureFeed::PictureFeed(std::shared_ptr<const wording::Vocabulary> words, QObject* parent)
    : QObject(parent),
      words_(std::move(words)) {}

void PictureFeed::follow(std::shared_ptr<const ExperimentResults> results) {
    const bool isOther = results == nullptr || (latest_ != nullptr && latest_->path != results->path);
    latest_ = std::move(results);
    if (isOther) {
        job_.cancel();
        gathered_ = nullptr;
        pictures_ = nullptr;
        Q_EMIT changed();
    }
    gather();
}

void PictureFeed::setWanted(bool wanted) {
    isWanted_ = wanted;
    gather();
}

void PictureFeed::again() {
    job_.cancel();
    gathered_ = nullptr;
    gather();
}

/// Results can arrive faster than their pictures: only the latest ones follow.
void PictureFeed::gather() {
    if (!isWanted_ || latest_ == nullptr || latest_ == gathered_ || job_.isRunning()) {
        return;
    }
    gathered_ = latest_;
    job_.start(
        [results = latest_, words = words_](const std::stop_token& stop) { return gathered(*results, *words, stop); },
        [this](const lab::LabResult<SharedIllustrations>& made) {
            if (made) {
                pictures_ = *made;
                Q_EMIT changed();
            } else {
                Q_EMIT failed(made.error());
            }
            gather();
        });
}

}  // namespace gnostica::gui
