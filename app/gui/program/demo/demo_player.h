// Automatic play in the window.
#pragma once

#include "app/gui/program/demo/demo_options.h"
#include "app/storage/file_error.h"
#include "engine/bots/player.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace gnostica::gui {

class MainWindow;

/// Starts a game, makes all steps, takes pictures, saves the record and reports the end.
class DemoPlayer : public QObject {
    Q_OBJECT

public:
    DemoPlayer(MainWindow& window, DemoOptions options, QObject* parent = nullptr);

    void start();
    /// Stops a game that cannot continue: `why` is the text of stopped().
    void stop(const QString& why);

Q_SIGNALS:
    /// The game cannot continue; finished() follows.
    void stopped(const QString& why);
    void finished(bool successful);
    /// A requested file cannot be written.
    void failed(const gnostica::storage::FileError& error);

private:
    void playOn();
    bool isGoodMoment() const;
    void poseForPicture();
    engine::Step choose() const;
    void pickLike(const engine::Step& step);
    void end();
    bool takePicture(const QString& path);
    bool saveRecord();

    MainWindow& window_;
    DemoOptions options_;
    std::unique_ptr<engine::bots::Player> brain_;
    QTimer pulse_;
    bool pictured_ = false;
    bool failed_ = false;
};

}  // namespace gnostica::gui
