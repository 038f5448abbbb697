// A button of the bar at the top.
#pragma once

#include <QPointer>
#include <QString>
#include <QToolButton>

class QAction;

namespace gnostica::gui {

/// Triggers an action. Has a separate light picture, because the bar is dark on every table.
class BarButton : public QToolButton {
    Q_OBJECT

public:
    BarButton(QAction* action, QString picture, QWidget* parent);

private:
    void follow();

    QPointer<QAction> action_;
    QString picture_;
};

}  // namespace gnostica::gui
