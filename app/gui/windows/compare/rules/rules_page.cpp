#include "app/gui/windows/compare/rules/rules_page.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/closed_text.h"
#include "app/gui/windows/compare/rules/side_by_side_text.h"
#include "app/storage/files.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPageSize>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <string_view>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kPointSizeOnPaper = 9;
constexpr int kRuleColumn = 3;
const QString kAlike = QStringLiteral("alike:");

/// Settings that differ between two rulesets.
RowTable<OptionRow>::Columns optionColumns() {
    const auto value = [](const QString OptionRow::*member) {
        return [member](const OptionRow& row) { return (row.*member).isEmpty() ? QStringLiteral("–") : row.*member; };
    };
    return {{[] { return RulesPage::tr("Setting"); }, &OptionRow::name},
            {[] { return QStringLiteral("A"); }, value(&OptionRow::first)},
            {[] { return QStringLiteral("B"); }, value(&OptionRow::second)},
            {[] { return RulesPage::tr("Rule", "column: the id of a rule"); }, &OptionRow::rule}};
}

}  // namespace

RulesPage::RulesPage(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      errors_(errors),
      summary_(plainSentence(this)),
      text_(new ClosedBrowser(this)),
      options_(new QTableView(this)),
      rows_(new RowTable<OptionRow>(optionColumns(), this)) {
    setObjectName(QStringLiteral("rulesPage"));
    options_->setModel(rows_);
    options_->setWordWrap(true);
    options_->setSelectionBehavior(QAbstractItemView::SelectRows);
    options_->setTabKeyNavigation(false);
    options_->verticalHeader()->hide();
    options_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    options_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    options_->horizontalHeader()->setSectionResizeMode(kRuleColumn, QHeaderView::ResizeToContents);
    auto* sides = new QSplitter(this);
    sides->addWidget(text_);
    sides->addWidget(options_);
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setChildrenCollapsible(false);
    auto* head = new QHBoxLayout;
    head->addWidget(summary_, 1);
    head->addWidget(makeButtons());
    auto* lines = new QVBoxLayout(this);
    lines->addLayout(head);
    lines->addWidget(sides, 1);
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { fold(url.toString()); });
    clear();
    followLanguage(this, [this] { retranslate(); });
    whenThemeChanges(this, [this](const Theme&) { write(); });
}

RulesPage::~RulesPage() = default;

QWidget* RulesPage::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QPushButton*& each : buttons_) {
        each = new QPushButton(row);
        each->setAutoDefault(false);
        layout->addWidget(each);
    }
    connect(button(Deed::copy), &QPushButton::clicked, this, &RulesPage::copy);
    connect(button(Deed::print), &QPushButton::clicked, this, &RulesPage::askAndPrint);
    connect(button(Deed::pdf), &QPushButton::clicked, this, [this] { askAndWrite(Deed::pdf); });
    connect(button(Deed::markdown), &QPushButton::clicked, this, [this] { askAndWrite(Deed::markdown); });
    return row;
}

void RulesPage::compare(const ComparedRules& first, const ComparedRules& second) {
    pair_ = {first, second};
    compared_.reset();  // the page still shows other rulesets
    unfolded_.clear();
    for (QPushButton* each : buttons_) {
        each->setEnabled(false);
    }
    summary_->setText(tr("Comparing the rulebooks…"));
    job_.start(
        [pair = *pair_, words = shelf_.words(), &registry = shelf_.registry()](const std::stop_token&) {
            return std::make_shared<const SideBySide>(sideBySide(pair.first, pair.second, *words, registry));
        },
        [this](const std::shared_ptr<const SideBySide>& compared) {
            compared_ = compared;
            rows_->setRows(compared_->options);
            write();
            text_->verticalScrollBar()->setValue(0);
        });
}

void RulesPage::clear() {
    job_.cancel();
    pair_.reset();
    compared_.reset();
    rows_->setRows({});
    write();
}

QString RulesPage::summary() const {
    return summary_->text();
}

