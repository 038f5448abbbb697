// The pictures of one experiment as its results come in.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/report/illustration.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

using SharedIllustrations = std::shared_ptr<const report::Illustrations>;

/// Gathers, aside, what pictures tell; as long as somebody looks at them.
class PictureFeed : public QObject {
    Q_OBJECT

public:
    explicit PictureFeed(std::shared_ptr<const wording::Vocabulary> words, QObject* parent = nullptr);

    /// Those of the latest results; nothing of nullptr.
    void follow(std::shared_ptr<const ExperimentResults> results);
    void setWanted(bool wanted);
    /// The language has changed.
    void again();
    /// Nullptr as long as there are none.
    const SharedIllustrations& pictures() const { return pictures_; }

Q_SIGNALS:
    void changed();
    void failed(const gnostica::lab::LabError& error);

private:
    void gather();

    std::shared_ptr<const wording::Vocabulary> words_;
    bool isWanted_ = false;
    std::shared_ptr<const ExperimentResults> latest_;
    std::shared_ptr<const ExperimentResults> gathered_;  ///< those of which there are pictures, or will be
    SharedIllustrations pictures_;
    Job<NoProgress, lab::LabResult<SharedIllustrations>> job_;
};

}  // namespace gnostica::gui
