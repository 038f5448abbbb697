#include "app/gui/windows/game/ending/picture_saver.h"

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/save_question.h"
#include "app/gui/shared/board/board_picture.h"
#include "app/storage/files.h"

#include <QBuffer>
#include <QImageWriter>

namespace gnostica::gui {

namespace {

storage::FileResult<void> writeBoardPicture(const QString& path, const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    if (!writer.write(picture)) {
        return storage::fileFailure(storage::FileFault::notWritten, path, writer.errorString());
    }
    return storage::writeFile(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace

PictureSaver::PictureSaver(QObject* parent) : QObject(parent) {
    lane_.setPatience(async::kUnseenWait);
}

void PictureSaver::save(BoardScene& board, const ErrorReporter& errors, QWidget* window) {
    const QString path = askWhereToSave(window, tr("Save a picture of the board"), tr("Pictures (*.png)"),
                                        QStringLiteral("png"), tr("board.png", "name of a file"));
    if (path.isEmpty()) {
        return;
    }
    errors.withdraw();
    using Written = storage::FileResult<void>;
    lane_.run(
        *this, Written(storage::fileFailure(storage::FileFault::notWritten, path)),
        [path, picture = pictureOf(board)] { return writeBoardPicture(path, picture); },
        [errors](const Written& written) {
            if (written) {
                errors.tell(tr("The picture has been saved."));
            } else {
                errors.report([] { return tr("The picture could not be saved."); }, written.error());
            }
        });
}

}  // namespace gnostica::gui