void RulesPage::write() {
    for (QPushButton* each : buttons_) {
        each->setEnabled(compared_ != nullptr);
    }
    if (!compared_) {
        summary_->setText(pair_ ? summary_->text() : tr("Choose two rulesets that can be played."));
        text_->clear();
        return;
    }
    const SideBySideText text(*compared_);
    summary_->setText(text.summary());
    text_->setHtml(text.html(PageLook::onScreen(wornTheme().onDark), unfolded_));
}

void RulesPage::fold(const QString& link) {
    if (!compared_ || !link.startsWith(kAlike)) {
        return;
    }
    const int chapter = QStringView(link).sliced(kAlike.size()).toInt();
    if (unfolded_.erase(chapter) == 0) {
        unfolded_.insert(chapter);
    }
    const int place = text_->verticalScrollBar()->value();
    write();
    text_->verticalScrollBar()->setValue(place);
}

// ---- Output ---------------------------------------------------------------------------------------------------------

void RulesPage::copy() const {
    const SideBySideText text(*compared_);
    auto* copied = new QMimeData;
    copied->setHtml(text.html(PageLook::onPaper(), {}));
    copied->setText(text.markdown());
    QGuiApplication::clipboard()->setMimeData(copied);
}

namespace {

void printTo(QPagedPaintDevice& device, const SideBySide& compared) {
    ClosedDocument document;
    QFont font = document.defaultFont();
    font.setPointSize(kPointSizeOnPaper);
    document.setDefaultFont(font);
    document.setHtml(SideBySideText(compared).html(PageLook::onPaper(), {}));
    document.print(&device);
}

storage::FileResult<void> writePdf(const QString& path, const SideBySide& compared) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(RulesPage::tr("Differences"));
        writer.setCreator(QStringLiteral("Gnostica"));
        printTo(writer, compared);
    }
    return storage::writeFile(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace

// Writes the comparison that was shown when the dialog opened: other rulesets can be compared in the meantime.

void RulesPage::askAndPrint() {
    const auto compared = compared_;
    QPrinter printer;
    printer.setDocName(tr("Differences"));
    QPrintDialog dialog(&printer, this);
    dialog.setWindowTitle(tr("Print the differences"));
    if (dialog.exec() == QDialog::Accepted) {
        printTo(printer, *compared);
    }
}

void RulesPage::exportTo(const QString& path, Deed deed, const SideBySide& compared) const {
    errors_.withdraw();
    const auto written = storage::checkTarget(path, storage::filesOf(shelf_.library())).and_then([&] {
        return deed == Deed::pdf ? writePdf(path, compared)
                                 : storage::writeFile(path, SideBySideText(compared).markdown().toStdString());
    });
    if (!written) {
        errors_.report([] { return tr("The file could not be written."); }, written.error());
    }
}

void RulesPage::askAndWrite(Deed deed) {
    const auto compared = compared_;
    const bool isPdf = deed == Deed::pdf;
    const QString ending = isPdf ? QStringLiteral(".pdf") : QStringLiteral(".md");
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the differences"), QDir::home().filePath(tr("Differences", "name of a file") + ending),
        isPdf ? tr("PDF (*.pdf)") : tr("Markdown (*.md)"));
    if (!path.isEmpty()) {
        exportTo(path, deed, *compared);
    }
}

void RulesPage::retranslate() {
    button(Deed::copy)->setText(tr("&Copy", "button: to copy the text"));
    button(Deed::print)->setText(tr("&Print…", "button: to print"));
    button(Deed::pdf)->setText(tr("PD&F…"));
    button(Deed::markdown)->setText(tr("&Markdown…"));
    text_->setAccessibleName(tr("Rules side by side"));
    options_->setAccessibleName(tr("Settings that differ"));
    if (pair_) {
        const auto pair = *pair_;
        compare(pair.first, pair.second);
    } else {
        write();
    }
}

}  // namespace gnostica::gui
