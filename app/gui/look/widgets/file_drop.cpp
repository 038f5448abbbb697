#include "app/gui/look/widgets/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QPointer>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

QStringList FileDrop::filesIn(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            files += url.toLocalFile();
        }
    }
    return files;
}

FileDrop::FileDrop(QWidget* widget) : QObject(widget) {
    widget->setAcceptDrops(true);
    widget->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop) {
        return QObject::eventFilter(watched, event);
    }
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList files = filesIn(*drop->mimeData());
    if (files.isEmpty()) {
        return QObject::eventFilter(watched, event);
    }
    drop->setDropAction(Qt::CopyAction);  // a user who believes that the files were moved might delete them
    drop->accept();
    if (event->type() == QEvent::Drop) {
        // The other program waits for an answer, and the receiver may open a dialog.
        QMetaObject::invokeMethod(
            this, [this, files] { tell(files); }, Qt::QueuedConnection);
    }
    return true;
}

void FileDrop::tell(const QStringList& files) {
    const QPointer<FileDrop> self(this);
    for (const QString& file : files) {
        if (self) {  // a dialog about one file may close the window
            Q_EMIT self->dropped(file);
        }
    }
}

}  // namespace gnostica::gui
