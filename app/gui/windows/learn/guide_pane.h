// The parchment of a guide, next to the thing that it is about.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/look/parchment/sheet_picture.h"

#include <QPolygonF>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace gnostica::gui {

class ColumnScroll;
class StepDots;
class TryBox;

/// A title, one idea, perhaps one thing to try, and two buttons: "read", and "no more explanations". Gets the focus
/// only if the user moves it there.
class GuidePane : public QWidget {
    Q_OBJECT

public:
    explicit GuidePane(QWidget* parent = nullptr);

    /// The topic of a text without a title.
    enum class About : std::uint8_t { game, decision, event };

    /// Words between stars are emphasised.
    struct Words {
        QString title;  ///< empty: that of the topic
        QString text;
        QString attempt;  ///< one thing to try; may be empty
        About about = About::game;
        int readBefore = 0;  ///< pages before this one …
        int toCome = 0;      ///< … and after it
    };
    /// Announces a new text to screen readers.
    void present(const Words& words);

    /// Scale of letters and measures, as in TableNeeds: 1 in small windows.
    void setScale(double scale);
    /// Sizes with shadow in which all of the text is visible and that fit into `room`, the best first; at least one.
    /// `beside`: room next to the board, in which all texts fit best; 0: unknown.
    std::vector<QSize> sizesFor(const QSize& room, int beside) const;
    /// The spur in the coordinates of this widget; the part within the edge is painted here.
    void setSpur(const QPolygonF& spur);

    QString text() const;
    QString title() const;
    QString attempt() const;
    QPushButton* readButton() const { return read_; }
    QPushButton* stopButton() const { return stop_; }

Q_SIGNALS:
    void readOn();
    void stopped();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void dress(const Theme& theme);
    void setFonts();
    void showWords();
    void retranslate();
    QString titleNow() const;
    int heightFor(int width) const;
    int buttonsWidth() const;
    /// Whether the dots lie above the buttons in a parchment of this width.
    bool isNarrow(int width) const;
    void fitButtons();

    QWidget* content_;
    QLabel* title_;
    QLabel* text_;
    TryBox* attempt_;
    ColumnScroll* scroll_;
    QBoxLayout* ends_ = nullptr;  ///< dots and buttons
    StepDots* dots_;
    QPushButton* read_;
    QPushButton* stop_;
    SheetPicture picture_;
    QPolygonF spur_;
    Words words_;
    double scale_ = 1;
};

}  // namespace gnostica::gui
