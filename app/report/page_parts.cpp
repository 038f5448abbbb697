#include "app/report/page_parts.h"

#include "app/lab/words/metric_wording.h"
#include "app/language/lists.h"
#include "app/report/tr.h"

#include <algorithm>

namespace gnostica::report {

namespace {

// lupdate loses the context of texts in functions with a qualified result type.
QString groupTitle(PictureGroup group) {
    switch (group) {
    case PictureGroup::differences: return Tr::tr("Differences in pictures");
    case PictureGroup::spread: return Tr::tr("Distribution of games");
    case PictureGroup::course: return Tr::tr("The course of the game");
    case PictureGroup::seats: return Tr::tr("Seats");
    case PictureGroup::uses: return Tr::tr("Use of cards, powers and steps");
    case PictureGroup::announcements: break;
    }
    return Tr::tr("Announcements");
}

}  // namespace

Drawings drawn(const Illustrations& illustrations, const Draw& draw) {
    Drawings drawings;
    for (const Illustration& illustration : illustrations) {
        drawings.push_back(draw(illustration.picture));
    }
    return drawings;
}

void beginTable(PageWriter& page, std::initializer_list<QString> heads) {
    page.open("div", {{"class", QStringLiteral("wide")}});
    page.open("table");
    page.open("thead");
    page.open("tr");
    for (const QString& head : heads) {
        page.put("th", head, {{"scope", QStringLiteral("col")}});
    }
    page.close();
    page.close();
    page.open("tbody");
}

void endTable(PageWriter& page) {
    page.close();
    page.close();
    page.close();
}

void putTerm(PageWriter& page, const QString& term, const QString& text) {
    page.put("dt", term);
    page.put("dd", text);
}

void putPictures(PageWriter& page, const Illustrations& illustrations, const Drawings& drawings) {
    for (int i = 0; i < kPictureGroups; ++i) {
        const auto group = static_cast<PictureGroup>(i);
        if (std::ranges::find(illustrations, group, &Illustration::group) == illustrations.end()) {
            continue;
        }
        const Chapter chapter(page, groupTitle(group));
        for (std::size_t place = 0; place < illustrations.size() && place < drawings.size(); ++place) {
            const Illustration& illustration = illustrations[place];
            if (illustration.group == group) {
                page.putFigure(illustration.title, illustration.caption, drawings[place]);
            }
        }
    }
}

void putLimits(PageWriter& page) {
    const Chapter chapter(page, Tr::tr("Limits of this report"));
    page.open("ul");
    page.put("li", Tr::tr("The players were computers, not people. They neither talk nor bear grudges, and they do not "
                          "learn from one game to the next."));
    page.put("li", Tr::tr("Stronger or weaker players might bring out other differences."));
    page.put("li", Tr::tr("Numbers show how games go, not whether they are fun."));
    page.put("li", Tr::tr("Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted "
                          "for the large number of comparisons."));
    page.close();
}

void putMetrics(PageWriter& page, const std::vector<engine::lab::Metric>& metrics) {
    const Chapter chapter(page, Tr::tr("Metrics"));
    page.open("dl");
    for (const engine::lab::Metric metric : metrics) {
        putTerm(page, lab::MetricWording::name(metric), lab::MetricWording::sentence(metric));
        page.open("dd", {{"class", QStringLiteral("soft")}});
        page.text(language::sentences({lab::MetricWording::formula(metric), lab::MetricWording::source(metric)}));
        page.close();
    }
    page.close();
}

}  // namespace gnostica::report
