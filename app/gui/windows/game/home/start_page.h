// The page before a game is on the table.
#pragma once

#include "app/gui/look/art/board/table_cloth.h"
#include "app/storage/game_folder.h"
#include "engine/bots/player.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

class QBoxLayout;
class QButtonGroup;
class QGridLayout;
class QLabel;

namespace gnostica::gui {

class CardArt;
class CardFaces;
class CardFan;
class GameRow;
class GlancePainter;
class GlanceView;
class HomeButton;
class HomeCard;
struct BoardGlance;

/// Ways to start, most of them with one click: the last game, a game against computers or with others, the rules, the
/// workshop, records of earlier games. Covers a part of the window and knows none of the things that it offers.
class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(const std::shared_ptr<const CardArt>& art, QWidget* parent);

    /// Messages in this layout are above everything else.
    QBoxLayout& topLayout() { return *all_; }
    /// Whether a game is waiting on the table.
    enum class Laid : std::uint8_t { no, withGame, withEndedGame };
    void setTable(Laid laid);
    /// Unfinished games, the latest first.
    void setUnfinished(std::vector<storage::JournalSummary> games);
    /// Records, the latest first.
    void setRecent(const QStringList& files);
    /// Faces of the cards that are shown for decoration.
    void setFaces(const CardFaces& faces);
    /// Describes a game: a record or a journal by its path, the game on the table by an empty path. `words`: ruleset
    /// and players.
    void setGlance(const QString& path, const BoardGlance& glance, const QString& words);
    /// Paths of the games whose glances are wanted.
    QStringList wantedGlances() const;
    /// Number of lessons learnt.
    void setLessonsDone(int lessons);
    /// Focuses the button that most people want. If an unfinished game is found before the user moves the focus, moves
    /// it to another button.
    void takeKeyboard();
    /// Level of the computers in a quick game.
    engine::bots::Level level() const;

Q_SIGNALS:
    void backToTableWanted();
    void resumeWanted(const QString& journal);
    void unfinishedWanted();
    void quickGameWanted();
    void togetherWanted();
    void rulesWanted();
    void nextLessonWanted();
    void lessonsWanted();
    void puzzlesWanted();
    void firstGameWanted();
    void workshopWanted();
    void compareWanted();
    void openWanted();
    void recordWanted(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr std::size_t kRecent = 4;

    void layOut();
    int roomForThree() const;
    int grown(int length) const;
    bool isTooNarrow() const;
    void fit();
    void alignBanners();
    QLayout* makeCards();
    QLayout* makeLevels();
    void connectButtons();
    QWidget* makeLearning();
    void placeCards(bool isNarrow);
    void showContinue();
    void showLearning();
    void showPictures();
    void retranslate();
    bool isTableLaid() const { return table_ != Laid::no; }

    TableCloth cloth_;
    Laid table_ = Laid::no;
    int lessonsDone_ = 0;
    std::vector<storage::JournalSummary> unfinished_;
    QStringList recent_;
    QBoxLayout* all_;
    std::shared_ptr<const GlancePainter> painter_;
    QLabel* name_;
    QLabel* motto_;
    HomeCard* continue_;
    HomeCard* computer_;
    HomeCard* together_;
    HomeCard* learn_;
    HomeCard* games_;
    HomeCard* variants_;
    HomeCard* compare_;
    HomeButton* resume_;
    HomeButton* others_;
    QButtonGroup* levels_;
    HomeButton* quick_;
    HomeButton* who_;
    HomeButton* rules_;
    HomeButton* nextLesson_;
    HomeButton* lessons_;
    HomeButton* puzzles_;
    HomeButton* firstGame_;
    HomeButton* open_;
    HomeButton* workshop_;
    HomeButton* beside_;
    std::array<GameRow*, kRecent> records_{};
    QWidget* side_;   ///< name, motto and fan, next to the cards or above them
    QWidget* cards_;  ///< in a grid
    CardFan* fan_;
    GlanceView* glance_;  ///< of the game to resume
    QBoxLayout* parts_ = nullptr;
    QGridLayout* grid_ = nullptr;
    QPointer<QWidget> given_;       ///< the button that received the focus
    std::optional<bool> isNarrow_;  ///< the arrangement of the cards
};

}  // namespace gnostica::gui
