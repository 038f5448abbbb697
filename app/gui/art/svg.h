// The project's pictures, recoloured: whatever follows the theme is drawn in one ink in the files.
#pragma once

#include <QByteArray>
#include <QCache>
#include <QColor>
#include <QSet>
#include <QString>
#include <QSvgRenderer>

class QPainter;
class QRectF;

namespace gnostica::gui {

/// The text of a picture with its ink (#3a3a3a) replaced; empty if there is no such file.
QByteArray recoloured(const QString& path, const QColor& ink);

/// Draws pictures, and keeps those that it has used last: a large one takes thirty times as much memory as its text.
class Pictures {
public:
    Pictures() { renderers_.setMaxCost(kKeptBytes); }

    /// Draws the picture at `path` into `target`, undistorted and centred, every part that follows the theme in
    /// `ink`. Draws nothing if there is no such picture.
    void paint(QPainter& painter, const QRectF& target, const QString& path, const QColor& ink = {});
    /// Draws a part of the picture, in its own units, so that it fills `target`. What lies around it is drawn, too:
    /// clip.
    void paintPart(QPainter& painter, const QRectF& target, const QString& path, const QRectF& part);
    bool exists(const QString& path) { return renderer(path, {}) != nullptr; }

private:
    /// Until the next call; nullptr if there is none.
    QSvgRenderer* renderer(const QString& path, const QColor& ink);

    /// All signs and some cards.
    static constexpr qsizetype kKeptBytes = 700'000;

    QCache<QString, QSvgRenderer> renderers_;  ///< by the length of their texts
    QSet<QString> missing_;                    ///< what is not there, or no picture
};

}  // namespace gnostica::gui
