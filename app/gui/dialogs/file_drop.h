// Files that are dropped on a window.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace gnostica::gui {

/// Accepts local files that are dragged onto a widget, and says which were dropped.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget* widget);

Q_SIGNALS:
    void dropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace gnostica::gui
