#!/usr/bin/env python3
"""Kills the programs at random times, and checks that everything they had shown is on disk.

    torture.py --cli PROGRAM --desk PROGRAM --window PROGRAM [--kills N] [--pairs N] [--seed N] [--jobs N]

N kills of the window, of the classes behind it ("desk") and of the command line, some on a full disk and some after
the folder of games was deleted; then N rounds in which two instances share one folder, and both are killed. After each
kill, every step that was shown is in its journal, once and in order; the journal replays; only steps that the program
reported as unkept may be missing. At the end every file on disk loads. Many kills run in batches of 50, as many in
parallel as jobs, each with a separate folder and seed. Exits with 1 after a loss, and names its batch.
"""

import argparse
import collections
import contextlib
import ctypes
import json
import multiprocessing
import os
import pathlib
import pty
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time


class Loss(Exception):
    """A step that was shown is not on disk, or a file does not load."""


# ---- The disk -------------------------------------------------------------------------------------------------------


class SmallDisk:
    """A separate file system that can be filled; needs root."""

    def __init__(self, folder):
        self.folder = folder
        self.filler = folder / "filler"
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "gnostica-torture", str(folder)],
                       check=True, stderr=subprocess.DEVNULL)

    def fill(self, _process):
        with open(self.filler, "wb", buffering=0) as file:
            for size in (4096, 512, 64, 1):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(b"." * size)

    def free(self, _process):
        self.filler.unlink()

    def close(self):
        subprocess.run(["umount", "-l", str(self.folder)], check=True)


class ShortFiles:
    """Stops the growth of all files of a process, which has the same effect on a journal without root."""

    def __init__(self, folder):
        self.folder = folder

    def fill(self, process):
        sizes = [file.stat().st_size for file in (self.folder / "games").glob("*.journal")]
        self.limit(process, min(sizes, default=0) + random.randrange(60))

    def free(self, process):
        self.limit(process, resource.RLIM_INFINITY)

    @staticmethod
    def limit(process, size):
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def close(self):
        pass


@contextlib.contextmanager
def disk_in(folder):
    try:
        disk = SmallDisk(folder)
    except (OSError, subprocess.CalledProcessError):
        disk = ShortFiles(folder)
    try:
        yield disk
    finally:
        disk.close()


# ---- Files on the disk ----------------------------------------------------------------------------------------------


def lines_of(path):
    """The complete lines of a journal after its header; an incomplete last line does not count."""
    whole = path.read_bytes().split(b"\n")[:-1]
    return [json.loads(line) for line in whole[1:]]


def positions_in(path):
    """(history length, hash) after each line."""
    positions, moments = [], 0
    for line in lines_of(path):
        if "undo" in line:
            moments -= line["undo"]
        else:
            moments += ("step" in line) + len(line.get("chance", []))
        positions.append((moments, line["hash"]))
    return positions


def require_in_order(shown, kept, path):
    place = 0
    for position in shown:
        try:
            place = kept.index(position, place)
        except ValueError:
            raise Loss(f"{path.name}: shown as moment {position[0]} ({position[1]}), but not on the disk; "
                       f"it holds {len(kept)} lines") from None


class Checker:
    def __init__(self, cli):
        self.cli = cli
        self.replays = 0

    def replay(self, path):
        """Checks that the record loads, except for an incomplete last line."""
        self.replays += 1
        done = subprocess.run([self.cli, "replay", str(path)], capture_output=True, text=True, errors="replace")
        is_torn = not path.read_bytes().endswith(b"\n")
        if done.returncode != 0 and not (is_torn and done.stdout):
            raise Loss(f"{path.name} does not load: {done.stderr.strip()}")

    def check(self, folder, traces):
        """`traces`: the reports of all instances, ordered by time: {journal: [(history length, hash)]}."""
        games = folder / "games"
        for name, shown in traces.items():
            stem = name.removesuffix(".journal")
            found = [path for path in games.glob(stem + "*") if not path.name.endswith(".lock")]
            if not found:
                raise Loss(f"{name} is gone")
            for path in found:
                require_in_order(shown, positions_in(path), path)
                self.replay(path)

    def check_all(self, folder):
        for path in [*folder.glob("games/*"), *folder.glob("*.gnostica")]:
            if path.name.endswith((".journal", ".gnostica")):
                self.replay(path)
            elif not path.name.endswith((".lock", ".damaged")):
                raise Loss(f"{path.name} was left behind")
            if path.stat().st_mode & 0o077:
                raise Loss(f"{path.name} can be read by others")


