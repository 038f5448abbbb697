// The user's own rulesets as files: what is added, renamed, imported and exported is there, and follows.
#include "app/rulesets/draft_store.h"
#include "app/rulesets/own_rulesets.h"
#include "app/rulesets/ruleset_export.h"
#include "app/rulesets/ruleset_import.h"
#include "app/storage/plugins.h"

#include <QtTest>

using namespace gnostica;

namespace {

constexpr const char* kMine =
    R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": {"en": "Mine"}, "end": {"target": 5}})";
constexpr const char* kChild =
    R"({"format": 1, "id": "child", "kind": "game", "extends": "mine", "name": {"en": "Child"}, "hand": {"limit": 4}})";

QByteArray bytesAt(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size();
}

nlohmann::json documentOf(const QByteArray& text) {
    return nlohmann::json::parse(text.toStdString());
}

}  // namespace

class TestOwnRulesets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void idsAreMadeOfNames_data();
    void idsAreMadeOfNames();
    void aTakenIdGetsANumber();
    void whatIsAddedIsOnTheShelf();
    void aCopyHasItsOwnIdAndName();
    void childrenFollowARenaming();
    void aTakenIdRenamesNothing();
    void importsAreTold();
    void anImportIsCarriedOut();
    void whatHasChangedIsNotReplaced();
    void anExportNeedsNoOwnParent();
    void draftsAreKeptAndFollow();

private:
    QString own(const char* name) const { return shelf_->folders().userRulesets() + u'/' + QLatin1String(name); }
    rulesets::RulesetImport imported(const QByteArray& text) {
        const QString path = folder_->filePath(QStringLiteral("elsewhere/x.json"));
        if (!write(path, text)) {
            return {};
        }
        const auto checked = checkForImport(rulesets::ShelfCopy(*shelf_), path);
        return checked ? importOf(*shelf_, *checked) : rulesets::RulesetImport();
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<rulesets::RulesShelf> shelf_;
};

void TestOwnRulesets::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    storage::DataFolders folders = storage::dataFolders();
    folders.user = folder_->filePath(QStringLiteral("user"));
    const auto plugins = storage::loadPlugins(folders);
    shelf_ =
        std::make_unique<rulesets::RulesShelf>(folders, storage::registryWith(plugins), storage::wordsWith(plugins));
    QVERIFY(addOwn(*shelf_, "mine", kMine));
    QVERIFY(addOwn(*shelf_, "child", kChild));
}

void TestOwnRulesets::idsAreMadeOfNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::string>("id");
    QTest::newRow("words") << QStringLiteral("Short game, für vier") << std::string("short-game-fur-vier");
    QTest::newRow("blanks") << QStringLiteral("  A  -  b ") << std::string("a-b");
    QTest::newRow("digits") << QStringLiteral("1, 2, 3") << std::string("1-2-3");
    QTest::newRow("no Latin letter") << QStringLiteral("Γνῶσις") << std::string("ruleset");
}

void TestOwnRulesets::idsAreMadeOfNames() {
    QFETCH(QString, name);
    QFETCH(std::string, id);
    QCOMPARE(rulesets::idFor(name), id);
}

void TestOwnRulesets::aTakenIdGetsANumber() {
    QCOMPARE(freeId(shelf_->library(), "unheard-of"), std::string("unheard-of"));
    QCOMPARE(freeId(shelf_->library(), "mine"), std::string("mine-2"));
    QCOMPARE(rulesets::numberOf("mine-2"), 2);
    QCOMPARE(rulesets::numberOf("mine"), 0);
}

void TestOwnRulesets::whatIsAddedIsOnTheShelf() {
    QCOMPARE(bytesAt(own("mine.json")), QByteArray(kMine));
    QVERIFY(shelf_->isOwn("mine") && shelf_->isOwn("child") && !shelf_->isOwn("gnostica"));
    QVERIFY(shelf_->problems().empty());
    const auto rules = shelf_->rules({"child", {}, {}});
    QVERIFY(rules.has_value());
    QCOMPARE((*rules)->target, 5);
    // the same id again is another file, and a problem that is told
    QVERIFY(addOwn(*shelf_, "mine", kMine));
    QCOMPARE(unreadableFiles(*shelf_).size(), std::size_t{1});
    QCOMPARE(bytesAt(own("mine.json")), QByteArray(kMine));
}

void TestOwnRulesets::aCopyHasItsOwnIdAndName() {
    const auto copy = duplicate(*shelf_, "mine");
    QVERIFY(copy.has_value());
    QCOMPARE(*copy, std::string("mine-2"));
    QCOMPARE(documentOf(bytesAt(own("mine-2.json")))["name"]["en"], "Mine (2)");
    QCOMPARE(bytesAt(own("mine.json")), QByteArray(kMine));
}

void TestOwnRulesets::childrenFollowARenaming() {
    QSignalSpy renamed(shelf_.get(), &rulesets::RulesShelf::renamed);
    QVERIFY(rename(*shelf_, {"mine", "yours", QStringLiteral("Yours")}));
    QVERIFY(!QFile::exists(own("mine.json")));
    QCOMPARE(documentOf(bytesAt(own("yours.json")))["id"], "yours");
    QCOMPARE(documentOf(bytesAt(own("yours.json")))["name"]["en"], "Yours");
    QCOMPARE(documentOf(bytesAt(own("child.json")))["extends"], "yours");
    QCOMPARE(renamed.size(), 1);
    QVERIFY(shelf_->rules({"child", {}, {}}).has_value());
}

