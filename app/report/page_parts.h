// Parts that several pages use.
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

/// Begins a table with its heading, and leaves its body open; endTable() ends both.
void beginTable(PageWriter& page, std::initializer_list<QString> heads);
void endTable(PageWriter& page);

/// Writes a term and its description into an open list.
void putTerm(PageWriter& page, const QString& term, const QString& text);

/// Writes the chapters of the pictures, as far as there are pictures.
void putPictures(PageWriter& page, const Illustrations& illustrations, const Drawings& drawings);
/// Writes the limits of the results.
void putLimits(PageWriter& page);
/// Writes every metric with its sentence, formula and source.
void putMetrics(PageWriter& page, const std::vector<engine::lab::Metric>& metrics);

}  // namespace gnostica::report
