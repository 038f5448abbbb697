#include "app/gui/windows/game/dialogs/announcement_question.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/wording/play/announcement_wording.h"

#include <QCoreApplication>
#include <QPushButton>

namespace gnostica::gui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::AnnouncementQuestion)
};

}  // namespace

bool mayAnnounce(const engine::Rules& rules, const engine::View& view, const engine::Step& step, QWidget* window) {
    const QString why = std::holds_alternative<engine::step::Challenge>(step)
                            ? wording::AnnouncementWording::tooEarly(rules, view)
                            : QString();
    if (why.isEmpty()) {
        return true;
    }
    PlainMessageBox box(QMessageBox::Warning, Words::tr("Announce the last turn"), why, window);
    const QPushButton* anyway = box.addButton(Words::tr("&Announce anyway"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(anyway);
}

}  // namespace gnostica::gui
