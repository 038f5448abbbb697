// Why nothing can be changed in a pane of the workshop.
#pragma once

#include "app/gui/windows/workshop/draft.h"

#include <QLabel>

namespace gnostica::gui {

/// A sentence above a pane, shown while its draft cannot be changed there: it came with the program, or its text is no
/// JSON at the moment.
class DraftBanner : public QLabel {
    Q_OBJECT

public:
    /// The draft must outlive it.
    DraftBanner(const Draft& draft, QWidget* parent);

    /// For a document that came with the program.
    void setLocked(bool locked);

private:
    void follow();

    const Draft& draft_;
    bool isLocked_ = false;
};

}  // namespace gnostica::gui
