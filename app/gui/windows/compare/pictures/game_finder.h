// Finds the games behind a part of a picture.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/gui/windows/compare/pictures/picture_parts.h"
#include "app/report/picture_rows.h"

#include <QObject>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// Reads the file in the background.
class GameFinder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void find(std::shared_ptr<const ExperimentResults> results, report::PictureRows rows, PicturePart part);
    /// The result is no longer wanted.
    void cancel() { job_.cancel(); }

Q_SIGNALS:
    /// Indices in the games of the results.
    void found(const std::vector<std::size_t>& games);
    void failed(const gnostica::lab::LabError& error);

private:
    async::Job<async::NoProgress, lab::LabResult<std::vector<std::size_t>>> job_;
};

}  // namespace gnostica::gui
