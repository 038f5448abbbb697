#include "app/gui/shared/panels/log_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/shared/panels/log_delegate.h"
#include "app/gui/shared/panels/log_model.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent),
      model_(new LogModel(this)),
      view_(new QListView(this)),
      delegate_(new LogDelegate(view_, model_)),
      copy_(new QAction(this)),
      notationButton_(new QToolButton(this)) {
    view_->setModel(model_);
    view_->setItemDelegate(delegate_);
    view_->setResizeMode(QListView::Adjust);
    view_->setSelectionMode(QAbstractItemView::NoSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // If the scroll bar appeared during layout, lines would not be laid out again for the remaining width.
    view_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setMouseTracking(true);
    view_->viewport()->installEventFilter(this);
    view_->installEventFilter(this);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    copy_->setShortcut(QKeySequence::Copy);
    copy_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    view_->addAction(copy_);
    notationButton_->setCheckable(true);
    notationButton_->setAutoRaise(true);
    notationButton_->hide();
    keepEnter(*view_, [this] { return view_->currentIndex().isValid(); });
    setFocusProxy(view_);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(4, 2, 4, 0);
    head->addStretch();
    head->addWidget(notationButton_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(view_);

    const auto pick = [this](const QModelIndex& index) { Q_EMIT momentPicked(index.row()); };
    connect(view_, &QAbstractItemView::clicked, this, pick);
    connect(view_, &QAbstractItemView::activated, this, pick);
    connect(view_, &QAbstractItemView::entered, this,
            [this](const QModelIndex& index) { Q_EMIT momentPointedAt(index.row()); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (view_->hasFocus()) {  // otherwise the current row changed automatically
            Q_EMIT momentPointedAt(index.isValid() ? std::optional(index.row()) : std::nullopt);
        }
    });
    connect(model_, &QAbstractItemModel::modelReset, this, &LogPanel::fold);
    connect(model_, &QAbstractItemModel::rowsInserted, this, &LogPanel::fold);
    connect(notationButton_, &QAbstractButton::toggled, this, &LogPanel::setNotationShown);
    connect(copy_, &QAction::triggered, this, &LogPanel::copyAll);
    retranslate();
    whenLanguageChanges(this, [this] {
        model_->forget();
        retranslate();
    });
}

void LogPanel::setCards(std::shared_ptr<const CardArt> cards) {
    delegate_->setCards(std::move(cards));
    view_->viewport()->update();
}

/// A view forgets its hidden rows when the model is reset.
void LogPanel::fold() {
    for (int row = 0; row < model_->rowCount(); ++row) {
        const bool folded = model_->index(row).data(LogModel::FoldedRole).toBool();
        if (folded != view_->isRowHidden(row)) {
            view_->setRowHidden(row, folded);
        }
    }
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
        Q_EMIT momentPointedAt(std::nullopt);
    }
    return QWidget::eventFilter(watched, event);
}

void LogPanel::setNotation(std::function<QString(const engine::ToldMoment&)> notation) {
    notationButton_->setVisible(notation != nullptr);
    model_->setNotation(std::move(notation));
}

void LogPanel::setMoments(std::span<const engine::ToldMoment> moments, int position, const wording::Speaker& speaker) {
    if (static_cast<int>(moments.size()) + 1 != model_->rowCount()) {
        Q_EMIT momentPointedAt(std::nullopt);  // a step was made
    }
    const QPersistentModelIndex beginning(model_->index(0));
    const bool wentElsewhere =
        static_cast<int>(moments.size()) + 1 == model_->rowCount() && position != model_->position();
    const bool readsAbove = view_->isVisible() && !isPresentSeen();
    model_->setMoments(moments, position, speaker);
    if (!readsAbove || wentElsewhere || !beginning.isValid()) {  // an invalid index means another game with new rows
        view_->scrollTo(model_->index(model_->currentRow()));
    }
}

/// False if the user has scrolled away from the current position to read something else.
bool LogPanel::isPresentSeen() const {
    return view_->viewport()->rect().intersects(view_->visualRect(model_->index(model_->currentRow())));
}

void LogPanel::setNotationShown(bool shown) {
    if (shown == model_->isNotationShown()) {
        return;
    }
    model_->setNotationShown(shown);
    fold();
    notationButton_->setChecked(shown);
    view_->scrollTo(model_->index(model_->currentRow()));
    Q_EMIT notationShownChanged(shown);
}

bool LogPanel::isNotationShown() const {
    return model_->isNotationShown();
}

void LogPanel::forget() {
    model_->forget();
}

void LogPanel::copyAll() {
    QStringList lines;
    for (int row = 0; row <= std::min(model_->position(), model_->rowCount() - 1); ++row) {
        lines << model_->index(row).data().toString();
    }
    if (!lines.isEmpty()) {
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    }
}

void LogPanel::retranslate() {
    view_->setAccessibleName(tr("Log", "panel: what has happened"));
    view_->setToolTip(tr("Click a line, or press Enter on it, to go to that position."));
    copy_->setText(tr("Copy the log"));
    notationButton_->setText(tr("Notation"));
    notationButton_->setToolTip(tr("Show the log in the notation of the game instead of words"));
}

}  // namespace gnostica::gui
