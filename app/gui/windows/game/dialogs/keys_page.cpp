#include "app/gui/windows/game/dialogs/keys_page.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/dialogs/keys_model.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/word_search.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace gnostica::gui {

/// Finds actions by words, by menu, or by the beginning of their keys.
class KeySearch : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void search(const QString& words) {
        words_ = words;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        QString text;
        for (int column = 0; column < KeysModel::columns; ++column) {
            text += sourceModel()->index(row, column, parent).data().toString() + u'\n';
        }
        return language::hasWordsBeginning(text, words_);
    }

private:
    QString words_;
};

KeysPage::KeysPage(const QStringList& changes, QWidget* parent)
    : QWidget(parent),
      model_(new KeysModel(KeyChanges::read(changes), this)),
      found_(new KeySearch(this)),
      search_(new QLineEdit(this)),
      list_(new QTreeView(this)),
      label_(new QLabel(this)),
      edit_(new QKeySequenceEdit(this)),
      note_(plainSentence(this)),
      use_(new QPushButton(this)),
      add_(new QPushButton(this)),
      none_(new QPushButton(this)),
      reset_(new QPushButton(this)),
      resetAll_(new QPushButton(this)) {
    layOut();
    connectParts();
    retranslate();
    list_->setCurrentIndex(found_->index(0, 0));
    follow();
    whenLanguageChanges(this, [this] {
        retranslate();
        follow();
    });
}

void KeysPage::layOut() {
    found_->setSourceModel(model_);
    found_->setDynamicSortFilter(false);  // actions with new keys keep their places
    search_->setObjectName(QStringLiteral("searchKeys"));
    search_->setClearButtonEnabled(true);
    list_->setObjectName(QStringLiteral("keys"));
    list_->setModel(found_);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setMinimumHeight(2 * fontMetrics().height());  // fits the smallest screens
    list_->setAllColumnsShowFocus(true);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(KeysModel::name, QHeaderView::Stretch);
    label_->setBuddy(edit_);
    auto* asked = new QHBoxLayout;
    asked->addWidget(label_);
    asked->addWidget(edit_, 1);
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout(buttons);
    for (QPushButton* button : {use_, add_, none_, reset_, resetAll_}) {
        button->setAutoDefault(false);  // Enter can be one of the keys
        flow->addWidget(button);
    }
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, lines->contentsMargins().top(), 0, 0);
    lines->addWidget(search_);
    lines->addWidget(list_, 1);
    lines->addLayout(asked);
    lines->addWidget(note_);
    lines->addWidget(buttons);
}

void KeysPage::connectParts() {
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& words) {
        found_->search(words);
        if (row() < 0) {
            list_->setCurrentIndex(found_->index(0, 0));
        }
        follow();
    });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &KeysPage::follow);
    connect(edit_, &QKeySequenceEdit::keySequenceChanged, this, &KeysPage::tellRivals);
    connect(use_, &QPushButton::clicked, this, [this] { use(false); });
    connect(add_, &QPushButton::clicked, this, [this] { use(true); });
    connect(none_, &QPushButton::clicked, this, [this] {
        model_->setKeys(row(), {});
        follow();
    });
    connect(reset_, &QPushButton::clicked, this, [this] {
        model_->reset(row());
        follow();
    });
    connect(resetAll_, &QPushButton::clicked, this, [this] {
        model_->resetAll();
        follow();
    });
}

QStringList KeysPage::changes() const {
    return model_->changes().lines();
}

/// The selected row, or -1.
int KeysPage::row() const {
    return found_->mapToSource(list_->currentIndex()).row();
}

/// A single key with its modifiers: the program has no key sequences.
QKeySequence KeysPage::pressed() const {
    const QKeySequence keys = edit_->keySequence();
    return keys.isEmpty() ? keys : QKeySequence(keys[0]);
}

/// Another action is selected, or its keys have changed.
void KeysPage::follow() {
    edit_->clear();
    const bool any = row() >= 0;
    edit_->setEnabled(any);
    none_->setEnabled(any && !model_->line(row()).keys.isEmpty());
    reset_->setEnabled(any && model_->line(row()).isChanged);
    resetAll_->setEnabled(!model_->changes().isEmpty());
    tellRivals();
}

void KeysPage::tellRivals() {
    if (edit_->keySequence().count() > 1) {
        edit_->setKeySequence(pressed());  // calls this function again
        return;
    }
    const bool any = row() >= 0 && !pressed().isEmpty();
    QStringList notes;
    bool isFree = any;
    for (const KeyLine& rival : any ? model_->rivals(row(), pressed()) : std::vector<KeyLine>()) {
        const bool gives = isOfWindow(rival.scope);
        isFree = isFree && gives;
        const QString key = pressed().toString(QKeySequence::NativeText);
        const QString use = withoutMnemonic(tableText(rival.text));
        //: %1: a key; %2: what it does now
        notes << (gives ? language::fill(tr("%1 is used by “%2”, which would lose it."), {key, use})
                        : language::fill(tr("%1 is used by “%2”. Its key cannot be changed."), {key, use}));
    }
    note_->setText(language::sentences(notes));
    announce(*note_, note_->text(), Saying::answer);
    use_->setEnabled(isFree);
    add_->setEnabled(isFree && !model_->line(row()).keys.isEmpty());
}

void KeysPage::use(bool isFurther) {
    QList<QKeySequence> keys = isFurther ? model_->line(row()).keys : QList<QKeySequence>();
    keys.removeAll(pressed());
    keys << pressed();
    model_->setKeys(row(), keys);
    follow();
    list_->setFocus();
}

void KeysPage::retranslate() {
    search_->setPlaceholderText(tr("Search the actions"));
    search_->setAccessibleName(search_->placeholderText());
    list_->setAccessibleName(tr("Actions and their keys"));
    label_->setText(tr("&Press new keys:"));
    use_->setText(tr("&Use these keys"));
    add_->setText(tr("Use these &as well"));
    none_->setText(tr("&No keys"));
    reset_->setText(tr("&Reset", "button: to reset the keys of one action"));
    resetAll_->setText(tr("Reset a&ll"));
    model_->retranslate();
}

}  // namespace gnostica::gui
