// Sounds of the table.
#pragma once

#include <QObject>

#include <array>
#include <cstdint>

class QSoundEffect;

namespace gnostica::gui {

/// Events that are important enough for a sound.
enum class Chime : std::uint8_t { announcement, elimination, lead, end };
inline constexpr int kChimes = 4;

/// Plays the sounds if they are switched on. Does not use the sound system before that, or if there is none.
class Chimes : public QObject {
    Q_OBJECT

public:
    explicit Chimes(QObject* parent = nullptr);

    void setSwitchedOn(bool on) { on_ = on; }
    /// Sets the volume from 0 to 100, also of sounds that are playing.
    void setVolume(int percent);
    /// Starts a sound, if it can be heard; sounds that are already playing continue.
    void play(Chime chime);

Q_SIGNALS:
    void played(gnostica::gui::Chime chime);

private:
    std::array<QSoundEffect*, kChimes> effects_{};
    bool on_ = false;
    int volume_ = 50;
};

/// The file of a sound in the resources of the program.
QString fileOf(Chime chime);

}  // namespace gnostica::gui
