#include "variants/threestica/panel/exhaustion_row.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "variants/threestica/exhaustion.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::threestica {

using namespace engine;

namespace {

constexpr int kUsualWidth = 260;
constexpr int kMarkerWidth = 20;
constexpr int kMarkerHeight = 28;
constexpr int kGap = 6;

const Mechanic* exhaustionOf(const Rules& rules) {
    const auto found = std::find_if(rules.mechanics.begin(), rules.mechanics.end(),
                                    [](const auto& mechanic) { return mechanic->id() == Exhaustion::kId; });
    return found != rules.mechanics.end() ? found->get() : nullptr;
}

int agreedNumber(const std::string& text) {
    const auto document = nlohmann::json::parse(text, nullptr, false);
    const nlohmann::json::json_pointer place("/mechanics/exhaustion/number");
    return document.contains(place) && document.at(place).is_number_integer() ? document.at(place).get<int>() : 0;
}

}  // namespace

ExhaustionRow::ExhaustionRow(QWidget* parent) : QWidget(parent), text_(new QLabel(this)) {
    setObjectName(QStringLiteral("exhaustion"));
    text_->setWordWrap(true);
    text_->setMinimumWidth(1);  // it wraps
    text_->setTextFormat(Qt::PlainText);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, kMarkerHeight + kGap, 0, 0);
    lines->addWidget(text_);
}

void ExhaustionRow::setLook(const gui::PanelLook& look) {
    look_ = look;
    update();
}

void ExhaustionRow::present(const gui::PanelScene& scene) {
    const Mechanic* mechanic = exhaustionOf(scene.rules);
    setVisible(mechanic != nullptr);
    if (mechanic == nullptr || mechanic->positionFields() == nullptr) {
        return;
    }
    const PlainValues position = mechanic->positionFields()->writeFields(scene.view.open());
    const auto numberOf = [&](std::string_view key) {
        const auto field = position.find(key);
        return field == position.end() ? 0 : static_cast<int>(std::get<std::int64_t>(field->second));
    };
    count_ = numberOf("exhaustions");
    turnsLeft_ = numberOf("lastTurns");
    if (document_ != scene.rules.document) {
        document_ = scene.rules.document;
        number_ = agreedNumber(document_);
    }
    agreed_ = number_ == 0 ? scene.view.open().seats : number_;
    //: %1 of %n times: the last turns come when both numbers are equal
    const QString exhausted =
        language::fill(tr("The deck has been exhausted %1 of %n times.", nullptr, agreed_), {language::number(count_)});
    const QString last = turnsLeft_ > 0 ? tr("Last turns: %n left.", nullptr, turnsLeft_) : QString();
    text_->setText(language::sentences({exhausted, last}));
    update();
}

QSize ExhaustionRow::sizeHint() const {
    return {kUsualWidth, kMarkerHeight + kGap + text_->heightForWidth(width())};
}

void ExhaustionRow::resizeEvent(QResizeEvent*) {
    updateGeometry();
}

/// Small cards: filled ones are used up.
void ExhaustionRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < agreed_; ++i) {
        const double gap =
            std::min<double>(kMarkerWidth + kGap, (width() - kMarkerWidth) / std::max(1.0, agreed_ - 1.0));
        const QRectF card(1 + i * gap, 1, kMarkerWidth, kMarkerHeight - 2);
        const bool used = i < count_;
        painter.setPen(
            QPen(used ? look_.selected.darker(130) : look_.faintInk, 1.5, used ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(used ? look_.selected : QColor(Qt::transparent));
        painter.drawRoundedRect(card, 3, 3);
    }
}

}  // namespace gnostica::threestica
