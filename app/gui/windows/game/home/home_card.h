// A card of the start page.
#pragma once

#include "app/gui/look/pages/page_button.h"
#include "app/gui/windows/game/home/page_sheet.h"
#include "engine/model/card.h"

#include <QIcon>
#include <QString>

#include <cstdint>
#include <memory>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace gnostica::gui {

class CardArt;

/// A sheet with title, sentence, buttons below, and an optional picture.
class HomeCard : public PageSheet {
    Q_OBJECT

public:
    /// The first one has a gold frame.
    enum class Weight : std::uint8_t { plain, first };

    explicit HomeCard(Weight weight = Weight::plain, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& sentence);
    /// Sharp at any size; a null icon for none.
    void setPicture(const QIcon& picture);
    /// Shows a woodcut instead: as a banner at the top, or small next to the words.
    void setWoodcut(std::shared_ptr<const CardArt> art, engine::Card card);
    void setBannerShown(bool shown);
    /// Height that is left for the banner, including the least that it has while it is shown.
    int roomForBanner() const;
    /// Maximum height of the picture. It fills the available space up to this and its own limit.
    void limitBanner(int height);
    int bannerHeight() const;
    /// Shows a widget in place of the picture; the card takes ownership.
    void setView(QWidget* view);
    /// Adds a button at the end of the row; the last one is the main button.
    PageButton* addButton(PageButton::Role role = PageButton::Role::plain);
    QHBoxLayout& buttons() { return *buttons_; }
    /// Adds a full line between the words and the row of buttons.
    void addBelow(QWidget* widget);
    /// Adds a line right below the sentence.
    void addToWords(QWidget* widget);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintWoodcut(QPainter& painter, const QRectF& place) const;

    Weight weight_;
    std::shared_ptr<const CardArt> art_;
    engine::Card woodcut_;
    QLabel* picture_;
    QLabel* title_;
    QLabel* sentence_;
    QHBoxLayout* head_;
    QVBoxLayout* words_;
    QHBoxLayout* buttons_;
    QWidget* banner_;
};

}  // namespace gnostica::gui
