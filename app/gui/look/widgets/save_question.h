// Choice of a file to save to.
#pragma once

#include <QString>

class QWidget;

namespace gnostica::gui {

/// Returns a path that does not exist or may be overwritten; asks for that here, since Qt's own question treats the
/// file name as markup. `name`: the suggestion. Empty if the user cancels.
QString askWhereToSave(QWidget* window, const QString& title, const QString& filter, const QString& suffix,
                       const QString& name = {});

}  // namespace gnostica::gui
