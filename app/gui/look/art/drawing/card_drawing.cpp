#include "app/gui/look/art/drawing/card_drawing.h"

#include "app/gui/look/art/drawing/drawing_check.h"
#include "app/gui/look/art/drawing/drawing_cost.h"
#include "app/gui/look/art/drawing/unpacked.h"
#include "app/storage/files.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

tl::unexpected<DrawingProblem> problemIn(const CardFile& file, DrawingProblem problem) {
    problem.file = file.name;
    return tl::unexpected(std::move(problem));
}

tl::unexpected<DrawingProblem> faultIn(const CardFile& file, DrawingFault fault) {
    DrawingProblem problem;
    problem.fault = fault;
    return problemIn(file, std::move(problem));
}

/// Memory of Qt's representation, in bytes; measured with short and long drawings of paths, shapes and groups.
qsizetype memoryOf(const CheckedDrawing& drawing) {
    constexpr qint64 perElement = 500;
    constexpr qint64 perLetter = 18;
    constexpr qint64 perPixel = 4;
    return drawing.elements * perElement + drawing.text.size() * perLetter + drawing.pixels * perPixel;
}

}  // namespace

CardDrawing::CardDrawing(std::unique_ptr<QSvgRenderer> renderer, const QRectF& box, const QSizeF& size, qsizetype bytes)
    : renderer_(std::move(renderer)),
      box_(box),
      size_(size),
      bytes_(bytes) {}
CardDrawing::CardDrawing(CardDrawing&&) noexcept = default;
CardDrawing& CardDrawing::operator=(CardDrawing&&) noexcept = default;
CardDrawing::~CardDrawing() = default;

tl::expected<CardDrawing, DrawingProblem> CardDrawing::read(const CardFile& file) {
    const auto bytes = storage::readFileWithin(file.folder, file.name, kLongestDrawing);
    if (!bytes) {
        DrawingProblem unread;
        unread.unread = bytes.error();
        return problemIn(file, std::move(unread));
    }
    auto checked = unpacked(*bytes).and_then(checkedDrawing);
    if (!checked) {
        return problemIn(file, std::move(checked.error()));
    }
    auto renderer = std::make_unique<QSvgRenderer>();
    if (!renderer->load(checked->text)) {
        return faultIn(file, DrawingFault::blank);
    }
    const QRectF box = checked->viewBox.value_or(QRectF(QPointF(), file.size));
    const DrawingCost cost = costOf(*renderer, box);
    if (cost.isTooMuch() || cost.isBlank()) {
        return faultIn(file, cost.isTooMuch() ? DrawingFault::costly : DrawingFault::blank);
    }
    return CardDrawing(std::move(renderer), box, file.size, memoryOf(*checked));
}

QRectF CardDrawing::inItsUnits(const QRectF& part) const {
    const double scale = std::min(size_.width() / box_.width(), size_.height() / box_.height());
    const QPointF middle(size_.width() / 2, size_.height() / 2);
    return {box_.center() + (part.topLeft() - middle) / scale, part.size() / scale};
}

void CardDrawing::paintPart(QPainter& painter, const QRectF& target, const QRectF& part) {
    renderer_->setViewBox(inItsUnits(part));
    renderer_->render(&painter, target);
}

}  // namespace gnostica::gui
