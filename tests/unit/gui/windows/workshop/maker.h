// A user who rebuilds another ruleset in the workshop without knowing its format, with mouse and keys only.
#pragma once

#include "app/gui/look/widgets/fold.h"
#include "app/gui/shared/options/layout/layout_board.h"
#include "app/gui/windows/workshop/names/names_pane.h"
#include "app/gui/windows/workshop/powers/power_settings.h"
#include "app/gui/windows/workshop/powers/powers_pane.h"
#include "app/wording/names.h"
#include "engine/documents/card_powers.h"
#include "engine/documents/inspection.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/model/card_keys.h"
#include "tests/unit/gui/shop.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QTabWidget>

#include <algorithm>
#include <string>
#include <vector>

namespace gnostica::gui::playing {

/// Edits the draft that is open in a shop until it means the same as another document. The option table tells which
/// edits are needed.
class Maker {
public:
    Maker(const Shop& shop, const engine::Inspection& wanted) : shop_(shop), wanted_(wanted) {}

    /// Runs until there is no difference, or no edit is left.
    void make() {
        bool any = true;
        for (int round = 0; any && round < kRounds; ++round) {
            any = chooseMechanics();
            any = choosePowers() || any;
            any = setOptions() || any;
        }
    }

    /// The document without its descriptive texts, with every value that matters written out and none that does not.
    static nlohmann::json meaning(const engine::Inspection& seen, const engine::Registry& registry) {
        nlohmann::json whole = seen.whole;
        for (const char* own : {"id", "name", "summary", "notes", "version", "$schema", "kind"}) {
            whole.erase(own);
        }
        nlohmann::json values = nlohmann::json::object();
        for (const engine::Option& option : seen.options) {
            if (option.type == engine::OptionType::program) {
                values[option.pointer] = bare(seen.valueOf(option));
            } else if (counts(seen, option)) {
                values[option.pointer] = plainly(option, seen.valueOf(option));
            }
            removeAt(whole, option.pointer);
        }
        for (const engine::Option& option : engine::optionsOf(seen.parent, registry)) {
            removeAt(whole, option.pointer);  // left over from a mechanic that is no longer played
        }
        if (!seen.base.empty()) {
            whole["expansions"].erase(whole["expansions"].size() - 1);  // the draft itself
        }
        // This leaves the parts that no option describes, and the objects that held options.
        prune(whole);
        return {{"values", values}, {"rest", whole}, {"mechanics", mechanicsOf(seen)}};
    }

private:
    using Option = engine::Option;
    using json = nlohmann::json;

    /// Some settings appear only after others have been made.
    static constexpr int kRounds = 6;

    // ---- Differences ------------------------------------------------------------------------------------------------

    const engine::Inspection& now() const { return shop_.window->draft()->check().found(); }

    static bool counts(const engine::Inspection& seen, const Option& option) {
        const Option* asked = option.when.always() ? nullptr : engine::findOption(seen.options, option.when.key);
        return engine::applies(option, seen.whole) &&
               (asked == nullptr || option.when.isMetBy(engine::toPlain(seen.valueOf(*asked))));
    }
    /// Brings sets into a fixed order.
    static json plainly(const Option& option, json value) {
        if (option.type == engine::OptionType::choiceSet && value.is_array()) {
            std::sort(value.begin(), value.end());
        }
        if (option.type == engine::OptionType::layout) {
            value = LayoutPlan(value).territories() == 0 ? json::array() : cellsOf(value);
        }
        return value;
    }
    /// Without blank cells at the edges.
    static json cellsOf(const json& rows) {
        json cells = json::array();
        for (const engine::StartPlace& place : engine::layoutOf(rows.get<std::vector<std::string>>())) {
            cells.push_back({place.space.column, place.space.row, place.card.number()});
        }
        return cells;
    }
    static std::string powerOf(const json& use) { return (use.is_string() ? use : use.at("power")).get<std::string>(); }
    /// A program as names of powers: a list of choices, each with its alternatives.
    static json bare(const json& program) {
        json decisions = json::array();
        const CardProgram read(program);
        for (const auto& slot : read.slots()) {
            json names = json::array();
            for (const json& use : slot) {
                names.push_back(powerOf(use));
            }
            decisions.push_back(names);
        }
        return decisions;
    }
    static json mechanicsOf(const engine::Inspection& seen) {
        json names = json::array();
        const json mechanics = seen.whole.value("mechanics", json::object());
        for (const auto& each : mechanics.items()) {
            names.push_back(each.key());
        }
        return names;
    }
    static void removeAt(json& document, const std::string& pointer) {
        const auto name = pointer.rfind('/');
        if (engine::valueAt(document, pointer) != nullptr) {
            json& holder = document[json::json_pointer(pointer.substr(0, name))];
            if (holder.is_object()) {
                holder.erase(pointer.substr(name + 1));
            }
        }
    }
    static void prune(json& value) {
        if (!value.is_object()) {
            return;
        }
        for (auto member = value.begin(); member != value.end();) {
            prune(*member);
            const bool isEmpty = member->is_null() || (member->is_object() && member->empty());
            member = isEmpty ? value.erase(member) : std::next(member);
        }
    }

