// The ground of dialogs.
#pragma once

#include <QObject>

namespace gnostica::gui {

/// Makes the ground of dialogs look like a sheet: cuts of shade along two edges, and a fine line round all. Plain with
/// high contrast.
class DialogGround : public QObject {
    Q_OBJECT

public:
    /// Paints on the dialogs that it is installed on, before they paint themselves.
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace gnostica::gui
