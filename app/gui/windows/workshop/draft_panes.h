// All panes of one draft.
#pragma once

#include "app/gui/windows/workshop/open_draft.h"

#include <QWidget>

#include <memory>

class QTabWidget;

namespace gnostica::gui {

class BookPane;
class FormPane;
class NamesPane;
class GamesPane;
class PowersPane;
class ProblemsPane;
class TextPane;
class TrialPane;

/// Makes the panes of a draft: some in tabs, the others for docks of the window. The destructor deletes all of them,
/// wherever they were placed.
class DraftPanes : public QObject {
    Q_OBJECT

public:
    /// `open` must outlive this.
    DraftPanes(OpenDraft& open, QWidget* window);
    ~DraftPanes() override;

    /// The tabs, with messages about the draft above them.
    QWidget& page() const { return *page_; }
    QTabWidget& tabs() const { return *tabs_; }
    FormPane& form() const { return *form_; }
    PowersPane& powers() const { return *powers_; }
    TextPane& text() const { return *text_; }
    NamesPane& names() const { return *names_; }
    GamesPane& games() const { return *games_; }
    ProblemsPane& problems() const { return *problems_; }
    BookPane& book() const { return *book_; }
    TrialPane& trial() const { return *trial_; }

private:
    void retranslate();
    OpenDraft& open_;
    std::unique_ptr<QWidget> page_;
    QTabWidget* tabs_;
    FormPane* form_;
    PowersPane* powers_;
    TextPane* text_;
    NamesPane* names_;
    GamesPane* games_;
    std::unique_ptr<ProblemsPane> problems_;
    std::unique_ptr<BookPane> book_;
    std::unique_ptr<TrialPane> trial_;
};

}  // namespace gnostica::gui
