#include "app/gui/look/art/svg.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>
#include <memory>

namespace gnostica::gui {

namespace {

QRectF fitted(const QSizeF& size, const QRectF& target) {
    QRectF place(QPointF(), size.scaled(target.size(), Qt::KeepAspectRatio));
    place.moveCenter(target.center());
    return place;
}

/// Includes data of the file, so that a rewritten file has another key.
QString keyOf(const CardFile& card) {
    const QFileInfo file(card.path());
    return QStringLiteral("%1\n%2 %3 %4 %5")
        .arg(file.filePath())
        .arg(file.lastModified().toMSecsSinceEpoch())
        .arg(file.size())
        .arg(card.size.width())
        .arg(card.size.height());
}

/// The text of a picture with its ink (#3a3a3a) replaced; empty if there is no such file.
QByteArray recoloured(const QString& path, const QColor& ink) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QByteArray text = file.readAll();
    if (ink.isValid()) {
        text.replace("#3a3a3a", ink.name().toLatin1());
    }
    return text;
}

}  // namespace

void Pictures::paint(QPainter& painter, const QRectF& target, const QString& path, const QColor& ink) {
    QSvgRenderer* picture = renderer(path, ink);
    if (picture == nullptr) {
        return;
    }
    painter.save();
    painter.setOpacity(painter.opacity() * (ink.isValid() ? ink.alphaF() : 1.0));
    picture->render(&painter, fitted(picture->viewBoxF().size(), target));
    painter.restore();
}

void Pictures::paintPart(QPainter& painter, const QRectF& target, const CardFile& card, const QRectF& part) {
    if (CardDrawing* picture = drawing(card)) {
        picture->paintPart(painter, target, part);
    }
}

CardDrawing* Pictures::drawing(const CardFile& card) {
    if (card.isNone()) {
        return nullptr;
    }
    const QString key = keyOf(card);
    if (CardDrawing* known = cards_.object(key); known != nullptr || missing_.contains(key)) {
        return known;
    }
    if (large_ && large_->key == key) {
        return &large_->drawing;
    }
    large_.reset();  // only one large drawing is kept
    auto read = CardDrawing::read(card);
    if (!read) {
        missing_.insert(key);
        return nullptr;
    }
    if (read->bytes() > kMostForCards) {
        return &large_.emplace(Large{key, std::move(*read)}).drawing;
    }
    auto* made = new CardDrawing(std::move(*read));
    cards_.insert(key, made, made->bytes());
    return made;
}

QSvgRenderer* Pictures::renderer(const QString& path, const QColor& ink) {
    const QString key = ink.isValid() ? path + ink.name() : path;
    if (QSvgRenderer* known = renderers_.object(key); known != nullptr || missing_.contains(key)) {
        return known;
    }
    const QByteArray text = recoloured(path, ink);
    auto picture = std::make_unique<QSvgRenderer>();
    if (text.isEmpty() || !picture->load(text)) {
        missing_.insert(key);
        return nullptr;
    }
    QSvgRenderer* made = picture.release();
    renderers_.insert(key, made, std::min(text.size(), kKeptBytes));  // a larger cost would be dropped immediately
    return made;
}

}  // namespace gnostica::gui
