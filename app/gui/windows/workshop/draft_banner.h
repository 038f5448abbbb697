// A note on why a pane of the workshop is read-only.
#pragma once

#include "app/gui/windows/workshop/draft.h"

#include <QLabel>

namespace gnostica::gui {

/// A sentence above a pane, shown while its draft cannot be changed there: the draft is part of the program, or its
/// text is not valid JSON at present.
class DraftBanner : public QLabel {
    Q_OBJECT

public:
    /// The draft must outlive this.
    DraftBanner(const Draft& draft, QWidget* parent);

    /// For a document of the program.
    void setLocked(bool locked);

private:
    void follow();

    const Draft& draft_;
    bool isLocked_ = false;
};

}  // namespace gnostica::gui
