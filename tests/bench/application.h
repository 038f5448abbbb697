// The application that everything drawn in a bench belongs to; there can only be one.
#pragma once

#include <QApplication>

namespace gnostica::bench {

/// Draws without a screen and measures the longest time in one event.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    /// Duration of the longest event delivered since the last call, in milliseconds.
    double takeLongest();

private:
    double longest_ = 0;
    bool within_ = false;  ///< true while an event is being delivered: events sent by it count towards it
};

Application& application();

}  // namespace gnostica::bench
