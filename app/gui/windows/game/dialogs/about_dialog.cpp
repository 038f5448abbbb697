#include "app/gui/windows/game/dialogs/about_dialog.h"

#include <QCoreApplication>
#include <QIcon>
#include <QMessageBox>

namespace gnostica::gui {

namespace {

QString paragraph(const char* text) {
    return QStringLiteral("<p>%1</p>").arg(QCoreApplication::translate("gnostica::gui::AboutDialog", text));
}

}  // namespace

void showAbout(QWidget* parent) {
    QMessageBox box(parent);
    box.setWindowTitle(QCoreApplication::translate("gnostica::gui::AboutDialog", "About Gnostica"));
    box.setIconPixmap(QIcon(QStringLiteral(":/app/gnostica.svg")).pixmap(96, 96));
    box.setTextFormat(Qt::RichText);
    box.setText(QStringLiteral("<h3>Gnostica Desktop %1</h3>").arg(QCoreApplication::applicationVersion()) +
                paragraph(QT_TRANSLATE_NOOP("gnostica::gui::AboutDialog",
                                            "A war of territories, with tarot cards and pyramids.")));
    box.setInformativeText(paragraph(QT_TRANSLATE_NOOP("gnostica::gui::AboutDialog",
                                                       "Gnostica was designed by John Cooper, Kory Heath, Kristin "
                                                       "Matherly and Jacob Davenport for tarot cards and Looney "
                                                       "Pyramids.")) +
                           paragraph(QT_TRANSLATE_NOOP("gnostica::gui::AboutDialog",
                                                       "This program is free software under the GNU General Public "
                                                       "License, version 3 or later. It comes without any warranty.")) +
                           paragraph(QT_TRANSLATE_NOOP("gnostica::gui::AboutDialog",
                                                       "Its fonts Gnostica Serif and Gnostica Figures were made from "
                                                       "Vollkorn by Friedrich Althausen; they are under the SIL Open "
                                                       "Font License, version 1.1.")));
    box.setStandardButtons(QMessageBox::Close);
    box.exec();
}

}  // namespace gnostica::gui