# ---- The programs ---------------------------------------------------------------------------------------------------


def before_program():
    """Makes the kernel kill the program when this script ends."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


class Program:
    """A running program in a separate terminal, and its output lines with their times."""

    def __init__(self, arguments):
        self.lines = []
        terminal, theirs = pty.openpty()
        self.errors = tempfile.TemporaryFile()  # a full pipe without a reader would block the program
        self.process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=theirs, stderr=self.errors,
                                        preexec_fn=before_program)
        os.close(theirs)
        self.reader = threading.Thread(target=self.read, args=(terminal,), daemon=True)
        self.reader.start()

    def read(self, terminal):
        with open(terminal, "rb") as said, contextlib.suppress(OSError):  # reading ends with an error when the terminal closes
            for line in said:
                if line.endswith(b"\n"):
                    self.lines.append((time.monotonic(), line.decode(errors="replace").rstrip("\r\n")))

    def wait_for(self, pattern, after=0, seconds=300):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while after < len(self.lines):
                if re.match(pattern, self.lines[after][1]):
                    return after
                after += 1
            if not self.reader.is_alive():
                break
            time.sleep(0.002)
        self.errors.seek(0)
        raise Loss(f"the program did not come to say {pattern!r}; last: {self.lines[-3:]}, "
                   f"exit {self.process.poll()}: {self.errors.read().decode(errors='replace')[-500:]}")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        self.errors.close()

    def said(self, after=0):
        return self.lines[after:]


def shown_by_journal(lines):
    traces = {}
    for _, line in sorted(lines):
        words = line.split()
        if words[0] == "shown" and words[3] != "-":
            traces.setdefault(words[3], []).append((int(words[1]), words[2]))
    return traces


# ---- The rounds -----------------------------------------------------------------------------------------------------


class Torture:
    def __init__(self, options, scratch):
        """`options`: cli, desk, window, kills, pairs, seed."""
        self.options = options
        self.scratch = scratch
        self.checker = Checker(options.cli)
        self.chance = random.Random(options.seed)
        self.shown = 0
        self.counts = {}
        self.data = scratch / "data"
        self.data.mkdir()

    def player(self, kind, data):
        return Program([getattr(self.options, kind), str(data), str(self.chance.randrange(1 << 60))])

    def a_while(self):
        """A random time: usually for some steps, sometimes for hardly any or for many."""
        return self.chance.choice((0.002, 0.02, 0.1, 0.1, 0.3)) * self.chance.random() * 2

    def settle(self, data, lines):
        traces = shown_by_journal(lines)
        self.shown += sum(map(len, traces.values()))
        self.checker.check(data, traces)

    def kill_player(self, kind):
        program = self.player(kind, self.data)
        try:
            program.wait_for("shown")
            time.sleep(self.a_while())
        finally:
            program.kill()
        self.settle(self.data, program.said())

    def window(self):
        self.kill_player("window")

    def desk(self):
        self.kill_player("desk")

    def command_line(self):
        record = self.scratch / "play.journal"
        record.unlink(missing_ok=True)
        program = Program([self.options.cli, "play", "--seats", "greedy,greedy", "--set", "target=50", "--seed",
                           str(self.chance.randrange(1 << 31)), "--record", str(record)])
        try:
            program.wait_for("[A-F]> ")
            time.sleep(self.a_while())
        finally:
            program.kill()
        shown = [match[1] for _, line in program.said() if (match := re.match(r"[A-F]> (.+)$", line))]
        kept = [line["step"] for line in lines_of(record) if "step" in line and not line["step"].startswith("bid")]
        if kept[:len(shown)] != shown:
            raise Loss(f"the command line has shown {len(shown)} steps, and {len(kept)} others are on the disk")
        self.shown += len(shown)
        self.checker.replay(record)

    def full_disk(self):
        data = self.scratch / "full"
        data.mkdir()
        with disk_in(data) as disk:
            program = self.player(self.chance.choice(("window", "desk")), data)
            try:
                program.wait_for("shown")
                time.sleep(self.a_while())
                disk.fill(program.process)
                failing = program.wait_for("failing")
                time.sleep(self.a_while())
                if self.chance.random() < 0.7:
                    disk.free(program.process)
                    healed = program.wait_for("healed", failing)
                    program.wait_for("shown", healed)
                    time.sleep(self.a_while())
            finally:
                program.kill()
            self.settle(data, program.said())
        shutil.rmtree(data)

    def vanishing_folder(self):
        data = self.scratch / "vanishing"
        data.mkdir()
        program = self.player(self.chance.choice(("window", "desk")), data)
        try:
            program.wait_for("shown")
            time.sleep(self.a_while())
            lost = {line.split()[3] for _, line in program.said() if line.startswith("shown")}
            (data / "games").rename(data / "away")
            lost |= {path.name for path in (data / "away").glob("*.journal")}
            old = "|".join(map(re.escape, sorted(lost | {"-"})))
            anew = program.wait_for(rf"shown \d+ \S+ (?!({old})$)")
            time.sleep(self.a_while())
        finally:
            program.kill()
        self.settle(data, program.said(anew))
        shutil.rmtree(data)

    def pair(self):
        programs = [self.player(self.chance.choice(("desk", "desk", "window")), self.data) for _ in range(2)]
        try:
            for program in programs:
                program.wait_for("shown")
            for program in self.chance.sample(programs, 2):
                time.sleep(self.a_while())
                program.kill()
        finally:
            for program in programs:
                if program.process.returncode is None:
                    program.kill()
        self.settle(self.data, [line for program in programs for line in program.said()])

    def thin_out(self):
        """Deletes journals, so that the folder does not grow for ever and new games start."""
        journals = list(self.data.glob("games/*.journal"))
        for path in self.chance.sample(journals, max(0, len(journals) - 6)):
            path.unlink()

    def run(self):
        rounds = [self.window, self.window, self.desk, self.desk, self.desk, self.command_line, self.command_line,
                  self.command_line, self.full_disk, self.vanishing_folder]
        plan = [rounds[number % len(rounds)] for number in range(self.options.kills)]
        plan += [self.pair] * self.options.pairs
        for number, round_ in enumerate(plan, 1):
            self.counts[round_.__name__] = self.counts.get(round_.__name__, 0) + 1
            try:
                round_()
            except Loss as loss:
                raise Loss(f"round {number} ({round_.__name__}, seed {self.options.seed}): {loss}") from None
            if number % 20 == 0:
                self.thin_out()
        self.checker.check_all(self.data)


BATCH = 50


def batches(options):
    """Splits the kills and pairs into batches."""
    count = max(1, -(-options.kills // BATCH))
    for number in range(count):
        kills = (number + 1) * options.kills // count - number * options.kills // count
        pairs = (number + 1) * options.pairs // count - number * options.pairs // count
        yield argparse.Namespace(cli=options.cli, desk=options.desk, window=options.window, kills=kills, pairs=pairs,
                                 seed=options.seed * 1000 + number)


def run_batch(options):
    """Returns (the loss or None, counts of rounds, steps shown, records replayed)."""
    random.seed(options.seed)
    with tempfile.TemporaryDirectory(prefix="gnostica-torture-") as scratch:
        home = pathlib.Path(scratch) / "home"
        home.mkdir()
        os.environ.update(QT_QPA_PLATFORM="offscreen", HOME=str(home), XDG_CONFIG_HOME=str(home / "config"),
                          XDG_DATA_HOME=str(home / "data"), XDG_CACHE_HOME=str(home / "cache"), LANGUAGE="")
        if "GNOSTICA_TEST_LOCALE" not in os.environ:  # CTest has set it
            os.environ["LC_ALL"] = "C.UTF-8"
        torture = Torture(options, pathlib.Path(scratch))
        try:
            torture.run()
            loss = None
        except Loss as lost:
            loss = str(lost)
        return loss, torture.counts, torture.shown, torture.checker.replays


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--cli", required=True)
    parser.add_argument("--desk", required=True)
    parser.add_argument("--window", required=True)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--pairs", type=int)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    options.pairs = options.kills // 5 if options.pairs is None else options.pairs
    counts, shown, replays, losses = collections.Counter(), 0, 0, []
    with multiprocessing.Pool(options.jobs) as pool:
        for loss, its_counts, its_shown, its_replays in pool.imap_unordered(run_batch, batches(options)):
            counts.update(its_counts)
            shown += its_shown
            replays += its_replays
            print(f"{counts.total()} of {options.kills + options.pairs} rounds, {shown} steps shown", flush=True)
            if loss:
                losses.append(loss)
                print(f"torture: {loss}", file=sys.stderr, flush=True)
    if losses:
        return 1
    rounds = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in counts.items())
    print(f"nothing lost: {rounds}; {shown} steps shown, {replays} records replayed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
