#include "app/gui/windows/game/advice/hint/advice_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/advice/adviser.h"
#include "app/gui/windows/game/advice/hint/announcement_view.h"
#include "app/gui/windows/game/advice/hint/hint_view.h"
#include "app/gui/windows/game/advice/thinking_bar.h"
#include "app/wording/play/advice_wording.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace gnostica::gui {

using engine::StepWord;

AdvicePanel::AdvicePanel(Adviser& adviser, std::initializer_list<QAction*> questions, QWidget* parent)
    : QWidget(parent),
      adviser_(adviser),
      intro_(plainSentence(this)),
      thinking_(new ThinkingBar(this)),
      hint_(new HintView(this)),
      announcement_(new AnnouncementView(this)),
      why_(readableSentence(this)) {
    auto* column = new QVBoxLayout(this);
    why_->setObjectName(QStringLiteral("why"));
    for (QAction* action : questions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        column->addWidget(button);
    }
    for (QLabel* label : {intro_, why_}) {
        label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    }
    column->addSpacing(6);
    column->addWidget(thinking_);
    column->addWidget(intro_, 1);
    column->addWidget(hint_, 1);
    column->addWidget(announcement_, 1);
    column->addWidget(why_, 1);
    connect(&adviser_, &Adviser::changed, this, &AdvicePanel::sync);
    connect(&adviser_, &Adviser::wentOn, this, [this] {
        if (speaker_ != nullptr) {
            hint_->present(adviser_.asked(), adviser_.analysis(), *speaker_);
        }
    });
    connect(thinking_, &ThinkingBar::stopped, &adviser_, &Adviser::cancel);
    followLanguage(this, [this] { retranslate(); });
    sync();
}

void AdvicePanel::setSpeaker(const wording::Speaker* speaker) {
    speaker_ = speaker;
}

void AdvicePanel::sayEndedEarly() {
    introduce(true);
}

void AdvicePanel::introduce(bool endedEarly) {
    endedEarly_ = endedEarly;
    intro_->setText(endedEarly ? tr("The advice ends here. You can ask again.")
                               : tr("When you have a decision to make, ask for the best step or whether to announce."));
}

void AdvicePanel::sync() {
    const bool thinks = adviser_.isThinking();
    if (thinks || !adviser_.canAnswer(Question::hint)) {
        introduce(false);
    }
    const bool focused = isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    const bool answered = !thinks && speaker_ != nullptr;
    const bool hints = answered && !adviser_.analysis().ranked.empty();
    const bool advises = answered && adviser_.question() == Question::announcement;
    const bool explains = answered && adviser_.question() == Question::why;
    if (focused && !thinks && !hints && !advises) {
        Q_EMIT keyboardReturned();
    }
    const bool isNews =
        (hints && hint_->isHidden()) || (advises && announcement_->isHidden()) || (explains && why_->isHidden());
    if (thinks || isNews || (!hints && !advises && !explains)) {
        thinking_->follow(adviser_.progress());
        intro_->setHidden(thinks || hints || advises || explains);
        why_->setVisible(explains);
        hint_->setVisible(hints);
        announcement_->setVisible(advises);
    }
    if (adviser_.question() == Question::none) {  // none of it may remain, not even out of sight
        hint_->clear();
        announcement_->clear();
        why_->clear();
    }
    if (isNews) {
        showAnswer();
    }
    if (focused && (thinks || isNews)) {
        focusContent();
    }
}

void AdvicePanel::focusContent() {
    for (QWidget* each : std::initializer_list<QWidget*>{thinking_, hint_, announcement_}) {
        if (!each->isHidden()) {
            each->setFocus();
        }
    }
}

void AdvicePanel::showAnswer() {
    if (adviser_.question() == Question::hint) {
        hint_->present(adviser_.asked(), adviser_.analysis(), *speaker_);
        announce(*this, hint_->text(), Saying::answer);
    } else if (adviser_.question() == Question::why) {
        showWhy();
        announce(*this, why_->text(), Saying::answer);
    } else {
        showAnnouncement();
        announce(*this, announcement_->text(), Saying::answer);
    }
}

void AdvicePanel::showAnnouncement() {
    const QString word = speaker_->word(StepWord::challenge);
    if (adviser_.announcement()) {
        announcement_->present(*adviser_.announcement(), word);
    } else {
        const auto& refusal = adviser_.refusal();
        announcement_->presentRefusal(word, refusal ? speaker_->refusal(adviser_.asked(), *refusal) : QString());
    }
}

void AdvicePanel::showWhy() {
    const language::Phrase player = speaker_->playerPhrase(adviser_.explained()->seat());
    why_->setText(wording::AdviceWording::whyTurn(player, adviser_.reasons()).join(u'\n'));
}

void AdvicePanel::retranslate() {
    thinking_->setTexts(tr("The computer is thinking about your decision, using only what you know."), tr("Cancel"));
    introduce(endedEarly_);
    if (speaker_ != nullptr && (!hint_->isHidden() || !announcement_->isHidden() || !why_->isHidden())) {
        showAnswer();
    }
}

}  // namespace gnostica::gui
