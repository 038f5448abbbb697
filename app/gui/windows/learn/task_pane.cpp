#include "app/gui/windows/learn/task_pane.h"

#include "app/gui/base/keys/key_map.h"
#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/learn/signed_text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kTitleSize = 1.4;
constexpr double kTextSize = 1.15;
constexpr int kBarHeight = 6;
constexpr int kInTaskSheet = 13;  ///< pixels between the edge of the sheet and its contents

void grow(QWidget* widget, double factor) {
    keepFont(widget, [factor](const QFont& base) { return resized(base, factor); });
}

}  // namespace

TaskPane::TaskPane(QWidget* parent)
    : QFrame(parent),
      list_(new QPushButton(this)),
      title_(plainSentence(this)),
      place_(plainLabel(this)),
      progress_(new QProgressBar(this)),
      told_(plainSentence(this)),
      text_(plainSentence(this)),
      hints_(new SignedText(this)),
      reply_(new SignedText(this)) {
    setObjectName(QStringLiteral("taskPane"));
    keepHeading(title_, kTitleSize);
    grow(text_, kTextSize);
    grow(reply_, kTextSize);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(kBarHeight);
    list_->setFlat(true);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kInTaskSheet, kInTaskSheet / 2, kInTaskSheet, kInTaskSheet);
    lines->setSpacing(8);
    lines->addWidget(list_, 0, Qt::AlignLeading);
    lines->addWidget(title_);
    lines->addWidget(place_);
    lines->addWidget(progress_);
    lines->addWidget(makeText(), 1);
    lines->addLayout(makeButtons());
    connect(list_, &QPushButton::clicked, this, &TaskPane::listWanted);
    followTheme(this, [this](const Theme& theme) { wear(theme); });
    followLanguage(this, [this] { retranslate(); });
}

/// Events, request, hints and answer, from top to bottom.
QWidget* TaskPane::makeText() {
    auto* content = new QWidget;
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins({});
    lines->setSpacing(10);
    for (QWidget* part : std::initializer_list<QWidget*>{told_, text_, hints_, reply_}) {
        lines->addWidget(part);
    }
    lines->addStretch(1);
    auto* scroll = new ColumnScroll(content, this);
    for (QWidget* part : std::initializer_list<QWidget*>{content, scroll, scroll->viewport()}) {
        part->setAutoFillBackground(false);  // the sheet shows through
    }
    return scroll;
}

QLayout* TaskPane::makeButtons() {
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    auto add = [&, place = std::size_t{0}](Act act, int row, int column) mutable {
        auto* button = new QPushButton(this);
        button->setAutoDefault(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, act] { Q_EMIT asked(act); });
        grid->addWidget(button, row, column);
        offered_[place++] = {act, button};
    };
    add(Act::hint, 0, 0);
    add(Act::showMe, 0, 1);
    add(Act::undo, 1, 0);
    add(Act::startAgain, 1, 1);
    add(Act::stageBack, 2, 0);
    add(Act::stageOn, 2, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    return grid;
}

QPushButton* TaskPane::button(Act act) const {
    return std::ranges::find(offered_, act, &Offered::act)->button;
}

// ---- Contents -------------------------------------------------------------------------------------------------------

void TaskPane::present(const Task& task, const wording::Speaker& speaker, const QString& onwards) {
    const TaskWords words = task.words(speaker);
    const auto show = [](QLabel* label, const QString& text) {
        if (text != label->text()) {
            announce(*label, text, Saying::answer);
        }
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    show(title_, words.title);
    show(place_, words.place);
    show(told_, words.told.join(u'\n'));
    show(text_, words.text);
    if (const QString hints = words.hints.join(u'\n'); hints != hints_->text()) {
        hints_->setText(hints);
        announce(*hints_, words.hints.value(words.hints.size() - 1), Saying::answer);
    }
    if (words.answer != reply_->text()) {
        reply_->setText(words.answer);
        announce(*reply_, words.answer, Saying::answer);
    }
    mood_ = words.mood;
    progress_->setVisible(task.parts() > 0);
    progress_->setRange(0, std::max(task.parts(), 1));
    progress_->setValue(task.partsDone());
    const bool loses = std::ranges::any_of(offered_, [&](const Offered& each) {
        return each.button->hasFocus() && !task.can(each.act) && each.act != Act::stageOn;
    });
    for (const Offered& each : offered_) {
        const bool leadsOn = each.act == Act::stageOn && task.isThrough();
        each.button->setVisible(task.offers(each.act) || leadsOn);
        each.button->setEnabled(task.can(each.act) || leadsOn);
    }
    button(Act::stageOn)->setText(task.isThrough() ? onwards : tr("&Next"));
    dress();
    if (loses) {  // otherwise the next button would get it and be pressed by mistake
        list_->setFocus(Qt::OtherFocusReason);
    }
}

QString TaskPane::text() const {
    QStringList read{title_->text(), place_->text(), told_->text(), text_->text(), hints_->text(), reply_->text()};
    read.removeAll(QString());
    return read.join(u'\n');
}

// ---- Style and texts ------------------------------------------------------------------------------------------------

void TaskPane::wear(const Theme& theme) {
    list_->setIcon(icon(QStringLiteral("previous"), theme));
    button(Act::hint)->setIcon(icon(QStringLiteral("hint"), theme));
    button(Act::showMe)->setIcon(icon(QStringLiteral("show"), theme));
    button(Act::undo)->setIcon(icon(QStringLiteral("undo"), theme));
    button(Act::startAgain)->setIcon(icon(QStringLiteral("first"), theme));
    dress();
}

/// The button for the next part is emphasised when it is available; praise is green and has an icon.
void TaskPane::dress() {
    const QPalette plain = widgetPalette(wornTheme());
    QPushButton* onwards = button(Act::stageOn);
    QPalette first = plain;
    if (onwards->isEnabled()) {
        first.setColor(QPalette::Button, plain.color(QPalette::Highlight));
        first.setColor(QPalette::ButtonText, plain.color(QPalette::HighlightedText));
    }
    onwards->setPalette(first);
    const bool isBad = mood_ == Mood::bad;
    reply_->dress(wornTheme(), isBad ? QStringLiteral("warning") : QStringLiteral("confirm"),
                  isBad ? QColor(0xd6, 0x45, 0x3d) : wornTheme().legal);
    hints_->dress(wornTheme(), QStringLiteral("hint"), wornTheme().coin);
}

void TaskPane::retranslate() {
    setAccessibleName(tr("Lessons and puzzles"));
    list_->setText(tr("&All lessons and puzzles"));
    button(Act::hint)->setText(tr("&Hint", "button: to be given a hint"));
    button(Act::showMe)->setText(tr("Show &me"));
    button(Act::undo)->setText(tr("&Undo"));
    button(Act::startAgain)->setText(tr("&Start again"));
    button(Act::stageBack)->setText(tr("&Back", "button: to go back one step"));
    const KeyMap keys;
    for (const Offered& each : offered_) {
        const QString key =
            QKeySequence::listToString(keys.keys(each.act, KeyScope::learning).mid(0, 1), QKeySequence::NativeText);
        setPlainToolTip(*each.button, key);
    }
}

}  // namespace gnostica::gui
