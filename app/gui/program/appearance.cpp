#include "app/gui/program/appearance.h"

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QApplication>
#include <QEvent>
#include <QStyleHints>

#include <utility>

namespace gnostica::gui {

bool desktopIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
        scheme != Qt::ColorScheme::Unknown) {
        return scheme == Qt::ColorScheme::Dark;
    }
#endif
    const QPalette ours = QGuiApplication::palette();
    QApplication::setPalette(QPalette());  // ours overrides the desktop's
    const bool dark = isDark(QGuiApplication::palette());
    QApplication::setPalette(ours);
    return dark;
}

Appearance::Appearance(const SettingsStore& settings, DeckShelf decks, std::function<bool()> isDesktopDark,
                       QObject& window)
    : QObject(&window),
      settings_(settings),
      decks_(std::move(decks)),
      isDesktopDark_(std::move(isDesktopDark)),
      desktopIsDark_(isDesktopDark_()) {
    fetchDeck();
    wearTheme(wanted());
    window.installEventFilter(this);
    connect(&settings_, &SettingsStore::changed, this, &Appearance::dress);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Appearance::followDesktop);
#endif
}

Theme Appearance::wanted() const {
    Theme theme = themeFor(settings_.now().theme, desktopIsDark_);
    theme.seats = settings_.now().newGame.looks;
    theme.deck = deck_;
    return theme;
}

void Appearance::fetchDeck() {
    deckId_ = settings_.now().deck;
    auto deck = decks_.deck(deckId_);
    deckProblems_ = deck ? engine::Diagnostics() : std::move(deck.error());
    deck_ = deck ? *deck : nullptr;
    looking_.cancel();
    if (deck_ != nullptr && !decks_.isOurs(deckId_)) {
        looking_.start([looked = deck_](const std::stop_token& stop) { return faultsOf(*looked, stop); },
                       [this](const DeckFaults& faults) {
                           if (faults.first) {
                               Q_EMIT deckFaulty(faults);
                           }
                       });
    }
}

void Appearance::dress() {
    if (settings_.now().deck != deckId_) {
        readDeckAgain();
    } else {
        wear();
    }
}

void Appearance::readDeckAgain() {
    fetchDeck();
    Q_EMIT deckRead();
    wear();
}

void Appearance::wear() {
    if (const Theme theme = wanted(); theme.fingerprint() != wornTheme().fingerprint()) {
        wearTheme(theme);
    }
}

void Appearance::followDesktop() {
    if (const bool dark = isDesktopDark_(); dark != desktopIsDark_) {
        desktopIsDark_ = dark;
        dress();
    } else {
        wearTheme(Theme(wornTheme()));  // a new palette of the desktop removes those of menus and lists
    }
}

bool Appearance::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ThemeChange) {
        followDesktop();
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
