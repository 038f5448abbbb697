#include "app/gui/windows/workshop/draft_banner.h"

#include "app/gui/base/language/follow_language.h"

namespace gnostica::gui {

DraftBanner::DraftBanner(const Draft& draft, QWidget* parent) : QLabel(parent), draft_(draft) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    connect(&draft_, &Draft::changed, this, &DraftBanner::follow);
    followLanguage(this, [this] { follow(); });
}

void DraftBanner::setLocked(bool locked) {
    isLocked_ = locked;
    follow();
}

void DraftBanner::follow() {
    setVisible(isLocked_ || !draft_.isReadable());
    setText(isLocked_ ? tr("This ruleset came with the program and cannot be changed. Duplicate it to make changes.")
                      : tr("The text currently cannot be read, so nothing can be changed here. The list of problems "
                           "shows where."));
}

}  // namespace gnostica::gui
