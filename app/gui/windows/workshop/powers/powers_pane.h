// What the cards of a draft can do, put together by hand.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/theme.h"
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

/// A row for each suit and each card that has a program of its own; beside them the card that people look at, as it
/// will be. Every change is one command.
class PowersPane : public QWidget {
    Q_OBJECT

public:
    explicit PowersPane(const Workbench& bench, QWidget* parent = nullptr);
    ~PowersPane() override;

    /// A shipped document can be looked at only.
    void setLocked(bool locked);
    void retranslate();

    /// The row of a suit or a card, as documents call it; nullptr if there is none, and before the pane has been shown.
    ProgramRow* row(std::string_view name) const;
    const CardView& card() const { return *card_; }
    PowerSettings& settings() const { return *settings_; }

Q_SIGNALS:
    /// To read the rule with this number.
    void ruleWanted(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// A suit, or a card with a program.
    struct Entry {
        std::string name;     ///< "cup", "sun"
        std::string pointer;  ///< of the suit, or of the program
        engine::Card card;    ///< that shows it; none where nobody knows a face
        bool isSuit = false;
        ProgramRow* row = nullptr;
    };

    // What there is
    void follow();
    void readRules();
    void makeRows();
    void connectRow(std::size_t entry);
    void presentAll();
    ProgramLook lookOf(const Entry& entry) const;
    ChipLook chipOf(const Entry& entry, const nlohmann::json& use, PowerPlace place) const;
    void addLinks(const Entry& entry, ProgramLook& look) const;
    QString nameOf(const Entry& entry) const;
    /// What the parent says of it, where that is something else; else empty.
    QString inheritedWords(const Entry& entry) const;
    QString problemOf(const Entry& entry) const;
    /// Nullptr if no option of the draft stands there.
    const engine::Option* optionAt(const std::string& pointer) const;
    nlohmann::json programOf(const Entry& entry) const;
    bool mayChange() const { return !isLocked_ && bench_.draft.isReadable(); }

    // What is being looked at
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
    /// What a setting would be without this document: the parent's value where the power is the parent's.
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
    std::size_t current_ = 0;  ///< of the entries
    PowerPlace place_;
    nlohmann::json whole_;                 ///< the document as it stands now
    std::vector<engine::Option> options_;  ///< its own
    std::vector<PowerOffer> offers_;       ///< for cards
    std::shared_ptr<const engine::Rules> rules_;
    std::optional<wording::Programs> programs_;
    CardFaces faces_;
    bool isLocked_ = false;
    bool isStale_ = true;  ///< nobody sees it: it is brought up to date when it is shown
};

}  // namespace gnostica::gui
