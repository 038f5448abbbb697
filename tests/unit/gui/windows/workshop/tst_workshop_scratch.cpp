// Every smaller shipped ruleset can be made without writing JSON.
#include "app/gui/windows/workshop/names/names_delegate.h"
#include "app/gui/windows/workshop/shelf/shelf_pane.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/windows/workshop/maker.h"

#include <QDialog>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Maker;
using gnostica::gui::playing::Shop;

namespace {

/// Their folders in the folder of variants.
std::vector<std::string> smallerOnes(const rulesets::RulesShelf& shelf) {
    std::vector<std::string> ids = shelf.library().ids();
    std::erase_if(ids, [&](const std::string& id) {
        const nlohmann::json& document = *shelf.library().find(id);
        return shelf.isOwn(id) || !(document.contains("extends") || engine::isExpansion(document));
    });
    return ids;
}

/// Every place of a document with a value, except those of its names.
std::set<std::string> placesIn(nlohmann::json document) {
    for (const char* own : {"$schema", "id", "name", "summary", "notes"}) {
        document.erase(own);
    }
    const nlohmann::json flat = document.flatten();
    std::set<std::string> places;
    for (const auto& each : flat.items()) {
        places.insert(each.key());
    }
    return places;
}

engine::Inspection inspected(const rulesets::RulesShelf& shelf, const std::string& id) {
    const engine::Library::Entry& entry = *shelf.library().entry(id);
    return engine::inspect(shelf.library(), shelf.registry(), entry.text, entry.source);
}

}  // namespace

class TestWorkshopScratch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyVariantIsMadeInTheForm_data();
    void everyVariantIsMadeInTheForm();
    void itsNamesAreWrittenToo();
    void cleanup() { shop_.reset(); }

private:
    void begin(const std::string& id, const QString& name) const;

    std::unique_ptr<Shop> shop_;
};

void TestWorkshopScratch::init() {
    shop_ = std::make_unique<Shop>(std::map<QString, QByteArray>());
    shop_->window->resize(1200, 900);
    tests::activate(*shop_->window);
}

/// *New…*, with the same base.
void TestWorkshopScratch::begin(const std::string& id, const QString& name) const {
    const nlohmann::json& document = *shop_->shelf->library().find(id);
    const QString parent = QString::fromStdString(document.value("extends", std::string()));
    QTimer::singleShot(0, shop_->window.get(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        auto* parents = dialog->findChild<QComboBox*>(QStringLiteral("parent"));
        if (parent.isEmpty()) {
            parents->setCurrentIndex(parents->findText(QStringLiteral("Nothing"), Qt::MatchStartsWith));
        }
        auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("name"));
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
    });
    ShelfPane& shelf = shop_->window->shelf();
    shelf.choose(parent.isEmpty() ? QString::fromStdString(id) : parent);
    for (auto* button : shelf.findChildren<QToolButton*>()) {
        if (button->defaultAction() == shelf.action(ShelfPane::Deed::makeNew)) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    tests::activate(*shop_->window);
    shop_->settle();
}

void TestWorkshopScratch::everyVariantIsMadeInTheForm_data() {
    QTest::addColumn<std::string>("id");
    for (const std::string& id : smallerOnes(*Shop(std::map<QString, QByteArray>()).shelf)) {
        QTest::newRow(id.c_str()) << id;
    }
}

void TestWorkshopScratch::everyVariantIsMadeInTheForm() {
    QFETCH(const std::string, id);
    begin(id, QStringLiteral("Made again"));
    const nlohmann::json fresh = shop_->draft().document()->value();
    QVERIFY(fresh["id"].get<std::string>().starts_with("made-again"));
    const engine::Inspection wanted = inspected(*shop_->shelf, id);
    Maker(*shop_, wanted).make();
    const engine::Inspection& made = shop_->window->draft()->check().found();
    const engine::Registry& registry = shop_->shelf->registry();
    const std::string difference =
        nlohmann::json::diff(Maker::meaning(made, registry), Maker::meaning(wanted, registry)).dump();
    QVERIFY2(difference == "[]", difference.c_str());
    QVERIFY(std::ranges::none_of(made.problems, engine::isError));
    QVERIFY(made.rules != nullptr);
    // It has no value that the original does not have.
    const auto said = placesIn(shop_->draft().document()->value());
    QVERIFY(said.size() > placesIn(fresh).size());
    QVERIFY2(std::ranges::includes(placesIn(*shop_->shelf->library().find(id)), said), shop_->draft().text().c_str());
}

void TestWorkshopScratch::itsNamesAreWrittenToo() {
    const std::string id = smallerOnes(*shop_->shelf).front();
    const nlohmann::json wanted = *shop_->shelf->library().find(id);
    begin(id, QString::fromStdString(wanted["name"]["en"].get<std::string>()));
    NamesPane& names = shop_->window->panes()->names();
    QTabWidget& tabs = shop_->window->panes()->tabs();
    QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(tabs.indexOf(&names)).center());
    for (const char* key : {"name", "summary", "notes"}) {
        if (!wanted.contains(key)) {
            continue;
        }
        for (const auto& [language, text] : wanted[key].items()) {
            const std::string pointer = std::string("/") + key + '/' + language;
            if (!names.model().indexOf(pointer).isValid()) {
                auto* languages = names.findChild<QComboBox*>(QStringLiteral("newLanguage"));
                languages->setCurrentIndex(languages->findData(QString::fromStdString(language)));
                QTest::mouseClick(names.findChild<QPushButton*>(QStringLiteral("addLanguage")), Qt::LeftButton);
            }
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // the previous editor
            names.table().setCurrentIndex(names.model().indexOf(pointer));
            if (names.findChild<BoundedText*>() == nullptr) {
                names.table().edit(names.table().currentIndex());
            }
            auto* editor = names.findChild<BoundedText*>();
            QVERIFY(editor != nullptr);
            editor->selectAll();
            editor->insertPlainText(QString::fromStdString(text.get<std::string>()));
            QTest::keyClick(editor, Qt::Key_Return);
        }
        const std::string difference =
            nlohmann::json::diff(wanted[key], shop_->draft().document()->value()[key]).dump();
        QVERIFY2(difference == "[]", difference.c_str());
    }
}

QTEST_MAIN(TestWorkshopScratch)
#include "tst_workshop_scratch.moc"
