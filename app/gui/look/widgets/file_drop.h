// Files dropped on a window.
#pragma once

#include <QObject>
#include <QStringList>

class QMimeData;
class QWidget;

namespace gnostica::gui {

/// Accepts local files that are dragged onto a widget, as copies, and reports them after the other program has received
/// its answer.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget* widget);

    /// Local files in the dragged data.
    static QStringList filesIn(const QMimeData& data);

Q_SIGNALS:
    void dropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell(const QStringList& files);
};

}  // namespace gnostica::gui
