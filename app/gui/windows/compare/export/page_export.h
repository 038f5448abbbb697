// A report as a page, written while windows go on.
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

/// What a page is made of.
struct PageContent {
    report::Illustrations illustrations;
    /// Writes it, once the pictures are drawn. May run on any thread.
    std::function<QByteArray(const report::Drawings&)> write;
};
using PageProblem = std::variant<ResultsProblem, storage::FileError>;
using GatheredPage = tl::expected<std::shared_ptr<const PageContent>, PageProblem>;

/// Gathers aside; draws one picture at a time, between the events of the windows, because no other thread may; writes
/// aside. The file is there when all of it is.
class PageExport : public QObject {
    Q_OBJECT

public:
    explicit PageExport(QObject* parent = nullptr);

    using Gather = std::function<GatheredPage(const std::stop_token&)>;
    void start(const QString& path, Gather gather);
    /// Nothing is written then.
    void cancel();
    bool isRunning() const { return gathering_.isRunning() || drawing_.isActive() || writing_.isRunning(); }

Q_SIGNALS:
    /// So many pictures are drawn. 0 of 0: it is over, one way or the other.
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
    Job<NoProgress, GatheredPage> gathering_;
    Job<NoProgress, storage::FileResult<void>> writing_;
};

}  // namespace gnostica::gui
