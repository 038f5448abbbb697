// The seals on the table.
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <cstdint>

class QAction;

namespace gnostica::turn {
struct ChoiceList;
}  // namespace gnostica::turn

namespace gnostica::gui {

class ActionSet;

/// A seal of wax with its words below it: presses an action, or confirms it if it is chosen already. Pale while it
/// cannot be used; never moves.
class Seal : public QAbstractButton {
    Q_OBJECT

public:
    enum class Wax { red, teal, gold };

    Seal(QAction& action, QAction& confirm, Wax wax, const QString& picture, QWidget* parent);

    /// Whether the action is chosen and only has to be confirmed.
    void setChosen(bool chosen);
    /// Words below it, in place of those of the action.
    void setCaption(const QString& caption);

    /// The round of the seal, without its words, in its own coordinates.
    QRect round() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {}

private:
    void follow();
    void press();

    QAction& action_;
    QAction& confirm_;
    Wax wax_;
    QString picture_;
    QString caption_;
    bool isChosen_ = false;
};

/// *Announce* above, *End turn* below; in a finished game, the one that shows the result. Hidden while there is nothing
/// to press, or something lies over them.
class Seals : public QWidget {
    Q_OBJECT

public:
    /// The actions must outlive this; a window without results has no seal for them.
    explicit Seals(const ActionSet& actions, QWidget* parent = nullptr);

    void present(const turn::ChoiceList& list);
    /// Whether people play, and whether the game is over.
    void setGame(bool hasPeople, bool isOver);
    void setCovered(bool covered);
    const Seal& announceSeal() const { return *announce_; }
    /// Height for those that end a turn.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Whether a turn can be ended here.
    void turnsShown(bool shown);

private:
    /// What there is to press: nothing while computers play among themselves.
    enum class Use : std::uint8_t { none, turns, result };

    void follow();

    Seal* announce_;
    Seal* done_;
    Seal* result_ = nullptr;
    Use use_ = Use::turns;
    bool isCovered_ = false;
};

}  // namespace gnostica::gui
