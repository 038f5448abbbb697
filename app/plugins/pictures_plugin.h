// What draws charts for a program that has no window, such as the command line: that program stays free of all
// libraries for windows, and machines without them can still play experiments.
#pragma once

#include "app/plugins/picture.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QtPlugin>

#include <memory>

namespace gnostica::plugins {

class PicturesPlugin {
public:
    PicturesPlugin() = default;
    PicturesPlugin(const PicturesPlugin&) = delete;
    PicturesPlugin& operator=(const PicturesPlugin&) = delete;
    virtual ~PicturesPlugin() = default;

    /// The application without which nothing can be drawn, instead of a QCoreApplication. It opens no window and asks
    /// for no screen. `argc` and `argv` must outlive it.
    virtual std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) const = 0;
    /// A chart as an SVG document, on the thread of that application.
    virtual QByteArray svg(const Picture& picture) const = 0;
};

}  // namespace gnostica::plugins

Q_DECLARE_INTERFACE(gnostica::plugins::PicturesPlugin, "org.gnostica.PicturesPlugin/1")
