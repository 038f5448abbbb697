// Finds the plug-in whose code has thrown an exception or ended the program.
//
// Nothing is recorded while plug-ins are called. The stack shows afterwards whether their code was running: when an
// exception is thrown, and when a signal ends the program.
#pragma once

#include <QByteArray>
#include <QString>

#include <exception>

namespace gnostica::storage {

/// The actions when a plug-in ends the program. The signal handler can only write bytes.
struct WatchedPlugin {
    QString name;
    QByteArray markFile;  ///< written unless it exists; empty: no file is written
    QByteArray markText;  ///< its contents, before the name of the signal
    QByteArray notice;    ///< written to standard error
};

/// As long as this lives, code of an unknown library runs on this thread, and is blamed if the program ends.
class LoadWatch {
public:
    explicit LoadWatch(const WatchedPlugin& plugin);
    ~LoadWatch();
    LoadWatch(const LoadWatch&) = delete;
    LoadWatch& operator=(const LoadWatch&) = delete;
};

/// From now on, the code of the library that contains `inside` counts as that plug-in's.
void watchPlugin(const WatchedPlugin& plugin, const void* inside);

/// The name of the plug-in whose code threw this, or called the code that threw; empty if it was none.
QString pluginBlamedFor(const std::exception_ptr& thrown);

/// The text of an exception.
QString whatOf(const std::exception_ptr& thrown);

/// Both for people; only the text if no plug-in is to blame.
QString sentenceOf(const std::exception_ptr& thrown);

}  // namespace gnostica::storage
