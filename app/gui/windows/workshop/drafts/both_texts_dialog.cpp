#include "app/gui/windows/workshop/drafts/both_texts_dialog.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/workshop/drafts/line_differences.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextOption>
#include <QVBoxLayout>

namespace gnostica::gui {

BothTextsDialog::BothTextsDialog(const std::string& mine, const std::string& theirs, QWidget* window)
    : QDialog(window),
      mine_(makeSide(mine)),
      theirs_(makeSide(theirs)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel, this)),
      keep_(buttons_->addButton(QString(), QDialogButtonBox::AcceptRole)),
      take_(buttons_->addButton(QString(), QDialogButtonBox::AcceptRole)) {
    auto* sides = new QHBoxLayout;
    for (const Side& side : {mine_, theirs_}) {
        auto* column = new QVBoxLayout;
        column->addWidget(side.label);
        column->addWidget(side.text, 1);
        sides->addLayout(column);
    }
    auto* lines = new QVBoxLayout(this);
    lines->addLayout(sides, 1);
    lines->addWidget(buttons_);
    const LineDifferences differences =
        lineDifferences(mine_.text->toPlainText().split(u'\n'), theirs_.text->toPlainText().split(u'\n'));
    mark(*mine_.text, differences.onlyFirst);
    mark(*theirs_.text, differences.onlySecond);
    connect(mine_.text->verticalScrollBar(), &QScrollBar::valueChanged, theirs_.text->verticalScrollBar(),
            &QScrollBar::setValue);
    connect(theirs_.text->verticalScrollBar(), &QScrollBar::valueChanged, mine_.text->verticalScrollBar(),
            &QScrollBar::setValue);
    connect(keep_, &QPushButton::clicked, this, [this] { choose(Choice::mine); });
    connect(take_, &QPushButton::clicked, this, [this] { choose(Choice::theirs); });
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    followLanguage(this, [this] { retranslate(); });
    resize(fontMetrics().averageCharWidth() * 140, fontMetrics().height() * 36);
}

BothTextsDialog::Side BothTextsDialog::makeSide(const std::string& text) {
    Side side{plainLabel(this), new QPlainTextEdit(this)};
    side.text->setReadOnly(true);
    side.text->setLineWrapMode(QPlainTextEdit::NoWrap);
    keepFont(side.text, &fixedFont);
    side.text->setLayoutDirection(Qt::LeftToRight);
    QTextOption written = side.text->document()->defaultTextOption();
    written.setTextDirection(Qt::LeftToRight);  // for every line, regardless of its first letter
    side.text->document()->setDefaultTextOption(written);
    side.text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    side.text->setPlainText(QString::fromStdString(text));
    side.label->setBuddy(side.text);
    return side;
}

/// Uses a colour that keeps letters legible on light and dark, and a bar, because colour alone is not enough.
void BothTextsDialog::mark(QPlainTextEdit& text, const std::vector<bool>& lines) {
    QList<QTextEdit::ExtraSelection> marks;
    QColor ground = text.palette().color(QPalette::Highlight);
    ground.setAlpha(70);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i]) {
            QTextEdit::ExtraSelection line;
            line.cursor = QTextCursor(text.document()->findBlockByNumber(static_cast<int>(i)));
            line.cursor.select(QTextCursor::LineUnderCursor);
            line.format.setBackground(ground);
            line.format.setFontUnderline(true);
            line.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks << line;
        }
    }
    text.setExtraSelections(marks);
}

void BothTextsDialog::retranslate() {
    setWindowTitle(tr("Conflicting changes"));
    mine_.label->setText(tr("&My changes"));
    theirs_.label->setText(tr("&In the file now"));
    keep_->setText(tr("&Keep mine"));
    take_->setText(tr("&Reload"));
}

void BothTextsDialog::choose(Choice choice) {
    choice_ = choice;
    accept();
}

}  // namespace gnostica::gui
