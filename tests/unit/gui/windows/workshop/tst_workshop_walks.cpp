// Any sequence of changes to a draft in form and text: both show it, and all of it can be undone.
#include "app/gui/look/widgets/fold.h"
#include "app/gui/windows/workshop/form/form_pane.h"
#include "app/gui/windows/workshop/form/form_row.h"
#include "app/gui/windows/workshop/text/text_pane.h"
#include "app/storage/plugins.h"
#include "engine/documents/problems.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTest>
#include <QToolButton>
#include <rapidcheck.h>

#include <map>
#include <memory>

using namespace gnostica;
using namespace gnostica::gui;
using nlohmann::json;

namespace {

constexpr const char* kDocuments[] = {R"({
    "format": 1, "id": "mine", "kind": "game", "extends": "gnostica",
    "name": { "en": "Mine" },

    "hand":  { "limit": 7 },
    "mechanics": { "bid": null },
    "end": {"target": 8}
}
)",
                                      ("{\r\n\t\"format\": 1, \"id\": \"mine\", \"kind\": \"game\",\r\n\t\"extends\": "
                                       "\"threestica\", \"name\": { \"en\": \"Mine\" }\r\n}"),
                                      R"({"format":1,"id":"mine","kind":"expansion","name":{"en":"Mine"}})"};

/// Text that a user might paste, in its proper place or elsewhere.
constexpr const char* kPieces[] = {R"("hand": { "limit": 5 }, )",
                                   R"("start": {"first": "random"}, )",
                                   R"("mechanics": { "timer": { "mode": "rounds" } }, )",
                                   R"("end": { "target": "many" }, )",
                                   R"(, "x": [1, {"y": null}])",
                                   "}\n",
                                   "\"",
                                   "ä€😀",
                                   "12"};

const rulesets::RulesShelf& shelf() {
    static const storage::LoadedPlugins plugins = [] {
        storage::DataFolders folders = storage::dataFolders();
        folders.user.clear();
        return storage::loadPlugins(folders);
    }();
    static const rulesets::RulesShelf shipped(
        [] {
            storage::DataFolders folders = storage::dataFolders();
            folders.user.clear();
            return folders;
        }(),
        storage::registryWith(plugins), storage::wordsWith(plugins));
    return shipped;
}

/// The shipped documents, in memory and on disk.
std::map<std::string, std::string> shippedNow() {
    std::map<std::string, std::string> all;
    for (const std::string& id : shelf().library().ids()) {
        QFile file(QString::fromStdString(shelf().library().entry(id)->source));
        const bool isThere = file.open(QIODevice::ReadOnly);
        all[id] = shelf().library().find(id)->dump() + (isThere ? file.readAll().toStdString() : std::string());
    }
    return all;
}

template <class T>
T* any(const std::vector<T*>& all) {
    return all.empty() ? nullptr : all[*rc::gen::inRange<std::size_t>(0, all.size())];
}

/// A draft in form and text side by side, and a user with mouse, keys and clipboard.
class Walker {
public:
    explicit Walker(const std::string& text) : draft(text, "mine.json"), check_(draft, shelf()) {
        auto* both = new QSplitter(&window_);
        form_ = new FormPane({shelf(), draft, check_, focus_}, both);
        text_ = new TextPane({shelf(), draft, check_, focus_}, both);
        both->resize(1100, 700);
        window_.resize(1100, 700);
        settle();
        for (auto* fold : form_->findChildren<Fold*>()) {
            fold->setOpen(fold->isOpen() || !fold->findChildren<QCheckBox*>().isEmpty());
        }
        window_.show();
    }
    void settle() const {
        RC_ASSERT(gnostica::tests::comes([this] { return check_.isCurrent(); }));
        QCoreApplication::processEvents();
    }

    void doSomething() {
        switch (*rc::gen::weightedElement<int>(
            {{4, 0}, {3, 1}, {4, 2}, {3, 3}, {5, 4}, {2, 5}, {3, 6}, {draft.isReadable() ? 3U : 12U, 7}, {2, 8}})) {
        case 0: return turnSpin();
        case 1: return choose();
        case 2: return tick();
        case 3: return revert();
        case 4: return type();
        case 5: return erase();
        case 6: return paste();
        case 7: return key(Qt::Key_Z, Qt::ControlModifier);
        default: return key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        }
    }

    /// Checks that the text is that of the draft.
    void compareText() const {
        RC_ASSERT(text_->editor().text().toStdString() == draft.text());
        RC_ASSERT(text_->editor().content() == draft.text());
    }
    /// Checks that every control shows the value in the draft, if the control can represent it.
    void compareForm() const {
        settle();
        const engine::Inspection found = engine::inspect(shelf().library(), shelf().registry(), draft.text(), "mine");
        const bool hasMeaning = draft.isReadable() && !found.options.empty();
        for (FormRow* row : form_->findChildren<FormRow*>()) {
            RC_ASSERT(!row->isVisible() || draft.isReadable() || !row->editor().isEnabled());
            if (hasMeaning && !row->isHidden() && !row->hasProblem()) {
                RC_ASSERT(row->editor().value() == found.valueOf(row->option()));
                RC_ASSERT(row->differs() == (found.valueOf(row->option()) != found.inherited(row->option())));
            }
        }
        for (const auto& [name, kind] : shelf().registry().mechanics()) {
            const auto* box = form_->findChild<QCheckBox*>(QString::fromStdString("mechanic " + name));
            const bool isPlayed = engine::valueAt(found.whole, engine::childOf("/mechanics", name)) != nullptr;
            RC_ASSERT(!hasMeaning || !found.whole.is_object() || box->isChecked() == isPlayed);
        }
    }

