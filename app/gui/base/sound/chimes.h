// The few sounds of the table.
#pragma once

#include <QObject>

#include <array>
#include <cstdint>

class QSoundEffect;

namespace gnostica::gui {

/// What is weighty enough to be heard.
enum class Chime : std::uint8_t { announcement, elimination, lead, end };
inline constexpr int kChimes = 4;

/// Plays them, if they are switched on. Nothing of the sound system is touched before, nor where there is none.
class Chimes : public QObject {
    Q_OBJECT

public:
    explicit Chimes(QObject* parent = nullptr);

    void setSwitchedOn(bool on) { on_ = on; }
    /// Starts one; one that is heard already goes on beside it.
    void play(Chime chime);

Q_SIGNALS:
    void played(gnostica::gui::Chime chime);

private:
    std::array<QSoundEffect*, kChimes> effects_{};
    bool on_ = false;
};

/// Where it is read from, a sound of the program's own resources.
QString fileOf(Chime chime);

}  // namespace gnostica::gui
