// List of all experiments of the user.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/compare/experiments/experiment_files.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace gnostica::gui {

/// Describes a problem of an experiment's file in a complete sentence.
QString sentenceOf(const lab::LabError& error);

/// Shows name, state, deals, date and rulesets; opens, renames, merges and removes. Reads the folder in the background.
class ExperimentList : public QWidget {
    Q_OBJECT

public:
    enum class Deed : std::uint8_t { begin, open, merge, rename, remove };
    static constexpr std::size_t kDeeds = 5;
    /// Delay before a folder is read again in which another program holds a file.
    static constexpr int kPauseMs = 500;

    /// Without a folder nothing is saved. `errors` must outlive this.
    ExperimentList(QString folder, const ErrorReporter& errors, QWidget* parent = nullptr);

    /// Reads the folder again.
    void refresh();
    /// The experiment that is being played; empty for none. It can be neither renamed nor removed.
    void setRunning(const QString& path);
    /// Number of pairs played in the running experiment.
    void setDone(int pairs);
    /// Adds a file from outside the folder, for viewing only, until the window is closed.
    void addElsewhere(const QString& path);
    /// Selects the experiment as soon as it is in the list.
    void select(const QString& path);
    /// True if the selection is not in the list yet: refresh again.
    bool isWaiting() const { return !wanted_.isEmpty() && !reading_.isRunning(); }
    const std::vector<ExperimentEntry>& entries() const { return entries_; }
    /// Nullptr if none is selected.
    const ExperimentEntry* current() const;
    QPushButton* button(Deed deed) const { return buttons_[static_cast<std::size_t>(deed)]; }
    QTreeWidget& list() const { return *list_; }

    // By value: the list can be read again in the meantime.
    void rename(QString path, QString name);
    void remove(QString path);
    /// Merges a folder of shards into one file and adds it to the list.
    void merge(const QString& folder);
    bool isMerging() const { return merging_.isRunning(); }

Q_SIGNALS:
    void beginWanted();
    /// Another experiment is selected, or the data of the selected one have changed.
    void chosen();

private:
    enum Column { nameColumn, stateColumn, dealsColumn, dateColumn, armsColumn };

    void makeButtons();
    void askForFile();
    void askForShards();
    void askForName();
    void askToRemove();
    void show(std::vector<ExperimentEntry> entries);
    void fill();
    void makeRoom();
    void follow();
    QString stateText(const ExperimentEntry& entry) const;
    QString dealsText(const ExperimentEntry& entry) const;
    void retranslate();

    QString folder_;
    const ErrorReporter& errors_;
    QTreeWidget* list_;
    QLabel* empty_;
    std::array<QPushButton*, kDeeds> buttons_{};
    std::vector<ExperimentEntry> entries_;
    QStringList elsewhere_;
    QString running_;
    QString wanted_;  ///< to be selected as soon as it is in the list
    QTimer again_;
    async::Job<async::NoProgress, std::vector<ExperimentEntry>> reading_;
    async::Job<async::NoProgress, lab::LabResult<void>> merging_;
};

}  // namespace gnostica::gui
