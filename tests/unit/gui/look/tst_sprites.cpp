// Pictures drawn in the background: the screen does not wait for them; anywhere else they are ready immediately.
#include "app/gui/look/art/sprites.h"

#include <QBackingStore>
#include <QPainter>
#include <QTest>
#include <QThread>
#include <QWidget>

#include <atomic>
#include <semaphore>

using namespace gnostica::gui;

namespace {

struct Account {
    std::atomic<int> drawn = 0;
    std::atomic<int> drawnHere = 0;
    int sketched = 0;
};

/// Shows one red picture that takes its time, and a blue sketch of it.
class Frame : public QWidget {
public:
    explicit Frame(Account& account) : account_(account), home_(QThread::currentThread()) { resize(80, 80); }

    Sprites& sprites() { return sprites_; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const auto make = [this] {
            return [this](QPainter& canvas, Pictures&, const QSizeF& size, int) {
                ++account_.drawn;
                account_.drawnHere += QThread::currentThread() == home_ ? 1 : 0;
                canvas.fillRect(QRectF(QPointF(), size), Qt::red);
            };
        };
        sprites_.draw(painter, rect(), 1, make, [this](QPainter& canvas, const QRectF& place) {
            ++account_.sketched;
            canvas.fillRect(place, Qt::blue);
        });
    }

private:
    Account& account_;
    QThread* home_;
    Sprites sprites_{std::make_shared<RasterQueue>()};
};

/// The colour on the screen now.
QColor seen(const QWidget& widget) {
    const auto* store = widget.backingStore();
    const auto* image = dynamic_cast<const QImage*>(const_cast<QBackingStore*>(store)->paintDevice());
    return image == nullptr ? QColor() : image->pixelColor(widget.rect().center());
}

/// Records the pictures that it is given.
class Ledger final : public PictureKeeper {
public:
    void keep(const RasterKey& key, QImage) override { sizes.push_back(key.size); }
    std::vector<QSize> sizes;
};

RenderPicture nothing() {
    return [](QPainter&, Pictures&, const QSizeF&, int) {};
}

}  // namespace

class TestSprites : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onTheScreenNobodyWaits();
    void picturesOfAWidgetAreWhole();
    void anotherSizeIsStretchedMeanwhile();
    void onlyTheLatestSizeIsDrawn();
    void askewPicturesAreSmooth();
    void aQueueMayGoAtAnyTime();
    void manyShareAQueueAndGoAtAnyTime();
};

void TestSprites::onTheScreenNobodyWaits() {
    Account account;
    Frame frame(account);
    frame.show();
    QVERIFY(QTest::qWaitForWindowExposed(&frame, gnostica::tests::kPatienceMs));
    QTRY_VERIFY(account.sketched > 0);
    QTRY_COMPARE(seen(frame), QColor(Qt::red));
    QCOMPARE(account.drawn.load(), 1);
    QCOMPARE(account.drawnHere.load(), 0);
    QTRY_VERIFY(frame.sprites().isIdle());
    const int before = account.sketched;
    frame.repaint();
    QCOMPARE(account.sketched, before);
    QCOMPARE(account.drawn.load(), 1);
}

void TestSprites::picturesOfAWidgetAreWhole() {
    Account account;
    Frame frame(account);
    const QImage picture = frame.grab().toImage();
    QCOMPARE(picture.pixelColor(picture.rect().center()), QColor(Qt::red));
    QCOMPARE(account.sketched, 0);
    QCOMPARE(account.drawnHere.load(), 1);
}

void TestSprites::anotherSizeIsStretchedMeanwhile() {
    Account account;
    Frame frame(account);
    frame.show();
    QVERIFY(QTest::qWaitForWindowExposed(&frame, gnostica::tests::kPatienceMs));
    QTRY_COMPARE(seen(frame), QColor(Qt::red));
    const int before = account.sketched;
    frame.resize(120, 120);
    QTRY_COMPARE(account.drawn.load(), 2);
    QTRY_VERIFY(frame.sprites().isIdle());
    QCOMPARE(account.sketched, before);
}

void TestSprites::onlyTheLatestSizeIsDrawn() {
    std::counting_semaphore<> gate(0);
    Ledger made;
    QWidget widget;
    RasterQueue queue;
    const auto slow = [&gate](QPainter&, Pictures&, const QSizeF&, int) { gate.acquire(); };
    queue.want(made, {1, {10, 10}}, slow, &widget);
    queue.want(made, {1, {10, 10}}, slow, &widget);  // is being drawn
    for (int side = 20; side < 60; side += 10) {
        queue.want(made, {2, {side, side}}, nothing(), &widget);
    }
    queue.want(made, {3, {9, 9}}, nothing(), &widget);
    gate.release();
    QTRY_VERIFY(queue.isIdle());
    QCOMPARE(made.sizes, (std::vector<QSize>{{10, 10}, {50, 50}, {9, 9}}));
}

// Regression: lines of cards that lie askew were stairs.
void TestSprites::askewPicturesAreSmooth() {
    Sprites sprites(std::make_shared<RasterQueue>());
    QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(40, 40);
    painter.rotate(2);
    sprites.draw(painter, QRectF(-30, -30, 60, 60), 1, [] {
        return [](QPainter& canvas, Pictures&, const QSizeF& size, int) {
            canvas.fillRect(QRectF(QPointF(), size), Qt::white);
            canvas.fillRect(QRectF(0, size.height() / 2, size.width(), size.height() / 2), Qt::black);
        };
    });
    QVERIFY(!painter.testRenderHint(QPainter::SmoothPixmapTransform));  // as it was
    painter.end();
    int between = 0;
    for (int x = 20; x < 60; ++x) {
        for (int y = 30; y < 50; ++y) {
            const int grey = qGray(image.pixel(x, y));
            between += grey > 40 && grey < 215 ? 1 : 0;
        }
    }
    QVERIFY2(between > 20, qPrintable(QString::number(between)));
}

void TestSprites::aQueueMayGoAtAnyTime() {
    std::atomic<int> drawn = 0;
    Ledger made;
    QWidget widget;
    {
        RasterQueue queue;
        for (std::size_t i = 0; i < 40; ++i) {
            queue.want(
                made, {i, {10, 10}}, [&](QPainter&, Pictures&, const QSizeF&, int) { ++drawn; }, &widget);
        }
    }
    QCoreApplication::processEvents();
    QCOMPARE(made.sizes.size(), std::size_t{0});
    QVERIFY(drawn.load() <= 6);
}

void TestSprites::manyShareAQueueAndGoAtAnyTime() {
    std::counting_semaphore<> gate(0);
    Ledger stays;
    Ledger goes;
    QWidget widget;
    RasterQueue queue;
    const auto slow = [&gate](QPainter&, Pictures&, const QSizeF&, int) { gate.acquire(); };
    queue.want(goes, {1, {10, 10}}, slow, &widget);
    queue.want(stays, {1, {10, 10}}, slow, &widget);  // the same name, but for another object
    queue.want(goes, {2, {10, 10}}, slow, &widget);
    queue.forget(goes);
    gate.release(3);
    QTRY_VERIFY(queue.isIdle());
    QCOMPARE(goes.sizes.size(), std::size_t{0});
    QCOMPARE(stays.sizes.size(), std::size_t{1});
}

QTEST_MAIN(TestSprites)
#include "tst_sprites.moc"
