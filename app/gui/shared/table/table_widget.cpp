#include "app/gui/shared/table/table_widget.h"

#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/table/screen_cover.h"
#include "app/gui/shared/table/turn_line.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Of a table with a place for the board.
constexpr QSize kLeastTable{560, 320};
/// For the names of columns and rows outside of the board's frames.
constexpr QMargins kNameRoom{8, 0, 8, 6};

}  // namespace

TableWidget::TableWidget(QWidget* parent)
    : QWidget(parent),
      scene_(new BoardScene(this)),
      view_(new BoardView(scene_, this)),
      messages_(new MessageBar(this)),
      turn_(new TurnLine(this)),
      cover_(new ScreenCover(this)),
      notices_(new QVBoxLayout),
      bars_(new QVBoxLayout),
      front_{messages_},
      covered_{view_, turn_} {
    layOut();
    view_->setNameRoom(kNameRoom);
    setFocusProxy(view_);
    turn_->hide();
    connectBoard();
    connect(cover_, &ScreenCover::accepted, this, &TableWidget::coverAccepted);
}

void TableWidget::layOut() {
    notices_->setSpacing(0);
    notices_->addWidget(messages_);
    notices_->addStretch(1);
    bars_->setSpacing(0);
    bars_->addWidget(turn_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->setRowStretch(0, 1);
    grid->addWidget(view_, 0, 0);
    grid->addLayout(notices_, 0, 0);  // over the board, which keeps its place when they appear and disappear
    grid->addLayout(bars_, 1, 0);
    raiseMessages();
}

void TableWidget::layOn(QWidget& part) {
    part.setParent(this);
    part.show();
    part.stackUnder(messages_);
    covered_.push_back(&part);
}

void TableWidget::setBoardPlace(const QRect& place) {
    boardPlace_ = place;
    placeBoard();
}

void TableWidget::setBoardInFront(const std::optional<QRect>& place) {
    const bool moves = place.has_value() != frontPlace_.has_value();
    frontPlace_ = place;
    placeBoard();
    if (moves && place) {
        view_->raise();
        raiseMessages();
    } else if (moves) {
        view_->lower();
    }
}

/// The place of the board follows the table, not the other way round.
QSize TableWidget::minimumSizeHint() const {
    return boardPlace_ ? kLeastTable : QWidget::minimumSizeHint();
}

/// A planned place is that of the board itself: the names below it take no room from its tiles.
void TableWidget::placeBoard() {
    const QRect planned = boardPlace_ ? boardPlace_->adjusted(0, 0, 0, kNameRoom.bottom()) : rect();
    const QRect place = frontPlace_.value_or(planned);
    layout()->setContentsMargins(place.left(), place.top(), std::max(0, width() - place.right() - 1),
                                 std::max(0, height() - place.bottom() - 1));
}

void TableWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeBoard();
}

/// The table goes on round the board.
void TableWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    view_->paintTable(painter, *this);
}

void TableWidget::addNotice(QWidget* notice, Qt::Alignment alignment) {
    notices_->insertWidget(0, notice, 0, alignment);
    notice->raise();
    covered_.push_back(notice);
}

void TableWidget::addNoticeBelow(QWidget* notice) {
    notices_->insertWidget(notices_->count() - 1, notice);
    notice->stackUnder(messages_);
    covered_.push_back(notice);
}

void TableWidget::addMessage(QWidget* message) {
    notices_->insertWidget(notices_->indexOf(front_.front()), message);
    front_.insert(front_.begin(), message);
    raiseMessages();
}

void TableWidget::showMessagesIn(QBoxLayout* cover) {
    const bool isHere = notices_->indexOf(messages_) >= 0;
    if (isHere == (cover == nullptr)) {
        return;
    }
    messagesPlace_ = isHere ? notices_->indexOf(front_.front()) : messagesPlace_;
    int place = isHere ? 0 : messagesPlace_;
    for (QWidget* message : front_) {
        const bool isShown = !message->isHidden();
        (isHere ? cover : notices_)->insertWidget(place++, message);
        message->setVisible(isShown);
    }
    raiseMessages();
}

void TableWidget::raiseMessages() {
    for (QWidget* message : front_) {
        message->raise();
    }
}

bool TableWidget::isMessage(const QWidget& part) const {
    return std::ranges::any_of(
        front_, [&](const QWidget* message) { return message == &part || message->isAncestorOf(&part); });
}

