// Quick reference, rules and keys.
#pragma once

#include "app/gui/base/keys/key_help.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/shared/panels/help_entry.h"
#include "app/wording/speaker.h"

#include <QString>
#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QTextBrowser;
class QUrl;

namespace gnostica::gui {

/// What one reads beside the game, with a search through all of it. Its pages are a list: there is no room for tabs
/// beside a board.
class HelpPanel : public QWidget {
    Q_OBJECT
public:
    explicit HelpPanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Anew when rules or language change. `base` is the base game, which readers are assumed to know. Reads all at
    /// once and keeps nothing.
    void setRules(const engine::Rules& rules, const engine::Rules& base, const wording::Speaker& speaker);
    /// The folder of what was found out about the endgame.
    void setFindings(const QString& folder);
    void setShortcuts(const std::vector<ShortcutHelp>& shortcuts);

    void showPage(HelpPage page);
    HelpPage page() const;
    /// Opens the rules at one of them: "ROD-1".
    void showRule(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void rebuild();
    void jumpTo(HelpPage page, const QString& anchor);
    HelpEntries shown() const;
    void markFound();
    void open(const QUrl& link) const;

    QComboBox* pages_;
    QLineEdit* search_;
    QTextBrowser* text_;
    Theme theme_ = Theme::light();
    HelpEntries reference_;
    HelpEntries rules_;
    HelpEntries making_;
    HelpEntries comparing_;
    HelpEntries found_;
    HelpEntries keys_;
    QString findings_;
};

}  // namespace gnostica::gui
