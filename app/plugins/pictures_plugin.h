// The interface that draws charts for a program without windows, such as the command line: the program then needs no
// GUI libraries, and machines without them can still play experiments.
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

    /// Makes the application that drawing needs, in place of a QCoreApplication. It opens no window and needs no
    /// screen. `argc` and `argv` must outlive it.
    virtual std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) const = 0;
    /// Draws a chart as an SVG document, on the thread of that application.
    virtual QByteArray svg(const Picture& picture) const = 0;
};

}  // namespace gnostica::plugins

Q_DECLARE_INTERFACE(gnostica::plugins::PicturesPlugin, "org.gnostica.PicturesPlugin/1")
