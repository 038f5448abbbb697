#include "app/lab/shard.h"

#include "engine/model/neutral_text.h"

#include <QRegularExpression>

namespace gnostica::lab {

namespace {

std::optional<int> countIn(std::string_view text) {
    const auto number = engine::wholeNumber<int>(text);
    return number && *number >= 1 && *number <= kMostShards ? number : std::nullopt;
}

}  // namespace

std::optional<Shard> shardNamed(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto number = countIn(text.substr(0, slash));
    const auto of = countIn(text.substr(slash + 1));
    return number && of && *number <= *of ? std::optional(Shard{*number, *of}) : std::nullopt;
}

QString toText(const Shard& shard) {
    return QStringLiteral("%1/%2").arg(shard.number).arg(shard.of);
}

QString fileNameOf(const Shard& shard) {
    const auto width = static_cast<int>(QString::number(shard.of).size());
    return QStringLiteral("shard-%1-of-%2.sqlite").arg(shard.number, width, 10, QLatin1Char('0')).arg(shard.of);
}

std::optional<Shard> shardOfFileName(const QString& name) {
    static const QRegularExpression pattern(QStringLiteral("^shard-0*(\\d+)-of-(\\d+)\\.sqlite$"));
    const auto match = pattern.match(name);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    return shardNamed((match.captured(1) + QLatin1Char('/') + match.captured(2)).toStdString());
}

QString rangesOf(const std::vector<int>& numbers) {
    QString text;
    for (std::size_t from = 0; from < numbers.size();) {
        std::size_t to = from;
        while (to + 1 < numbers.size() && numbers[to + 1] == numbers[to] + 1) {
            ++to;
        }
        text += text.isEmpty() ? QString() : QStringLiteral(",");
        text += QString::number(numbers[from]);
        text += to > from ? QLatin1Char('-') + QString::number(numbers[to]) : QString();
        from = to + 1;
    }
    return text;
}

}  // namespace gnostica::lab
