// Copies and saves pictures of a board.
#pragma once

#include "app/async/job.h"
#include "app/storage/file_error.h"

#include <QObject>
#include <QString>

namespace gnostica::gui {

class ActionSet;
class TableWidget;

/// Connects the actions of a window that copy and save a picture of its board, as it is seen: no hand is part of it.
/// Pictures are written in the background. The window must have both actions.
class BoardPictures : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this. Messages are shown at the table.
    BoardPictures(const ActionSet& actions, TableWidget& table);

    /// Writes the picture; saved() or a message with the reason follows.
    void saveTo(const QString& path);

Q_SIGNALS:
    void saved(const QString& path);

private:
    void copy();
    void askAndSave();
    void finish(const QString& path, const storage::FileResult<void>& written);

    TableWidget& table_;
    async::Job<async::NoProgress, storage::FileResult<void>> writing_;
};

}  // namespace gnostica::gui
