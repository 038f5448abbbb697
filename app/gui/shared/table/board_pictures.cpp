#include "app/gui/shared/table/board_pictures.h"

#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/save_question.h"
#include "app/gui/shared/board/board_picture.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/language/fill.h"
#include "app/storage/files.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QDate>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>

#include <stop_token>

namespace gnostica::gui {

namespace {

/// Any thread may call this.
storage::FileResult<void> writePicture(const QString& path, const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) {
        return storage::fileFailure(storage::FileFault::notWritten, path);
    }
    return storage::writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace

BoardPictures::BoardPictures(const ActionSet& actions, TableWidget& table) : QObject(&table), table_(table) {
    connect(actions.at(Act::savePicture), &QAction::triggered, this, &BoardPictures::askAndSave);
    connect(actions.at(Act::copyPicture), &QAction::triggered, this, &BoardPictures::copy);
}

void BoardPictures::copy() {
    QGuiApplication::clipboard()->setImage(pictureOf(*table_.board()));
    table_.messages()->say(tr("A picture of the board is on the clipboard."));
}

void BoardPictures::askAndSave() {
    const QString name = QStringLiteral("gnostica %1.png").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString path = askWhereToSave(table_.window(), tr("Save a picture of the board"),
                                        tr("Pictures (*.png)", "files"), QStringLiteral("png"), name);
    if (!path.isEmpty()) {
        saveTo(path);
    }
}

void BoardPictures::saveTo(const QString& path) {
    ErrorReporter(*table_.messages()).aboutAttempt().withdraw();
    writing_.start(
        [path, picture = pictureOf(*table_.board())](const std::stop_token&) { return writePicture(path, picture); },
        [this, path](const storage::FileResult<void>& written) { finish(path, written); });
}

void BoardPictures::finish(const QString& path, const storage::FileResult<void>& written) {
    if (!written) {
        ErrorReporter(*table_.messages())
            .aboutAttempt()
            .report([] { return tr("The picture could not be saved."); }, written.error());
        return;
    }
    //: %1: name of a file
    table_.messages()->say(
        language::fill(tr("The picture has been saved as “%1”."), {language::embedded(QFileInfo(path).fileName())}));
    Q_EMIT saved(path);
}

}  // namespace gnostica::gui
