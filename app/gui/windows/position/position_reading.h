// Positions that come from outside.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/position/model/position_text.h"
#include "app/table/on_the_table.h"

#include <QObject>

#include <functional>

namespace gnostica::gui {

/// Reads files and texts aside. Of a game that is not over, it takes but what may be seen of it.
class PositionReading : public QObject {
    Q_OBJECT

public:
    /// `onTable` must outlive it.
    PositionReading(const OnTheTable& onTable, QObject* parent);

    /// A position that had to be mended is kept nowhere yet.
    void readFile(const QString& path, PositionWorld world, engine::Mends mends);
    void readText(const QString& text, PositionWorld world);
    /// What failed last is read again; healed() follows if it can be read now.
    void lookAgain(PositionWorld world);
    bool isRunning() const { return job_.isRunning(); }

Q_SIGNALS:
    /// `file` is empty for a text, where the position was taken from a game, and where it had to be mended;
    /// `isImagined`: with hidden cards dealt anew.
    void found(const gnostica::gui::PositionDraft& draft, const QString& file, bool isImagined);
    /// `file`: what could not be read; empty for a text.
    void failed(const gnostica::gui::PositionProblem& problem, const QString& file);

    /// What failed last would not fail any more.
    void healed();

private:
    using Work = std::function<PositionResult(const PositionWorld& world, const std::stop_token& stop)>;

    /// `file`: what is read; `kept`: where the position is kept then.
    void start(const Work& work, PositionWorld world, const QString& file, const QString& kept);
    void tell(const PositionResult& result, const QString& file, const QString& kept);
    void tellLast(const engine::LoadedRecord& record, const QString& file);

    const OnTheTable& onTable_;
    Job<NoProgress, PositionResult> job_;
    Work work_;
    bool hasFailed_ = false;
};

}  // namespace gnostica::gui
