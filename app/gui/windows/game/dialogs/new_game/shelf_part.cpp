#include "app/gui/windows/game/dialogs/new_game/shelf_part.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/dialogs/new_game/family_list.h"
#include "app/gui/windows/game/dialogs/new_game/family_sheet.h"
#include "app/gui/windows/game/dialogs/new_game/game_shelf.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kPlank = 17;
constexpr int kWordParts = 5;  ///< of the width, for the words below the shelf: one for the name
constexpr int kAboveShelf = 4;
constexpr int kBelowShelf = kPlank + 5;
constexpr int kAtTheSides = 24;
constexpr int kScrollBar = 6;      ///< what a scroll bar takes beyond the margins
constexpr int kWholeWidth = 1000;  ///< as a stretch
constexpr QColor kPlankInk{0x1b, 0x18, 0x2b};
constexpr QColor kPlankLight{0x9a, 0x62, 0x35};
constexpr QColor kPlankDark{0x5d, 0x35, 0x18};

void paintPlank(QPainter& painter, const QRectF& plank) {
    QLinearGradient wood(plank.topLeft(), plank.bottomLeft());
    wood.setColorAt(0, kPlankLight);
    wood.setColorAt(1, kPlankDark);
    painter.fillRect(plank, wood);
    painter.setPen(QPen(QColor(0x1b, 0x18, 0x2b, 70), 1.2));
    for (int i = 0; i < 3; ++i) {  // the grain
        const double y = plank.top() + 4.5 + i * 4;
        for (double x = plank.left() + i * 37 - 60; x < plank.right(); x += 148 + i * 31) {
            painter.drawLine(QPointF(x, y), QPointF(x + 96 + i * 14, y + 0.6));
        }
    }
    painter.setPen(QPen(kPlankInk, 2));
    painter.drawLine(plank.topLeft(), plank.topRight());
    painter.drawLine(plank.bottomLeft(), plank.bottomRight());
}

}  // namespace

ShelfPart::ShelfPart(QWidget* parent)
    : QWidget(parent),
      model_(new GameBoxModel(this)),
      shelf_(new GameShelf(*model_, this)),
      family_(new FamilySheet),
      sheet_(new Parchment(family_, this)),
      name_(plainSentence(this)),
      summary_(plainSentence(this)) {
    keepHeading(name_, 1.15);
    name_->setObjectName(QStringLiteral("chosenGame"));
    family_->hide();
    setFocusProxy(shelf_);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kAtTheSides - 7, 0, kAtTheSides - 7, 0);
    row->addStretch(1);  // a narrow shelf stands in the middle
    row->addWidget(shelf_, kWholeWidth);
    row->addWidget(sheet_, kWholeWidth);
    row->addStretch(1);
    auto* words = new QHBoxLayout;
    words->setContentsMargins(kAtTheSides, 0, kAtTheSides, 0);
    words->setSpacing(12);
    words->addWidget(name_, 1, Qt::AlignTop);
    words->addWidget(summary_, kWordParts - 1, Qt::AlignTop);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, kAboveShelf, 0, 0);
    lines->setSpacing(0);
    lines->addLayout(row);
    lines->addSpacing(kBelowShelf);
    lines->addLayout(words);
    connect(shelf_, &GameShelf::chosen, this, [this](int chosen) { take(chosen, model_->gameOf(chosen)->title.id); });
    connect(shelf_, &GameShelf::openWanted, this, &ShelfPart::open);
    connect(family_, &FamilySheet::left, this, &ShelfPart::close);
    connect(family_, &FamilySheet::workshopWanted, this, &ShelfPart::workshopWanted);
    connect(&family_->list(), &FamilyList::chosen, this, [this](const QString& id) { take(openRow_, id); });
}

void ShelfPart::setFamilies(std::vector<GameFamily> families) {
    if (!offersWorkshop_) {
        std::erase_if(families, [](const GameFamily& family) { return family.games.empty(); });
    }
    const bool wasOpen = openRow_ >= 0;
    model_->setFamilies(std::move(families));
    choose(game_);
    if (wasOpen) {
        openRow_ = model_->rowOf(game_);
        model_->opens(openRow_) ? fillSheet(openRow_) : close();
    }
}

void ShelfPart::setFaces(const CardFaces& faces) {
    shelf_->setFaces(faces);
}

void ShelfPart::noteLengths() {
    model_->noteLengths();
    if (openRow_ >= 0) {
        fillSheet(openRow_);
    }
}

void ShelfPart::offerWorkshop() {
    offersWorkshop_ = true;
}

QString ShelfPart::gameName() const {
    const FamilyGame* game = model_->gameOf(model_->rowOf(game_));
    return game == nullptr ? QString() : game->title.name;
}

void ShelfPart::choose(const QString& id) {
    int row = model_->rowOf(id);
    if (row >= 0) {
        model_->setGame(row, id);
    } else if (model_->rowCount() > 0) {
        row = 0;
    }
    const FamilyGame* game = model_->gameOf(row);
    game_ = game == nullptr ? QString() : game->title.id;
    shelf_->choose(row);
    if (openRow_ == row && row >= 0) {
        family_->list().choose(game_);
    }
    showGame();
}

void ShelfPart::take(int row, const QString& id) {
    if (game_ == id) {
        return;
    }
    game_ = id;
    model_->setGame(row, id);
    shelf_->choose(row);
    showGame();
    Q_EMIT chosen();
}

void ShelfPart::showGame() {
    const FamilyGame* game = model_->gameOf(model_->rowOf(game_));
    name_->setText(game == nullptr ? QString() : game->title.name);
    summary_->setText(game == nullptr ? QString() : game->title.summary);
}

void ShelfPart::open(int row) {
    openRow_ = row;
    if (const FamilyGame* game = model_->gameOf(row); game != nullptr) {
        take(row, game->title.id);
    }
    fillSheet(row);
    sheet_->setFixedHeight(shelf_->height());
    shelf_->hide();
    family_->show();
    family_->takeFocus();
}

void ShelfPart::close() {
    openRow_ = -1;
    family_->hide();
    shelf_->show();
    shelf_->setFocus(Qt::OtherFocusReason);
}

void ShelfPart::fillSheet(int row) {
    std::vector<FamilyListModel::Line> lines;
    for (const FamilyGame& game : model_->family(row).games) {
        lines.push_back({game, model_->lengthOf(game.title.id)});
    }
    family_->setTitle(model_->nameOf(row));
    family_->setEmpty(lines.empty());
    family_->setWorkshopShown(offersWorkshop_ && model_->family(row).kind == GameFamily::Kind::own);
    family_->list().lines().setLines(std::move(lines));
    family_->list().choose(game_);
}

void ShelfPart::setSpoken(const QString& sentence) {
    shelf_->setAccessibleDescription(sentence);
}

void ShelfPart::fit(const QSize& window, int height) {
    const int words = std::max(name_->heightForWidth((window.width() - 2 * kAtTheSides) / kWordParts - 12),
                               summary_->heightForWidth(window.width() * (kWordParts - 2) / kWordParts));
    shelf_->fit({window, window.width() - 2 * kAtTheSides - kScrollBar, height - kAboveShelf - kBelowShelf - words});
    sheet_->setFixedHeight(shelf_->height());
}

void ShelfPart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QWidget& above = shelf_->isHidden() ? static_cast<const QWidget&>(*sheet_) : *shelf_;
    const double y = above.isVisible() ? above.geometry().bottom() : 0;
    paintPlank(painter, QRectF(-2, y, width() + 4, kPlank));
}

}  // namespace gnostica::gui
