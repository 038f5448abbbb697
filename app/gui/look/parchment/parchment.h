// A sheet of parchment with one content.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"

#include <QWidget>

namespace gnostica::gui {

/// Lies on the table with its content, and is visible whenever the content is.
class Parchment : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of `content`, which must not be visible yet or is hidden.
    explicit Parchment(QWidget* content, QWidget* parent = nullptr);

    QWidget* content() const { return content_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* content_;
    SheetPicture picture_;
};

}  // namespace gnostica::gui
