// Name and state of an experiment, and its buttons.
#pragma once

#include "app/gui/windows/compare/experiments/experiment_files.h"
#include "app/gui/windows/compare/experiments/experiment_runner.h"

#include <QWidget>

#include <array>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;

namespace gnostica::gui {

/// File formats for the results of an experiment.
enum class ExportFormat : std::uint8_t { html, json, csv };
inline constexpr std::size_t kExportFormats = 3;

class ExperimentHead : public QWidget {
    Q_OBJECT

public:
    /// `runner` must outlive this.
    explicit ExperimentHead(const ExperimentRunner& runner, QWidget* parent = nullptr);

    /// `problem`: why the experiment cannot be read; empty if it can.
    void show(const ExperimentEntry& entry, const QString& problem, bool hasResults);
    /// The rulesets that the first is compared with.
    void setOthers(const QStringList& names);
    /// Index of the chosen ruleset in setOthers().
    int other() const;
    /// Shows the number of drawn pictures of a page that is being written. 0 of 0: none is.
    void setWriting(int done, int of);

    QPushButton& pause() const { return *pause_; }
    QPushButton& stop() const { return *stop_; }
    QPushButton& exporting() const { return *export_; }
    QProgressBar& progress() const { return *progress_; }
    QString state() const;

Q_SIGNALS:
    void pauseWanted();
    void goOnWanted();
    void stopWanted();
    void otherChosen();
    void exportWanted(gnostica::gui::ExportFormat format);
    /// The page in progress is to be cancelled.
    void exportUnwanted();

private:
    void build();
    bool isOurs() const { return runner_.path() == entry_.path; }
    bool isRunning() const { return runner_.isRunning() && isOurs(); }
    void follow();
    QString stateText() const;
    QString runningText() const;
    void retranslate();

    const ExperimentRunner& runner_;
    ExperimentEntry entry_;
    QString problem_;
    bool hasResults_ = false;
    int drawn_ = 0;
    int pictures_ = 0;
    QLabel* name_;
    QLabel* state_;
    QProgressBar* progress_;
    QPushButton* pause_;
    QPushButton* stop_;
    QPushButton* export_;
    QMenu* menu_;
    std::array<QAction*, kExportFormats> formats_{};
    QLabel* otherLabel_;
    QComboBox* other_;
};

}  // namespace gnostica::gui
