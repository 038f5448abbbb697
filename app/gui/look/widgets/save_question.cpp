#include "app/gui/look/widgets/save_question.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace gnostica::gui {

namespace {

struct SaveWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::SaveQuestion)
};

bool mayReplace(const QString& file, const QString& title, QWidget* window) {
    PlainMessageBox box(QMessageBox::Warning, title,
                        //: %1: name of a file
                        language::fill(SaveWords::tr("%1 already exists. Do you want to overwrite it?"),
                                       {language::embedded(QFileInfo(file).fileName())}),
                        window);
    const QPushButton* replace =
        box.addButton(SaveWords::tr("Ove&rwrite", "button: to replace the file"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(replace);
}

}  // namespace

QString askWhereToSave(QWidget* window, const QString& title, const QString& filter, const QString& suffix,
                       const QString& name) {
    QFileDialog dialog(window, title, QDir::homePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.selectFile(name);
    while (dialog.exec() == QDialog::Accepted) {
        const QString file = dialog.selectedFiles().constFirst();
        if (!QFileInfo::exists(file) || mayReplace(file, title, window)) {
            return file;
        }
    }
    return {};
}

}  // namespace gnostica::gui
