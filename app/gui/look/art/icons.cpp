#include "app/gui/look/art/icons.h"

#include "app/gui/look/art/svg.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

QString pathOf(QAnyStringView name) {
    return QStringLiteral(":/icons/%1.svg").arg(name.toString());
}

/// Icons that point backwards or forwards, or start at one side, in reading direction.
constexpr std::array<QLatin1String, 15> kReadingIcons{
    QLatin1String("first"),       QLatin1String("hurry"),      QLatin1String("last"), QLatin1String("log"),
    QLatin1String("next"),        QLatin1String("pass"),       QLatin1String("play"), QLatin1String("previous"),
    QLatin1String("quit"),        QLatin1String("redo"),       QLatin1String("skip"), QLatin1String("step"),
    QLatin1String("turn-before"), QLatin1String("turn-after"), QLatin1String("undo"),
};

bool pointsAsOneReads(const QString& path) {
    return std::ranges::any_of(kReadingIcons, [&](QLatin1String name) { return path == pathOf(name); });
}

/// Draws a picture for each requested size; QIcon caches no pixmap of it.
class PictureEngine : public QIconEngine {
public:
    PictureEngine(QString path, QString pathOn, const Theme& theme)
        : path_(std::move(path)),
          pathOn_(std::move(pathOn)),
          ink_(widgetPalette(theme).color(QPalette::WindowText)),
          faint_(widgetPalette(theme).color(QPalette::Disabled, QPalette::WindowText)),
          selected_(widgetPalette(theme).color(QPalette::HighlightedText)) {}
    void setInk(const QColor& ink) { ink_ = ink; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const QString& path = state == QIcon::On ? pathOn_ : path_;
        painter->save();
        if (QGuiApplication::isRightToLeft() && pointsAsOneReads(path)) {
            painter->translate(2 * rect.x() + rect.width(), 0);
            painter->scale(-1, 1);
        }
        Pictures pictures;
        pictures.paint(*painter, rect, path, inkOf(mode));
        painter->restore();
    }

    /// `size` is in device pixels; QIcon sets the ratio itself.
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new PictureEngine(*this); }

private:
    QColor inkOf(QIcon::Mode mode) const {
        switch (mode) {
        case QIcon::Disabled: return faint_;
        case QIcon::Selected: return selected_;
        default: return ink_;
        }
    }

    QString path_;
    QString pathOn_;
    QColor ink_;
    QColor faint_;
    QColor selected_;
};

}  // namespace

QIcon iconFrom(const QString& path, const Theme& theme) {
    return QFile::exists(path) ? QIcon(new PictureEngine(path, path, theme)) : QIcon();
}

QIcon icon(const QString& name, const Theme& theme) {
    return iconFrom(pathOf(name), theme);
}

QIcon icon(const QString& name, const Theme& theme, const QColor& ink) {
    const QString path = pathOf(name);
    if (!QFile::exists(path)) {
        return {};
    }
    auto* engine = new PictureEngine(path, path, theme);
    engine->setInk(ink);
    return QIcon(engine);
}

QIcon toggleIcon(const QString& off, const QString& on, const Theme& theme) {
    return QIcon(new PictureEngine(pathOf(off), pathOf(on), theme));
}

}  // namespace gnostica::gui
