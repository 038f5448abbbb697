// One thing that can be done on the start page.
#pragma once

#include "app/gui/art/theme.h"
#include "engine/model/card.h"

#include <QFrame>
#include <QIcon>
#include <QString>

#include <memory>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace gnostica::gui {

class CardArt;

/// A framed title with a sentence, a picture if there is one, and buttons below.
class HomeCard : public QFrame {
    Q_OBJECT

public:
    /// The more important one is framed in gold.
    enum class Weight : std::uint8_t { plain, first };

    explicit HomeCard(Weight weight = Weight::plain, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setWords(const QString& title, const QString& sentence);
    /// Sharp at any size; none: a null icon.
    void setPicture(const QIcon& picture);
    /// A woodcut instead, in a frame.
    void setWoodcut(std::shared_ptr<const CardArt> art, engine::Card card);
    /// At the end of the row of buttons; the main one of the card is the last.
    QPushButton* addButton();
    QHBoxLayout& buttons() { return *buttons_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Weight weight_;
    Theme theme_ = Theme::light();
    std::shared_ptr<const CardArt> art_;
    engine::Card woodcut_;
    QLabel* picture_;
    QLabel* title_;
    QLabel* sentence_;
    QHBoxLayout* buttons_;
};

}  // namespace gnostica::gui
