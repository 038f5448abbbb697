#include "app/gui/look/actions/command_search.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/actions/command_model.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/screen_room.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Default size in characters and lines.
constexpr int kLetters = 80;
constexpr int kLines = 20;

/// True for keys that move through the list while the user types.
bool walks(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

}  // namespace

CommandSearch::CommandSearch(const ActionSet& actions, QWidget* window)
    : QDialog(window),
      actions_(actions),
      model_(new CommandModel(this)),
      field_(new QLineEdit(this)),
      list_(new QTreeView(this)),
      count_(plainLabel(this)) {
    setObjectName(QStringLiteral("commandSearch"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    layOut();
    again_.setSingleShot(true);
    again_.setInterval(0);
    connect(&again_, &QTimer::timeout, this, &CommandSearch::collect);
    connect(field_, &QLineEdit::textChanged, this, &CommandSearch::search);
    connect(field_, &QLineEdit::returnPressed, this, &CommandSearch::run);
    connect(list_, &QTreeView::activated, this, &CommandSearch::run);
    retranslate();
    collect();
    for (const Act act : actions.acts()) {
        connect(actions.at(act), &QAction::changed, &again_, qOverload<>(&QTimer::start));
    }
    resize(fittingScreen(*this, {fontMetrics().averageCharWidth() * kLetters, fontMetrics().height() * kLines}));
    whenLanguageChanges(this, [this] {
        retranslate();
        again_.start();
    });
}

void CommandSearch::layOut() {
    field_->installEventFilter(this);
    field_->setClearButtonEnabled(true);
    list_->setModel(model_);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->setHeaderHidden(true);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(field_);
    lines->addWidget(list_, 1);
    lines->addWidget(count_);
}

void CommandSearch::collect() {
    const QAction* chosen = model_->runnable(list_->currentIndex());
    model_->setCommands(commandsOf(actions_));
    tell();
    choose(model_->rowOf(chosen));
}

void CommandSearch::search() {
    model_->search(field_->text());
    tell();
    choose(0);
}

void CommandSearch::tell() {
    //: the number of those that were found
    const QString text = tr("%n commands", nullptr, model_->rowCount());
    if (text != count_->text()) {
        count_->setText(text);
        announce(*count_, text, Saying::answer);
    }
}

/// Keyboard focus stays in the field, which also announces the choice in the list.
void CommandSearch::choose(int row) {
    const QModelIndex index = model_->index(std::clamp(row, 0, std::max(0, model_->rowCount() - 1)), 0);
    list_->setCurrentIndex(index);
    field_->setAccessibleDescription(index.isValid() ? index.data(Qt::AccessibleTextRole).toString() : count_->text());
}

void CommandSearch::run() {
    QAction* action = model_->runnable(list_->currentIndex());
    if (action == nullptr) {
        return;
    }
    hide();
    QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);  // may open a dialog
    close();
}

bool CommandSearch::eventFilter(QObject* watched, QEvent* event) {
    if (watched != field_ || event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const int key = static_cast<const QKeyEvent*>(event)->key();
    if (!walks(key)) {
        return QDialog::eventFilter(watched, event);
    }
    const int page = std::max(1, list_->viewport()->height() / std::max(1, list_->sizeHintForRow(0)));
    const int by = key == Qt::Key_Up || key == Qt::Key_Down ? 1 : page;
    choose(list_->currentIndex().row() + (key == Qt::Key_Up || key == Qt::Key_PageUp ? -by : by));
    return true;
}

void CommandSearch::retranslate() {
    setWindowTitle(tr("Find a command"));
    field_->setPlaceholderText(tr("Begin to type the name of a command"));
    field_->setAccessibleName(tr("Find a command"));
    list_->setAccessibleName(tr("Commands"));
}

}  // namespace gnostica::gui
