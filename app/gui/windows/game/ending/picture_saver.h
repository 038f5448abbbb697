// Saving of a picture of the board.
#pragma once

#include "app/async/disk_lane.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

class BoardScene;
class ErrorReporter;

/// Asks for a file and writes a picture of the board to it, whole or not at all, without letting the screen wait.
class PictureSaver : public QObject {
    Q_OBJECT

public:
    explicit PictureSaver(QObject* parent);

    /// The dialog opens over `window`. Reports failure and success.
    void save(BoardScene& board, const ErrorReporter& errors, QWidget* window);

private:
    async::DiskLane lane_;
};

}  // namespace gnostica::gui
