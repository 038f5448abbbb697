// All information on one metric.
#pragma once

#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/gui/windows/compare/pictures/picture_feed.h"
#include "app/gui/windows/compare/pictures/picture_parts.h"

#include <QTabWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;
class QTableView;

namespace gnostica::gui {

class MetricDetails;
class PictureValues;
class PictureView;

/// Its explanation, its pictures and those of the whole experiment, and their numbers. Every part of a picture links to
/// its games.
class MetricPane : public QTabWidget {
    Q_OBJECT

public:
    explicit MetricPane(QWidget* parent = nullptr);
    ~MetricPane() override;

    void present(std::shared_ptr<const ExperimentResults> results, const engine::lab::MetricSummary& summary);
    void setPictures(SharedIllustrations pictures);
    void clear();

    /// Is the page of pictures shown?
    bool wantsPictures() const;
    MetricDetails& details() const { return *details_; }
    PictureView& picture() const { return *picture_; }
    QTableView& values() const { return *values_; }
    /// All pictures for the metric.
    QComboBox& choice() const { return *choice_; }
    /// The picture that is shown; nullptr if there is none.
    const report::Illustration* current() const;

Q_SIGNALS:
    void picturesWanted(bool wanted);
    /// The user wants the games behind a part of the current picture.
    void gamesWanted(gnostica::gui::PicturePart part);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void list();
    void draw();
    void followTab();
    void retranslate();

    MetricDetails* details_;
    QScrollArea* place_;
    PictureView* picture_;
    QLabel* caption_;
    QTableView* values_;
    PictureValues* valueModel_;
    QComboBox* choice_;
    std::optional<engine::lab::Metric> metric_;
    SharedIllustrations pictures_;
    std::vector<std::size_t> listed_;  ///< the pictures that can be chosen
};

}  // namespace gnostica::gui
