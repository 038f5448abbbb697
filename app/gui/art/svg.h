// The project's pictures, recoloured: whatever follows the theme is drawn in one ink in the files.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QString>
#include <QSvgRenderer>

#include <memory>
#include <unordered_map>

class QPainter;
class QRectF;

namespace gnostica::gui {

/// The text of a picture with its ink (#3a3a3a) replaced; empty if there is no such file.
QByteArray recoloured(const QString& path, const QColor& ink);

/// Draws pictures, and keeps those that it has read.
class Pictures {
public:
    /// Draws the picture at `path` into `target`, undistorted and centred, every part that follows the theme in
    /// `ink`. Draws nothing if there is no such picture.
    void paint(QPainter& painter, const QRectF& target, const QString& path, const QColor& ink = {});
    /// Draws a part of the picture, in its own units, so that it fills `target`. What lies around it is drawn, too:
    /// clip.
    void paintPart(QPainter& painter, const QRectF& target, const QString& path, const QRectF& part);
    bool exists(const QString& path) { return renderer(path, {}) != nullptr; }

private:
    QSvgRenderer* renderer(const QString& path, const QColor& ink);

    /// No entry for what has not been asked for; nullptr for what is not there.
    std::unordered_map<QString, std::unique_ptr<QSvgRenderer>> renderers_;
};

}  // namespace gnostica::gui
