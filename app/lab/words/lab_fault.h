// What can go wrong with the file of an experiment, in words that both programs share.
#pragma once

#include <QString>

#include <cstdint>

namespace gnostica::wording {

enum class LabFault : std::uint8_t {
    exists,         ///< would be overwritten
    notOpen,        ///< missing, or not permitted
    notWritten,     ///< the detail is what the system says
    notMoved,       ///< to another name, or into the trash; the detail is what the system says
    notExperiment,  ///< another kind of file
    otherVersion,   ///< made by a later program; the detail is the version of its tables
    damaged,        ///< the detail says what is wrong
    otherPlan,      ///< of another experiment than the one that is meant
    inUse,          ///< another program adds games to it
    otherProgram,   ///< made by another version of this program; the detail is that version
    doubled,        ///< the same shard as another file; the detail is its path
    noShards,       ///< a folder without any
    missingShards,  ///< the detail lists their numbers: "3,7-9"
    unfinished,     ///< a shard that is not whole
    missingPairs,   ///< of one that says it is; the detail lists them: "3,7-9"
    otherTables,    ///< views, other columns …: the detail names the first that is not as this program makes it
    inTheWay,       ///< stands where a lock or a working file is to be, and is not ours
    otherNames,     ///< hard links: what keeps programs apart, by its name, does not
    shardName,      ///< a name that the next merging would take for a shard
    stopped,        ///< somebody has asked for it
    notSharded,     ///< shards cannot know when a precision is reached
    notDocument,    ///< a report without its plan
    notSamples,     ///< another kind of file than samples to learn from
    laterFormat,    ///< of samples; the detail is its version
    otherFeatures,  ///< of samples: the computers of the program that made them looked at other things
    otherLearning   ///< samples of another learning; the detail is the first option that differs
};

/// A whole sentence about the file or folder. `detail` is foreign text, and cleaned.
QString labFaultText(LabFault fault, const QString& path, const QString& detail = {});

}  // namespace gnostica::wording
