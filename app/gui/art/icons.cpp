#include "app/gui/art/icons.h"

#include "app/gui/art/svg.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace gnostica::gui {

namespace {

/// Draws a picture anew for every size that is asked for; QIcon keeps no pixmap of it.
class PictureEngine : public QIconEngine {
public:
    /// `mirrors`: it points as one reads.
    PictureEngine(QString path, QString pathOn, const Theme& theme, bool mirrors = false)
        : path_(std::move(path)),
          pathOn_(std::move(pathOn)),
          mirrors_(mirrors),
          ink_(widgetPalette(theme).color(QPalette::WindowText)),
          faint_(widgetPalette(theme).color(QPalette::Disabled, QPalette::WindowText)),
          selected_(widgetPalette(theme).color(QPalette::HighlightedText)) {}
    void setInk(const QColor& ink) { ink_ = ink; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        painter->save();
        if (mirrors_ && QGuiApplication::isRightToLeft()) {
            painter->translate(2 * rect.x() + rect.width(), 0);
            painter->scale(-1, 1);
        }
        Pictures pictures;
        pictures.paint(*painter, rect, state == QIcon::On ? pathOn_ : path_, inkOf(mode));
        painter->restore();
    }

    /// `size` is in device pixels; the icon sets the ratio itself.
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
    bool mirrors_;
    QColor ink_;
    QColor faint_;
    QColor selected_;
};

QIcon toggling(const QString& off, const QString& on, const Theme& theme, bool mirrors) {
    const QString path = QStringLiteral(":/icons/%1.svg");
    return QIcon(new PictureEngine(path.arg(off), path.arg(on), theme, mirrors));
}

}  // namespace

QIcon iconFrom(const QString& path, const Theme& theme) {
    return QFile::exists(path) ? QIcon(new PictureEngine(path, path, theme)) : QIcon();
}

QIcon icon(const QString& name, const Theme& theme) {
    return iconFrom(QStringLiteral(":/icons/%1.svg").arg(name), theme);
}

QIcon icon(const QString& name, const Theme& theme, const QColor& ink) {
    const QString path = QStringLiteral(":/icons/%1.svg").arg(name);
    if (!QFile::exists(path)) {
        return {};
    }
    auto* engine = new PictureEngine(path, path, theme);
    engine->setInk(ink);
    return QIcon(engine);
}

QIcon readingIcon(const QString& name, const Theme& theme) {
    const QString path = QStringLiteral(":/icons/%1.svg").arg(name);
    return QFile::exists(path) ? QIcon(new PictureEngine(path, path, theme, true)) : QIcon();
}

QIcon toggleIcon(const QString& off, const QString& on, const Theme& theme) {
    return toggling(off, on, theme, false);
}

QIcon readingToggleIcon(const QString& off, const QString& on, const Theme& theme) {
    return toggling(off, on, theme, true);
}

}  // namespace gnostica::gui
