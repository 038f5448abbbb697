#include "app/gui/windows/game/play/keeping_notice.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace gnostica::gui {

KeepingNotice::KeepingNotice(QWidget* parent)
    : QFrame(parent),
      text_(plainSentence(this)),
      retry_(new QToolButton(this)),
      save_(new QToolButton(this)) {
    setObjectName(QStringLiteral("keepingNotice"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    save_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->addWidget(text_, 1);
    row->addWidget(retry_);
    row->addWidget(save_);
    connect(retry_, &QToolButton::clicked, this, [this] {
        if (journal_) {
            journal_->retry();
        }
    });
    hide();
    whenLanguageChanges(this, [this] { sync(); });
}

void KeepingNotice::setSaveAction(QAction* saveAs) {
    save_->setDefaultAction(saveAs);
}

void KeepingNotice::attach(table::JournalKeeper* journal) {
    if (journal_) {
        journal_->disconnect(this);
    }
    journal_ = journal;
    connect(journal, &table::JournalKeeper::failed, this, &KeepingNotice::sync);
    connect(journal, &table::JournalKeeper::healed, this, &KeepingNotice::sync);
    connect(journal, &table::JournalKeeper::slownessChanged, this, &KeepingNotice::sync);
    sync();
}

void KeepingNotice::sync() {
    const bool isFailing = journal_ && journal_->failure();
    const bool isSlow = journal_ && journal_->isSlow();
    retry_->setText(tr("&Try again"));
    setAccessibleName(tr("Unsaved steps"));
    if (isFailing) {
        //: %1: a whole sentence: why
        text_->setText(language::fill(tr("The last steps have not been saved: a crash would lose them. %1"),
                                      {ErrorReporter::sentence(*journal_->failure())}));
    } else if (isSlow) {
        text_->setText(tr("The disk is slow to answer. The game continues as soon as the last step is saved."));
    }
    retry_->setVisible(isFailing);
    save_->setVisible(isFailing);
    setVisible(isFailing || isSlow);
    if (!isHidden()) {
        announce(*this, text_->text(), Saying::news);
    }
}

}  // namespace gnostica::gui
