// Plays a game in the window, without people.
#pragma once

#include "app/gui/demo/demo_brain.h"
#include "app/gui/demo/demo_options.h"

#include <QObject>
#include <QTimer>

namespace gnostica::gui {

class MainWindow;

/// Starts a game, takes every step, takes pictures, saves the record, and says when all is done.
class DemoPlayer : public QObject {
    Q_OBJECT

public:
    DemoPlayer(MainWindow& window, DemoOptions options, QObject* parent = nullptr);

    void start();

Q_SIGNALS:
    void finished(bool successful);

private:
    void playOn();
    bool isGoodMoment() const;
    void poseForPicture();
    void pickLike(const engine::Step& step);
    void end();
    bool takePicture(const QString& path) const;
    QString pathOfEnd() const;

    MainWindow& window_;
    DemoOptions options_;
    DemoBrain brain_;
    QTimer pulse_;
    bool pictured_ = false;
    bool failed_ = false;
};

}  // namespace gnostica::gui
