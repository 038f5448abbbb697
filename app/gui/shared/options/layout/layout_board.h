// Board for drawing a layout.
#pragma once

#include "app/gui/shared/options/layout/layout_plan.h"

#include <QTableView>

#include <memory>
#include <optional>

namespace gnostica::gui {

class LayoutPainter;

/// A click or the space key places or removes a card, a drag does the same for all squares on its way, and a menu
/// chooses a specific card. West is on the left in every language.
class LayoutBoard : public QTableView {
    Q_OBJECT

public:
    explicit LayoutBoard(QWidget* parent);
    ~LayoutBoard() override;

    const LayoutPlan& plan() const { return plan_; }
    static LayoutPlan::Square squareOf(const QModelIndex& index) { return {index.column(), index.row()}; }
    void setPlan(const LayoutPlan& plan);
    void retranslate();

Q_SIGNALS:
    /// The user has drawn something.
    void drawn();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Square = LayoutPlan::Square;
    class Squares;

    QString whatLies(Square square) const;
    QString sentence(Square square) const;
    void fit();
    void draw(const QModelIndex& index, bool card);
    void toggle(const QModelIndex& index);
    void choose(const QModelIndex& index);
    void put(const QModelIndex& index, const QString& what);

    LayoutPlan plan_;
    Squares* squares_;
    std::unique_ptr<LayoutPainter> painter_;
    std::optional<bool> stroke_;  ///< effect of the drag: placing or removing cards
    bool hasDrawn_ = false;
};

}  // namespace gnostica::gui
