// A guide over the table: its parchment and its light.
#pragma once

#include <QLineF>
#include <QObject>
#include <QPointer>
#include <QRect>

#include <vector>

class QWidget;

namespace gnostica::gui {

class GuideLight;
class GuidePane;
class Halo;

/// What is on the table when the guide points at something, in the coordinates of the table.
struct GuideScenery {
    QRect light;                                 ///< the thing, with room for a frame; empty: none
    QPointer<QWidget> outside;                   ///< the thing, if it is not on the table but in the same window
    QRect hand;                                  ///< is not covered
    QRect over;                                  ///< lies over the table
    std::vector<QRect> others = {};              ///< are better not covered
    std::vector<QRect> kept = {};                ///< are read: covered only if everything else is worse
    std::vector<QRect> clear = {};               ///< round things in front of which nothing is drawn
    QLineF reach{};                              ///< from a piece to what it points at; null: none
    std::vector<QPointer<QWidget>> bright = {};  ///< parts of the table that are never dimmed
    double scale = 1;                            ///< of small windows
    int beside = 0;                              ///< width of the room next to the board; 0: unknown
};

/// Lays the parchment next to the thing and the light over everything else, below messages, which the table keeps in
/// front. Nothing on the table moves or waits.
class GuideSpot : public QObject {
    Q_OBJECT

public:
    /// Lies over `table`, which must outlive this.
    explicit GuideSpot(QWidget& table);

    GuidePane& pane() const { return *pane_; }
    GuideLight& light() const { return *light_; }

    /// Shows the guide there. `isNews`: the light moves to the thing, and everything else is dimmed.
    void pointAt(const GuideScenery& scenery, bool isNews);
    /// Ends the dimming until there is news: the reader plays.
    void makeLight();
    void hide();
    bool isShown() const;

Q_SIGNALS:
    /// It has come to the front: messages have to be raised above it.
    void raised();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void raise(const GuideScenery& scenery);
    void followKeys();

    QWidget& table_;
    GuideLight* light_;
    GuidePane* pane_;
    Halo* halo_;
    bool wasShown_ = false;   ///< the parchment has had a place
    QPointer<QObject> keys_;  ///< the window of the system, which receives all keys and clicks
};

}  // namespace gnostica::gui