    // ---- Places -----------------------------------------------------------------------------------------------------

    void goTo(QWidget& pane) const {
        QTabWidget& tabs = shop_.window->panes()->tabs();
        const int at = tabs.indexOf(&pane);
        if (tabs.currentIndex() != at) {
            QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(at).center());
        }
        QCOMPARE(tabs.currentWidget(), &pane);
    }
    /// Opens the chapter that contains the widget.
    static void unfold(QWidget& inside) {
        for (QWidget* each = &inside; each != nullptr; each = each->parentWidget()) {
            if (auto* fold = qobject_cast<Fold*>(each); fold != nullptr && !fold->isOpen()) {
                QTest::mouseClick(fold->findChild<QToolButton*>(), Qt::LeftButton);
            }
        }
        QVERIFY(inside.isVisible());
    }
    void click(QWidget& widget) const {
        QTest::mouseClick(&widget, Qt::LeftButton, {},
                          QPoint(widget.isRightToLeft() ? widget.width() - 9 : 9, widget.height() / 2));
        shop_.settle();
    }
    static void look(const QString& words) {
        QWidget* popup = QApplication::activePopupWidget();
        QVERIFY(popup != nullptr);
        auto* search = popup->findChild<QLineEdit*>();
        QTest::keyClicks(search, words);
        QTest::keyClick(search, Qt::Key_Return);
    }

    // ---- Mechanics --------------------------------------------------------------------------------------------------

    bool chooseMechanics() const {
        bool any = false;
        FormPane& form = shop_.window->panes()->form();
        for (const auto& [name, kind] : shop_.shelf->registry().mechanics()) {
            const std::string pointer = engine::childOf("/mechanics", name);
            const bool isIn = engine::valueAt(now().whole, pointer) != nullptr;
            if (isIn != (engine::valueAt(wanted_.whole, pointer) != nullptr)) {
                goTo(form);
                auto* box = form.findChild<QCheckBox*>(QString::fromStdString("mechanic " + name));
                unfold(*box);
                click(*box);
                any = true;
            }
        }
        return any;
    }

    // ---- Powers -----------------------------------------------------------------------------------------------------

    PowersPane& powers() const { return shop_.window->panes()->powers(); }
    PowerChip& chip(const std::string& row, PowerPlace place) const { return *powers().row(row)->chip(place); }

