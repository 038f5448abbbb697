// The voice of a window: what is read to users of screen readers without their asking.
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// What a text is to those who hear it.
enum class Saying : std::uint8_t {
    story,   ///< what happened: each is read, in order
    news,    ///< what is known now: only the newest of a widget is read
    answer,  ///< to a key or a click: the same, but before all others
};

/// Has the window of `source` read a text that `source` shows. The focus stays where it is.
void announce(const QWidget& source, const QString& text, Saying kind);

/// Reads the texts of its window to screen readers: those of one moment, and those that come while an earlier one is
/// still being read, together. Texts of widgets that have been hidden in the meantime are not read.
///
/// Qt's bridge to AT-SPI ignores QAccessible::Alert, and has announcements only since Qt 6.8. What it does pass on is
/// that an object appears; screen readers read one that is a notification. So this is such an object, of one pixel
/// outside the window, which appears anew with each text. It is gone, name and all, as soon as a reader has had time to
/// fetch it: nothing that has been said is found in the window later.
class Announcer : public QWidget {
    Q_OBJECT

public:
    /// The one of the window of `part`, created when it is first needed.
    static Announcer& of(const QWidget& part);

    /// Has a text read, or replaces one that waits to be read (see Saying).
    void say(const QWidget& source, const QString& text, Saying kind);
    /// Forgets what waits and what is being read: other eyes and ears come to the screen.
    void hush();
    /// What is being read; empty: nothing.
    QString text() const { return accessibleName(); }

Q_SIGNALS:
    /// Screen readers have been told. `isUrgent`: there is an answer in it.
    void reading(const QString& text, bool isUrgent);

private:
    struct Waiting {
        QPointer<const QWidget> source;
        QString text;
        Saying kind{};
    };

    explicit Announcer(QWidget& window);

    void dropOutdated();
    void readOn();
    void read(const QString& text, bool isUrgent);
    void fallSilent();

    std::vector<Waiting> waiting_;
    QTimer next_;    ///< until the texts that wait are read
    QTimer silent_;  ///< until the object disappears
};

}  // namespace gnostica::gui
