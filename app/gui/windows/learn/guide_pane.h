// What a guide says, beside the board.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gnostica::gui {

/// A text, and two buttons: it was read, and no more of them. Takes no keyboard unless somebody goes there.
class GuidePane : public QWidget {
    Q_OBJECT

public:
    explicit GuidePane(QWidget* parent = nullptr);

    /// What a text is about.
    enum class About : std::uint8_t { game, decision, event };

    /// Empty: nothing has been said yet. What was read stays, until something is new.
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
