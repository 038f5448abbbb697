#include "app/gui/windows/game/help/help_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/choice_name.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/shared/panels/closed_text.h"
#include "app/gui/windows/game/help/help_contents.h"
#include "app/gui/windows/game/help/help_document.h"
#include "app/gui/windows/game/help/help_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDesktopServices>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextCursor>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kShortestPage = 10;  ///< letters of a page's name that are always visible

QStringList wordsOf(const QString& search) {
    return search.split(u' ', Qt::SkipEmptyParts);
}

bool contains(const HelpEntry& entry, const QStringList& words) {
    const QString text = entry.title + u' ' + entry.text;
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

HelpPanel::HelpPanel(QWidget* parent)
    : QWidget(parent),
      pages_(new QComboBox(this)),
      search_(new QLineEdit(this)),
      text_(new ClosedBrowser(this)) {
    for (int page = 0; page < kHelpPages; ++page) {
        pages_->addItem({});
    }
    pages_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pages_->setMinimumContentsLength(kShortestPage);
    ignoreWheel(*pages_);
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    keepEnter(*search_);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(10);
    setFocusProxy(text_);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(search_);
    layout->addWidget(pages_);
    layout->addWidget(text_, 1);
    connect(pages_, &QComboBox::currentIndexChanged, this, &HelpPanel::rebuild);
    connect(text_, &QTextBrowser::anchorClicked, this, &HelpPanel::open);
    connect(search_, &QLineEdit::textChanged, this, &HelpPanel::rebuild);
    followLanguage(this, [this] { retranslate(); });
    whenThemeChanges(this, [this](const Theme&) { rebuild(); });
}

void HelpPanel::setRules(const engine::Rules& rules, const engine::Rules& base, const wording::Speaker& speaker) {
    const HelpContents contents(rules, base, speaker);
    of(HelpPage::reference) = contents.reference();
    of(HelpPage::rules) = contents.rulebook();
    rebuild();
}

void HelpPanel::setActions(const std::vector<ShortcutHelp>& shortcuts, const HelpWords& words) {
    shortcuts_.clear();
    for (const ShortcutHelp& shortcut : shortcuts) {
        shortcuts_.push_back({HelpPage::keys, shortcut.group, {}, shortcut.keys, shortcut.action, {}});
    }
    words_ = words;
    readDocuments();
    rebuild();
}

void HelpPanel::setFindings(const QString& folder) {
    findings_ = folder;
    readDocuments();
    rebuild();
}

void HelpPanel::readDocuments() {
    const HelpText text(words_, findings_);
    for (HelpPage page :
         {HelpPage::playing, HelpPage::making, HelpPage::comparing, HelpPage::findings, HelpPage::keys}) {
        of(page) = text.entries(page, shortcuts_);
    }
}

/// Opens only files of the program.
void HelpPanel::open(const QUrl& link) const {
    const bool isOurs = std::ranges::any_of(of(HelpPage::findings), [&](const HelpEntry& entry) {
        return !entry.document.isEmpty() && QUrl::fromLocalFile(entry.document) == link;
    });
    if (isOurs) {
        QDesktopServices::openUrl(link);
    }
}

HelpPage HelpPanel::page() const {
    return static_cast<HelpPage>(pages_->currentIndex());
}

void HelpPanel::showPage(HelpPage page) {
    pages_->setCurrentIndex(static_cast<int>(page));
    search_->clear();
}

void HelpPanel::jumpTo(HelpPage page, const QString& anchor) {
    showPage(page);
    text_->scrollToAnchor(anchor);
}

void HelpPanel::showRule(const QString& id) {
    jumpTo(HelpPage::rules, id);
}

/// A page or, during a search, the results on all pages, the current one first.
HelpEntries HelpPanel::shown() const {
    const auto current = static_cast<std::size_t>(pages_->currentIndex());
    const QStringList words = wordsOf(search_->text());
    if (words.isEmpty()) {
        return entries_[current];
    }
    HelpEntries found;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        std::ranges::copy_if(entries_[(current + i) % entries_.size()], std::back_inserter(found),
                             [&](const HelpEntry& entry) { return contains(entry, words); });
    }
    return found;
}

void HelpPanel::markFound() {
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(wornTheme().selected);
    format.setForeground(wornTheme().onDark ? Qt::black : Qt::white);
    for (const QString& word : wordsOf(search_->text())) {
        for (QTextCursor at = text_->document()->find(word); !at.isNull(); at = text_->document()->find(word, at)) {
            marks.append({at, format});
        }
    }
    text_->setExtraSelections(marks);
}

void HelpPanel::rebuild() {
    const HelpEntries entries = shown();
    HelpDocument(wornTheme(), devicePixelRatioF()).write(*text_->document(), entries);
    if (entries.empty() && !search_->text().isEmpty()) {
        text_->setPlainText(tr("Nothing was found."));
    }
    markFound();
    text_->moveCursor(QTextCursor::Start);
    text_->verticalScrollBar()->setValue(0);
}

void HelpPanel::retranslate() {
    pages_->setItemText(static_cast<int>(HelpPage::reference), tr("Quick reference"));
    pages_->setItemText(static_cast<int>(HelpPage::rules), tr("Rules", "tab: the rules of the game"));
    for (HelpPage page :
         {HelpPage::playing, HelpPage::making, HelpPage::comparing, HelpPage::findings, HelpPage::keys}) {
        pages_->setItemText(static_cast<int>(page), HelpText::nameOf(page));
    }
    readDocuments();
    nameChoice(*pages_, tr("Pages of the help"));
    pages_->view()->setAccessibleName(pages_->accessibleName());
    search_->setPlaceholderText(tr("Search the help"));
    search_->setAccessibleName(tr("Search the help"));
    text_->setAccessibleName(tr("Help", "tab: help"));
}

/// Escape leaves the search; the arrow keys scroll the results.
bool HelpPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        if (search_->text().isEmpty()) {
            return false;
        }
        search_->clear();
        return true;
    case Qt::Key_Down:
    case Qt::Key_PageDown: text_->setFocus(Qt::OtherFocusReason); return true;
    default: return false;
    }
}

}  // namespace gnostica::gui
