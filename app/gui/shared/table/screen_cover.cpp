#include "app/gui/shared/table/screen_cover.h"

#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/careful_keys.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/key_manners.h"
#include "app/gui/look/widgets/press_keys.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/language/fill.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QTextEdit>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr int kBadgeSide = 88;
/// The board shows through the cloth.
constexpr double kClothOpacity = 0.8;

/// True if Enter would follow a link at the cursor.
bool isOnLink(const QTextEdit& text) {
    const QTextCursor cursor = text.textCursor();
    return cursor.hasSelection() && !cursor.charFormat().anchorHref().isEmpty();
}

/// True if a widget only shows text, so that typing and pressing have no effect now.
bool isOnlyRead(const QWidget& widget) {
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) {
        return text->isReadOnly() && !isOnLink(*text);
    }
    return qobject_cast<const QLabel*>(&widget) != nullptr;
}

}  // namespace

ScreenCover::ScreenCover(QWidget* parent)
    : QWidget(parent),
      card_(new QWidget(this)),
      badge_(new SeatBadge(card_, SeatBadge::Shape::piece)),
      title_(plainSentence(card_)),
      text_(plainSentence(card_)),
      ready_(new PageButton(PageButton::Role::main, card_)),
      keys_(new CarefulKeys(*this)) {
    setObjectName(QStringLiteral("screenCover"));
    keepHeading(title_, 1.5);
    for (QLabel* label : {title_, text_}) {
        label->setAlignment(Qt::AlignCenter);
    }
    auto* lines = new QVBoxLayout(card_);
    lines->setContentsMargins(kSheetShadow + QMargins(36, 28, 36, 28));
    lines->setSpacing(14);
    badge_->setFixedSize(kBadgeSide, kBadgeSide);
    lines->addWidget(badge_, 0, Qt::AlignCenter);
    lines->addWidget(title_);
    lines->addWidget(text_);
    lines->addWidget(ready_, 0, Qt::AlignCenter);
    auto* middle = new QVBoxLayout(this);
    middle->addWidget(card_, 0, Qt::AlignCenter);
    connect(ready_, &QPushButton::clicked, this, &ScreenCover::accepted);
    QCoreApplication::instance()->installEventFilter(this);  // sees keys before the focused text
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    hide();
}

void ScreenCover::dress(const Theme& theme) {
    QPalette colours = widgetPalette(theme);
    colours.setColor(QPalette::Window, theme.parchment);
    setPalette(colours);
    update();
}

void ScreenCover::coverFor(const language::Phrase& name, engine::Seat seat) {
    name_ = name;
    badge_->setSeat(seat);
    retranslate();
    setGeometry(parentWidget()->rect());
    if (isHidden()) {
        Announcer::of(*this).hush();
        keys_->comeUp();
    }
    show();
    raise();
    ready_->setFocus(Qt::OtherFocusReason);
}

void ScreenCover::lift() {
    hide();
}

void ScreenCover::retranslate() {
    //: %1: player
    title_->setText(language::fill(tr("Please hand the screen to %1"), {name_}));
    //: %1: player
    text_->setText(language::fill(tr("The cards in hand are hidden until %1 is at the screen."), {name_}));
    //: %1: player
    setPlainText(*ready_, language::fill(tr("I am %1: show my cards"), {name_}));
    setAccessibleName(title_->text());
}

bool ScreenCover::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    if (event->type() == QEvent::KeyPress && isVisible() && isEnabled()) {
        const auto* reader = qobject_cast<const QWidget*>(watched);
        const auto& key = *static_cast<const QKeyEvent*>(event);
        if (reader != nullptr && takes(*reader, key)) {
            if (!keys_->refuses(key)) {
                ready_->click();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// Accepts keys of the same window and of its floating panels.
bool ScreenCover::takes(const QWidget& reader, const QKeyEvent& key) const {
    const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const KeyManners* ours = KeyManners::of(*this);
    return isPlain && pressesButtons(key) && isOnlyRead(reader) && ours != nullptr && KeyManners::of(reader) == ours;
}

void ScreenCover::mousePressEvent(QMouseEvent*) {
    ready_->setFocus(Qt::MouseFocusReason);
}

void ScreenCover::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setOpacity(kClothOpacity);
    cloth_.paint(painter, rect(), size(), wornTheme());
    painter.setOpacity(1);
    sheet_.paint(painter, card_->geometry(), SheetFrame::gold, wornTheme());
}

void ScreenCover::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && !name_.isEmpty()) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
