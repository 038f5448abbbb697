#include "app/cli/power_pictures.h"

#include "app/wording/power_icons.h"

#include <QFile>
#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace gnostica::cli {

namespace {

constexpr const char* kInk = "#3a3a3a";  ///< in the files
constexpr auto kSuitInks = std::to_array<std::pair<const char*, const char*>>(
    {{"power-cup", "#2f7fd1"}, {"power-rod", "#d6453d"}, {"power-disc", "#2e9a57"}, {"power-sword", "#c0830f"}});

/// The `<svg>` element of a symbol; empty if there is no symbol of that name.
QString picture(const QString& symbol) {
    QFile file(QStringLiteral(":/symbols/%1.svg").arg(symbol));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString svg = QString::fromUtf8(file.readAll());
    svg = svg.mid(std::max<qsizetype>(svg.indexOf(QStringLiteral("<svg")), 0)).simplified();
    svg.replace(QStringLiteral("width=\"64\" height=\"64\""), QStringLiteral("width=\"20\" height=\"20\""));
    for (const auto& [name, ink] : kSuitInks) {
        if (symbol == QLatin1String(name)) {
            svg.replace(QLatin1String(kInk), QLatin1String(ink));
        }
    }
    return svg;
}

QString pictures(const std::vector<wording::PowerIcon>& icons) {
    QString row;
    for (const wording::PowerIcon& icon : icons) {
        if (!row.isEmpty()) {
            row += icon.alternative ? u'/' : QChar(u'›');
        }
        row += picture(icon.symbol);
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
