// Asks before a last turn is announced with too few points.
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/look/parchment/sheet_picture.h"
#include "engine/model/seat.h"

#include <QDialog>
#include <QVariantAnimation>
#include <QWidget>

class QLabel;
class QPushButton;

namespace gnostica::gui {

/// Points held and needed, one field each.
class PointsBar : public QWidget {
    Q_OBJECT

public:
    explicit PointsBar(QWidget* parent);

    void setPoints(engine::Seat seat, int held, int needed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Pictures pictures_;
    engine::Seat seat_ = engine::Seat::none;
    int held_ = 0;
    int needed_ = 0;
};

/// What an early announcement means.
struct EarlyWords {
    engine::Seat seat = engine::Seat::none;
    int held = 0;
    int needed = 0;    ///< 0: no fixed number
    QString sentence;  ///< what is at stake, and who plays before
    QString chance;    ///< if it is known
};

/// A dialog without a window of its own: the words and the two buttons on the parchment.
class AnnouncementDialog : public QDialog {
    Q_OBJECT

public:
    explicit AnnouncementDialog(QWidget* parent);

    void present(const EarlyWords& words);
    QPushButton* notYet() const { return notYet_; }
    QPushButton* anyway() const { return anyway_; }
    /// Everything that it says.
    QString text() const;

protected:
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override {
        Q_UNUSED(event)  // the parchment is below it
    }

private:
    void dress(const Theme& theme);

    QLabel* title_;
    PointsBar* bar_;
    QLabel* missing_;
    QLabel* sentence_;
    QLabel* chance_;
    QPushButton* notYet_;
    QPushButton* anyway_;
};

/// Veils its parent, the table, and lays the question on it, next to the seal that was pressed. *Not yet* has the
/// keyboard focus. Nothing waits for it.
class AnnouncementSheet : public QWidget {
    Q_OBJECT

public:
    explicit AnnouncementSheet(QWidget* table);

    /// Sets the speed of motions (Settings::animationMs); 0: none.
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    /// `seal`: its round, in the coordinates of the table; empty: none.
    void ask(const EarlyWords& words, const QRect& seal);
    /// Updates the words while it is open.
    void say(const EarlyWords& words);
    void dismiss();
    AnnouncementDialog& dialog() const { return *dialog_; }

Q_SIGNALS:
    /// The player has decided; false: not yet.
    void answered(bool announces);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void place();
    QRect sheetPlace(const QSize& size) const;
    void paintSpur(QPainter& painter) const;

    AnnouncementDialog* dialog_;
    SheetPicture picture_;
    QVariantAnimation coming_;
    QRect seal_;
    QRect sheet_;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
