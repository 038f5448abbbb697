// Errors with the file of an experiment, in words that both programs share.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::lab {

enum class LabFault : std::uint8_t {
    exists,         ///< already exists
    notOpen,        ///< missing, or without permission
    notWritten,     ///< the detail is the system's text
    notMoved,       ///< not renamed, or not moved to the trash; the detail is the system's text
    notExperiment,  ///< another kind of file
    otherVersion,   ///< made by a later program; the detail is the version of its tables
    damaged,        ///< the detail gives the fault
    otherPlan,      ///< belongs to another experiment
    inUse,          ///< another program is adding games
    otherProgram,   ///< made by another version of this program; the detail is that version
    doubled,        ///< same shard as another file; the detail is its path
    noShards,       ///< a folder without shards
    missingShards,  ///< the detail lists the numbers: "3,7-9"
    unfinished,     ///< an incomplete shard
    missingPairs,   ///< marked as finished, but incomplete; the detail lists them: "3,7-9"
    otherTables,    ///< views, other columns …: the detail names the first difference from our tables
    inTheWay,       ///< something that is not ours has the name of a lock or a working file
    otherNames,     ///< hard links: a lock, which is found by name, does not protect the file
    shardName,      ///< a name that the next merge would take for a shard
    stopped,        ///< stopped by request
    notSharded,     ///< shards cannot know when a precision is reached
    notDocument,    ///< a report without its plan
    notSamples,     ///< not a file of samples for learning
    laterFormat,    ///< samples of a later version, which is the detail
    otherFeatures,  ///< samples made with other features of positions
    otherLearning   ///< samples of another learning run; the detail is the first option that differs
};

/// A whole sentence about the file or folder. `detail` is foreign text, which is cleaned here.
QString labFaultText(LabFault fault, const QString& path, const QString& detail = {});

}  // namespace gnostica::lab
