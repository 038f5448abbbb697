#include "app/gui/shared/panels/players_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/players_delegate.h"
#include "app/gui/shared/panels/players_model.h"

#include <QListView>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kLaurelMs = 250;

}  // namespace

PlayersPanel::PlayersPanel(QWidget* parent)
    : QWidget(parent),
      model_(new PlayersModel(this)),
      delegate_(new PlayersDelegate(this)),
      view_(new QListView(this)) {
    view_->setModel(model_);
    view_->setItemDelegate(delegate_);
    view_->setResizeMode(QListView::Adjust);
    view_->setSelectionMode(QAbstractItemView::NoSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setAutoFillBackground(false);  // each player has a separate plate
    view_->viewport()->setAutoFillBackground(false);
    keepEnter(*view_, [this] { return view_->currentIndex().isValid(); });
    laurel_.setStartValue(0.0);
    laurel_.setEndValue(1.0);
    laurel_.setEasingCurve(QEasingCurve::InOutCubic);
    setFocusProxy(view_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(view_);
    connect(view_, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT seatPicked(model_->row(index).seat); });
    followLanguage(this, [this] { retranslate(); });
}

void PlayersPanel::setPlayers(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker,
                              const table::Seating& seating, std::span<const engine::ToldMoment> past) {
    const int before = model_->rowCount();
    model_->setPlayers(view, rules, speaker, seating, past);
    passLaurel(leader(), before == model_->rowCount());
    if (before != model_->rowCount()) {
        Q_EMIT heightChanged();
    }
}

engine::Seat PlayersPanel::leader() const {
    for (int i = 0; i < model_->rowCount(); ++i) {
        if (model_->row(model_->index(i)).leads) {
            return model_->row(model_->index(i)).seat;
        }
    }
    return engine::Seat::none;
}

void PlayersPanel::passLaurel(engine::Seat to, bool isSameGame) {
    if (to == leader_ && isSameGame) {
        return;
    }
    const engine::Seat from = std::exchange(leader_, to);
    laurel_.disconnect(this);
    laurel_.stop();
    const int duration = isSameGame ? motionAtSpeed(kLaurelMs, animationMs_) : 0;
    const auto show = [this, from, to](double part) {
        delegate_->setLaurel(from, to, part);
        view_->viewport()->update();
    };
    show(duration > 0 ? 0 : 1);
    if (duration > 0) {
        connect(&laurel_, &QVariantAnimation::valueChanged, this,
                [show](const QVariant& part) { show(part.toDouble()); });
        laurel_.setDuration(duration);
        laurel_.start();
    }
}

void PlayersPanel::setLines(Lines lines) {
    if (lines == lines_) {
        return;
    }
    lines_ = lines;
    delegate_->setShort(lines == Lines::brief);
    view_->doItemsLayout();
}

void PlayersPanel::setPlates(int height, int gap) {
    delegate_->setPlates(height, gap);
    view_->doItemsLayout();
}

int PlayersPanel::heightOf(Lines lines) const {
    return model_->rowCount() * delegate_->heightOf(lines == Lines::brief, view_->font()) + PlayersDelegate::kShadow;
}

QRect PlayersPanel::placeOf(engine::Seat seat) const {
    const QRect plate = view_->visualRect(model_->index(static_cast<int>(engine::index(seat)), 0));
    return plate.isEmpty() ? QRect() : QRect(view_->viewport()->mapTo(this, plate.topLeft()), plate.size());
}

void PlayersPanel::retranslate() {
    view_->setAccessibleName(tr("Players", "panel: the players"));
    model_->renamed();
}

}  // namespace gnostica::gui
