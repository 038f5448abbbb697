// What the program has to say of itself, above the table.
#pragma once

#include "app/gui/look/widgets/error_reporter.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

class Appearance;
struct DeckFaults;
class SettingsStore;

/// Of its deck and the pictures in it, of letters that no font has, of settings that are in no file.
class ProgramMessages : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. `window`: whose font has the letters.
    ProgramMessages(const Appearance& appearance, const SettingsStore& settings, MessageBar& bar,
                    const QWidget& window);

    /// All that is to be said at the start.
    void report() const;
    /// In the language that is spoken now.
    void reportLetters() const;

private:
    void reportDeck() const;
    void reportPictures(const DeckFaults& faults) const;
    void reportSettings(const ErrorReporter::Attempt& attempt) const;

    const Appearance& appearance_;
    const SettingsStore& settings_;
    MessageBar& bar_;
    ErrorReporter errors_;
    const QWidget& window_;
};

}  // namespace gnostica::gui
