// Panel for the log of a game.
#pragma once

#include "app/wording/speaker.h"
#include "engine/play/told.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <span>

class QAction;
class QListView;
class QToolButton;

namespace gnostica::gui {

class CardArt;
class LogDelegate;
class LogModel;

/// The log of a game, turn by turn, in small pictures where possible; the current step is shown as text, the others
/// have it as a tool tip. The current step is marked, undone ones are grey. A click or Enter on a line requests its
/// position.
class LogPanel : public QWidget {
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);

    /// Sets the pictures of cards.
    void setCards(std::shared_ptr<const CardArt> cards);
    /// Sets the notation of steps; if it is empty, notation cannot be shown.
    void setNotation(std::function<QString(const engine::ToldMoment&)> notation);
    /// Sets all steps, including undone ones; the first `position` are in effect. Creates texts only for new steps,
    /// unless the speaker addresses another player or the language has changed.
    void setMoments(std::span<const engine::ToldMoment> moments, int position, const wording::Speaker& speaker);
    /// Shows notation instead of text.
    void setNotationShown(bool shown);
    bool isNotationShown() const;
    /// Makes the next setMoments() create all texts again, because names have changed.
    void forget();

Q_SIGNALS:
    /// The user requests the position after this number of steps.
    void momentPicked(int position);
    /// The pointer or keyboard is at the line of the step that led to this position; nullopt: at no line.
    void momentPointedAt(std::optional<int> position);
    void notationShownChanged(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void copyAll();
    void fold();
    bool isPresentSeen() const;

    LogModel* model_;
    QListView* view_;
    LogDelegate* delegate_;
    QAction* copy_;
    QToolButton* notationButton_;
};

}  // namespace gnostica::gui
