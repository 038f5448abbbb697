#include "app/wording/names.h"

#include "engine/notation/space_name.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::wording {

namespace {

constexpr std::array<const char*, 4> kSuits{
    QT_TRANSLATE_NOOP("gnostica::wording::Names", "Cups"), QT_TRANSLATE_NOOP("gnostica::wording::Names", "Rods"),
    QT_TRANSLATE_NOOP("gnostica::wording::Names", "Discs"), QT_TRANSLATE_NOOP("gnostica::wording::Names", "Swords")};

/// Sizes of pyramids.
constexpr std::array<const char*, 3> kSizeNames{QT_TRANSLATE_NOOP("gnostica::wording::Names", "small"),
                                                QT_TRANSLATE_NOOP("gnostica::wording::Names", "medium"),
                                                QT_TRANSLATE_NOOP("gnostica::wording::Names", "large")};

constexpr std::array<const char*, 5> kFacingNames{
    QT_TRANSLATE_NOOP("gnostica::wording::Names", "north"), QT_TRANSLATE_NOOP("gnostica::wording::Names", "east"),
    QT_TRANSLATE_NOOP("gnostica::wording::Names", "south"), QT_TRANSLATE_NOOP("gnostica::wording::Names", "west"),
    QT_TRANSLATE_NOOP("gnostica::wording::Names", "upright")};

QString translated(const char* text) {
    return QCoreApplication::translate("gnostica::wording::Names", text);
}

}  // namespace

QString suitName(engine::Suit suit) {
    return translated(kSuits[static_cast<std::size_t>(suit)]);
}

QString sizeName(int size) {
    return size < 1 || size > 3 ? QString() : translated(kSizeNames[static_cast<std::size_t>(size - 1)]);
}

QString facingName(engine::Facing facing) {
    return translated(kFacingNames[static_cast<std::size_t>(facing)]);
}

QString spaceName(engine::Space space) {
    return toQt(engine::spaceName(space));
}

QString ruleName(engine::RuleId rule) {
    return toQt(rule.text);
}

QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace gnostica::wording
