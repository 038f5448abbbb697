#include "app/lab/words/lab_fault.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace gnostica::lab {

namespace {

constexpr qsizetype kLongestPlace = 400;

struct Sentence {
    LabFault fault;
    const char* text;
};

/// %1: the file or folder, %2: the detail.
// clang-format off
constexpr Sentence kSentences[] = {
    //: %1: path of a file
    {LabFault::exists, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 already exists.")},
    //: %1: path of a file
    {LabFault::notOpen, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 cannot be opened. (%2)")},
    //: %1: path of a file, %2: what the system says
    {LabFault::notWritten, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 cannot be written. (%2)")},
    //: %1: path of a file, %2: what the system says
    {LabFault::notMoved, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 cannot be moved. (%2)")},
    //: %1: path of a file
    {LabFault::notExperiment, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 is not the file of an experiment.")},
    //: %1: path of a file, %2: a version
    {LabFault::otherVersion, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 was made by a later version of the program (tables of version %2).")},
    //: %1: path of a file, %2: what is wrong
    {LabFault::damaged, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 is damaged. (%2)")},
    //: %1: path of a file
    {LabFault::otherPlan, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 belongs to another experiment.")},
    //: %1: path of a file
    {LabFault::inUse, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "Another program is adding games to %1.")},
    //: %1: path of a file, %2: a version
    {LabFault::otherProgram, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 was begun by version %2 of the program, whose computers may play differently.")},
    //: %1 and %2: paths of files
    {LabFault::doubled, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 is the same shard as %2.")},
    //: %1: path of a folder
    {LabFault::noShards, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "There are no shards in %1.")},
    //: %1: path of a folder, %2: numbers, "3,7-9"
    {LabFault::missingShards, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "These shards are missing from %1: %2")},
    //: %1: path of a file
    {LabFault::unfinished, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 is not finished; run that shard again.")},
    //: %1: path of a file, %2: numbers, "3,7-9"
    {LabFault::missingPairs, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "Games are missing from %1 (deals: %2). Run that shard again.")},
    //: %1: path of a file, %2: name of a table in it
    {LabFault::otherTables, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 has different tables from those of this program. (%2)")},
    //: %1: path of a file, which has the name that a lock or a working file of the program needs
    {LabFault::inTheWay, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 is in the way: this program did not make it. Move or rename it, then try again.")},
    //: %1: path of a file
    {LabFault::otherNames, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.")},
    //: %1: path of a file
    {LabFault::shardName, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 has a name that is reserved for shards of experiments. Choose another name.")},
    //: %1: path of a file
    {LabFault::stopped, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "Reading %1 was stopped.")},
    {LabFault::notSharded, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.")},
    //: %1: path of a file
    {LabFault::notDocument, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 is not the report of an experiment.")},
    //: %1: path of a file
    {LabFault::notSamples, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 is not a file of samples to learn from.")},
    //: %1: path of a file, %2: a version
    {LabFault::laterFormat, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 was made by a later version of the program (format %2).")},
    //: %1: path of a file of samples that computers learn from
    {LabFault::otherFeatures, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.")},
    //: %1: path of a file, %2: an option of the command line, or another setting, that is not as it was: "--seed"
    {LabFault::otherLearning, QT_TRANSLATE_NOOP("gnostica::lab::LabFaults", "%1 was made with different settings (%2). Use these again, or another folder.")},
};
// clang-format on

static_assert(std::size(kSentences) == static_cast<std::size_t>(LabFault::otherLearning) + 1,
              "a sentence for each fault");

QString labFaultPattern(LabFault fault) {
    const auto* sentence = std::ranges::find(kSentences, fault, &Sentence::fault);
    return sentence != std::end(kSentences) ? QCoreApplication::translate("gnostica::lab::LabFaults", sentence->text)
                                            : QString();
}

}  // namespace

QString labFaultText(LabFault fault, const QString& path, const QString& detail) {
    return language::fill(labFaultPattern(fault),
                          {language::embedded(path, kLongestPlace), language::embedded(detail, kLongestPlace)});
}

}  // namespace gnostica::lab
