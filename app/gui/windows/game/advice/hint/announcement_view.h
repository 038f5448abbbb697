// The answer to "should I announce?"
#pragma once

#include "app/gui/look/art/theme.h"
#include "engine/bots/analysis.h"

#include <QWidget>

class QLabel;

namespace gnostica::gui {

class ChanceBar;

/// Both chances with their uncertainty, and what follows from them.
class AnnouncementView : public QWidget {
    Q_OBJECT

public:
    explicit AnnouncementView(QWidget* parent = nullptr);

    /// `word`: what announcing is called in this game, the label of its button.
    void present(const engine::bots::AnnouncementAdvice& advice, const QString& word);
    /// The turn cannot end with it; `why` may be empty.
    void presentRefusal(const QString& word, const QString& why);
    void clear();
    /// Everything that it says.
    QString text() const;

private:
    void showChances(bool shown);

    QLabel* verdict_;
    QLabel* announcing_;
    ChanceBar* announcingBar_;
    QLabel* waiting_;
    ChanceBar* waitingBar_;
};

}  // namespace gnostica::gui
