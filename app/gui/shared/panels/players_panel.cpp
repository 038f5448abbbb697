#include "app/gui/shared/panels/players_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/shared/panels/players_delegate.h"
#include "app/gui/shared/panels/players_model.h"

#include <QListView>
#include <QVBoxLayout>

namespace gnostica::gui {

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
    if (before != model_->rowCount()) {
        Q_EMIT heightChanged();
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

void PlayersPanel::retranslate() {
    view_->setAccessibleName(tr("Players", "panel: the players"));
    model_->renamed();
}

}  // namespace gnostica::gui
