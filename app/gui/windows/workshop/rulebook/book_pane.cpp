#include "app/gui/windows/workshop/rulebook/book_pane.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/closed_text.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/wording/rulebook/rulebook_format.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

/// Links in the book refer to values of the draft.
constexpr const char* kScheme = "value";

QString linkTo(const std::string& pointer) {
    QUrl url;
    url.setScheme(QLatin1String(kScheme));
    url.setPath(QString::fromStdString(pointer));
    return url.toString(QUrl::FullyEncoded).toHtmlEscaped();
}

}  // namespace

BookPane::BookPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      head_(plainSentence(this)),
      text_(new ClosedBrowser(this)) {
    setObjectName(QStringLiteral("book"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // all is wrapped; only wide spaces can be cut off
    text_->document()->setDocumentMargin(10);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 6, 0, 0);
    lines->addWidget(head_);
    lines->addWidget(text_, 1);
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { bench_.focus.go(url.path(QUrl::FullyDecoded).toStdString(), this); });
    connect(&bench_.check, &DraftCheck::inspected, this, &BookPane::follow);
    connect(&bench_.focus, &DraftFocus::moved, this, &BookPane::showPlace);
    follow();
    whenThemeChanges(this, [this](const Theme&) { write(); });
}

/// While the draft cannot be played, its last rulebook is kept.
void BookPane::follow() {
    const engine::Inspection& found = bench_.check.found();
    const bool isSound = found.rules != nullptr && bench_.draft.isReadable();
    if (isSound) {
        book_ = draftBook(found, *bench_.shelf.words());
        write();
    }
    if (!isSound) {
        head_->setText(tr("These rules will be updated as soon as the ruleset can be played."));
    } else if (book_.changes() == 0) {
        head_->setText(tr("No rule differs from the parent's."));
    } else {
        head_->setText(tr("%n rules differ from the parent's.", nullptr, book_.changes()));
    }
    head_->setVisible(!isSound || found.parentRules != nullptr);
}

void BookPane::write() {
    const int place = text_->verticalScrollBar()->value();
    text_->setHtml(html());
    text_->verticalScrollBar()->setValue(place);
}

QString BookPane::sentence(const DraftSentence& sentence) const {
    QString text = sentence.text.text.toHtmlEscaped();
    if (!sentence.text.ruling.isEmpty()) {
        text = language::sentences({wording::rulingHtml(sentence.text), text});
    }
    if (sentence.isNew) {
        QColor light = wornTheme().selected;
        light.setAlphaF(0.28F);
        //: what a rule said before it was changed; %1: whole sentences
        const QString before = sentence.before.isEmpty() ? tr("The parent has no such rule.")
                                                         : language::fill(tr("In the parent: %1"), {sentence.before});
        text = QStringLiteral("<span title=\"%1\" style=\"background-color: %2\">%3</span>")
                   .arg(before.toHtmlEscaped(), light.name(QColor::HexArgb), text);
    }
    if (sentence.pointer.empty()) {
        return text;
    }
    return QStringLiteral("<a href=\"%1\" style=\"color: %2; text-decoration: none\">%3</a>")
        .arg(linkTo(sentence.pointer), palette().color(QPalette::Text).name(), text);
}

QString BookPane::paragraph(const DraftParagraph& paragraph) const {
    QStringList said;
    for (const DraftSentence& each : paragraph.sentences) {
        said << sentence(each);
    }
    const QString title =
        paragraph.title.isEmpty() ? QString() : QStringLiteral("<b>%1</b>&nbsp; ").arg(paragraph.title.toHtmlEscaped());
    return QStringLiteral("<p style=\"margin: 4px 0 6px 0\"><a name=\"%1\"></a><b>%1</b>&nbsp; %2%3</p>")
        .arg(paragraph.id.toHtmlEscaped(), title, language::sentences(said));
}

QString BookPane::html() const {
    const auto heading = [](const QString& text) {
        return QStringLiteral("<h3 style=\"margin: 14px 0 4px 0\">%1</h3>").arg(text.toHtmlEscaped());
    };
    QString html =
        QStringLiteral("<h2>%1</h2><p>%2</p>").arg(book_.title.toHtmlEscaped(), book_.summary.toHtmlEscaped());
    for (const DraftChapter& chapter : book_.chapters) {
        html += heading(chapter.title);
        for (const DraftParagraph& each : chapter.paragraphs) {
            html += paragraph(each);
        }
    }
    if (!book_.gone.empty()) {
        html += heading(tr("Removed rules of the parent"));
        for (const DraftParagraph& each : book_.gone) {
            html += QStringLiteral("<s>%1</s>").arg(paragraph(each));
        }
    }
    return html;
}

void BookPane::showRule(const QString& id) {
    text_->scrollToAnchor(id);
}

void BookPane::showPlace(const QObject* where) {
    if (where == this) {
        return;
    }
    // The innermost setting with a rule: parts of a program have the rule of their card.
    std::string pointer = bench_.focus.pointer();
    while (!pointer.empty()) {
        if (const auto place = book_.places.find(pointer); place != book_.places.end()) {
            showRule(place->second);
            return;
        }
        pointer.erase(pointer.rfind('/'));
    }
}

void BookPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && text_ != nullptr) {
        write();  // including unchanged rules
    }
    if (event->type() == QEvent::LanguageChange) {
        follow();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
