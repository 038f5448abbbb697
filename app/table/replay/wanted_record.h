// A record that somebody wants to see.
#pragma once

#include "engine/notation/record.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <memory>

namespace gnostica::gui {

/// In a file that is still to be read, or in memory alone, where a game was played to be seen and is kept nowhere.
struct WantedRecord {
    QString title;  ///< the name of the file, or what it would be called
    QString path;   ///< empty: it is in no file
    /// Nullptr: to be read.
    std::shared_ptr<const engine::LoadedRecord> record;
    int moment = 0;  ///< to be shown first: so many have happened before it

    // of the file, as it was when somebody wanted it
    QDateTime changed;
    qint64 size = 0;
};

WantedRecord recordInFile(const QString& path, int moment = 0);
WantedRecord recordInMemory(engine::LoadedRecord record, const QString& title, int moment = 0);

/// Would both show the same game? A file that has been changed since may hold another.
bool isSameRecord(const WantedRecord& one, const WantedRecord& other);

}  // namespace gnostica::gui

Q_DECLARE_METATYPE(gnostica::gui::WantedRecord)
