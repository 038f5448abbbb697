// The buttons of pages.
#pragma once

#include <QPushButton>

#include <cstdint>
#include <optional>

namespace gnostica::gui {

/// A button whose size reflects its importance: the main one of its card, a secondary one, a link, or one of a group
/// with a single selection.
class PageButton : public QPushButton {
    Q_OBJECT

public:
    enum class Role : std::uint8_t { main, plain, link, choice };

    explicit PageButton(Role role, QWidget* parent = nullptr);

    /// A number after the text, in figures; nullopt for none. For eyes only: the owner gives the button a name with it.
    void setCount(std::optional<int> count);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();
    QFont figures() const;
    QString countText() const;

    Role role_;
    std::optional<int> count_;
};

}  // namespace gnostica::gui
