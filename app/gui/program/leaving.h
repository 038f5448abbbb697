// The end of the program.
#pragma once

#include "app/gui/look/widgets/unsaved.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QSessionManager;
class QWidget;

namespace gnostica::gui {

/// The one place that decides about leaving. Whatever asks for the end (a key, the frame of the main window, the
/// desktop, the end of the session) closes the main window, and that asks here. Each question is asked once, all of
/// them before anything is saved or closed: after *Cancel* everything is as it was.
class Leaving : public QObject {
    Q_OBJECT

public:
    /// `window` must outlive this: the main window, which is closed when somebody from outside wants the program to
    /// end.
    explicit Leaving(QWidget& window);

    using Find = std::function<std::optional<Unsaved>()>;
    /// There may be something unsaved here. Questions come in the order of these calls.
    void askAbout(Find find) { finds_.push_back(std::move(find)); }

    /// Something may be on its way to the disk: waits for it. False if that has failed, which the person knows by then.
    using Settle = std::function<bool()>;
    /// Done before the first question.
    void settleFirst(Settle settle) { settle_ = std::move(settle); }

    /// True if the program may end: nothing is unsaved any more but what may be discarded. False while somebody is
    /// being asked already, here or by a window that is to be closed, and once where settling fails.
    bool mayLeave();
    /// Takes all other windows off the screen. They go when the main window does: what they still do may take a while.
    void closeOthers() const;

    /// The same for the end of the session. Nobody is asked again when the session then ends, unless somebody has
    /// gone on working. Without `mayAsk` nothing is asked, and it may end.
    bool maySessionEnd(bool mayAsk);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void endSession(QSessionManager& session);
    bool askAll();

    QWidget& window_;
    Settle settle_ = [] { return true; };
    std::vector<Find> finds_;
    bool isAsking_ = false;
    bool isAgreed_ = false;  ///< by whoever was asked at the end of the session
};

}  // namespace gnostica::gui
