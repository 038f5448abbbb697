// Quick reference, rules and keys.
#pragma once

#include "app/gui/base/keys/key_help.h"
#include "app/gui/windows/game/help/help_entry.h"
#include "app/gui/windows/game/help/help_words.h"
#include "app/wording/speaker.h"

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QLineEdit;
class QTextBrowser;
class QUrl;

namespace gnostica::gui {

/// Help next to the game, with a search through all pages. The pages are a list, because there is no space for tabs
/// next to a board.
class HelpPanel : public QWidget {
    Q_OBJECT
public:
    explicit HelpPanel(QWidget* parent = nullptr);

    /// Call again when rules or language change. `base` is the base game, which readers are assumed to know. Keeps no
    /// references.
    void setRules(const engine::Rules& rules, const engine::Rules& base, const wording::Speaker& speaker);
    /// The folder with the findings on the endgame.
    void setFindings(const QString& folder);
    /// Keys and names of actions in the window; call again when the language changes.
    void setActions(const std::vector<ShortcutHelp>& shortcuts, const HelpWords& words);

    void showPage(HelpPage page);
    HelpPage page() const;
    /// Opens a rule: "ROD-1".
    void showRule(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    HelpEntries& of(HelpPage page) { return entries_[static_cast<std::size_t>(page)]; }
    const HelpEntries& of(HelpPage page) const { return entries_[static_cast<std::size_t>(page)]; }
    void retranslate();
    void readDocuments();
    void rebuild();
    void jumpTo(HelpPage page, const QString& anchor);
    HelpEntries shown() const;
    void markFound();
    void open(const QUrl& link) const;

    QComboBox* pages_;
    QLineEdit* search_;
    QTextBrowser* text_;
    std::array<HelpEntries, kHelpPages> entries_;
    HelpEntries shortcuts_;
    HelpWords words_;
    QString findings_;
};

}  // namespace gnostica::gui
