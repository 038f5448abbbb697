#include "app/gui/windows/workshop/names/names_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_line.h"
#include "app/gui/windows/workshop/draft_banner.h"
#include "app/gui/windows/workshop/names/names_delegate.h"
#include "app/language/language.h"
#include "app/language/name_order.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <set>

namespace gnostica::gui {

namespace {

/// The codes of all languages that Qt can name, and more specific codes that documents use: languages with several
/// scripts ("zh-Hans"), and those of a country that the program has a translation for ("pt-BR").
QStringList knownLanguages(const QString& translations) {
    std::map<QString, std::set<QString>> scripts;
    for (const QLocale& locale :
         QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
        const QString code = QLocale::languageToCode(locale.language());
        if (locale.language() != QLocale::C && code.size() >= 2 && !QLocale(code).nativeLanguageName().isEmpty()) {
            scripts[code].insert(QLocale::scriptToCode(locale.script()));
        }
    }
    std::set<QString> codes;
    for (const auto& [code, written] : scripts) {
        codes.insert(code);
        for (const QString& script : written.size() > 1 ? written : std::set<QString>()) {
            codes.insert(code + u'-' + script);
        }
    }
    for (const language::LanguageName& spoken : language::languagesIn(translations)) {
        if (scripts[spoken.code.section(u'-', 0, 0)].size() < 2) {
            codes.insert(spoken.code);
        }
    }
    return {codes.begin(), codes.end()};
}

}  // namespace

NamesPane::NamesPane(const Workbench& bench, QWidget* parent)
    : QWidget(parent),
      bench_(bench),
      model_(new NamesModel(bench.draft, this)),
      table_(new QTableView(this)),
      banner_(new DraftBanner(bench.draft, this)),
      message_(new MessageLine(MessageLine::Kind::answer, this)),
      label_(plainLabel(this)),
      languages_(new QComboBox(this)),
      add_(new QPushButton(this)) {
    table_->setModel(model_);
    table_->setItemDelegate(new NamesDelegate(table_));
    table_->setWordWrap(true);
    table_->setTabKeyNavigation(false);
    table_->installEventFilter(this);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Row heights are measured before the columns have their widths, and are not updated when these change.
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, table_, &QTableView::resizeRowsToContents,
            Qt::QueuedConnection);
    languages_->setObjectName(QStringLiteral("newLanguage"));
    add_->setObjectName(QStringLiteral("addLanguage"));
    label_->setBuddy(languages_);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(6, 6, 6, 6);
    below->setSpacing(6);  // different from the outer layout
    below->addWidget(label_);
    below->addWidget(languages_, 1);
    below->addWidget(add_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(banner_);
    lines->addWidget(message_);
    lines->addWidget(table_, 1);
    lines->addLayout(below);
    setFocusProxy(table_);
    connect(add_, &QPushButton::clicked, this, &NamesPane::addLanguage);
    connect(message_, &MessageLine::closed, message_, &MessageLine::clear);
    connect(model_, &NamesModel::nameNeeded, this,
            [this] { message_->present(tr("A ruleset needs a name, in one language at least.")); });
    connect(model_, &QAbstractItemModel::dataChanged, message_, &MessageLine::clear);
    connect(model_, &QAbstractItemModel::modelReset, this, &NamesPane::fillLanguages);
    connect(model_, &QAbstractItemModel::rowsInserted, this, &NamesPane::fillLanguages);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &NamesPane::tellPlace);
    connect(&bench_.draft, &Draft::changed, this, [this] { add_->setEnabled(bench_.draft.isReadable()); });
    connect(&bench_.focus, &DraftFocus::moved, this, [this](const QObject* where) {
        if (where != this) {
            showPlace();
        }
    });
    add_->setEnabled(bench_.draft.isReadable());
    followLanguage(this, [this] { retranslate(); });
}

void NamesPane::setLocked(bool locked) {
    model_->setReadOnly(locked);
    banner_->setLocked(locked);
    for (QWidget* each : std::initializer_list<QWidget*>{label_, languages_, add_}) {
        each->setVisible(!locked);
    }
}

void NamesPane::retranslate() {
    table_->setAccessibleName(tr("Name, summary and notes by language"));
    label_->setText(tr("Another &language:"));
    languages_->setAccessibleName(tr("Language to add"));
    add_->setText(tr("&Add"));
    message_->clear();
    fillLanguages();
    Q_EMIT model_->headerDataChanged(Qt::Horizontal, 0, NamesModel::kColumns - 1);
}

void NamesPane::fillLanguages() {
    std::vector<std::pair<QString, QString>> entries;
    const QString translations = bench_.shelf.folders().translations();
    for (const QString& code : knownLanguages(translations)) {
        if (!model_->languages().contains(code)) {
            entries.emplace_back(NamesModel::languageName(code), code);
        }
    }
    std::ranges::sort(entries, language::NameOrder(), &std::pair<QString, QString>::first);
    const QString chosen = languages_->count() == 0 ? language::documentLanguage(QLocale(), translations)
                                                    : languages_->currentData().toString();
    languages_->clear();
    for (const auto& [name, code] : entries) {
        languages_->addItem(name, code);
    }
    languages_->setCurrentIndex(std::max(0, languages_->findData(chosen)));
}

/// The name can be typed immediately.
void NamesPane::addLanguage() {
    const int row = model_->addLanguage(languages_->currentData().toString());
    const QModelIndex cell = model_->index(row, NamesModel::name);
    table_->setCurrentIndex(cell);
    table_->setFocus();
    if (cell.data(NamesModel::kInsteadRole).toBool()) {
        table_->edit(cell);
    }
}

void NamesPane::tellPlace(const QModelIndex& index) {
    if (index.isValid() && bench_.focus.pointer() != model_->pointerAt(index)) {
        bench_.focus.go(model_->pointerAt(index), this);
    }
}

void NamesPane::showPlace() {
    if (const QModelIndex cell = model_->indexOf(bench_.focus.pointer()); cell.isValid()) {
        table_->setCurrentIndex(cell);
        table_->scrollTo(cell);
    }
}

bool NamesPane::eventFilter(QObject* object, QEvent* event) {
    const bool isKey = object == table_ && event->type() == QEvent::KeyPress;
    if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        model_->setData(table_->currentIndex(), QString(), Qt::EditRole);
        return true;
    }
    return QWidget::eventFilter(object, event);
}

}  // namespace gnostica::gui
