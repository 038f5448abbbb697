#include "app/gui/windows/replay/replay_panels.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/widgets/dock_sides.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "engine/notation/told_text.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

#include <algorithm>

namespace gnostica::gui {

ReplayPanels::ReplayPanels(const std::shared_ptr<const CardArt>& art, const PanelShelf& shelf, QMainWindow& window,
                           QMenu& menu)
    : window_(window),
      variantPlace_(window),
      variant_(shelf, variantPlace_, menu),
      players_(new PlayersPanel(&window)),
      hand_(new HandPanel(art, &window)),
      log_(new LogPanel(&window)),
      playersDock_(addDock(players_, QStringLiteral("playersDock"), dockAreaAtEnd(window), menu)),
      handDock_(addDock(hand_, QStringLiteral("handDock"), Qt::BottomDockWidgetArea, menu)),
      logDock_(addDock(log_, QStringLiteral("logDock"), dockAreaAtEnd(window), menu)) {
    log_->setCards(art);
    new DockSides(window);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    QTimer::singleShot(0, this, [this] {  // after the window has made space
        const int title = playersDock_->height() - players_->height();
        const int players = std::clamp(players_->wholeHeight() + title, 120, 360);
        window_.resizeDocks({playersDock_, logDock_}, {players, 600 - players}, Qt::Vertical);
        window_.resizeDocks({logDock_}, {280}, Qt::Horizontal);
        window_.resizeDocks({handDock_}, {150}, Qt::Vertical);
    });
    followLanguage(&window, this, [this] { retranslate(); });
}

QDockWidget* ReplayPanels::addDock(QWidget* panel, const QString& name, Qt::DockWidgetArea area, QMenu& menu) {
    auto* dock = new QDockWidget(&window_);
    dock->setObjectName(name);
    dock->setWidget(panel);
    window_.addDockWidget(area, dock);
    menu.addAction(viewActionOf(*dock));
    return dock;
}

void ReplayPanels::setMotion(int milliseconds) {
    variant_.setMotion(milliseconds);
    hand_->setMotion(milliseconds);
}

void ReplayPanels::setWords(const engine::Rules& rules, const wording::Speaker& speaker) {
    speaker_ = &speaker;
    hand_->setFaces(CardFaces(rules));
    hand_->setDescriber([speaker](engine::Card card) { return speaker.powers(card); });
    variant_.setRules(rules);
    log_->forget();
    log_->setNotation([rules = &rules](const engine::ToldMoment& moment) {
        return QString::fromStdString(engine::toText(*rules, moment));
    });
}

void ReplayPanels::sync(const table::Replay& replay) {
    const engine::View view = replay.view();
    const auto past = std::span(replay.told()).first(static_cast<std::size_t>(replay.position()));
    players_->setPlayers(view, replay.rules(), *speaker_, replay.seating(), past);
    hand_->setHand(view, view.viewer());
    handDock_->setEnabled(engine::isPlayer(view.viewer()));
    log_->setMoments(replay.told(), replay.position(), *speaker_);
    const engine::EventList recent = replay.recentEvents();
    variant_.present({replay.rules(), view, *speaker_, replay.decider(), {}, std::nullopt, recent});
}

void ReplayPanels::retranslate() {
    playersDock_->setWindowTitle(tr("Players", "panel: the players"));
    handDock_->setWindowTitle(tr("Hand", "panel: the cards in hand"));
    logDock_->setWindowTitle(tr("Log", "panel: what has happened"));
}

}  // namespace gnostica::gui
