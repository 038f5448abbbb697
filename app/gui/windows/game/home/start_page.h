// What is seen before a game lies on the table.
#pragma once

#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/look/art/theme.h"
#include "app/storage/game_folder.h"
#include "engine/bots/player.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <array>
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

/// What there is to begin with, most of it by one click: the last game, one against computers or with others, the
/// rules, the workshop, records of earlier games. Lies over a part of the window, and knows none of what it offers.
class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(const std::shared_ptr<const CardArt>& art, QWidget* parent);

    /// What lies in it at the top comes over everything else: messages.
    QBoxLayout& topLayout() { return *all_; }
    /// What lies on the table, and waits.
    enum class Laid : std::uint8_t { no, withGame, withEndedGame };
    void setTable(Laid laid);
    /// Games that were not played to their end, the latest first.
    void setUnfinished(std::vector<storage::JournalSummary> games);
    /// Records, the latest first.
    void setRecent(const QStringList& files);
    /// What stands on the cards that are shown for the eye alone.
    void setFaces(const CardFaces& faces);
    /// What is known of a game: of a record or a journal by its path, of the one on the table by an empty one. `words`:
    /// what was played, and who played.
    void setGlance(const QString& path, const BoardGlance& glance, const QString& words);
    /// The games whose glances are wanted.
    QStringList wantedGlances() const;
    /// How many lessons have been learnt.
    void setLessonsDone(int lessons);
    /// Gives the keyboard to the button that most people want now: to another one if a game to go on with is found
    /// before the person has moved it.
    void takeKeyboard();
    /// How strong the computers are that the quick game is against.
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
    QWidget* side_;   ///< the name, the motto and the fan: beside the cards, or over them
    QWidget* cards_;  ///< in a grid
    CardFan* fan_;
    GlanceView* glance_;  ///< of the game to go on with
    QBoxLayout* parts_ = nullptr;
    QGridLayout* grid_ = nullptr;
    QPointer<QWidget> given_;       ///< what was given the keyboard
    std::optional<bool> isNarrow_;  ///< how the cards are placed
};

}  // namespace gnostica::gui
