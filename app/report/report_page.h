// Reports as one page each: in one file, without a network, on screen and on paper.
//
// It is made in three parts, so that no window has to wait: what is told is gathered, on any thread
// (illustration.h); every picture is drawn, on the thread of the windows, each in a moment; the page is written, on any
// thread. Equal experiments give equal bytes, in the same language, with the same fonts.
#pragma once

#include "app/report/illustration.h"
#include "engine/documents/document.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace gnostica::report {

/// Draws a picture, as an SVG document.
using Draw = std::function<QByteArray(const plugins::Picture&)>;

/// One drawing for each illustration, in their order.
using Drawings = std::vector<QByteArray>;
Drawings drawn(const Illustrations& illustrations, const Draw& draw);

/// What words come from.
struct PageSource {
    const engine::Library& library;
    const wording::Vocabulary& words;
};

QByteArray pageOf(const lab::Report& report, const Illustrations& illustrations, const Drawings& drawings,
                  const PageSource& source);

QByteArray pageOf(const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration,
                  const Illustrations& illustrations, const Drawings& drawings, const PageSource& source);

}  // namespace gnostica::report
