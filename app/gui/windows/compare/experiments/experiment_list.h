// All experiments of this user.
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

/// Says what is wrong with an experiment's file: a whole sentence.
QString sentenceOf(const lab::LabError& error);

/// Name, state, deals, date and rulesets of each; opens, renames, merges, and takes away. The folder is read aside.
class ExperimentList : public QWidget {
    Q_OBJECT

public:
    enum class Deed : std::uint8_t { begin, open, merge, rename, remove };
    static constexpr std::size_t kDeeds = 5;
    /// Between two looks at a folder of which another program holds a file.
    static constexpr int kPauseMs = 500;

    /// Without a folder nothing is kept. `errors` must stay.
    ExperimentList(QString folder, const ErrorReporter& errors, QWidget* parent = nullptr);

    /// Reads the folder again.
    void refresh();
    /// The one that is being played; empty for none. It is neither renamed nor removed.
    void setRunning(const QString& path);
    /// Of the one that is being played: pairs that have been.
    void setDone(int pairs);
    /// A file from elsewhere, which is only looked at, stands in the list until the window is closed.
    void addElsewhere(const QString& path);
    /// As soon as it is there.
    void select(const QString& path);
    /// What is to be chosen is not there yet: look again.
    bool isWaiting() const { return !wanted_.isEmpty() && !reading_.isRunning(); }
    const std::vector<ExperimentEntry>& entries() const { return entries_; }
    /// Nullptr if none is chosen.
    const ExperimentEntry* current() const;
    QPushButton* button(Deed deed) const { return buttons_[static_cast<std::size_t>(deed)]; }
    QTreeWidget& list() const { return *list_; }

    // By value: what is in the list may be read again meanwhile.
    void rename(QString path, QString name);
    void remove(QString path);
    /// Makes one file of a folder of shards; it stands in the list then.
    void merge(const QString& folder);
    bool isMerging() const { return merging_.isRunning(); }

Q_SIGNALS:
    void beginWanted();
    /// Another one is chosen, or what is known of it has changed.
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
    QString wanted_;  ///< to be chosen as soon as it is there
    QTimer again_;
    Job<NoProgress, std::vector<ExperimentEntry>> reading_;
    Job<NoProgress, lab::LabResult<void>> merging_;
};

}  // namespace gnostica::gui
