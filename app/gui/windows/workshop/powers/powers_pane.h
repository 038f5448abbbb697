// Editor of the cards of a draft.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/windows/workshop/powers/program_row.h"
#include "app/gui/windows/workshop/workbench.h"
#include "app/wording/programs.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace gnostica::gui {

class CardView;
class DraftBanner;
class PowerSettings;
struct RowState;
struct UsedElsewhere;

/// A row for each suit and each card with its own program and, next to the rows, a preview of the selected card. Every
/// change is one command.
class PowersPane : public QWidget {
    Q_OBJECT

public:
    explicit PowersPane(const Workbench& bench, QWidget* parent = nullptr);
    ~PowersPane() override;

    /// Documents of the program are read-only.
    void setLocked(bool locked);
    void retranslate();

    /// Row of a suit or a card by its name in documents; nullptr if there is none, or before the pane is shown.
    ProgramRow* row(std::string_view name) const;
    const CardView& card() const { return *card_; }
    PowerSettings& settings() const { return *settings_; }

Q_SIGNALS:
    /// The user wants to read the rule with this id.
    void ruleWanted(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// A suit, or a card with a program.
    struct Entry {
        std::string name;     ///< "cup", "sun"
        std::string pointer;  ///< of the suit, or of the program
        engine::Card card;    ///< the card to show; none if no face is known
        bool isSuit = false;
        ProgramRow* row = nullptr;
    };

    // Rows
    void follow();
    void readRules();
    void makeRows();
    void connectRow(std::size_t entry);
    void presentAll();
    ProgramLook lookOf(const Entry& entry) const;
    ChipLook chipOf(const Entry& entry, const nlohmann::json& use, PowerPlace place) const;
    void addLinks(const Entry& entry, ProgramLook& look) const;
    QString nameOf(const Entry& entry) const;
    /// The text of the parent if it differs, otherwise empty.
    QString inheritedWords(const Entry& entry) const;
    QString problemOf(const Entry& entry) const;
    /// Nullptr if no option of the draft has this pointer.
    const engine::Option* optionAt(const std::string& pointer) const;
    nlohmann::json programOf(const Entry& entry) const;
    bool mayChange() const { return !isLocked_ && bench_.draft.isReadable(); }

    // Selection
    void visit(std::size_t entry, PowerPlace place);
    void goTo(const std::string& row);
    void showPlace(const QObject* where);
    void showCard();
    void showWords(const Entry& entry);
    std::string pointerOf(const Entry& entry, PowerPlace place) const;
    std::string powerAt(const Entry& entry, PowerPlace place) const;
    std::string powerOf(const Entry& entry, const nlohmann::json& use) const;
    std::vector<UsedElsewhere> elsewhere(const std::string& power) const;
    void openSettings(std::size_t entry, PowerPlace place);
    void presentSettings();
    void presentSettingsOf(const Entry& entry);
    RowState stateOf(const engine::Option& option) const;
    bool isInherited(const engine::Option& option) const;
    /// The value of a setting without this document: the parent's value if the power is inherited.
    nlohmann::json inheritedHere(const engine::Option& option) const;

    // Changes
    void change(const Entry& entry, const nlohmann::json& program);
    void link(const Entry& entry, const std::string& kind);
    void revert(const Entry& entry);
    void setPower(const Entry& entry, const std::string& power);
    void set(const engine::Option& option, const nlohmann::json& value);
    void apply(std::vector<engine::Edit> edits, const QString& name);

    Workbench bench_;
    DraftBanner* banner_;
    QScrollArea* scroll_;
    QVBoxLayout* lines_;
    CardView* card_;
    PowerSettings* settings_;
    std::vector<Entry> entries_;
    std::size_t current_ = 0;  ///< index in entries_
    PowerPlace place_;
    nlohmann::json whole_;                 ///< the current complete document
    std::vector<engine::Option> options_;  ///< options of that document
    std::vector<PowerOffer> offers_;       ///< for cards
    std::shared_ptr<const engine::Rules> rules_;
    std::optional<wording::Programs> programs_;
    CardFaces faces_;
    bool isLocked_ = false;
    bool isStale_ = true;  ///< hidden: to be updated when it is shown
};

}  // namespace gnostica::gui
