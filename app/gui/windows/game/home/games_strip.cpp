#include "app/gui/windows/game/home/games_strip.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/home/game_picture.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kTileWidth = 110;
constexpr int kLeastPicture = 56;
constexpr int kUsualPicture = 112;
constexpr int kTileEdge = 5;
constexpr double kTileWho = 1.12;
constexpr double kTileRibbon = 0.95;
constexpr double kTileWhen = 0.92;
constexpr int kStripPadding = 12;
constexpr double kStripTitle = 1.3;

int tileLines(const QFont& letters) {
    return QFontMetrics(headingFont(letters, kTileWho)).height() + QFontMetrics(resized(letters, kTileWhen)).height() +
           4;
}

}  // namespace

GameTile::GameTile(std::shared_ptr<const GlancePainter> boards, const GameCaptions& words, QWidget* parent)
    : QPushButton(parent),
      boards_(std::move(boards)),
      words_(words) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setRetainSizeWhenHidden(true);  // one game is not as wide as three
    setSizePolicy(policy);
    hide();
}

void GameTile::setGame(const table::MyGamePtr& game) {
    game_ = game;
    glance_ = game != nullptr && game->rules ? glanceAt(*game->rules, game->last) : BoardGlance();
    if (game != nullptr) {
        setPlainText(*this, words_.who(*game));
        setAccessibleName(words_.spoken(*game));
        setPlainToolTip(*this, words_.spoken(*game));
    }
    setVisible(game != nullptr);
    update();
}

QSize GameTile::minimumSizeHint() const {
    return {kTileWidth, tileLines(font()) + 2 * kTileEdge};
}

QSize GameTile::sizeHint() const {
    return minimumSizeHint() + QSize(30, kUsualPicture);
}

void GameTile::paintEvent(QPaintEvent*) {
    if (game_ == nullptr) {
        return;
    }
    const Theme& theme = wornTheme();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (underMouse() || hasFocus() || isDown()) {
        QColor ground = theme.accent;
        ground.setAlphaF(isDown() ? 0.25F : 0.12F);
        painter.setPen(hasFocus() ? QPen(theme.text, 2) : QPen(Qt::NoPen));
        painter.setBrush(ground);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    const QRect inner = rect().adjusted(kTileEdge, kTileEdge, -kTileEdge, -kTileEdge);
    const int lines = tileLines(font());
    const int high = inner.height() - lines;
    const bool isBare = high < kLeastPicture;
    if (!isBare) {
        const QFont letters = headingFont(font(), kTileRibbon);
        const int ribbon = ribbonHeight(letters);
        const QRect picture(inner.left(), inner.top(), inner.width(), high);
        paintFramedBoard(painter, picture, glance_, *boards_, ribbon);
        const QRect across(picture.left() - kTileEdge + 1, picture.top() + 4, picture.width() + kTileEdge - 1, ribbon);
        paintGameRibbon(painter, QStyle::visualRect(layoutDirection(), picture, across), words_.ribbon(*game_), letters,
                        layoutDirection());
    }
    paintWords(painter, QRect(inner.left(), inner.bottom() + 1 - lines, inner.width(), lines), isBare);
}

void GameTile::paintWords(QPainter& painter, const QRect& place, bool isBare) const {
    const int side = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter)) |
                     Qt::TextSingleLine;
    const QFont who = headingFont(font(), kTileWho);
    const QFont when = resized(font(), kTileWhen);
    const int first = QFontMetrics(who).height();
    painter.setPen(wornTheme().text);
    painter.setFont(who);
    painter.drawText(QRect(place.left(), place.top() + 4, place.width(), first), side,
                     QFontMetrics(who).elidedText(words_.who(*game_), Qt::ElideRight, place.width()));
    const QString below = isBare ? words_.ribbon(*game_).words : words_.when(*game_);
    painter.setFont(when);
    painter.drawText(QRect(place.left(), place.top() + 4 + first, place.width(), place.height() - first - 4), side,
                     QFontMetrics(when).elidedText(below, Qt::ElideRight, place.width()));
}

GamesStrip::GamesStrip(const std::shared_ptr<const GlancePainter>& boards, const GameCaptions& words, QWidget* parent)
    : PageSheet(SheetFrame::plain, parent),
      title_(plainLabel(this)),
      all_(new PageButton(PageButton::Role::link, this)),
      empty_(plainSentence(this)) {
    setObjectName(QStringLiteral("gamesStrip"));
    keepTitle(title_, kStripTitle);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(all_);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (GameTile*& tile : tiles_) {
        tile = new GameTile(boards, words, this);
        row->addWidget(tile, 1);
        connect(tile, &QAbstractButton::clicked, this, [this, tile] { Q_EMIT openWanted(tile->game()); });
    }
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(margins(kStripPadding));
    lines->setSpacing(2);
    lines->addLayout(head);
    lines->addWidget(empty_);
    lines->addLayout(row, 1);
    connect(all_, &QAbstractButton::clicked, this, &GamesStrip::allWanted);
    followLanguage(this, [this] { retranslate(); });
}

void GamesStrip::setGames(const std::vector<table::MyGamePtr>& games, int all) {
    count_ = all;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        tiles_[i]->setGame(i < games.size() ? games[i] : nullptr);
    }
    retranslate();
}

void GamesStrip::retranslate() {
    title_->setText(tr("My games"));
    empty_->setText(tr("Games that you play appear here."));
    empty_->setVisible(count_ == 0);
    all_->setText(tr("All %n games", nullptr, count_));
    all_->setVisible(count_ > 0);
    for (GameTile* tile : tiles_) {
        tile->setGame(tile->game());
    }
}

}  // namespace gnostica::gui
