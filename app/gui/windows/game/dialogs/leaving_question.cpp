#include "app/gui/windows/game/dialogs/leaving_question.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/wording/level_names.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

using engine::bots::Level;

namespace {

constexpr Level kUsualLevel = Level::adept;
constexpr int kSentenceCharacters = 48;

/// A question with the level of a computer, if one is to play on. Cancel is the default.
class LeavingQuestion : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::LeavingQuestion)

public:
    LeavingQuestion(const QString& title, const QString& question, const QString& accept, QWidget* window)
        : QDialog(window),
          lines_(new QVBoxLayout(this)),
          level_(new QComboBox(this)) {
        setObjectName(QStringLiteral("leavingQuestion"));
        setWindowTitle(title);
        QLabel* sentence = plainSentence(this);
        sentence->setText(question);
        sentence->setMinimumWidth(fontMetrics().averageCharWidth() * kSentenceCharacters);
        lines_->addWidget(sentence);
        setAccessibleDescription(question);
        level_->hide();
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
        QPushButton* yes = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
        yes->setObjectName(QStringLiteral("leave"));
        yes->setAutoDefault(false);
        buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
        buttons->button(QDialogButtonBox::Cancel)->setFocus();
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        lines_->addWidget(buttons);
    }

    void offerLevels() {
        for (const Level level : engine::bots::levelsByStrength()) {
            level_->addItem(wording::levelName(level), static_cast<int>(level));
        }
        level_->setCurrentIndex(level_->findData(static_cast<int>(kUsualLevel)));
        level_->show();
        auto* label = new QLabel(tr("&Level of the computer:"), this);
        label->setBuddy(level_);
        auto* row = new QHBoxLayout;
        row->addWidget(label);
        row->addWidget(level_, 1);
        lines_->insertLayout(1, row);
    }

    std::optional<Level> answer() {
        return exec() == Accepted ? std::optional(static_cast<Level>(level_->currentData().toInt())) : std::nullopt;
    }

private:
    QVBoxLayout* lines_;
    QComboBox* level_;
};

}  // namespace

std::optional<Level> askToResign(Resigning what, QWidget* window) {
    const bool ends = what == Resigning::endsGame;
    LeavingQuestion question(
        LeavingQuestion::tr("Resign", "title"),
        ends
            ? LeavingQuestion::tr("Do you want to resign? The game then ends, and your opponent wins.")
            : LeavingQuestion::tr("Do you want to resign? A computer then plays on for you until the end of the game."),
        //: button: to give up the game
        LeavingQuestion::tr("&Resign"), window);
    if (!ends) {
        question.offerLevels();
    }
    return question.answer();
}

std::optional<Level> askToLetComputersFinish(QWidget* window) {
    LeavingQuestion question(LeavingQuestion::tr("Let the computers finish"),
                             LeavingQuestion::tr("Computers then play for everybody, quickly and until the end of the "
                                                 "game. You can pause them at any time."),
                             //: button: the computers play the rest of the game
                             LeavingQuestion::tr("Let them &finish"), window);
    question.offerLevels();
    return question.answer();
}

}  // namespace gnostica::gui
