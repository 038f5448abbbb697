// Reading of theme and deck documents.
#pragma once

#include "engine/documents/problems.h"

#include <QColor>
#include <QString>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::gui {

/// An object of a document while it is read. Invalid values become problems at their place and are replaced by harmless
/// ones, so that reading can continue.
class DocumentPart {
public:
    /// Both references must outlive this.
    DocumentPart(const nlohmann::json& object, std::string pointer, engine::Problems& problems);

    DocumentPart part(const std::string& key);
    std::string text(const std::string& key);
    /// A text or its translations by language; returns the text for the reader.
    QString localText(const std::string& key);
    bool flag(const std::string& key);
    double number(const std::string& key, double least, double most);
    std::vector<double> numbers(const std::string& key, std::size_t count, double least, double most);
    /// "#rrggbb", or "#rrggbbaa" with an opacity.
    QColor colour(const std::string& key);
    /// The format must be exactly this number.
    void format(int known);
    /// Accepts a key without requiring or reading it.
    void passOver(const std::string& key) { asked_.push_back(key); }
    bool contains(const std::string& key) const { return object_.contains(key); }
    /// The pointer to a value.
    std::string pointerTo(const std::string& key) const { return engine::childOf(pointer_, key); }
    engine::Problems& problems() { return problems_; }
    /// Reports keys that were never requested as unknown.
    void end();

private:
    const nlohmann::json& member(const std::string& key);

    const nlohmann::json& object_;
    std::string pointer_;
    engine::Problems& problems_;
    std::vector<std::string> asked_;
};

/// All problems, with their positions in the text.
engine::Diagnostics located(engine::Problems problems, std::string_view text, std::string_view source);

}  // namespace gnostica::gui
