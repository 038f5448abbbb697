#include "app/gui/program/diagnostics/failure_message.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/storage/plugin_watch.h"

#include <QApplication>
#include <QMessageBox>

#include <cstdio>

namespace gnostica::gui {

namespace {

struct FailureTexts {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::FailureMessage)
};

QString attempt() {
    return FailureTexts::tr("The program could not do this. Your games and drafts are safe, and you can continue.");
}

/// True if nothing covers its middle, as the start page or a screen cover may.
bool isUncovered(const QWidget& area) {
    const QWidget* top = area.window()->childAt(area.mapTo(area.window(), area.rect().center()));
    return top != nullptr && (top == &area || area.isAncestorOf(top));
}

}  // namespace

QString reasonOf(const diagnostics::Failure& failure) {
    const bool isPlugin = !storage::pluginBlamedFor(failure.thrown).isEmpty();
    return isPlugin ? storage::sentenceOf(failure.thrown) : diagnostics::textOf(failure.kind);
}

QString lastWordsOf(const diagnostics::Failure& failure) {
    if (storage::pluginBlamedFor(failure.thrown).isEmpty()) {
        return reasonOf(failure);
    }
    return language::sentences(
        {reasonOf(failure),
         //: %1: an option of the command line
         language::fill(FailureTexts::tr("To run without plug-ins: %1."), {QStringLiteral("--no-plugins")})});
}

void tellWithoutWindows(const QString& words, bool hasReader) {
    std::fprintf(stderr, "%s\n", qPrintable(words));
    if (hasReader) {
        PlainMessageBox(QMessageBox::Critical, QStringLiteral("Gnostica"), words, nullptr).exec();
    }
}

void tellFailure(const diagnostics::Failure& failure) {
    QWidget* window = QApplication::activeModalWidget();
    window = window != nullptr ? window : QApplication::activeWindow();
    MessageBar* bar = MessageBar::of(window != nullptr ? window->window() : nullptr);
    if (bar != nullptr && isUncovered(*bar->parentWidget())) {
        bar->report([failure] { return ErrorText{attempt(), {reasonOf(failure)}}; });
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, QString(), attempt(), QMessageBox::Ok, window);
    box->setInformativeText(reasonOf(failure));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

}  // namespace gnostica::gui
