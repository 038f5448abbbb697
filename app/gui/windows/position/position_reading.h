// Reads positions from outside.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/position/model/position_text.h"
#include "app/table/on_the_table.h"

#include <QObject>

#include <functional>

namespace gnostica::gui {

/// Reads files and texts in the background. From an unfinished game it takes only what may be shown.
class PositionReading : public QObject {
    Q_OBJECT

public:
    /// `onTable` must outlive this.
    PositionReading(const table::OnTheTable& onTable, QObject* parent);

    /// A position that had to be repaired has no file yet.
    void readFile(const QString& path, PositionWorld world, engine::Mends mends);
    void readText(const QString& text, PositionWorld world);
    /// Repeats the read that failed last; healed() follows if it succeeds.
    void lookAgain(PositionWorld world);
    bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    /// `file` is empty if the position comes from a text or a game, or had to be repaired. `isImagined`: hidden cards
    /// were dealt at random.
    void found(const gnostica::gui::PositionDraft& draft, const QString& file, bool isImagined);
    /// `file`: the one that could not be read; empty for a text.
    void failed(const gnostica::gui::PositionProblem& problem, const QString& file);

    /// The read that failed last would now succeed.
    void healed();

private:
    using Work = std::function<PositionResult(const PositionWorld& world, const std::stop_token& stop)>;

    /// `file`: the file being read; `kept`: the file of the position afterwards.
    void start(const Work& work, PositionWorld world, const QString& file, const QString& kept);
    void tell(const PositionResult& result, const QString& file, const QString& kept);
    void tellLast(const engine::LoadedRecord& record, const QString& file);

    const table::OnTheTable& onTable_;
    async::Job<async::NoProgress, PositionResult> job_;
    Work work_;
    bool hasFailed_ = false;
};

}  // namespace gnostica::gui
