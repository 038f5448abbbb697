#include "app/gui/shared/panels/findings_help.h"

#include "app/storage/files.h"
#include "app/wording/document_names.h"

#include <QFileInfo>
#include <nlohmann/json.hpp>

namespace gnostica::gui {

namespace {

using nlohmann::json;

constexpr qint64 kLargest = 1 << 20;

json listIn(const json& object, const char* key) {
    return object.is_object() && object.contains(key) && object[key].is_array() ? object[key] : json::array();
}

/// A file that stands beside the findings; empty if it does not.
QString besides(const QString& folder, const json& entry, const char* key) {
    if (!entry.is_object() || !entry.contains(key) || !entry[key].is_string()) {
        return {};
    }
    const QString name = QString::fromStdString(entry[key].get<std::string>());
    const QString file = folder + u'/' + name;
    return QFileInfo(name).fileName() == name && QFileInfo(file).isFile() ? file : QString();
}

json read(const QString& path) {
    const auto text = storage::readFile(path, kLargest);
    return text ? json::parse(*text, nullptr, false) : json();
}

}  // namespace

HelpEntries FindingsHelp::entries(const QString& folder) {
    HelpEntries all;
    const json findings = read(folder + QStringLiteral("/findings.json"));
    for (const json& chapter : listIn(findings, "chapters")) {
        for (const json& entry : listIn(chapter, "entries")) {
            HelpEntry& made = all.emplace_back();
            made.page = HelpPage::findings;
            made.chapter = wording::documentText(chapter, "title");
            made.title = wording::documentText(entry, "title");
            made.text = wording::documentText(entry, "text");
            made.drawing = besides(folder, entry, "drawing");
            made.document = besides(folder, entry, "document");
        }
    }
    if (all.empty()) {
        HelpEntry& missing = all.emplace_back();
        missing.page = HelpPage::findings;
        missing.title = tr("What we found out about the endgame");
        missing.text = tr("The report did not come with this program.");
    }
    return all;
}

}  // namespace gnostica::gui
