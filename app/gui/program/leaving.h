// Leaving the program.
#pragma once

#include "app/gui/look/widgets/unsaved.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QSessionManager;
class QWidget;

namespace gnostica::gui {

/// The only place that decides about leaving. All requests (a key, the frame of the main window, the desktop, the end
/// of the session) close the main window, which calls this. Each question is asked once, and all of them before
/// anything is saved or closed: *Cancel* leaves everything unchanged.
class Leaving : public QObject {
    Q_OBJECT

public:
    /// `window`: the main window, which must outlive this; it is closed when the desktop or session asks the program to
    /// quit.
    explicit Leaving(QWidget& window);

    using Find = std::function<std::optional<Unsaved>()>;
    /// Adds a source of unsaved changes. Questions are asked in the order of these calls.
    void askAbout(Find find) { finds_.push_back(std::move(find)); }

    /// Waits for pending writes. Returns false if they failed, after the user was informed.
    using Finish = std::function<bool()>;
    /// Called before the first question.
    void finishFirst(Finish finish) { finish_ = std::move(finish); }

    /// True if the program may end: all remaining unsaved changes may be discarded. False while another question is
    /// open, here or for a window that is to be closed, and if pending writes have failed.
    bool mayLeave();
    /// Hides all other windows. They are destroyed with the main window, because their work may take a while to finish.
    void closeOthers() const;

    /// The same for the end of the session. When the session then ends, questions are not repeated unless the user has
    /// continued working. Without `mayAsk`, asks nothing and returns true.
    bool maySessionEnd(bool mayAsk);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void endSession(QSessionManager& session);
    bool askAll();

    QWidget& window_;
    Finish finish_ = [] { return true; };
    std::vector<Find> finds_;
    bool isAsking_ = false;
    bool isAgreed_ = false;  ///< given at the end of the session
};

}  // namespace gnostica::gui
