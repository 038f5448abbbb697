// The rulebook in the help panel, printed and as a PDF file.
#include "app/gui/look/art/theme.h"
#include "app/gui/windows/game/help/help_contents.h"
#include "app/gui/windows/game/help/help_document.h"
#include "app/gui/windows/game/help/help_paper.h"
#include "tests/support/rulesets.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QtTest>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::tests;

namespace {

HelpPaper paper(const QString& title = {}) {
    return {*baseRules(), wording::builtinVocabulary(), title};
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestHelpPaper : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePageHoldsEveryRuleAndPictures();
    void aPdfFileIsWritten();
    void aPlaceThatCannotBeWrittenIsAnError();
    void keysAreBrokenBetweenThem();
    void titlesAreNoMarkup();
    void rulingsAreFoundByTheirSetting();
    void majorsHavePictures();
};

void TestHelpPaper::thePageHoldsEveryRuleAndPictures() {
    QTextDocument document;
    paper().writeTo(document);
    const QString text = document.toPlainText();
    for (const char* id : {"SPC-1", "ROD-1", "MAJ-21", "LNK-5", "CHL-4"}) {
        QVERIFY2(text.contains(QLatin1String(id)), id);
    }
    QVERIFY(text.contains(QStringLiteral("Ruling (Limit of pieces in wasteland: Yes):")));
    QVERIFY(text.contains(QChar::ObjectReplacementCharacter));  // a picture
}

void TestHelpPaper::aPdfFileIsWritten() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("rules.pdf"));
    QVERIFY(paper().writePdf(file).has_value());
    const QByteArray bytes = contentOf(file);
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY2(bytes.count("/Type /Page\n") >= 3, qPrintable(QString::number(bytes.size())));
}

void TestHelpPaper::aPlaceThatCannotBeWrittenIsAnError() {
    QTemporaryDir folder;
    QVERIFY(!paper().writePdf(folder.filePath(QStringLiteral("nowhere/rules.pdf"))).has_value());
}

// Regression: "Control+Mayúscu" was above "las+R".
void TestHelpPaper::keysAreBrokenBetweenThem() {
    QTextDocument document;
    HelpDocument(Theme::light(), 1)
        .write(document,
               {{HelpPage::keys,
                 QStringLiteral("Game"),
                 {},
                 QStringLiteral("Control+May\u00fasculas+R"),
                 QStringLiteral("words ").repeated(30)},
                {HelpPage::keys, QStringLiteral("Game"), {}, QStringLiteral("Ctrl+Z"), QStringLiteral("Undo")}});
    QVERIFY(document.toPlainText().contains(QStringLiteral("Ctrl+Z")));
    int broken = 0;
    for (int width = 220; width <= 400; width += 20) {
        document.setTextWidth(width);
        document.documentLayout()->documentSize();  // performs the layout
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            if (!block.text().startsWith(QStringLiteral("Control"))) {
                continue;
            }
            const QTextLayout& layout = *block.layout();
            for (int line = 1; line < layout.lineCount(); ++line, ++broken) {
                QCOMPARE(block.text().at(layout.lineAt(line).textStart() - 1), QChar(0x200B));
            }
        }
    }
    QVERIFY(broken > 0);
}

void TestHelpPaper::titlesAreNoMarkup() {
    QTextDocument document;
    paper(QStringLiteral("<b>Mine</b> & <img src=\"file:///etc/passwd\">")).writeTo(document);
    QVERIFY(document.toPlainText().startsWith(QStringLiteral("<b>Mine</b> & <img src=\"file:///etc/passwd\">")));
}

void TestHelpPaper::rulingsAreFoundByTheirSetting() {
    const wording::Speaker speaker(*baseRules(), {});
    const HelpEntries rules = HelpContents(*baseRules(), *baseRules(), speaker).rulebook();
    QVERIFY(std::ranges::any_of(rules, [](const HelpEntry& entry) {
        return entry.anchor == QStringLiteral("DRW-1") &&
               entry.text.contains(QStringLiteral("Reshuffle of the discards"));
    }));
    QTextDocument document;
    HelpDocument(Theme::light(), 1).write(document, rules);
    QVERIFY(document.toPlainText().contains(QStringLiteral("Ruling (Reshuffle of the discards: Immediately):")));
}

void TestHelpPaper::majorsHavePictures() {
    const wording::Speaker speaker(*baseRules(), {});
    for (const HelpEntry& entry : HelpContents(*baseRules(), *baseRules(), speaker).rulebook()) {
        const bool isMajor =
            entry.anchor.startsWith(QStringLiteral("MAJ-")) && entry.anchor != QStringLiteral("MAJ-22");
        QVERIFY2(entry.icons.empty() != isMajor, qPrintable(entry.anchor));
    }
}

QTEST_MAIN(TestHelpPaper)
#include "tst_help_paper.moc"
