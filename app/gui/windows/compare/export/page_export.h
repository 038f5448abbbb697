// Writes a report as a page without blocking the windows.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/report/report_page.h"
#include "app/storage/file_error.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <variant>

namespace gnostica::gui {

/// The parts of a page.
struct PageContent {
    report::Illustrations illustrations;
    /// Writes the page once the pictures are drawn. Can run on any thread.
    std::function<QByteArray(const report::Drawings&)> write;
};
using PageProblem = std::variant<ResultsProblem, storage::FileError>;
using GatheredPage = tl::expected<std::shared_ptr<const PageContent>, PageProblem>;

/// Gathers and writes in the background; draws one picture at a time between the events of the windows, because no
/// other thread may draw. The file appears when it is complete.
class PageExport : public QObject {
    Q_OBJECT

public:
    explicit PageExport(QObject* parent = nullptr);

    using Gather = std::function<GatheredPage(const std::stop_token&)>;
    void start(const QString& path, Gather gather);
    /// Cancels without writing anything.
    void cancel();
    bool isRunning() const { return gathering_.isRunning() || drawing_.isActive() || writing_.isRunning(); }

Q_SIGNALS:
    /// Number of pictures drawn. 0 of 0: the export has ended, with or without success.
    void progressed(int done, int of);
    void written(const QString& path);
    void failed(const gnostica::gui::PageProblem& problem);

private:
    void drawNext();
    void write();
    void end();

    QString path_;
    std::shared_ptr<const PageContent> content_;
    report::Drawings drawings_;
    QTimer drawing_;
    async::Job<async::NoProgress, GatheredPage> gathering_;
    async::Job<async::NoProgress, storage::FileResult<void>> writing_;
};

}  // namespace gnostica::gui
