// Who is to blame: the plug-in whose code has thrown something, or has ended the program.
//
// Nothing is recorded while plug-ins are called. That their code was running is seen afterwards, by the stack: when
// something is thrown, and when a signal ends the program.
#pragma once

#include <QByteArray>
#include <QString>

#include <exception>

namespace gnostica::storage {

/// What is to be done where a plug-in ends the program. The handler of signals can but write bytes.
struct WatchedPlugin {
    QString name;
    QByteArray markFile;  ///< is written if it does not exist; empty: nothing is
    QByteArray markText;  ///< goes into it, before the name of the signal
    QByteArray notice;    ///< goes to standard error
};

/// As long as this lives, code of a library that nobody knows yet runs on this thread: whatever ends the program is
/// blamed on it.
class LoadWatch {
public:
    explicit LoadWatch(const WatchedPlugin& plugin);
    ~LoadWatch();
    LoadWatch(const LoadWatch&) = delete;
    LoadWatch& operator=(const LoadWatch&) = delete;
};

/// From now on the code of the library in which `inside` lies is that plug-in's, as long as the program runs.
void watchPlugin(const WatchedPlugin& plugin, const void* inside);

/// The name of the plug-in in whose code this was thrown, or that has called what threw it; empty: none's.
QString pluginBlamedFor(const std::exception_ptr& thrown);

/// What an exception says of itself.
QString whatOf(const std::exception_ptr& thrown);

/// Both, for people; of what no plug-in has thrown only the second.
QString sentenceOf(const std::exception_ptr& thrown);

}  // namespace gnostica::storage
