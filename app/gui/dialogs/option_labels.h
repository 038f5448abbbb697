// How the settings that are asked before a game are called.
#pragma once

#include <QString>

#include <string>

namespace gnostica::gui::option_labels {

/// "Points to win:". The key itself where nobody has named it yet.
QString label(const std::string& key);

/// What it is about, in one sentence; empty where nobody has said it yet.
QString sentence(const std::string& key);

/// One of the choices of a setting: "By bidding".
QString choice(const std::string& key, const std::string& value);

}  // namespace gnostica::gui::option_labels
