#include "app/gui/windows/workshop/powers/card_view.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

using language::fill;

class CardView::Picture : public QWidget {
public:
    explicit Picture(QWidget* parent) : QWidget(parent) {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setMinimumSize(90, 126);
    }

    void present(engine::Card card, const CardText& face) {
        card_ = card;
        face_ = face;
        setAccessibleName(face.name);
        setVisible(!card.isNone());
        update();
    }
    const CardText& face() const { return face_; }

    QSize sizeHint() const override { return {200, 280}; }
    int heightForWidth(int width) const override { return std::min(width, 240) * 7 / 5; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double wide = std::min<double>(width(), height() * kCardRatio);
        const QSizeF size(wide, wide / kCardRatio);
        art_.paint(painter, QRectF(QPointF((width() - size.width()) / 2, 0), size), card_, face_, wornTheme());
    }

private:
    CardArt art_;
    engine::Card card_;
    CardText face_;
};

CardView::CardView(QWidget* parent)
    : QWidget(parent),
      picture_(new Picture(this)),
      sentence_(readableSentence(this)),
      inherited_(plainSentence(this)),
      elsewhereTitle_(plainSentence(this)),
      elsewhere_(new QWidget(this)),
      flow_(new FlowLayout(elsewhere_)) {
    sentence_->setObjectName(QStringLiteral("cardSentence"));
    inherited_->setForegroundRole(QPalette::PlaceholderText);
    flow_->setSpacing(4);
    flow_->setContentsMargins(0, 0, 0, 0);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(picture_);
    lines->addWidget(sentence_);
    lines->addWidget(inherited_);
    lines->addWidget(elsewhereTitle_);
    lines->addWidget(elsewhere_);
    lines->addStretch(1);
    presentWords({}, {});
    presentPower({}, {});
}

CardView::~CardView() = default;

void CardView::presentCard(engine::Card card, const CardText& face) {
    picture_->present(card, face);
}

void CardView::presentWords(const QString& sentence, const QString& inherited) {
    sentence_->setText(sentence);
    sentence_->setVisible(!sentence.isEmpty());
    inherited_->setText(inherited);
    inherited_->setVisible(!inherited.isEmpty());
}

void CardView::presentPower(const QString& title, const std::vector<UsedElsewhere>& elsewhere) {
    elsewhereTitle_->setVisible(!title.isEmpty());
    //: %1: a power of a card
    const QString none = fill(tr("No other card uses this power: %1"), {title});
    //: %1: a power of a card; names of cards follow
    const QString others = fill(tr("Others that use this power (%1):"), {title});
    elsewhereTitle_->setText(elsewhere.empty() ? none : others);
    if (shown_ == elsewhere) {
        return;
    }
    shown_ = elsewhere;
    while (QLayoutItem* item = flow_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();  // it can be the item that was clicked
        delete item;
    }
    for (const UsedElsewhere& each : elsewhere) {
        auto* button = new QPushButton(elsewhere_);
        button->setObjectName(QString::fromStdString("to " + each.row));
        setPlainText(*button, each.name);
        flow_->addWidget(button);
        button->show();
        connect(button, &QPushButton::clicked, this, [this, row = each.row] { Q_EMIT rowWanted(row); });
    }
    elsewhere_->updateGeometry();
}

QString CardView::sentence() const {
    return sentence_->text();
}

}  // namespace gnostica::gui