void TableWidget::addBar(QWidget* bar) {
    bars_->addWidget(bar);
    covered_.push_back(bar);
}

void TableWidget::connectBoard() {
    const auto tell = [this](auto what) {
        return [this, what](const auto&... told) {
            if (tool_) {
                what(*tool_, told...);
            }
        };
    };
    using engine::PieceId;
    using engine::Space;
    connect(scene_, &BoardScene::spacePicked, this, tell([](BoardTool& tool, Space space) {
                tool.pick({space, std::nullopt});
            }));
    connect(scene_, &BoardScene::piecePicked, this, tell([this](BoardTool& tool, PieceId piece) {
                tool.pick({scene_->spaceOf(piece), piece});
            }));
    connect(scene_, &BoardScene::pickedAgain, this,
            tell([](BoardTool& tool, const turn::BoardTarget& target) { tool.pickAgain(target); }));
    connect(scene_, &BoardScene::whyNotAsked, this,
            tell([](BoardTool& tool, const std::optional<Space>& space, const std::optional<PieceId>& piece) {
                tool.ask({space, piece});
            }));
    connect(scene_, &BoardScene::pieceLifted, this, tell([](BoardTool& tool, PieceId piece) { tool.lift(piece); }));
    connect(scene_, &BoardScene::pieceDragged, this,
            tell([](BoardTool& tool, PieceId piece, Space to) { tool.drop(piece, to); }));
    connect(scene_, &BoardScene::piecePointed, this,
            tell([](BoardTool& tool, PieceId piece, engine::Facing facing) { tool.point(piece, facing); }));
    connect(scene_, &BoardScene::hovered, this,
            tell([](BoardTool& tool, const std::optional<Space>& space) { tool.hover(space); }));
    view_->setKeyTaker([this](Act act) { return tool_ && tool_->act(act); });
    connect(view_, &BoardView::quarterTurnsChanged, this, &TableWidget::quarterTurnsChanged);
}

void TableWidget::setTool(BoardTool* tool) {
    if (tool_) {
        tool_->disconnect(this);
    }
    tool_ = tool;
    if (tool != nullptr) {
        connect(tool, &BoardTool::marksChanged, this, &TableWidget::showMarks);
        connect(tool, &BoardTool::lookedAt, this, &TableWidget::look);
        connect(tool, &BoardTool::answered, this, [this](const QString& sentence) { messages_->say(sentence); });
    }
    showMarks();
}

void TableWidget::setWords(const TableWords& words) {
    scene_->setPieceName(words.piece);
    view_->setPowersText(words.powers);
}

void TableWidget::setEdgeShown(bool shown) {
    view_->setEdgeShown(shown);
}

void TableWidget::setHoverCardShown(bool shown) {
    view_->setHoverCardShown(shown);
}

void TableWidget::present(const TableScene& scene) {
    scene_->sync(scene.view, *scene.rules);
    if (shown_ != scene.view) {
        messages_->dismissAnswer();  // it was about the previous position
        view_->dismissCard();
        shown_ = scene.view;
    }
    turn_->setVisible(!scene.status.isEmpty());
    turn_->present(scene.decider, scene.status);
    showCover(scene);
    if (!scene.events.empty()) {
        animate(scene.events, scene.animationMs);
    }
    if (tool_) {
        tool_->presented();
    }
}

void TableWidget::animate(const engine::EventList& events, int duration) {
    scene_->animate(events, duration);
}

void TableWidget::showMarks() {
    scene_->setMarks(tool_ ? tool_->marks() : turn::BoardMarks());
}

void TableWidget::look(const turn::BoardTarget& target) {
    if (target.space) {
        view_->showCard(*target.space);
    }
    messages_->say(scene_->textOf(target));
}

void TableWidget::showCover(const TableScene& scene) {
    for (QWidget* widget : covered_) {
        widget->setEnabled(!scene.coveredFor);
    }
    if (scene.coveredFor) {
        messages_->dismissAnswer();  // it was for the previous player
        cover_->coverFor(scene.coveredName, *scene.coveredFor);
        raiseMessages();
        return;
    }
    if (cover_->isAncestorOf(window()->focusWidget())) {
        setFocus(Qt::OtherFocusReason);  // otherwise the next widget in the tab order would get it
    }
    cover_->lift();
}

}  // namespace gnostica::gui
