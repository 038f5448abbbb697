// The application that everything drawn in a bench belongs to; there can be only one.
#pragma once

#include <QApplication>

namespace gnostica::bench {

/// Draws without a screen, and knows how long it did not answer.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    /// What the longest event took that was delivered since this was asked last, in milliseconds.
    double takeLongest();

private:
    double longest_ = 0;
    bool within_ = false;  ///< what an event sends belongs to it
};

Application& application();

}  // namespace gnostica::bench
