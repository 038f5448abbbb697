// The explanations of a guide, next to the board.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gnostica::gui {

/// A text and two buttons: "read", and "no more explanations". Gets the focus only if the user moves it there.
class GuidePane : public QWidget {
    Q_OBJECT

public:
    explicit GuidePane(QWidget* parent = nullptr);

    /// The topic of a text.
    enum class About : std::uint8_t { game, decision, event };

    /// Empty: there has been no text yet. A text that was read is kept until there is a new one.
    void present(const QString& text, About about, bool isRead, bool hasMore);
    QString text() const;
    QString title() const;
    QPushButton* readButton() const { return read_; }
    QPushButton* stopButton() const { return stop_; }

Q_SIGNALS:
    void readOn();
    void stopped();

private:
    void dress(const Theme& theme);
    void show();
    void retranslate();
    QString titleNow() const;

    QLabel* sign_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* read_;
    QPushButton* stop_;
    QString said_;
    About about_ = About::game;
    bool isRead_ = false;
    bool hasMore_ = false;
};

}  // namespace gnostica::gui
