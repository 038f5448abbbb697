// What a guide says, beside the board.
#pragma once

#include "app/gui/art/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gnostica::gui {

/// A text, and two buttons: it was read, and no more of them. Takes no keyboard unless somebody goes there.
class GuidePane : public QWidget {
    Q_OBJECT

public:
    explicit GuidePane(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Empty: nothing is new. More may wait behind it.
    void present(const QString& text, bool hasMore);
    QString text() const;
    QPushButton* readButton() const { return read_; }
    QPushButton* stopButton() const { return stop_; }

Q_SIGNALS:
    void readOn();
    void stopped();

protected:
    void changeEvent(QEvent* event) override;

private:
    void show();
    void retranslate();

    QLabel* sign_;
    QLabel* text_;
    QPushButton* read_;
    QPushButton* stop_;
    QString said_;
    bool hasMore_ = false;
};

}  // namespace gnostica::gui
