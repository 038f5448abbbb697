// What has happened, line by line.
#pragma once

#include "app/gui/look/art/theme.h"
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

/// The log of a game, turn by turn, in small pictures where these say it; the present moment is told in words, the
/// others in their tool tips. The present moment is marked, undone ones are grey. A line that is clicked, or activated
/// with Enter, asks to go there.
class LogPanel : public QWidget {
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);

    /// Whose pictures stand for cards.
    void setCards(std::shared_ptr<const CardArt> cards);
    /// How the notation writes a moment; with none, the notation cannot be shown.
    void setNotation(std::function<QString(const engine::ToldMoment&)> notation);
    /// Everything that happened, undone moments included; the first `position` of them are in force. Words only
    /// what is new, unless they are told to somebody else, or in another language.
    void setMoments(std::span<const engine::ToldMoment> moments, int position, const wording::Speaker& speaker);
    /// Notation instead of words.
    void setNotationShown(bool shown);
    bool isNotationShown() const;
    /// All words anew at the next setMoments(): names have changed.
    void forget();

Q_SIGNALS:
    /// To go to the position after this many moments.
    void momentPicked(int position);
    /// The pointer or the keyboard is at the line of the moment that led there; at no line: nothing.
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
