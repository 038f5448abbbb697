// Parts of a form in columns, where there is room for them.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace gnostica::gui {

/// Shows its parts side by side, or one below the other where the window is too narrow.
class FormColumns : public QWidget {
    Q_OBJECT

public:
    explicit FormColumns(QWidget* parent = nullptr);

    /// Takes the part over. `share`: how much of further room it gets.
    void add(QWidget* part, int share);
    bool isStacked() const;

    /// Of one below the other.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int width);

    QBoxLayout* parts_;
};

}  // namespace gnostica::gui
