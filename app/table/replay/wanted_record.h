// A record that is to be shown.
#pragma once

#include "engine/notation/record.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <memory>

namespace gnostica::table {

/// A record in a file that is still to be read, or only in memory, if the game was played just to be shown.
struct WantedRecord {
    QString title;  ///< the name of the file, or a suggested name
    QString path;   ///< empty if it is not in a file
    /// Nullptr if it is still to be read.
    std::shared_ptr<const engine::LoadedRecord> record;
    int moment = 0;  ///< first position to be shown: number of moments before it

    // of the file, when the record was requested
    QDateTime changed;
    qint64 size = 0;
};

WantedRecord recordInFile(const QString& path, int moment = 0);
WantedRecord recordInMemory(engine::LoadedRecord record, const QString& title, int moment = 0);

/// True if both show the same game. A file that has changed since may hold another.
bool isSameRecord(const WantedRecord& one, const WantedRecord& other);

}  // namespace gnostica::table

Q_DECLARE_METATYPE(gnostica::table::WantedRecord)
