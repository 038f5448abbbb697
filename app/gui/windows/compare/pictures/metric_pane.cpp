#include "app/gui/windows/compare/pictures/metric_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/choice_name.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/compare/experiments/metric_details.h"
#include "app/gui/windows/compare/pictures/picture_values.h"
#include "app/gui/windows/compare/pictures/picture_view.h"
#include "app/language/lists.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using report::Illustration;
using report::PictureGroup;

namespace {

/// When another metric is chosen, a picture of the same kind is shown.
bool isLike(const Illustration& a, const Illustration& b) {
    return a.group == b.group && (a.metric.has_value() ? b.metric.has_value() : a.title == b.title);
}

}  // namespace

MetricPane::MetricPane(QWidget* parent)
    : QTabWidget(parent),
      details_(new MetricDetails(this)),
      place_(new QScrollArea(this)),
      picture_(new PictureView(this)),
      caption_(plainSentence(this)),
      values_(new QTableView(this)),
      valueModel_(new PictureValues(this)),
      choice_(new QComboBox(this)) {
    setObjectName(QStringLiteral("metricPane"));
    build();
    connect(this, &QTabWidget::currentChanged, this, &MetricPane::followTab);
    connect(choice_, &QComboBox::currentIndexChanged, this, &MetricPane::draw);
    connect(picture_, &PictureView::picked, this, &MetricPane::gamesWanted);
    const auto pick = [this](const QModelIndex& index) {
        if (const auto part = PictureValues::partOf(index)) {
            Q_EMIT gamesWanted(*part);
        }
    };
    connect(values_, &QTableView::clicked, this, pick);
    connect(values_, &QTableView::activated, this, pick);
    retranslate();
    draw();
    followTab();
    whenLanguageChanges(this, [this] {
        retranslate();
        draw();
    });
}

MetricPane::~MetricPane() = default;

void MetricPane::build() {
    setDocumentMode(true);
    ignoreWheel(*choice_);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(16);
    setCornerWidget(choice_, Qt::TopRightCorner);
    auto* page = new QWidget(this);
    auto* lines = new QVBoxLayout(page);
    lines->setContentsMargins(0, 4, 0, 0);
    lines->addWidget(picture_, 1);
    lines->addWidget(caption_);
    place_->setWidget(page);
    place_->setWidgetResizable(true);
    place_->setFrameShape(QFrame::NoFrame);
    place_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    values_->setModel(valueModel_);
    values_->setTabKeyNavigation(false);
    values_->setWordWrap(false);
    values_->verticalHeader()->hide();
    addTab(details_, QString());
    addTab(place_, QString());
    addTab(values_, QString());
}

void MetricPane::present(std::shared_ptr<const ExperimentResults> results, const engine::lab::MetricSummary& summary) {
    const bool isOther = metric_ != summary.metric;
    metric_ = summary.metric;
    details_->show(std::move(results), summary);
    if (isOther) {
        list();
    }
}

void MetricPane::setPictures(SharedIllustrations pictures) {
    const std::shared_ptr<const report::Illustrations> before = std::exchange(pictures_, std::move(pictures));
    list();
}

void MetricPane::clear() {
    metric_.reset();
    details_->clear();
    setPictures(nullptr);
}

bool MetricPane::wantsPictures() const {
    return isVisible() && currentWidget() != details_;
}

const Illustration* MetricPane::current() const {
    const int place = choice_->currentIndex();
    return place < 0 || pictures_ == nullptr ? nullptr : &(*pictures_)[listed_[static_cast<std::size_t>(place)]];
}

/// The pictures of the metric come first, then those of the whole experiment. The chosen kind of picture is kept.
void MetricPane::list() {
    {
        const QSignalBlocker quiet(choice_);
        std::optional<Illustration> before;
        if (const int place = choice_->currentIndex(); place >= 0) {
            before = Illustration{
                static_cast<PictureGroup>(choice_->itemData(place).toInt()), choice_->itemText(place), {}, {}, {}, {}};
            if (before->group == PictureGroup::differences || before->group == PictureGroup::spread) {
                before->metric = metric_;
            }
        }
        choice_->clear();
        listed_.clear();
        for (std::size_t i = 0; pictures_ != nullptr && i < pictures_->size(); ++i) {
            const Illustration& each = (*pictures_)[i];
            if (each.metric && each.metric != metric_) {
                continue;
            }
            listed_.push_back(i);
            choice_->addItem(!each.metric                              ? each.title
                             : each.group == PictureGroup::differences ? tr("Differences")
                                                                       : tr("Distribution of games"),
                             static_cast<int>(each.group));
            if (before && isLike(*before, each)) {
                choice_->setCurrentIndex(choice_->count() - 1);
            }
        }
    }
    draw();
    followTab();
}

void MetricPane::draw() {
    const Illustration* shown = current();
    if (shown == nullptr) {
        picture_->clear();
        picture_->hide();
        caption_->setText(pictures_ == nullptr ? tr("Drawing the pictures…") : tr("There is nothing to draw yet."));
        valueModel_->show(std::nullopt);
        return;
    }
    picture_->show();
    picture_->present(shown->picture);
    picture_->setAccessibleName(shown->title);
    caption_->setText(language::sentences({shown->caption, tr("Click a part to list its games.")}));
    valueModel_->show(shown->picture, shown->title);
    values_->resizeColumnsToContents();
}

void MetricPane::followTab() {
    choice_->setVisible(currentWidget() != details_ && choice_->count() > 0);
    Q_EMIT picturesWanted(wantsPictures());
}

void MetricPane::showEvent(QShowEvent* event) {
    QTabWidget::showEvent(event);
    followTab();
}

void MetricPane::hideEvent(QHideEvent* event) {
    QTabWidget::hideEvent(event);
    followTab();
}

void MetricPane::retranslate() {
    setTabText(indexOf(details_), tr("Explanation"));
    setTabText(indexOf(place_), tr("Picture"));
    setTabText(indexOf(values_), tr("Numbers"));
    nameChoice(*choice_, tr("Choice of picture"));
    values_->setAccessibleName(tr("Numbers of the picture"));
}

}  // namespace gnostica::gui
