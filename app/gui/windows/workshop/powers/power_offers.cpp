#include "app/gui/windows/workshop/powers/power_offers.h"

#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/name_order.h"
#include "app/wording/names.h"
#include "engine/documents/card_powers.h"
#include "engine/model/card_keys.h"

#include <QCoreApplication>
#include <QMenu>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::gui {

using nlohmann::json;

namespace {

struct OfferWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::PowerOffers)
};

PowerOffer offerOf(const std::string& use, const std::string& power, const wording::Vocabulary& words) {
    return {use, powerTitle(power, words), QStringLiteral("power-") + wording::toQt(use)};
}

bool isSuitKey(const std::string& name) {
    return std::ranges::find(engine::kSuitKeys, name) != engine::kSuitKeys.end();
}

}  // namespace

QString powerTitle(const std::string& power, const wording::Vocabulary& words) {
    //: a power of a card alone on a button: "Rod", "Trade hands"; %1: the power in a word or two
    return language::fill(OfferWords::tr("%1", "a power"), {words.power(power).title({power, json::object()})});
}

std::vector<PowerOffer> offersForCards(const json& document, const engine::Registry& registry,
                                       const wording::Vocabulary& words) {
    std::vector<PowerOffer> offers;
    for (const std::string_view suit : engine::kSuitKeys) {
        const std::string use(suit);
        offers.push_back(offerOf(use, engine::powerOfUse(document, use), words));
    }
    const auto suits = static_cast<std::ptrdiff_t>(offers.size());
    for (const auto& each : registry.powers()) {
        if (!isSuitKey(each.first)) {
            offers.push_back(offerOf(each.first, each.first, words));
        }
    }
    std::ranges::sort(offers.begin() + suits, offers.end(), language::NameOrder(), &PowerOffer::title);
    return offers;
}

std::vector<PowerOffer> offersForSuit(engine::Suit suit, const engine::Registry& registry,
                                      const wording::Vocabulary& words) {
    std::vector<PowerOffer> offers;
    for (const std::string& power : engine::powersOfSuit(suit, registry)) {
        offers.push_back(offerOf(power, power, words));
    }
    return offers;
}

void addOffers(QMenu& menu, const std::vector<PowerOffer>& offers, const Theme& theme,
               const std::function<void(const std::string&)>& chosen) {
    for (const PowerOffer& offer : offers) {
        QAction* action = menu.addAction(iconFrom(symbolPath(offer.symbol), theme), withoutShortcut(offer.title));
        action->setObjectName(QString::fromStdString(offer.use));
        QObject::connect(action, &QAction::triggered, &menu, [chosen, use = offer.use] { chosen(use); });
    }
}

}  // namespace gnostica::gui
