// When an announced last turn is due.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/parchment/sheet_picture.h"
#include "engine/model/seat.h"

#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// One turn until an announced last turn.
struct DueTurn {
    engine::Seat seat = engine::Seat::none;
    QString name;
    friend bool operator==(const DueTurn&, const DueTurn&) = default;
};

/// A small parchment on the table: the players in the order of their turns, from the one who decides to the one who has
/// announced, and a sentence. Its owner gives it a place while it is wanted and there is room; otherwise it is hidden.
class DueSheet : public QWidget {
    Q_OBJECT

public:
    explicit DueSheet(QWidget* parent = nullptr);

    /// The last turn is that of the announcer. No turns: it is not wanted.
    void present(const std::vector<DueTurn>& turns, const QString& sentence);
    bool isWanted() const { return !turns_.empty(); }
    const std::vector<DueTurn>& turns() const { return turns_; }
    QString sentence() const { return sentence_; }

    /// Shows it there; hides it if the place is empty.
    void place(const QRect& place);
    bool isPlaced() const { return isPlaced_; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// The least width in which its words fit.
    int leastWidth() const;
    /// Places of its texts: title, names, sentence.
    std::vector<QRect> textPlaces() const;

Q_SIGNALS:
    /// It has to be placed again.
    void wantedChanged();
    /// It has appeared or disappeared.
    void placedChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Plan;
    Plan planIn(int width) const;
    int planTurns(Plan& plan, const QRect& inner, int top) const;
    static QRect discOf(const Plan& plan, std::size_t turn);
    void retranslate();
    void tell();
    void paintDash(QPainter& painter, const Plan& plan, std::size_t turn) const;
    void paintTurn(QPainter& painter, const Plan& plan, std::size_t turn);

    std::vector<DueTurn> turns_;
    QString title_;
    QString sentence_;
    SheetPicture sheet_;
    PyramidArt pyramids_;
    bool isPlaced_ = false;
};

}  // namespace gnostica::gui
