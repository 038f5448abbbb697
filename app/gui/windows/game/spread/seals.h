// The two seals that end a turn.
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QAction;

namespace gnostica::turn {
struct ChoiceList;
}  // namespace gnostica::turn

namespace gnostica::gui {

/// A seal of wax with its words below it: presses an action, or confirms it if it is chosen already. Pale while it
/// cannot be used; never moves.
class Seal : public QAbstractButton {
    Q_OBJECT

public:
    enum class Wax { red, teal };

    Seal(QAction& action, QAction& confirm, Wax wax, const QString& picture, QWidget* parent);

    /// Whether the action is chosen and only has to be confirmed.
    void setChosen(bool chosen);

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
    bool isChosen_ = false;
};

/// *Announce* above, *End the turn* below.
class Seals : public QWidget {
    Q_OBJECT

public:
    /// The actions must outlive this.
    Seals(QAction& announce, QAction& done, QAction& confirm, QWidget* parent = nullptr);

    void present(const turn::ChoiceList& list);
    const Seal& announceSeal() const { return *announce_; }

private:
    Seal* announce_;
    Seal* done_;
};

}  // namespace gnostica::gui
