// Pictures of the board on the clipboard and in files, in windows that show a board.
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/table/board_pictures.h"
#include "app/gui/shared/table/table_widget.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/in_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// A window like that of a replay.
struct Hung {
    QMainWindow window;
    ActionSet actions{KeyScope::replay, &window};
    TableWidget* table = new TableWidget(&window);
    BoardPictures* pictures = new BoardPictures(actions, *table);
    QTemporaryDir folder;

    Hung() {
        window.setCentralWidget(table);
        window.resize(700, 600);
        const engine::State state = tests::Setup(2).land("0,0", "tower").pieces({"A1N@0,0"}).state();
        table->board()->sync(engine::View(*tests::baseRules(), state, engine::Seat::none), *tests::baseRules());
        window.show();
    }
    QString fileNamed(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
};

}  // namespace

class TestBoardPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPictureIsCopied();
    void aPictureIsSaved();
    void theFileIsAskedFor();
    void aFailureIsReported();
};

void TestBoardPictures::aPictureIsCopied() {
    Hung hung;
    hung.actions.at(Act::copyPicture)->trigger();
    const QImage picture = QGuiApplication::clipboard()->image();
    QVERIFY(picture.width() >= 1000 || picture.height() >= 1000);
    QVERIFY(!hung.table->messages()->text().isEmpty());
}

void TestBoardPictures::aPictureIsSaved() {
    Hung hung;
    QSignalSpy saved(hung.pictures, &BoardPictures::saved);
    const QString path = hung.fileNamed("board.png");
    hung.pictures->saveTo(path);
    QTRY_COMPARE(saved.count(), 1);
    const QImage picture(path);
    QVERIFY(!picture.isNull());
    const QColor corner = picture.pixelColor(0, 0);
    bool isPainted = false;
    for (int x = 0; x < picture.width() && !isPainted; ++x) {
        isPainted = picture.pixelColor(x, picture.height() / 2) != corner;
    }
    QVERIFY(isPainted);
    QVERIFY(hung.table->messages()->text().contains(QStringLiteral("board.png")));
}

void TestBoardPictures::theFileIsAskedFor() {
    Hung hung;
    QString suggested;
    playing::inDialog([&](QDialog& dialog) {
        if (auto* files = qobject_cast<QFileDialog*>(&dialog)) {
            suggested = files->selectedFiles().value(0);
        }
    });
    hung.actions.at(Act::savePicture)->trigger();
    QVERIFY2(suggested.endsWith(QStringLiteral(".png")), qPrintable(suggested));
}

void TestBoardPictures::aFailureIsReported() {
    Hung hung;
    hung.pictures->saveTo(hung.fileNamed("nowhere/board.png"));
    QTRY_VERIFY(hung.table->messages()->text().contains(QStringLiteral("could not be saved")));
}

QTEST_MAIN(TestBoardPictures)
#include "tst_board_pictures.moc"
