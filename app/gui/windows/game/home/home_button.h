// The buttons of the start page.
#pragma once

#include <QPushButton>

#include <cstdint>

namespace gnostica::gui {

/// A button whose size reflects its importance: the main one of its card, a secondary one, a link, or one of a group
/// with a single selection.
class HomeButton : public QPushButton {
    Q_OBJECT

public:
    enum class Role : std::uint8_t { main, plain, link, choice };

    explicit HomeButton(Role role, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();

    Role role_;
};

}  // namespace gnostica::gui
