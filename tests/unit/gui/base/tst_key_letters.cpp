// Keys that are letters depend on the language. If a translation lacks one, or has one twice, the program silently uses
// the English ones; this test reports it.
#include "app/gui/base/keys/key_map.h"
#include "tests/unit/translation_file.h"

#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <map>
#include <utility>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::tests;

namespace {

const auto kContext = QStringLiteral("gnostica::gui::KeyMap");

/// The letters of a language, by source and meaning; the program uses them during the lifetime of the object.
class Letters : public QTranslator {
public:
    using Texts = std::map<std::pair<QString, QString>, QString>;

    explicit Letters(Texts texts) : texts_(std::move(texts)) { QCoreApplication::installTranslator(this); }
    Letters(const Letters&) = delete;
    Letters& operator=(const Letters&) = delete;
    ~Letters() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* meaning, int) const override {
        const auto found = texts_.find({QString::fromUtf8(source), QString::fromUtf8(meaning)});
        return QString::fromUtf8(context) == kContext && found != texts_.end() ? found->second : QString();
    }

private:
    Texts texts_;
};

QList<QList<QKeySequence>> keysOf(const KeyMap& map) {
    QList<QList<QKeySequence>> keys;
    for (const KeyLine& line : map.lines()) {
        keys << line.keys;
    }
    return keys;
}

/// The letters that the program does not use as given; empty if it uses all of them.
QString fault(const Letters::Texts& texts) {
    const auto english = keysOf(KeyMap());
    const Letters letters(texts);
    const auto own = keysOf(KeyMap());
    for (const auto& [source, letter] : texts) {
        if (own == english && letter != source.first) {
            return QStringLiteral("the English letters count: a key is named twice, or “%1” is none").arg(letter);
        }
        const bool isTaken = std::ranges::any_of(own, [wanted = QList<QKeySequence>{QKeySequence(letter)}](
                                                          const QList<QKeySequence>& keys) { return keys == wanted; });
        if (!isTaken) {
            return QStringLiteral("“%1” is no key (%2)").arg(letter, source.second);
        }
    }
    return {};
}

Letters::Texts lettersIn(const QString& path) {
    Letters::Texts texts;
    for (const Message& message : messagesOf(path)) {
        if (message.context == kContext && !message.texts.join(QString()).isEmpty()) {
            texts[{message.source, message.meaning}] = message.texts.front();
        }
    }
    return texts;
}

}  // namespace

class TestKeyLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLanguageHasKeysOfItsOwn();
    void whatIsWrongIsFound();
};

void TestKeyLetters::everyLanguageHasKeysOfItsOwn() {
    const QStringList files = translationFiles(QStringLiteral(GNOSTICA_TEST_DATA "/../translations"));
    QVERIFY(!files.isEmpty());
    for (const QString& file : files) {
        const QString found = fault(lettersIn(file));
        QVERIFY2(found.isEmpty(), qPrintable(file + QStringLiteral(": ") + found));
    }
}

void TestKeyLetters::whatIsWrongIsFound() {
    const std::pair north{QStringLiteral("N"), QStringLiteral("key: facing north")};
    const std::pair east{QStringLiteral("E"), QStringLiteral("key: facing east")};
    const std::pair rotate{QStringLiteral("R"), QStringLiteral("key: rotate the table to the right")};
    QCOMPARE(fault({}), QString());
    QCOMPARE(fault({{east, QStringLiteral("O")}}), QString());
    QCOMPARE(fault({{east, QStringLiteral("N")}, {north, QStringLiteral("E")}}), QString());
    QCOMPARE(fault({{east, QStringLiteral("С")}}), QString());  // a Cyrillic letter
    QVERIFY(!fault({{east, QStringLiteral("N")}}).isEmpty());
    QVERIFY(!fault({{rotate, QStringLiteral("E")}}).isEmpty());  // on the board both are used
    QVERIFY(!fault({{east, QStringLiteral("Ost")}}).isEmpty());
    QVERIFY(!fault({{east, QStringLiteral("N")}, {north, QStringLiteral("N")}}).isEmpty());
}

QTEST_GUILESS_MAIN(TestKeyLetters)
#include "tst_key_letters.moc"
