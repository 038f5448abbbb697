#include "app/gui/windows/position/position_file.h"

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/save_question.h"
#include "app/language/fill.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPushButton>

namespace gnostica::gui {

using storage::KnownFile;

namespace {

struct PositionFileTexts {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::PositionFile)
};

}  // namespace

QString PositionFile::name() const {
    return path().isEmpty() ? PositionFileTexts::tr("New position") : QFileInfo(path()).fileName();
}

void PositionFile::know(const QString& path, std::string_view bytes) {
    file_ = {path, storage::digestOf(bytes)};
}

std::optional<KnownFile> PositionFile::askToSave(QWidget* window) const {
    if (path().isEmpty()) {
        return askToSaveAs(window);
    }
    if (storage::isAsKnown(file_)) {
        return file_;
    }
    return mayReplace(window) ? std::optional(storage::asItIs(path())) : std::nullopt;
}

std::optional<KnownFile> PositionFile::askToSaveAs(QWidget* window) const {
    const QString offered = path().isEmpty() ? PositionFileTexts::tr("position.json", "name of a file") : path();
    const QString path = askWhereToSave(window, PositionFileTexts::tr("Save the position"),
                                        PositionFileTexts::tr("Positions (*.json)"), QStringLiteral("json"), offered);
    return path.isEmpty() ? std::nullopt : std::optional(storage::asItIs(path));
}

bool PositionFile::mayReplace(QWidget* window) const {
    PlainMessageBox box(QMessageBox::Question, PositionFileTexts::tr("Save the position"),
                        language::fill(
                            //: %1: name of a file
                            PositionFileTexts::tr("%1 has been changed by another program since this position was "
                                                  "opened or saved. Do you want to overwrite it?"),
                            {language::embedded(name())}),
                        window);
    const QPushButton* replace =
        box.addButton(PositionFileTexts::tr("Ove&rwrite", "button: to replace the file"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(replace);
}

bool PositionFile::save(const KnownFile& target, const std::string& text, const ErrorReporter& errors) {
    const auto written = storage::isAsKnown(target) ? storage::writeFile(target.path, text)
                                                    : storage::fileFailure(storage::FileFault::changed, target.path);
    if (!written) {
        errors.report([] { return PositionFileTexts::tr("The position could not be saved."); }, written.error());
        return false;
    }
    errors.withdraw();
    know(target.path, text);
    return true;
}

}  // namespace gnostica::gui
