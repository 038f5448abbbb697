// The head of the window while a page covers the table.
#pragma once

namespace gnostica::gui {

class PlayArea;
class StartDesk;
class TopBar;

/// Shows the title of the page in front, with the way back, and messages above it; without a page, the status of the
/// game. All must outlive `desk`.
void headPages(StartDesk& desk, TopBar& bar, PlayArea& area);

}  // namespace gnostica::gui
