#include "app/gui/windows/compare/export/page_export.h"

#include "app/charts/chart_svg.h"
#include "app/storage/files.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace gnostica::gui {

PageExport::PageExport(QObject* parent) : QObject(parent) {
    connect(&drawing_, &QTimer::timeout, this, &PageExport::drawNext);
}

void PageExport::start(const QString& path, Gather gather) {
    cancel();
    path_ = path;
    gathering_.start(std::move(gather), [this](const GatheredPage& gathered) {
        if (!gathered) {
            end();
            Q_EMIT failed(gathered.error());
            return;
        }
        content_ = *gathered;
        drawing_.start(0);
    });
    Q_EMIT progressed(0, 1);
}

void PageExport::drawNext() {
    const auto& pictures = content_->illustrations;
    if (drawings_.size() < pictures.size()) {
        drawings_.push_back(charts::svgOf(pictures[drawings_.size()].picture));
        Q_EMIT progressed(static_cast<int>(drawings_.size()), static_cast<int>(pictures.size()));
    } else {
        drawing_.stop();
        write();
    }
}

void PageExport::write() {
    writing_.start(
        [path = path_, content = content_,
         drawings = std::move(drawings_)](const std::stop_token& stop) -> storage::FileResult<void> {
            const QByteArray page = content->write(drawings);
            if (stop.stop_requested()) {
                return {};
            }
            return storage::writeFile(path, {page.constData(), static_cast<std::size_t>(page.size())});
        },
        [this](const storage::FileResult<void>& done) {
            end();
            if (done) {
                Q_EMIT written(path_);
            } else {
                Q_EMIT failed(done.error());
            }
        });
}

void PageExport::cancel() {
    const bool was = isRunning();
    gathering_.cancel();
    drawing_.stop();
    writing_.cancel();
    if (was) {
        end();
    }
}

void PageExport::end() {
    content_ = nullptr;
    drawings_.clear();
    Q_EMIT progressed(0, 0);
}

}  // namespace gnostica::gui
