// A button of the bar at the top.
#pragma once

#include <QPointer>
#include <QString>
#include <QToolButton>

#include <cstdint>

class QAction;

namespace gnostica::gui {

/// The colour of a picture on the bar.
enum class BarInk : std::uint8_t { plain, gold };

/// Triggers an action, and is visible as long as the action is. Has a separate light picture, because the bar is dark
/// on every table.
class BarButton : public QToolButton {
    Q_OBJECT

public:
    BarButton(QAction* action, QString picture, QWidget* parent, BarInk ink = BarInk::plain);

private:
    void follow();

    QPointer<QAction> action_;
    QString picture_;
    BarInk ink_;
    bool isOffered_ = true;
};

}  // namespace gnostica::gui