    bool choosePowers() const {
        bool any = false;
        for (const std::string_view suit : engine::kSuitKeys) {
            const std::string pointer = engine::childOf("/suits", suit) + "/power";
            const json* wanted = engine::valueAt(wanted_.whole, pointer);
            if (wanted != nullptr && *wanted != *engine::valueAt(now().whole, pointer)) {
                goTo(powers());
                fromMenu(chip(std::string(suit), {}), 0, wanted->get<std::string>());
                any = true;
            }
        }
        for (const Option& option : wanted_.options) {
            if (option.type == engine::OptionType::program &&
                bare(now().valueOf(option)) != bare(wanted_.valueOf(option))) {
                goTo(powers());
                putTogether(option.pointer.substr(option.pointer.rfind('/') + 1), bare(wanted_.valueOf(option)));
                any = true;
            }
        }
        return any;
    }
    /// Replaces the first power of each choice, adds missing powers and removes the rest.
    void putTogether(const std::string& row, const json& wanted) const {
        const auto slots = [&] { return powers().row(row)->program().slots(); };
        for (std::size_t slot = 0; slot < wanted.size(); ++slot) {
            for (std::size_t i = 0; i < wanted[slot].size(); ++i) {
                const auto use = wanted[slot][i].get<std::string>();
                const auto before = slots();
                if (slot < before.size() && i < before[slot].size()) {
                    if (powerOf(before[slot][i]) != use) {
                        fromMenu(chip(row, {slot, i}), 0, use);
                    }
                } else if (i > 0) {
                    fromMenu(chip(row, {slot, 0}), 1, use);
                } else {
                    addBehind(row, use);
                }
            }
            while (slots()[slot].size() > wanted[slot].size()) {
                remove(chip(row, {slot, slots()[slot].size() - 1}));
            }
        }
        while (slots().size() > wanted.size()) {
            remove(chip(row, {slots().size() - 1, slots().back().size() - 1}));
        }
    }
    void remove(PowerChip& chip) const {
        chip.setFocus();
        QTest::keyClick(&chip, Qt::Key_Delete);
        shop_.settle();
    }
    void addBehind(const std::string& row, const std::string& use) const {
        QTest::mouseClick(powers().row(row)->findChild<QToolButton*>(QStringLiteral("add")), Qt::LeftButton);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        auto* action = menu->findChild<QAction*>(QString::fromStdString(use));
        QVERIFY(action != nullptr);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        shop_.settle();
    }
    /// Chooses in a submenu of the power's menu: a replacement, or an alternative.
    void fromMenu(PowerChip& chip, int which, const std::string& use) const {
        chip.setFocus();
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(&chip, &asked);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        std::vector<QAction*> inner;
        for (QAction* each : menu->actions()) {
            if (each->menu() != nullptr) {
                inner.push_back(each);
            }
        }
        menu->setActiveAction(inner.at(static_cast<std::size_t>(which)));
        QTest::keyClick(menu, Qt::Key_Right);
        QMenu* palette = inner[static_cast<std::size_t>(which)]->menu();
        auto* action = palette->findChild<QAction*>(QString::fromStdString(use));
        QVERIFY2(action != nullptr, use.c_str());
        QVERIFY(palette->isVisible());
        QTest::mouseClick(palette, Qt::LeftButton, {}, palette->actionGeometry(action).center());
        shop_.settle();
    }

    // ---- Settings ---------------------------------------------------------------------------------------------------