    Draft draft;

private:
    /// Any enabled control of the form.
    template <class Control>
    Control* control() const {
        std::vector<Control*> all;
        for (Control* each : form_->findChildren<Control*>()) {
            if (each->isVisible() && each->isEnabled()) {
                all.push_back(each);
            }
        }
        Control* chosen = any(all);
        if (chosen != nullptr) {
            form_->findChild<QScrollArea*>()->ensureWidgetVisible(chosen);
            chosen->setFocus();
        }
        return chosen;
    }
    void turnSpin() const {
        if (auto* spin = control<QSpinBox>()) {
            if (*rc::gen::arbitrary<bool>()) {
                QTest::keyClick(spin, *rc::gen::element(Qt::Key_Up, Qt::Key_Down));
                return;
            }
            QTest::keyClick(spin, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(spin, QString::number(*rc::gen::inRange(0, 30)));
            QTest::keyClick(spin, Qt::Key_Tab);
        }
    }
    void choose() const {
        if (auto* combo = control<QComboBox>()) {
            QTest::keyClick(combo, *rc::gen::element(Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End));
        }
    }
    void tick() const {
        if (auto* box = control<QCheckBox>()) {
            QTest::keyClick(box, Qt::Key_Space);
        }
    }
    void revert() const {
        std::vector<QToolButton*> all;
        for (auto* arrow : form_->findChildren<QToolButton*>(QStringLiteral("revert"))) {
            if (arrow->isVisible()) {
                all.push_back(arrow);
            }
        }
        if (auto* arrow = any(all)) {
            form_->findChild<QScrollArea*>()->ensureWidgetVisible(arrow);
            QTest::mouseClick(arrow, Qt::LeftButton);
        }
    }

    std::size_t place() const { return *rc::gen::inRange<std::size_t>(0, draft.text().size() + 1); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        text_->editor().setFocus();
        QTest::keyClick(&text_->editor(), static_cast<Qt::Key>(key), modifiers);
    }
    /// Usually where a number or a word can continue.
    void type() const {
        const std::size_t from = place();
        const std::size_t digit = draft.text().find_first_of("0123456789", from);
        text_->editor().setCursor(digit == std::string::npos || *rc::gen::inRange(0, 4) == 0 ? from : digit);
        const auto letters = *rc::gen::container<std::string>(2, rc::gen::element('1', '2', ',', ' ', 'a', '"'));
        text_->editor().setFocus();
        for (const char letter : letters) {
            QTest::keyClick(&text_->editor(), letter);
        }
        if (text_->completion().isOpen()) {
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        }
    }
    /// A few letters, or a whole line.
    void erase() const {
        const std::size_t from = place();
        const std::size_t line = draft.text().find('\n', from);
        const bool isLine = *rc::gen::arbitrary<bool>() && line != std::string::npos;
        text_->editor().select(from, isLine ? line : std::min(from + 3, draft.text().size()));
        key(*rc::gen::element(Qt::Key_Delete, Qt::Key_Backspace));
    }
    void paste() const {
        const std::size_t from = place();
        const std::size_t member = draft.text().find("\"name\"");
        text_->editor().setCursor(member == std::string::npos || *rc::gen::inRange(0, 3) == 0 ? from : member);
        QGuiApplication::clipboard()->setText(
            QString::fromUtf8(kPieces[*rc::gen::inRange<std::size_t>(0, std::size(kPieces))]));
        key(Qt::Key_V, Qt::ControlModifier);
    }

    DraftCheck check_;
    DraftFocus focus_;
    QWidget window_;
    FormPane* form_;
    TextPane* text_;
};

}  // namespace

class TestWorkshopWalks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void formAndTextAreOneDraft();
};

void TestWorkshopWalks::initTestCase() {
    if (!qEnvironmentVariableIsSet("RC_PARAMS")) {  // the same walks each time
        qputenv("RC_PARAMS", "seed=11 max_success=8 max_size=40");
    }
}

void TestWorkshopWalks::formAndTextAreOneDraft() {
    const auto shipped = shippedNow();
    const bool passed = rc::check("form and text are one draft", [] {
        const std::string first =
            *rc::gen::elementOf(std::vector<std::string>(std::begin(kDocuments), std::end(kDocuments)));
        Walker walker(first);
        const int changes = *rc::gen::inRange(4, 14);
        for (int i = 0; i < changes; ++i) {
            walker.doSomething();
            walker.compareText();
            walker.compareForm();
        }
        const std::string last = walker.draft.text();
        QUndoStack& history = walker.draft.history();
        const int done = history.index();
        while (history.canUndo()) {
            history.undo();
            walker.compareText();
        }
        walker.compareForm();
        RC_ASSERT(walker.draft.text() == first);
        while (history.index() < done) {
            history.redo();
            walker.compareText();
        }
        walker.compareForm();
        RC_ASSERT(walker.draft.text() == last);
    });
    QVERIFY(passed);
    QVERIFY(shippedNow() == shipped);
}

QTEST_MAIN(TestWorkshopWalks)
#include "tst_workshop_walks.moc"
