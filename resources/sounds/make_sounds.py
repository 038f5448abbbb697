#!/usr/bin/env python3
"""Makes the sounds of the table: soft bells, each a few partials that fade. `--check` sees that the files are these."""
import array
import math
import pathlib
import sys
import wave

RATE = 22050
#: name: (seconds, [(start in seconds, frequency in Hz, loudness)])
SOUNDS = {
    "announcement": (1.6, [(0.0, 392.0, 0.9), (0.16, 523.25, 0.9), (0.32, 659.25, 1.0)]),
    "elimination": (1.3, [(0.0, 329.63, 1.0), (0.22, 246.94, 0.9)]),
    "lead": (0.9, [(0.0, 587.33, 0.7), (0.1, 783.99, 0.8)]),
    "end": (2.2, [(0.0, 261.63, 0.8), (0.0, 329.63, 0.7), (0.0, 392.0, 0.7), (0.3, 523.25, 0.9)]),
}
#: of a bell: how high above its note, how loud, how fast it fades
PARTIALS = [(1.0, 1.0, 3.2), (2.0, 0.35, 4.6), (3.01, 0.12, 7.0)]
PEAK = 0.45


def samples(seconds, notes):
    sound = [0.0] * int(seconds * RATE)
    for start, pitch, loudness in notes:
        first = int(start * RATE)
        for i in range(first, len(sound)):
            t = (i - first) / RATE
            swell = min(1.0, t / 0.012)  # no click
            for above, part, fade in PARTIALS:
                sound[i] += loudness * swell * part * math.exp(-fade * t) * math.sin(2 * math.pi * pitch * above * t)
    out = int(0.08 * RATE)
    for k in range(out):
        sound[-1 - k] *= k / out
    loudest = max(abs(s) for s in sound)
    return array.array("h", (round(32767 * PEAK * s / loudest) for s in sound))


def written(path):
    with wave.open(str(path)) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            return None
        return array.array("h", file.readframes(file.getnframes()))


def main():
    folder = pathlib.Path(__file__).parent
    stale = []
    for name, (seconds, notes) in SOUNDS.items():
        made, path = samples(seconds, notes), folder / f"{name}.wav"
        if "--check" in sys.argv:
            there = written(path) if path.exists() else None
            # The last digit of a sine is the platform's affair.
            if there is None or len(there) != len(made) or any(abs(a - b) > 1 for a, b in zip(there, made)):
                stale.append(path.name)
            continue
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())
    if stale:
        sys.exit("not what make_sounds.py makes: " + ", ".join(stale))


main()
