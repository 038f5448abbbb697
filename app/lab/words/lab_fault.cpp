#include "app/lab/words/lab_fault.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QCoreApplication>

namespace gnostica::lab {

namespace {

constexpr qsizetype kLongestPlace = 400;

struct LabFaults {
    Q_DECLARE_TR_FUNCTIONS(gnostica::lab::LabFaults)
};

QString labFaultPattern(LabFault fault) {
    switch (fault) {
    //: %1: path of a file
    case LabFault::exists: return LabFaults::tr("%1 already exists.");
    //: %1: path of a file
    case LabFault::notOpen: return LabFaults::tr("%1 cannot be opened. (%2)");
    //: %1: path of a file, %2: what the system says
    case LabFault::notWritten: return LabFaults::tr("%1 cannot be written. (%2)");
    //: %1: path of a file, %2: what the system says
    case LabFault::notMoved: return LabFaults::tr("%1 cannot be moved. (%2)");
    //: %1: path of a file
    case LabFault::notExperiment: return LabFaults::tr("%1 is not the file of an experiment.");
    case LabFault::otherVersion:
        //: %1: path of a file, %2: a version
        return LabFaults::tr("%1 was made by a later version of the program (tables of version %2).");
    //: %1: path of a file, %2: what is wrong
    case LabFault::damaged: return LabFaults::tr("%1 is damaged. (%2)");
    //: %1: path of a file
    case LabFault::otherPlan: return LabFaults::tr("%1 belongs to another experiment.");
    //: %1: path of a file
    case LabFault::inUse: return LabFaults::tr("Another program is adding games to %1.");
    case LabFault::otherProgram:
        //: %1: path of a file, %2: a version
        return LabFaults::tr("%1 was begun by version %2 of the program, whose computers may play differently.");
    //: %1 and %2: paths of files
    case LabFault::doubled: return LabFaults::tr("%1 is the same shard as %2.");
    //: %1: path of a folder
    case LabFault::noShards: return LabFaults::tr("There are no shards in %1.");
    //: %1: path of a folder, %2: numbers, "3,7-9"
    case LabFault::missingShards: return LabFaults::tr("These shards are missing from %1: %2");
    //: %1: path of a file
    case LabFault::unfinished: return LabFaults::tr("%1 is not finished; run that shard again.");
    case LabFault::missingPairs:
        //: %1: path of a file, %2: numbers, "3,7-9"
        return LabFaults::tr("Games are missing from %1 (deals: %2). Run that shard again.");
    case LabFault::otherTables:
        //: %1: path of a file, %2: name of a table in it
        return LabFaults::tr("%1 has different tables from those of this program. (%2)");
    case LabFault::inTheWay:
        //: %1: path of a file, which has the name that a lock or a working file of the program needs
        return LabFaults::tr("%1 is in the way: this program did not make it. Move or rename it, then try again.");
    case LabFault::otherNames:
        //: %1: path of a file
        return LabFaults::tr("%1 has other names (hard links). Another program could add games under one of them. "
                             "Make a copy and use that.");
    //: %1: path of a file
    case LabFault::shardName:
        return LabFaults::tr("%1 has a name that is reserved for shards of experiments. Choose another name.");
    //: %1: path of a file
    case LabFault::stopped: return LabFaults::tr("Reading %1 was stopped.");
    case LabFault::notSharded:
        return LabFaults::tr("A plan with a precision cannot be split into shards, because no shard could tell when it "
                             "is reached. Give only the number of deals.");
    //: %1: path of a file
    case LabFault::notDocument: return LabFaults::tr("%1 is not the report of an experiment.");
    //: %1: path of a file
    case LabFault::notSamples: return LabFaults::tr("%1 is not a file of samples to learn from.");
    case LabFault::laterFormat:
        //: %1: path of a file, %2: a version
        return LabFaults::tr("%1 was made by a later version of the program (format %2).");
    case LabFault::otherFeatures:
        //: %1: path of a file of samples that computers learn from
        return LabFaults::tr("%1 was made by another version of the program, whose computers look at different "
                             "features of a position. Use another folder.");
    case LabFault::otherLearning:
        //: %1: path of a file, %2: an option of the command line, or another setting, that is not as it was: "--seed"
        return LabFaults::tr("%1 was made with different settings (%2). Use these again, or another folder.");
    }
    return {};
}

}  // namespace

QString labFaultText(LabFault fault, const QString& path, const QString& detail) {
    return language::fill(labFaultPattern(fault),
                          {language::embedded(path, kLongestPlace), language::embedded(detail, kLongestPlace)});
}

}  // namespace gnostica::lab
