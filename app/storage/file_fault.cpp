#include "app/storage/file_fault.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QCoreApplication>

namespace gnostica::storage {

namespace {

constexpr qsizetype kLongestFilePath = 400;

struct FileFaults {
    Q_DECLARE_TR_FUNCTIONS(gnostica::storage::FileFaults)
};

QString faultPattern(FileFault fault, const QString& detail) {
    switch (fault) {
    //: %1: path of a file
    case FileFault::exists: return FileFaults::tr("%1 already exists.");
    //: %1: path of a file
    case FileFault::notOpen: return FileFaults::tr("%1 cannot be opened.");
    //: %1: path of a file
    case FileFault::notUtf8: return FileFaults::tr("%1 cannot be opened, because its name is not in UTF-8. Rename it.");
    //: %1: path of a file
    case FileFault::notRead: return FileFaults::tr("%1 cannot be read.");
    //: %1: path of a file
    case FileFault::notWritten: return FileFaults::tr("%1 cannot be written.");
    case FileFault::tooLarge:
        //: %1: path of a file
        return FileFaults::tr("%1 is too large; at most %n bytes are allowed.", nullptr, detail.toInt());
    case FileFault::full:
        //: %1: path of a record
        return FileFaults::tr("%1 is full: a record holds at most %n steps.", nullptr, detail.toInt());
    //: %1: path of a file
    case FileFault::outside: return FileFaults::tr("%1 leads to a file outside its folder.");
    //: %1: path of a file
    case FileFault::notRegular: return FileFaults::tr("%1 is not an ordinary file.");
    //: %1: path of a file
    case FileFault::changed: return FileFaults::tr("%1 has been removed or changed by another program.");
    //: %1: path of a file
    case FileFault::inUse: return FileFaults::tr("%1 is being played in another window.");
    //: %1: path of a file
    case FileFault::notMoved: return FileFaults::tr("%1 cannot be moved.");
    case FileFault::isJournal:
        //: %1: path of a file
        return FileFaults::tr("%1 is the name of a running game's journal; please choose another.");
    case FileFault::isSource:
        //: %1: path of a file
        return FileFaults::tr("%1 is also an input file. Choose another file for the output.");
    //: %1: path of a file
    case FileFault::isTwice: return FileFaults::tr("%1 is named for two outputs. Choose different files.");
    }
    return {};
}

}  // namespace

QString fileFaultText(FileFault fault, const QString& path, const QString& detail) {
    const QString text = language::fill(faultPattern(fault, detail), {language::embedded(path, kLongestFilePath)});
    const bool isTold = detail.isEmpty() || fault == FileFault::tooLarge || fault == FileFault::full;
    return isTold ? text
                  //: %1: a whole sentence, %2: what the system says
                  : language::fill(FileFaults::tr("%1 (%2)", "problem (details)"),
                                   {text, language::embedded(detail, kLongestFilePath)});
}

}  // namespace gnostica::storage
