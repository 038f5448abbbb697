// Reading documents of the look: themes and decks.
#pragma once

#include "engine/documents/problems.h"

#include <QColor>
#include <QString>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace gnostica::gui {

/// An object of a document while it is read. What is not as it must be becomes a problem at its place, and has a
/// harmless value for the reader to go on with.
class DocumentPart {
public:
    /// Both must stay.
    DocumentPart(const nlohmann::json& object, std::string pointer, engine::Problems& problems);

    DocumentPart part(const std::string& key);
    std::string text(const std::string& key);
    /// A text, or its translations by language: that of the reader.
    QString localText(const std::string& key);
    bool flag(const std::string& key);
    double number(const std::string& key, double least, double most);
    std::vector<double> numbers(const std::string& key, std::size_t count, double least, double most);
    /// "#rrggbb", or "#rrggbbaa" with how much of what is below is hidden.
    QColor colour(const std::string& key);
    /// It must be exactly this number.
    void format(int known);
    /// May be there or not, and is not looked at.
    void passOver(const std::string& key) { asked_.push_back(key); }
    bool contains(const std::string& key) const { return object_.contains(key); }
    /// The place of a value.
    std::string pointerTo(const std::string& key) const { return engine::childOf(pointer_, key); }
    engine::Problems& problems() { return problems_; }
    /// What has not been asked for is a key that nobody knows.
    void end();

private:
    const nlohmann::json& member(const std::string& key);

    const nlohmann::json& object_;
    std::string pointer_;
    engine::Problems& problems_;
    std::vector<std::string> asked_;
};

/// All that was found, told where in the text it stands.
engine::Diagnostics located(engine::Problems problems, std::string_view text, std::string_view source);

}  // namespace gnostica::gui
