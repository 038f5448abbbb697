#include "app/gui/windows/workshop/open_draft.h"

#include "app/wording/document_names.h"

#include <QFileInfo>

namespace gnostica::gui {

OpenDraft::OpenDraft(const rulesets::RulesShelf& shelf, rulesets::DraftStore& store, const rulesets::DraftStart& start,
                     bool isLocked, QObject* parent)
    : QObject(parent),
      shelf_(shelf),
      draft_(start.text, start.source.path.toStdString()),
      check_(draft_, shelf),
      keeper_(isLocked ? nullptr : std::make_unique<DraftKeeper>(draft_, store, start)) {}

std::string OpenDraft::id() const {
    if (draft_.isReadable()) {
        const nlohmann::json& document = draft_.document()->value();
        const auto id = document.is_object() ? document.find("id") : document.end();
        if (id != document.end() && id->is_string()) {
            id_ = id->get<std::string>();
        }
    }
    return id_;
}

QString OpenDraft::name() const {
    if (draft_.isReadable()) {
        const QString name = wording::documentText(draft_.document()->value(), "name");
        name_ = name.isEmpty() ? QString::fromStdString(id()) : name;
    }
    return name_.isEmpty() ? QFileInfo(QString::fromStdString(draft_.source())).completeBaseName() : name_;
}

}  // namespace gnostica::gui
