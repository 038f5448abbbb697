// Messages of the program about itself, above the table.
#pragma once

#include "app/gui/look/widgets/error_reporter.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

class Appearance;
struct DeckFaults;
class SettingsStore;

/// About the deck and its pictures, letters that no font has, and settings that could not be saved.
class ProgramMessages : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. `window`: its font is checked for the letters of the language.
    ProgramMessages(const Appearance& appearance, const SettingsStore& settings, MessageBar& bar, QWidget& window);

    /// Reports everything at the start.
    void report() const;

private:
    void reportLetters() const;
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
