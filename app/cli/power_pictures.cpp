#include "app/cli/power_pictures.h"

#include "app/wording/power_icons.h"

#include <QFile>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace gnostica::cli {

namespace {

constexpr const char* kInk = "#3a3a3a";                                      ///< in the files
constexpr std::array kSuitInks{"#2f7fd1", "#d6453d", "#2e9a57", "#c0830f"};  ///< in the order of Suit

/// The `<svg>` element of a symbol, in the colour of a suit if there is one; empty if there is no symbol of that name.
QString picture(const QString& symbol, std::optional<engine::Suit> suit = {}) {
    QFile file(QStringLiteral(":/symbols/%1.svg").arg(symbol));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString svg = QString::fromUtf8(file.readAll());
    svg = svg.mid(std::max<qsizetype>(svg.indexOf(QStringLiteral("<svg")), 0)).simplified();
    svg.replace(QStringLiteral("width=\"64\" height=\"64\""), QStringLiteral("width=\"20\" height=\"20\""));
    if (suit) {
        svg.replace(QLatin1String(kInk), QLatin1String(kSuitInks[static_cast<std::size_t>(*suit)]));
    }
    return svg;
}

QString pictures(const std::vector<wording::PowerIcon>& icons) {
    QString row;
    for (const wording::PowerIcon& icon : icons) {
        if (!row.isEmpty()) {
            row += icon.alternative ? u'/' : QChar(u'›');
        }
        row += picture(icon.symbol, icon.suit);
        for (const QString& favour : icon.favours) {
            row += picture(favour);
        }
    }
    return row;
}

}  // namespace

wording::CardPicture powerPictures(const engine::Rules& rules) {
    const auto document = nlohmann::json::parse(rules.document, nullptr, false);
    return [document](engine::Card card) { return pictures(wording::powerIcons(card, document)); };
}

}  // namespace gnostica::cli