void TestOwnRulesets::aTakenIdRenamesNothing() {
    for (const char* taken : {"child", "gnostica"}) {
        QVERIFY(!rename(*shelf_, {"mine", taken, QStringLiteral("Mine")}));
        QCOMPARE(bytesAt(own("mine.json")), QByteArray(kMine));
        QCOMPARE(bytesAt(own("child.json")), QByteArray(kChild));
    }
}

void TestOwnRulesets::importsAreTold() {
    QVERIFY(imported(kMine).clash == rulesets::Clash::same);
    const QByteArray changed = QByteArray(kMine).replace("\"target\": 5", "\"target\": 6");
    QVERIFY(imported(changed).clash == rulesets::Clash::own);
    QVERIFY(!whatDiffers(*shelf_, imported(changed)).isEmpty());
    QVERIFY(imported(QByteArray(kMine).replace("\"mine\"", "\"new\"")).clash == rulesets::Clash::none);
    QVERIFY(imported(QByteArray(kMine).replace("\"mine\"", "\"zarcana\"")).clash == rulesets::Clash::shipped);
    QVERIFY(imported("{\"format\": 1}").id.empty());  // no ruleset
}

void TestOwnRulesets::anImportIsCarriedOut() {
    const QByteArray changed = QByteArray(kMine).replace("\"target\": 5", "\"target\": 6");
    const auto beside = carryOut(*shelf_, imported(changed), rulesets::ImportWay::beside);
    QVERIFY(beside.has_value());
    QCOMPARE(*beside, std::string("mine-2"));
    QCOMPARE(bytesAt(own("mine.json")), QByteArray(kMine));
    const auto replaced = carryOut(*shelf_, imported(changed), rulesets::ImportWay::replace);
    QVERIFY(replaced.has_value());
    QCOMPARE(*replaced, std::string("mine"));
    QCOMPARE(bytesAt(own("mine.json")), changed);
}

void TestOwnRulesets::whatHasChangedIsNotReplaced() {
    const rulesets::RulesetImport import = imported(QByteArray(kMine).replace("\"target\": 5", "\"target\": 6"));
    const QByteArray meanwhile = QByteArray(kMine).replace("\"target\": 5", "\"target\": 7");
    QVERIFY(write(own("mine.json"), meanwhile));
    const auto refused = carryOut(*shelf_, import, rulesets::ImportWay::replace);
    QVERIFY(!refused && std::holds_alternative<storage::FileError>(refused.error()));
    QCOMPARE(bytesAt(own("mine.json")), meanwhile);
}

void TestOwnRulesets::anExportNeedsNoOwnParent() {
    QCOMPARE(ownAncestorsOf(*shelf_, "child"), std::vector<std::string>{"mine"});
    const auto text = asOneDocument(*shelf_, "child");
    QVERIFY(text.has_value());
    const auto before = shelf_->document({"child", {}, {}});
    QCOMPARE(nlohmann::json::parse(*text)["extends"], "gnostica");
    QVERIFY(QFile::remove(own("mine.json")) && QFile::remove(own("child.json")));
    shelf_->refresh();
    QVERIFY(addOwn(*shelf_, "child", *text));
    const auto after = shelf_->document({"child", {}, {}});
    QVERIFY(before && after);
    QVERIFY(before->at("end") == after->at("end") && before->at("hand") == after->at("hand"));
}

void TestOwnRulesets::draftsAreKeptAndFollow() {
    rulesets::DraftStore drafts(rulesets::DraftStore::folderIn(shelf_->folders()));
    auto start = drafts.open(own("mine.json"));
    QVERIFY(start.has_value() && !start->kept);
    const QByteArray changed = QByteArray(kMine).replace("\"target\": 5", "\"target\": 8");
    QVERIFY(write(drafts.folder() + QStringLiteral("/d.draft"),
                  QByteArray::fromStdString(rulesets::DraftStore::bytesOf(start->source, changed.toStdString()))));
    drafts.noteChange();
    const auto kept = drafts.kept();
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept.front().text, changed.toStdString());
    QVERIFY(drafts.isUnsaved(own("mine.json")) && !drafts.isUnsaved(own("child.json")));
    QVERIFY(drafts.open(own("mine.json"))->kept.has_value());

    connect(shelf_.get(), &rulesets::RulesShelf::renamed, &drafts, &rulesets::DraftStore::follow);
    QVERIFY(rename(*shelf_, {"mine", "yours", QStringLiteral("Mine")}));
    QVERIFY(drafts.isUnsaved(own("yours.json")) && !drafts.isUnsaved(own("mine.json")));
    QVERIFY(drafts.kept().front().text.find("\"yours\"") != std::string::npos);
    QVERIFY(drafts.remove(drafts.kept().front()));
    QVERIFY(drafts.kept().empty());
}

QTEST_GUILESS_MAIN(TestOwnRulesets)
#include "tst_own_rulesets.moc"
