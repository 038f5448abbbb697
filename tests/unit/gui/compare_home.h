// A user who compares rulesets, with a separate home folder.
#pragma once

#include "app/gui/program/desks/compare_desk.h"
#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/compare/experiments/experiment_head.h"
#include "app/gui/windows/compare/experiments/experiment_list.h"
#include "app/gui/windows/compare/experiments/experiment_view.h"
#include "app/gui/windows/compare/experiments/experiments_page.h"
#include "app/gui/windows/compare/experiments/played_games.h"
#include "app/gui/windows/compare/pictures/metric_pane.h"
#include "app/gui/windows/compare/plan/plan_form.h"
#include "app/gui/windows/compare/rules/rules_page.h"
#include "app/storage/plugins.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace gnostica::gui {

inline constexpr const char* kShort = R"({ "format": 1, "id": "short", "kind": "game", "extends": "gnostica",
    "name": { "en": "Short" }, "end": { "target": 5 } })";

/// The position that a test puts on the table, of which nothing may be shown.
class LaidTable : public table::OnTheTable {
public:
    const engine::Game* game() const override { return running; }
    std::shared_ptr<const engine::Rules> rules() const override { return played; }
    bool hasBegun() const override { return begun; }

    const engine::Game* running = nullptr;
    std::shared_ptr<const engine::Rules> played;
    bool begun = true;
};

/// Has a ruleset of the user's own that ends after a few turns.
class Home {
public:
    Home() : plugins_(storage::loadPlugins(storage::dataFolders())) {
        QDir().mkpath(folders().userRulesets());
        std::ofstream(QFile::encodeName(folders().userRulesets() + QStringLiteral("/short.json")).toStdString())
            << kShort;
        shelf = std::make_unique<rulesets::RulesShelf>(folders(), storage::registryWith(plugins_),
                                                       storage::wordsWith(plugins_));
        desk = std::make_unique<CompareDesk>(*shelf, table, settings, nullptr);
    }

    storage::DataFolders folders() const {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = home_.path();
        return folders;
    }
    /// The open window; opening it again would check all drafts again.
    CompareWindow& window() const { return desk->window() != nullptr ? *desk->window() : desk->show(); }
    void choose(const std::vector<std::string>& ids) const {
        std::vector<RulesetPick> picks;
        for (const std::string& id : ids) {
            picks.push_back({RulesetPick::Kind::installed, id});
        }
        window().arms().setPicks(picks);
        QVERIFY(gnostica::tests::comes([this] { return !window().isReading(); }));
    }
    void compare(const std::vector<std::string>& ids) const {
        choose(ids);
        QVERIFY(gnostica::tests::comes([this] { return window().rules().compared() != nullptr; }));
    }
    /// Starts an experiment of a few quick games.
    void begin(int pairs) const {
        PlanForm& form = window().experiments().form();
        form.findChild<QSpinBox*>(QStringLiteral("planPairs"))->setValue(pairs);
        form.findChild<QComboBox*>(QStringLiteral("planLevel"))
            ->setCurrentIndex(static_cast<int>(engine::bots::Level::random));
        form.findChild<QPushButton*>(QStringLiteral("planStart"))->click();
    }
    ExperimentView& view() const { return window().experiments().view(); }
    ExperimentList& list() const { return window().experiments().list(); }
    bool isOver() const {
        const ExperimentEntry* entry = list().current();
        return entry != nullptr && !window().experiments().runner().isRunning() &&
               entry->state == ExperimentEntry::State::finished && view().feed().results() != nullptr &&
               view().feed().results()->report.isFinished;
    }

    QTemporaryDir home_;
    storage::LoadedPlugins plugins_;
    SettingsStore settings;
    LaidTable table;
    std::unique_ptr<rulesets::RulesShelf> shelf;
    std::unique_ptr<CompareDesk> desk;
};

inline QString bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

inline const ExperimentResults& resultsOf(const Home& home) {
    return *home.view().feed().results();
}

}  // namespace gnostica::gui
