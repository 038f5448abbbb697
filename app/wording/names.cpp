#include "app/wording/names.h"

#include "engine/notation/space_name.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::wording {

namespace {

constexpr std::array<const char*, 4> kSuitNames{
    QT_TRANSLATE_NOOP("gnostica::wording::Names", "Cups"), QT_TRANSLATE_NOOP("gnostica::wording::Names", "Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Names", "Discs"), QT_TRANSLATE_NOOP("gnostica::wording::Names", "Swords")};

struct FacingText {
    const char* text;
    const char* meaning;
};

/// The direction of a piece, and that of its movement: "points north", "moves one space north".
constexpr std::array<FacingText, 9> kFacingTexts{{
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "north", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "east", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "south", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "west", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "upright", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "north-east", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "south-east", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "south-west", "phrase: facing"),
    QT_TRANSLATE_NOOP3("gnostica::wording::Names", "north-west", "phrase: facing"),
}};

QString nameOf(const char* text) {
    return QCoreApplication::translate("gnostica::wording::Names", text);
}

}  // namespace

QString suitName(engine::Suit suit) {
    return nameOf(kSuitNames[static_cast<std::size_t>(suit)]);
}

language::Phrase facingPhrase(engine::Facing facing) {
    const FacingText& name = kFacingTexts[static_cast<std::size_t>(facing)];
    return language::phrase(QCoreApplication::translate("gnostica::wording::Names", name.text, name.meaning));
}

QString facingName(engine::Facing facing) {
    return facingPhrase(facing).text();
}

QString spaceName(engine::Space space) {
    return toQt(engine::nameOnEdge(space));
}

QString ruleName(engine::RuleId rule) {
    return toQt(rule.text);
}

QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace gnostica::wording
