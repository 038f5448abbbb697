// The answer to "should I announce?"
#pragma once

#include "engine/bots/analysis.h"

#include <QWidget>

class QLabel;

namespace gnostica::gui {

class ChanceBar;

/// Shows both chances with their uncertainty, and the conclusion.
class AnnouncementView : public QWidget {
    Q_OBJECT

public:
    explicit AnnouncementView(QWidget* parent = nullptr);

    /// `word`: the word for announcing in this game, which labels the button.
    void present(const engine::bots::AnnouncementAdvice& advice, const QString& word);
    /// The turn cannot end with an announcement; `why` may be empty.
    void presentRefusal(const QString& word, const QString& why);
    void clear();
    /// The whole text.
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
