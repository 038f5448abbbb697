// Says that a computer thinks, how far it is, and lets one end that.
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

    /// `stop`: what the button says.
    void setTexts(const QString& text, const QString& stop);
    /// Shows itself for as long as there is a progress; nullptr hides it.
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
