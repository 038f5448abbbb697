// Columns of a form, if there is room for them.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace gnostica::gui {

/// Shows its parts next to each other or, if the window is too narrow, below each other.
class FormColumns : public QWidget {
    Q_OBJECT

public:
    explicit FormColumns(QWidget* parent = nullptr);

    /// Takes ownership of the part. `share`: its share of extra width.
    void add(QWidget* part, int share);
    bool isStacked() const;

    /// Minimum size of parts below each other.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int width);

    QBoxLayout* parts_;
};

}  // namespace gnostica::gui
