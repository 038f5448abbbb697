// Reports as single pages: one file each, for screen and paper, without a network.
//
// A page is made in three parts, so that no window has to wait: its contents are collected, on any thread
// (illustration.h); every picture is drawn quickly, on the GUI thread; the page is written, on any thread. The same
// experiment gives the same bytes, given the same language and fonts.
#pragma once

#include "app/report/illustration.h"
#include "engine/documents/document.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace gnostica::report {

/// Draws a picture as an SVG document.
using Draw = std::function<QByteArray(const plugins::Picture&)>;

/// One drawing for each illustration, in the same order.
using Drawings = std::vector<QByteArray>;
Drawings drawn(const Illustrations& illustrations, const Draw& draw);

/// Sources of names and words.
struct PageSource {
    const engine::Library& library;
    const wording::Vocabulary& words;
};

QByteArray pageOf(const lab::Report& report, const Illustrations& illustrations, const Drawings& drawings,
                  const PageSource& source);

QByteArray pageOf(const engine::lab::ExplorationPlan& plan, const engine::lab::Exploration& exploration,
                  const Illustrations& illustrations, const Drawings& drawings, const PageSource& source);

}  // namespace gnostica::report
