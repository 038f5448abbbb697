// Asks where something is to be saved.
#pragma once

#include <QString>

class QWidget;

namespace gnostica::gui {

/// A file that does not exist, or that may be replaced: that is asked here, since Qt's own question takes the file's
/// name for markup. `name`: what is offered. Empty: nowhere.
QString askWhereToSave(QWidget* window, const QString& title, const QString& filter, const QString& suffix,
                       const QString& name = {});

}  // namespace gnostica::gui
