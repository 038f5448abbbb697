#include "app/gui/windows/workshop/text/find_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/press_keys.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>

namespace gnostica::gui {

FindBar::FindBar(JsonEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      words_(new QLineEdit(this)),
      count_(plainLabel(this)),
      previous_(new QToolButton(this)),
      next_(new QToolButton(this)),
      close_(new QToolButton(this)) {
    words_->setObjectName(QStringLiteral("findWords"));
    words_->setClearButtonEnabled(true);
    previous_->setArrowType(Qt::UpArrow);
    next_->setArrowType(Qt::DownArrow);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 4, 4, 4);
    row->addWidget(words_, 1);
    row->addWidget(count_);
    for (QToolButton* button : {previous_, next_, close_}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    connect(words_, &QLineEdit::textChanged, this, [this] {
        search();
        go(true, true);
    });
    connect(previous_, &QToolButton::clicked, this, [this] { findNext(false); });
    connect(next_, &QToolButton::clicked, this, [this] { findNext(true); });
    connect(close_, &QToolButton::clicked, this, &FindBar::close);
    followLanguage(this, [this] { retranslate(); });
    hide();
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void FindBar::open() {
    show();
    const QString selected = editor_.selectedText();
    if (!selected.isEmpty() && !selected.contains(u'\n')) {
        words_->setText(selected);
    }
    words_->setFocus();
    words_->selectAll();
    search();
}

void FindBar::close() {
    hide();
    places_.clear();
    editor_.clearMarks(TextMark::found);
    editor_.setFocus();
}

void FindBar::refresh() {
    if (isVisible()) {
        search();
    }
}

void FindBar::search() {
    const QByteArray words = words_->text().toUtf8();
    places_.clear();
    length_ = static_cast<std::size_t>(words.size());
    editor_.clearMarks(TextMark::found);
    long from = 0;
    const long end = editor_.SendScintilla(QsciScintillaBase::SCI_GETLENGTH);
    editor_.SendScintilla(QsciScintillaBase::SCI_SETSEARCHFLAGS, 0UL);
    while (!words.isEmpty()) {
        editor_.SendScintilla(QsciScintillaBase::SCI_SETTARGETRANGE, static_cast<unsigned long>(from), end);
        const long found = editor_.SendScintilla(QsciScintillaBase::SCI_SEARCHINTARGET,
                                                 static_cast<unsigned long>(words.size()), words.constData());
        if (found < 0) {
            break;
        }
        from = editor_.SendScintilla(QsciScintillaBase::SCI_GETTARGETEND);
        places_.push_back(static_cast<std::size_t>(found));
        editor_.addMark(TextMark::found, places_.back(), static_cast<std::size_t>(from));
    }
    showCount();
}

void FindBar::findNext(bool forward) {
    go(forward, false);
}

/// While more letters are typed, the current result is kept if it still matches.
void FindBar::go(bool forward, bool mayStay) {
    if (places_.empty()) {
        return;
    }
    const auto begin = static_cast<std::size_t>(editor_.SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART));
    auto place =
        mayStay || !forward ? std::ranges::lower_bound(places_, begin) : std::ranges::upper_bound(places_, begin);
    if (forward) {
        place = place == places_.end() ? places_.begin() : place;
    } else {
        place = std::prev(place == places_.begin() ? places_.end() : place);
    }
    editor_.select(*place, *place + length_);
    showCount();
}

void FindBar::showCount() {
    if (words_->text().isEmpty()) {
        count_->clear();
        return;
    }
    const auto begin = static_cast<std::size_t>(editor_.SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART));
    const auto place = std::ranges::find(places_, begin);
    const int number = static_cast<int>(places_.size());
    //: number of places in a text where something was found
    const QString times = tr("found %n times", nullptr, number);
    const QString before = count_->text();
    count_->setText(
        place == places_.end()
            ? times
            //: %1: the number of a place, %2: number of all places
            : language::fill(tr("%1 of %2"), {language::number(static_cast<int>(place - places_.begin()) + 1),
                                              language::number(number)}));
    if (count_->text() != before) {
        announce(*count_, count_->text(), Saying::answer);
    }
}

void FindBar::dress(const Theme& theme) {
    setPalette(widgetPalette(theme));
    close_->setIcon(icon(QStringLiteral("close"), theme));
}

void FindBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (isEnter(*event)) {
        findNext(!event->modifiers().testFlag(Qt::ShiftModifier));
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FindBar::retranslate() {
    words_->setPlaceholderText(tr("Find in the text"));
    words_->setAccessibleName(tr("Find in the text"));
    for (const auto& [button, name] :
         {std::pair(previous_, tr("Find previous")), {next_, tr("Find next")}, {close_, tr("Close the search")}}) {
        button->setToolTip(name);
        button->setAccessibleName(name);
    }
    showCount();
}

}  // namespace gnostica::gui
