#include "app/gui/windows/position/panes/brush_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/facing_compass.h"
#include "app/gui/windows/position/cards/card_palette.h"
#include "app/gui/windows/position/panes/piece_grid.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

namespace {

constexpr int kBrushCompass = 104;

}  // namespace

BrushPane::BrushPane(EditTool& tool, const CardIcons& icons, QWidget* parent)
    : QWidget(parent),
      tool_(tool),
      pick_(new QToolButton(this)),
      erase_(new QToolButton(this)),
      pieces_(new PieceGrid(this)),
      compass_(new FacingCompass(this)),
      cards_(new CardPalette(icons, this)) {
    for (QToolButton* button : {pick_, erase_}) {
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    pick_->setObjectName(QStringLiteral("pickBrush"));
    erase_->setObjectName(QStringLiteral("eraseBrush"));
    layOut();
    connect(pick_, &QToolButton::clicked, this, [this] { choose({}); });
    connect(erase_, &QToolButton::clicked, this, [this] { choose(Eraser{}); });
    connect(pieces_, &PieceGrid::chosen, this, &BrushPane::choosePiece);
    connect(cards_, &CardPalette::chosen, this, [this](Card card) { choose(card); });
    connect(compass_, &FacingCompass::facingPicked, this, &BrushPane::setFacing);
    connect(&tool_, &EditTool::brushTurned, this, &BrushPane::setFacing);
    connect(&tool_, &EditTool::brushLaidDown, this, &BrushPane::showBrush);
    showBrush();
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void BrushPane::layOut() {
    auto* tools = new QVBoxLayout;
    tools->addStretch(1);
    tools->addWidget(pick_);
    tools->addWidget(erase_);
    tools->addStretch(1);
    compass_->setFixedSize(kBrushCompass, kBrushCompass);
    auto* above = new QHBoxLayout;
    above->addLayout(tools, 1);
    above->addWidget(compass_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins({});  // the sheet has its own
    lines->addLayout(above);
    lines->addWidget(pieces_);
    lines->addWidget(cards_, 1);
}

void BrushPane::dress(const Theme& theme) {
    pick_->setIcon(icon(QStringLiteral("hand"), theme));
    erase_->setIcon(icon(QStringLiteral("take-back"), theme));
}

void BrushPane::present(const PositionDraft& draft, const PositionWords& words) {
    const auto facings = draft.rules->facings();
    if (!std::ranges::equal(facings, facings_)) {
        facings_.assign(facings.begin(), facings.end());
        compass_->setFacings(facings_);
        if (std::ranges::find(facings_, facing_) == facings_.end()) {
            setFacing(Facing::north);
        }
    }
    pieces_->present(draft, words);
    cards_->present(draft, words);
    const auto* piece = std::get_if<Piece>(&tool_.brush());
    if (piece != nullptr && index(piece->owner()) >= draft.table.seats) {
        choose({});
    }
}

void BrushPane::refreshIcons() {
    cards_->refreshIcons();
}

void BrushPane::setQuarterTurns(int turns) {
    compass_->setQuarterTurns(turns);
}

void BrushPane::turn(int by) {
    const auto at = std::ranges::find(facings_, facing_) - facings_.begin();
    const auto count = static_cast<std::ptrdiff_t>(facings_.size());
    setFacing(facings_[static_cast<std::size_t>((at + by % count + count) % count)]);
}

void BrushPane::choosePiece(Seat seat, int size) {
    choose(Piece(seat, size, facing_, {}));
}

void BrushPane::choose(const Brush& brush) {
    tool_.setBrush(brush);
    showBrush();
    Q_EMIT chosen();
}

void BrushPane::setFacing(Facing facing) {
    facing_ = facing;
    if (const auto* piece = std::get_if<Piece>(&tool_.brush()); piece != nullptr && piece->facing() != facing) {
        tool_.setBrush(Piece(piece->owner(), piece->size(), facing, {}));
    }
    showBrush();
}

void BrushPane::showBrush() {
    const Brush& brush = tool_.brush();
    pick_->setChecked(std::holds_alternative<std::monostate>(brush));
    erase_->setChecked(std::holds_alternative<Eraser>(brush));
    const auto* piece = std::get_if<Piece>(&brush);
    const auto* card = std::get_if<Card>(&brush);
    pieces_->setFacing(facing_);
    pieces_->setChosen(piece != nullptr ? std::optional(*piece) : std::nullopt);
    compass_->setPiece(piece != nullptr ? piece->owner() : Seat::a, piece != nullptr ? piece->size() : 2);
    compass_->setPicked(facing_);
    cards_->setChosen(card != nullptr ? *card : Card::none());
}

void BrushPane::retranslate() {
    pick_->setText(tr("&Pick and move"));
    pick_->setToolTip(tr("Click a piece or a territory, then its new place, or drag it."));
    erase_->setText(tr("Er&ase"));
    erase_->setToolTip(tr("Click what you want to remove. The right mouse button removes at any time."));
}

}  // namespace gnostica::gui