    bool setOptions() const {
        bool any = false;
        for (const Option& option : wanted_.options) {
            const Option* here = engine::findOption(now().options, option.key);
            const bool isThere = here != nullptr && here->pointer == option.pointer;
            if (option.type == engine::OptionType::program || !isThere || !counts(wanted_, option) ||
                !counts(now(), option) ||
                plainly(option, now().valueOf(option)) == plainly(option, wanted_.valueOf(option))) {
                continue;
            }
            any = set(option) || any;
        }
        return any;
    }
    /// Next to its power if it belongs to one, otherwise in the form.
    bool set(const Option& option) const {
        const json before = now().valueOf(option);
        FormRow* row = rowBesidePower(option);
        if (row == nullptr) {
            FormPane& form = shop_.window->panes()->form();
            goTo(form);
            row = form.row(option.key);
            unfold(*row);
        }
        if (row->editor().isEnabled()) {
            enter(row->editor(), wanted_.valueOf(option));
        }
        if (QWidget* popup = QApplication::activePopupWidget()) {
            QTest::keyClick(popup, Qt::Key_Escape);
        }
        return now().valueOf(option) != before;
    }
    FormRow* rowBesidePower(const Option& option) const {
        const std::vector<Option> options = now().options;
        for (const Option& program : options) {
            const bool isBelow =
                program.type == engine::OptionType::program && option.pointer.starts_with(program.pointer + '/');
            if (!isBelow) {
                continue;
            }
            goTo(powers());
            const std::string card = program.pointer.substr(program.pointer.rfind('/') + 1);
            const CardProgram& made = powers().row(card)->program();
            for (std::size_t slot = 0; slot < made.slots().size(); ++slot) {
                for (std::size_t i = 0; i < made.slots()[slot].size(); ++i) {
                    if (option.pointer.starts_with(program.pointer + made.pointerOf({slot, i}) + '/')) {
                        QTest::mouseClick(&chip(card, {slot, i}), Qt::LeftButton);
                        return powers().settings().row(option.key);
                    }
                }
            }
        }
        return nullptr;
    }
    void enter(const ValueEditor& editor, const json& value) const {
        switch (editor.option().type) {
        case engine::OptionType::boolean: click(*editor.findChild<QCheckBox*>()); break;
        case engine::OptionType::integer: enterNumber(*editor.findChild<QSpinBox*>(), value.get<int>()); break;
        case engine::OptionType::choice: choose(*editor.findChild<QComboBox*>(), value.get<std::string>()); break;
        case engine::OptionType::choiceSet: tick(editor, value); break;
        case engine::OptionType::layout: draw(editor, value); break;
        case engine::OptionType::cardNumbers: number(editor, value); break;
        case engine::OptionType::program: break;
        }
        shop_.settle();
    }
    static void enterNumber(QSpinBox& field, int number) {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::number(number));
        QTest::keyClick(&field, Qt::Key_Tab);
    }
    static void choose(QComboBox& combo, const std::string& word) {
        combo.setFocus();
        QTest::keyClick(&combo, Qt::Key_Home);
        for (int i = combo.findData(QString::fromStdString(word)); i > 0; --i) {
            QTest::keyClick(&combo, Qt::Key_Down);
        }
    }
    void tick(const ValueEditor& editor, const json& value) const {
        const auto boxes = editor.findChildren<QCheckBox*>();
        for (std::size_t i = 0; i < editor.option().choices.size(); ++i) {
            const bool on = std::find(value.begin(), value.end(), editor.option().choices[i]) != value.end();
            QCheckBox& box = *boxes[static_cast<qsizetype>(i)];
            if (box.isChecked() != on) {
                click(box);
            }
        }
    }
    static void draw(const ValueEditor& editor, const json& value) {
        auto& board = *editor.findChild<LayoutBoard*>();
        auto* clear = editor.findChild<QPushButton*>(QStringLiteral("clearLayout"));
        if (clear->isEnabled()) {
            QTest::mouseClick(clear, Qt::LeftButton);
        }
        for (const engine::StartPlace& place : engine::layoutOf(value.get<std::vector<std::string>>())) {
            const QModelIndex square = board.model()->index(place.space.row, place.space.column);
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.visualRect(square).center());
            if (!place.card.isNone()) {
                QTest::keyClick(&board, Qt::Key_Return);
                look(wording::cardName(place.card));
            }
        }
    }
    static void number(const ValueEditor& editor, const json& value) {
        while (auto* away = editor.findChild<QToolButton*>()) {
            QTest::mouseClick(away, Qt::LeftButton);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        for (const auto& [card, number] : value.items()) {
            QTest::mouseClick(editor.findChild<QPushButton*>(QStringLiteral("addCard")), Qt::LeftButton);
            look(wording::cardName(*engine::cardCalled(card)));
            auto* field = qobject_cast<QSpinBox*>(QApplication::focusWidget());
            QVERIFY(field != nullptr);
            QTest::keyClicks(field, QString::number(number.get<int>()));
        }
    }

    const Shop& shop_;
    const engine::Inspection& wanted_;
};

}  // namespace gnostica::gui::playing
