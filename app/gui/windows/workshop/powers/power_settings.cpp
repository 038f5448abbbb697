#include "app/gui/windows/workshop/powers/power_settings.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

PowerSettings::PowerSettings(const wording::Vocabulary& words, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      words_(words),
      title_(plainLabel(this)),
      none_(plainSentence(this)),
      lines_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("powerSettings"));
    setFrameShape(QFrame::StyledPanel);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    lines_->addWidget(title_);
    lines_->addWidget(none_);
    retranslate();
}

void PowerSettings::present(const QString& title, const Settings& settings) {
    title_->setText(title);
    setAccessibleName(title);
    none_->setVisible(settings.empty());
    const bool isSame = std::ranges::equal(rows_, settings, [](const FormRow* row, const auto& setting) {
        return row->option().key == setting.first.key && row->option().choices == setting.first.choices;
    });
    if (!isSame) {
        makeRows(settings);
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->present(settings[i].second);
    }
    if (isVisible()) {
        fit();
    }
}

void PowerSettings::makeRows(const Settings& settings) {
    for (FormRow* row : std::exchange(rows_, {})) {
        row->hide();
        row->deleteLater();  // it can be the row that was just changed
    }
    for (const auto& setting : settings) {
        auto* row = new FormRow(setting.first, words_, this);
        lines_->addWidget(row);
        rows_.push_back(row);
        connect(row, &FormRow::edited, this,
                [this, row](const nlohmann::json& value) { Q_EMIT edited(row->option(), value); });
        connect(row, &FormRow::reverted, this, [this, row] { Q_EMIT reverted(row->option()); });
        connect(row, &FormRow::ruleWanted, this, [this](const QString& id) {
            close();
            Q_EMIT ruleWanted(id);
        });
        row->show();
    }
}

void PowerSettings::fit() {
    const QRect room = screen()->availableGeometry();
    const int width = std::min(std::max(sizeHint().width(), 26 * fontMetrics().averageCharWidth() * 2), room.width());
    const int high = hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    resize(width, std::min(std::max(high, minimumSizeHint().height()), room.height()));
}

void PowerSettings::openBelow(const QWidget& widget) {
    fit();
    const QRect room = widget.screen()->availableGeometry();
    const QPoint below = widget.mapToGlobal(QPoint(isRightToLeft() ? widget.width() - width() : 0, widget.height()));
    const QPoint above = widget.mapToGlobal(QPoint(0, 0)) - QPoint(0, height());
    const bool fitsBelow = below.y() + height() <= room.bottom();
    const int y = fitsBelow || above.y() < room.top() ? std::min(below.y(), room.bottom() - height() + 1) : above.y();
    move(std::clamp(below.x(), room.left(), std::max(room.left(), room.right() - width() + 1)),
         std::max(y, room.top()));
    show();
    if (!rows_.empty() && rows_.front()->editor().focusProxy() != nullptr) {
        rows_.front()->editor().setFocus(Qt::PopupFocusReason);
    }
}

FormRow* PowerSettings::row(std::string_view key) const {
    const auto found = std::ranges::find_if(rows_, [&](const FormRow* row) { return row->option().key == key; });
    return found == rows_.end() ? nullptr : *found;
}

void PowerSettings::retranslate() {
    none_->setText(tr("This power has no settings."));
    for (FormRow* row : rows_) {
        row->retranslate();
    }
}

void PowerSettings::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QFrame::keyPressEvent(event);
}

}  // namespace gnostica::gui
