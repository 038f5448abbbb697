// Shows that a computer is thinking and its progress, with a button to stop it.
#pragma once

#include "engine/bots/player.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace gnostica::gui {

class ThinkingBar : public QWidget {
    Q_OBJECT

public:
    explicit ThinkingBar(QWidget* parent = nullptr);

    /// `stop`: label of the button.
    void setTexts(const QString& text, const QString& stop);
    /// Visible while there is progress to show; nullptr hides it.
    void follow(std::shared_ptr<const engine::bots::Progress> progress);

Q_SIGNALS:
    void stopped();

private:
    void tick();

    QLabel* text_;
    QProgressBar* bar_;
    QPushButton* stop_;
    QTimer pulse_;
    std::shared_ptr<const engine::bots::Progress> progress_;
};

}  // namespace gnostica::gui
