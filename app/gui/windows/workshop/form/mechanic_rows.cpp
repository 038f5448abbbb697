#include "app/gui/windows/workshop/form/mechanic_rows.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "engine/documents/mechanic_edit.h"
#include "engine/documents/problems.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <tuple>

namespace gnostica::gui {

MechanicRows::MechanicRows(const Workbench& bench, QWidget* parent) : QWidget(parent), bench_(bench) {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(12, 4, 0, 4);
    for (const auto& [name, kind] : bench_.shelf.registry().mechanics()) {
        rows_.push_back({name, new QCheckBox(this)});
        const Row& row = rows_.back();
        row.box->setObjectName(QString::fromStdString("mechanic " + name));
        lines->addWidget(row.box);
        connect(row.box, &QCheckBox::clicked, this, [this, row](bool on) { toggle(row, on); });
    }
    connect(&bench_.check, &DraftCheck::inspected, this, &MechanicRows::follow);
    followLanguage(this, [this] { retranslate(); });
    follow();
}

void MechanicRows::follow() {
    const nlohmann::json& whole = bench_.check.found().whole;
    for (const Row& row : rows_) {
        row.box->setChecked(whole.is_object() &&
                            engine::valueAt(whole, engine::childOf("/mechanics", row.name)) != nullptr);
    }
}

void MechanicRows::toggle(const Row& row, bool on) {
    if (bench_.draft.isReadable()) {
        const auto edit = engine::mechanicEdit(bench_.check.found(), bench_.draft.document()->value(),
                                               bench_.shelf.registry(), row.name, on);
        if (edit) {
            std::ignore = bench_.draft.edit(*edit, row.box->text());
        }
    }
    bench_.focus.go(engine::childOf("/mechanics", row.name), this);
}

void MechanicRows::setLocked(bool locked) {
    setEnabled(!locked);
}

void MechanicRows::retranslate() {
    for (const Row& row : rows_) {
        setPlainText(*row.box, bench_.shelf.words()->mechanicTitle(row.name));
    }
}

}  // namespace gnostica::gui
