// The pictures of one experiment as its results come in.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/report/illustration.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

using SharedIllustrations = std::shared_ptr<const report::Illustrations>;

/// Gathers data for pictures in the background while pictures are visible.
class PictureFeed : public QObject {
    Q_OBJECT

public:
    explicit PictureFeed(std::shared_ptr<const wording::Vocabulary> words, QObject* parent = nullptr);

    /// Gathers pictures of the latest results; none for nullptr.
    void follow(std::shared_ptr<const ExperimentResults> results);
    void setWanted(bool wanted);
    /// Call when the language has changed.
    void again();
    /// Nullptr until there are pictures.
    const SharedIllustrations& pictures() const { return pictures_; }

Q_SIGNALS:
    void changed();
    void failed(const gnostica::lab::LabError& error);

private:
    void gather();

    std::shared_ptr<const wording::Vocabulary> words_;
    bool isWanted_ = false;
    std::shared_ptr<const ExperimentResults> latest_;
    std::shared_ptr<const ExperimentResults> gathered_;  ///< results whose pictures exist or are being made
    SharedIllustrations pictures_;
    async::Job<async::NoProgress, lab::LabResult<SharedIllustrations>> job_;
};

}  // namespace gnostica::gui
