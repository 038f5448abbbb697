// Parts that pages have in common.
#pragma once

#include "app/report/page_writer.h"
#include "app/report/report_page.h"

#include <initializer_list>

namespace gnostica::report {

/// A chapter with its heading.
class Chapter {
public:
    Chapter(PageWriter& page, const QString& title, bool isFirst = false) : page_(page) {
        page_.open("section", {{"class", isFirst ? QStringLiteral("first") : QStringLiteral("chapter")}});
        page_.put("h2", title);
    }
    ~Chapter() { page_.close(); }
    Chapter(const Chapter&) = delete;
    Chapter& operator=(const Chapter&) = delete;

private:
    PageWriter& page_;
};

/// The head of a table, whose body is open afterwards; endTable() ends both.
void beginTable(PageWriter& page, std::initializer_list<QString> heads);
void endTable(PageWriter& page);

/// A term and what is said of it, in a list that is open.
void putTerm(PageWriter& page, const QString& term, const QString& text);

/// Their chapters, as far as there are pictures.
void putPictures(PageWriter& page, const Illustrations& illustrations, const Drawings& drawings);
/// What it all does not say.
void putLimits(PageWriter& page);
/// Every metric with its sentence, formula and source.
void putMetrics(PageWriter& page, const std::vector<engine::lab::Metric>& metrics);

}  // namespace gnostica::report
