#!/usr/bin/env bash
# roots.sh FOLDER RELEASE…: builds and tests the current commit on fresh Debian machines (12 or 13), one by one.
# `./dev test-roots` calls it, as root.
#
# A machine is a folder with a minimal Debian, in which programs run by chroot in separate namespaces: their mounts are
# invisible elsewhere, and end with the last of these programs, however it ends. A machine is deleted from outside,
# where nothing is mounted in it.
#
#   FOLDER/results.log              the result of each run, with its commit
#   FOLDER/debian-13/minimal.tar    the system as mmdebstrap makes it; delete it to get a newer one
#   FOLDER/debian-13/machine        the system of this run, with sources and builds; kept if a step fails
#   FOLDER/debian-13/{ccache,apt}   the caches of the compilers and apt-get, kept between runs
#   FOLDER/debian-13/*.log          the output of each step
set -euo pipefail

readonly minutes=75 # for all steps in one machine
declare -Ar names=([12]=bookworm [13]=trixie)

say() { printf '\n==> %s\n' "$*"; }

fail() {
    printf 'test-roots: %s\n' "$*" >&2
    exit 1
}

# ---- Machines -------------------------------------------------------------------------------------------------------

# delete_machine PLACE
delete_machine() {
    if grep -qF " $1/machine/" /proc/self/mountinfo; then
        fail "something is mounted in $1/machine: nothing was deleted"
    fi
    rm -rf --one-file-system "$1/machine"
}

# make_machine PLACE RELEASE: makes a fresh system with a copy of the sources in /usr/src/gnostica.
make_machine() {
    local place=$1 release=$2
    mkdir -p "$place/ccache" "$place/apt/partial"
    if [[ ! -e $place/minimal.tar ]]; then
        say "Debian $release: mmdebstrap"
        TMPDIR=$place mmdebstrap --variant=minbase "${names[$release]}" "$place/unfinished.tar"
        mv "$place/unfinished.tar" "$place/minimal.tar"
    fi
    delete_machine "$place"
    mkdir -p "$place/machine"
    tar --extract --numeric-owner --exclude './dev/*' --file "$place/minimal.tar" --directory "$place/machine"
    cp --dereference /etc/resolv.conf "$place/machine/etc/resolv.conf"
    mkdir -p "$place/machine/usr/src/gnostica" "$place/machine/var/cache/ccache"
    git archive "$commit" | tar --extract --directory "$place/machine/usr/src/gnostica"
}

# ---- Steps ----------------------------------------------------------------------------------------------------------

stopped= # "yes" after an interruption
running= # the process to stop then
trap 'stopped=yes; [[ -z $running ]] || kill "$running"' INT TERM HUP

# step NAME COMMAND: runs one command in the machine in $place, until $deadline; appends its result to $report.
step() {
    local log=$place/${1// /-}.log status=0 begin=$SECONDS result=passed
    if [[ -n $stopped ]]; then
        report+=$(printf '\n    %-14s          not run' "$1")
        return 1
    fi
    say "Debian $release: $1"
    # Killing the first process of a PID namespace kills all of them.
    timeout --kill-after=5 "$((deadline > SECONDS ? deadline - SECONDS : 1))" \
        unshare --mount --pid --fork --kill-child tests/roots/enter.sh "$place" "$2" </dev/null > >(tee "$log") 2>&1 &
    running=$!
    wait "$running" 2>/dev/null || status=$?
    [[ -z $stopped ]] || wait "$running" 2>/dev/null || true
    running=
    if [[ -n $stopped ]]; then
        result=interrupted
    elif ((SECONDS >= deadline)); then
        result="stopped: $minutes minutes are over"
    elif ((status)); then
        result="FAILED, see $log"
    fi
    report+=$(printf '\n    %-14s %3d min  %s' "$1" $(((SECONDS - begin + 59) / 60)) "$result")
    [[ $result == passed ]]
}

# test_release RELEASE
test_release() {
    local release=$1 place=$folder/debian-$1 report deadline status=0
    report="Debian $release, commit $commit, $(date '+%Y-%m-%d %H:%M')"
    make_machine "$place" "$release"
    deadline=$((SECONDS + 60 * minutes))
    step "run" "./dev run" || status=1
    if ((release == 13)); then
        step "test" "./dev test" || status=1
        step "release tests" "ctest --preset release" || status=1
    fi
    printf '%s\n' "$report" >>"$folder/results.log"
    results+=$report$'\n'
    ((status)) || delete_machine "$place"
    return "$status"
}

((EUID == 0)) || fail "only root can do this: sudo ./dev test-roots"
(($# >= 2)) || fail "a folder and releases are expected"
for release in "${@:2}"; do
    [[ -n ${names[$release]:-} ]] || fail "12 or 13 is expected, not '$release'"
done
mkdir -p "$1"
folder=$(cd "$1" && pwd)
exec 9>"$folder/lock"
flock --nonblock 9 || fail "another run uses $folder"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
commit=$(git rev-parse --short HEAD)
[[ -z $(git status --porcelain) ]] || say "This tests commit $commit, without the changes since"

status=0
results=
for release in "${@:2}"; do
    [[ -n $stopped ]] || test_release "$release" || status=1
done
say "Results, also in $folder/results.log"
printf '%s' "$results"
exit "$status"
