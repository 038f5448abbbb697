// The key that does what is asked.
#pragma once

#include <QAbstractButton>
#include <QPointer>

class QAction;

namespace gnostica::gui {

/// Looks like the cap of a key, and names that of an action, which a click triggers as well.
class KeyCap : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeyCap(QWidget* parent);

    void setAction(QAction& action);
    /// True if the action can be triggered, and has a key.
    bool isOfUse() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// isOfUse() or the key may have changed.
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QPointer<QAction> action_;
};

}  // namespace gnostica::gui
