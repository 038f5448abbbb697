// One thing that can be done on the start page.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/game/home/home_button.h"
#include "engine/model/card.h"

#include <QFrame>
#include <QIcon>
#include <QString>

#include <memory>

class QHBoxLayout;
class QLabel;

namespace gnostica::gui {

class CardArt;

/// A framed title with a sentence, a picture if there is one, and buttons below.
class HomeCard : public QFrame {
    Q_OBJECT

public:
    /// The more important one is framed in gold.
    enum class Weight : std::uint8_t { plain, first };

    explicit HomeCard(Weight weight = Weight::plain, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& sentence);
    /// Sharp at any size; none: a null icon.
    void setPicture(const QIcon& picture);
    /// A woodcut instead: as a banner over everything, or small beside the words.
    void setWoodcut(std::shared_ptr<const CardArt> art, engine::Card card);
    void setBannerShown(bool shown);
    /// The height that nothing else needs.
    int roomForBanner() const;
    /// How high the picture may be at most; it takes what room there is, up to this and a bound of its own.
    void limitBanner(int height);
    int bannerHeight() const;
    /// Something else in the place of the picture; the card takes it over.
    void setView(QWidget* view);
    /// At the end of the row of buttons; the main one of the card is the last.
    HomeButton* addButton(HomeButton::Role role = HomeButton::Role::plain);
    QHBoxLayout& buttons() { return *buttons_; }
    /// In lines of their own, between the words and the row of buttons.
    void addBelow(QWidget* widget);

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
    QHBoxLayout* buttons_;
    QWidget* banner_;
};

}  // namespace gnostica::gui
