// A lesson in the list.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"
#include "app/gui/windows/learn/list/board_tile.h"
#include "app/gui/windows/learn/list/task_lines.h"

namespace gnostica::gui {

/// A sheet with the board, the number or a check, and the title. The next lesson has a gold frame and says that it
/// begins.
class LessonTile : public BoardTile {
    Q_OBJECT

public:
    LessonTile(std::shared_ptr<const GlancePainter> painter, int number, QWidget* parent);

    void setLine(const LessonLine& line);
    void setNext(bool next);
    bool isNext() const { return isNext_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describeLesson();
    QFont titleFont() const;
    QFont pillFont() const;
    void paintNumber(QPainter& painter, const QPointF& centre) const;
    void paintPill(QPainter& painter, const QRectF& sheet) const;
    QString beginWord() const;

    SheetPicture sheet_;
    int number_;
    LessonLine line_;
    bool isNext_ = false;
};

}  // namespace gnostica::gui
