#include "app/gui/windows/game/home/waiting_card.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/home/game_picture.h"
#include "app/language/lists.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr double kBoardShape = 0.62;
constexpr double kPointLetters = 1.5;
constexpr double kAlarmLetters = 1.15;

}  // namespace

/// For eyes only, as the points: the words say who plays.
class WaitingCard::Board : public QWidget {
public:
    Board(std::shared_ptr<const GlancePainter> boards, QWidget* parent) : QWidget(parent), boards_(std::move(boards)) {
        setObjectName(QStringLiteral("waitingBoard"));
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
        hide();
    }
    void setGlance(const BoardGlance& glance) {
        glance_ = glance;
        setVisible(!glance.isEmpty());
        update();
    }
    QSize sizeHint() const override { return {width_, static_cast<int>(width_ * kBoardShape)}; }
    QSize minimumSizeHint() const override { return {width_, static_cast<int>(width_ * kBoardShape * 0.7)}; }
    void setWidth(int width) {
        width_ = width;
        updateGeometry();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paintFramedBoard(painter, QRectF(rect()).adjusted(1, 1, -1, -1), glance_, *boards_);
    }

private:
    std::shared_ptr<const GlancePainter> boards_;
    BoardGlance glance_;
    int width_ = 180;
};

class WaitingCard::Points : public QWidget {
public:
    Points(std::shared_ptr<const GlancePainter> boards, QWidget* parent) : QWidget(parent), boards_(std::move(boards)) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        hide();
    }
    void setGlance(const BoardGlance& glance) {
        glance_ = glance;
        setVisible(!glance.scores.empty());
        updateGeometry();
        update();
    }
    QSize sizeHint() const override {
        const QFontMetricsF metrics(letters());
        return QSizeF(GlancePainter::widthOfScores(metrics, glance_) + 2, metrics.height() * 1.3).toSize();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.setFont(letters());
        boards_->paintScores(painter, rect(), glance_, wornTheme(), layoutDirection());
    }

private:
    QFont letters() const { return figuresFont(font(), kPointLetters); }

    std::shared_ptr<const GlancePainter> boards_;
    BoardGlance glance_;
};

WaitingCard::WaitingCard(const std::shared_ptr<const GlancePainter>& boards, const GameCaptions& words, QWidget* parent)
    : HomeCard(Weight::first, parent),
      words_(words),
      board_(new Board(boards, this)),
      alarm_(plainSentence(this)),
      points_(new Points(boards, this)),
      others_(addButton()),
      resume_(addButton(PageButton::Role::main)) {
    setView(board_);
    alarm_->setObjectName(QStringLiteral("waitingAlarm"));
    keepTitle(alarm_, kAlarmLetters);
    addToWords(alarm_);
    addToWords(points_);
    followTheme(alarm_, [this](const Theme& theme) {
        QPalette colours = sheetPalette(theme);
        colours.setColor(QPalette::WindowText, theme.danger);
        alarm_->setPalette(colours);
    });
    connect(resume_, &QAbstractButton::clicked, this, [this] {
        if (isTableLaid()) {
            Q_EMIT backToTableWanted();
        } else if (!unfinished_.empty()) {
            Q_EMIT resumeWanted(unfinished_.front().path);
        }
    });
    connect(others_, &QAbstractButton::clicked, this, &WaitingCard::unfinishedWanted);
    followLanguage(this, [this] { retranslate(); });
}

void WaitingCard::setTable(Laid laid) {
    table_ = laid;
    game_ = nullptr;
    showWords();
}

void WaitingCard::setUnfinished(std::vector<storage::JournalSummary> games) {
    const QString before = journal();
    unfinished_ = std::move(games);
    if (!isTableLaid() && journal() != before) {
        game_ = nullptr;
        setGlance({});
    }
    showWords();
}

QString WaitingCard::journal() const {
    return isTableLaid() || unfinished_.empty() || !unfinished_.front().isReadable ? QString()
                                                                                   : unfinished_.front().path;
}

void WaitingCard::setGlance(const BoardGlance& glance) {
    board_->setGlance(glance);
    points_->setGlance(glance);
}

void WaitingCard::setGame(const table::MyGamePtr& game) {
    game_ = game != nullptr && game->isReadable() ? game : nullptr;
    if (game_ != nullptr && game_->rules && !isTableLaid()) {
        setGlance(glanceAt(*game_->rules, game_->last));
    }
    showWords();
}

void WaitingCard::setPictureWidth(int width) {
    board_->setWidth(width);
}

void WaitingCard::showWords() {
    const bool isOver = table_ == Laid::withEndedGame;
    const bool knows = game_ != nullptr && !isOver;
    const QString head = isOver  ? tr("Finished game")
                         : knows ? words_.turn(*game_)
                                 : tr("Continue", "button: to continue a game");
    const QString sentence = knows                      ? words_.waiting(*game_)
                             : table_ == Laid::withGame ? tr("Your game is waiting on the table.")
                             : isOver                   ? tr("The game is over; its board is still there.")
                             : unfinished_.empty()      ? QString()
                                                        : RecoveryDialog::describe(unfinished_.front());
    setWords(head, sentence);
    const QString alarm = knows ? words_.announcement(*game_) : QString();
    alarm_->setText(alarm);
    alarm_->setVisible(!alarm.isEmpty());
    resume_->setAccessibleDescription(language::sentencesBehind(head, language::sentences({sentence, alarm})));
    const std::size_t offered = isTableLaid() ? 0 : 1;
    resume_->setText(isOver ? tr("L&ook at the board") : tr("C&ontinue", "button: to continue a game"));
    resume_->setEnabled(isTableLaid() || !journal().isEmpty());
    others_->setVisible(unfinished_.size() > offered);
    setVisible(isTableLaid() || !unfinished_.empty());
}

void WaitingCard::retranslate() {
    others_->setText(tr("More &unfinished games…"));
    showWords();
}

}  // namespace gnostica::gui
