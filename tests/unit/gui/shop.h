// A workshop with the user's own rulesets, and a user with mouse and keys.
#pragma once

#include "app/gui/windows/workshop/form/form_pane.h"
#include "app/gui/windows/workshop/form/form_row.h"
#include "app/gui/windows/workshop/problems/problems_pane.h"
#include "app/gui/windows/workshop/rulebook/book_pane.h"
#include "app/gui/windows/workshop/workshop_window.h"
#include "app/rulesets/rules_shelf.h"
#include "app/storage/plugins.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <map>
#include <memory>

namespace gnostica::gui::playing {

inline constexpr const char* kMine = R"({
    "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": { "en": "Mine" }
}
)";

/// The window, on a shelf with these documents as the user's own, by file name.
class Shop {
public:
    explicit Shop(const std::map<QString, QByteArray>& documents = {{QStringLiteral("mine.json"), kMine}})
        : plugins_(storage::loadPlugins(folders())) {
        QDir().mkpath(folders().userRulesets());
        for (const auto& [name, text] : documents) {
            QFile file(folders().userRulesets() + u'/' + name);
            if (file.open(QIODevice::WriteOnly)) {
                file.write(text);
            }
        }
        shelf = std::make_unique<rulesets::RulesShelf>(folders(), storage::registryWith(plugins_),
                                                       storage::wordsWith(plugins_));
        window = std::make_unique<WorkshopWindow>(*shelf, onTable_, nullptr);
        window->show();
    }

    storage::DataFolders folders() const {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = home_.path();
        return folders;
    }
    /// Opens a ruleset, and waits until it has been checked.
    void open(const std::string& id) const {
        window->open(id);
        settle();
    }
    /// Waits until all checks have finished.
    void settle() const {
        QVERIFY(gnostica::tests::comes([this] { return window->draft()->check().isCurrent(); }));
        QCoreApplication::processEvents();
    }
    Draft& draft() const { return window->draft()->draft(); }
    QString text() const { return QString::fromStdString(draft().text()); }
    FormRow& row(const char* key) const { return *window->panes()->form().row(key); }
    template <class Control>
    Control& control(const char* key) const {
        return *row(key).editor().template findChild<Control*>();
    }
    QTextBrowser& book() const { return *window->panes()->book().findChild<QTextBrowser*>(); }
    void act(Act act) const { window->actions().at(act)->trigger(); }
    /// Types a number into a field.
    void enter(const char* key, const QString& number) const {
        auto& field = control<QSpinBox>(key);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, number);
        QTest::keyClick(&field, Qt::Key_Tab);
        settle();
    }

    std::unique_ptr<rulesets::RulesShelf> shelf;
    std::unique_ptr<WorkshopWindow> window;

private:
    QTemporaryDir home_;
    storage::LoadedPlugins plugins_;
    table::OnTheTable onTable_;  ///< empty
};

}  // namespace gnostica::gui::playing
