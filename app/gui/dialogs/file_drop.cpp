#include "app/gui/dialogs/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

namespace {

QStringList filesOf(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            files += url.toLocalFile();
        }
    }
    return files;
}

}  // namespace

FileDrop::FileDrop(QWidget* widget) : QObject(widget) {
    widget->setAcceptDrops(true);
    widget->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop) {
        return QObject::eventFilter(watched, event);
    }
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList files = filesOf(*drop->mimeData());
    if (files.isEmpty()) {
        return QObject::eventFilter(watched, event);
    }
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop) {
        for (const QString& file : files) {
            Q_EMIT dropped(file);
        }
    }
    return true;
}

}  // namespace gnostica::gui
