#include "app/gui/look/widgets/unsaved.h"

#include "app/gui/look/widgets/foreign_text.h"

#include <QApplication>
#include <QPushButton>

namespace gnostica::gui {

namespace {

struct UnsavedWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::Unsaved)
};

const QString kQuestion = QStringLiteral("unsavedQuestion");

}  // namespace

bool isAskedAbout() {
    const QWidget* dialog = QApplication::activeModalWidget();
    return dialog != nullptr && dialog->objectName() == kQuestion;
}

UnsavedAnswer askAbout(const Unsaved& what, QWidget* over) {
    PlainMessageBox box(QMessageBox::Warning, what.title, what.sentence, over);
    box.setObjectName(kQuestion);
    const QAbstractButton* save = nullptr;
    if (what.askToSave) {
        save = box.addButton(what.asksWhere ? UnsavedWords::tr("Save &as…", "button: choose a file, then save")
                                            : UnsavedWords::tr("&Save", "button"),
                             QMessageBox::AcceptRole);
    }
    const QAbstractButton* discard =
        box.addButton(UnsavedWords::tr("&Discard", "button: do not save"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    if (clicked == discard) {
        return UnsavedAnswer::discard;
    }
    return save != nullptr && clicked == save ? UnsavedAnswer::save : UnsavedAnswer::cancel;
}

bool mayGo(const std::optional<Unsaved>& what, QWidget* over) {
    if (!what) {
        return true;
    }
    const UnsavedAnswer answer = askAbout(*what, over);
    return answer == UnsavedAnswer::save ? carryOut(what->askToSave()) : answer == UnsavedAnswer::discard;
}

bool carryOut(const std::optional<Saving>& saving) {
    return saving && (*saving)();
}

}  // namespace gnostica::gui
