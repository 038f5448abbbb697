# Functions for the tests of resources/cluster, which source this file.
# shellcheck shell=bash

# shellcheck disable=SC2034 # for the tests
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../resources/cluster" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/gnostica-cluster.XXXXXX")
passed=0
failed=0
daemons=()

# check WHAT COMMAND…: runs a command and counts it as one test.
check() {
    if "${@:2}"; then
        passed=$((passed + 1))
        printf 'ok      %s\n' "$1"
    else
        failed=$((failed + 1))
        printf 'FAILED  %s\n' "$1"
    fi
}

# refuses COMMAND…: succeeds if the command fails.
refuses() { ! "$@"; }

# says TEXT COMMAND…: succeeds if the output contains this text, whatever the exit status.
says() {
    local heard
    heard=$("${@:2}" 2>&1) || true
    [[ $heard == *"$1"* ]] || {
        printf '%s\n' "$heard"
        return 1
    }
}

# names_shard NUMBER FILE: succeeds if the file mentions this shard.
names_shard() { sed "s|$work||g" "$2" | grep -Eq "(^|[^0-9])0*$1([^0-9]|\$)"; }

# give_up WHY FILE…: ends a test that cannot continue; prints the last lines of these files.
give_up() {
    printf '%s\n' "$1" >&2
    tail -n 20 -- "${@:2}" >&2
    failed=$((failed + 1))
    finish
}

# finish: prints the last line of a test and exits.
finish() {
    printf '%d passed, %d failed\n' "$passed" "$failed"
    exit $((failed > 0))
}

# make_plan PLAYER PAIRS
make_plan() {
    cat >"$work/plan.json" <<TEXT
{ "format": 1, "name": "Cluster", "arms": ["gnostica", { "extends": "gnostica", "end": { "target": 8 } }], "seats": 2,
  "players": ["$1", "$1"], "pairs": $2, "seed": 7 }
TEXT
}

# whole FOLDER [BUT]: the finished shards, with properties that reveal a rewritten file.
whole() { find "$1" -name 'shard-*.sqlite' ! -name "${2:-}" -printf '%f %i %T@\n' | sort; }

# make_single PROGRAM: runs the plan on one machine, into $work/single.sqlite.
make_single() { "$1" lab run "$work/plan.json" --out "$work/single.sqlite" --jobs 2 --quiet; }

# make_frail PROGRAM SHARD PATTERN: sets `frail` to a wrapper of the program that kills this shard once, as soon as its
# file exists. Then it creates $work/killed.
make_frail() {
    mkdir "$work/a place"
    frail="$work/a place/gnostica-cli"
    cat >"$frail" <<TEXT
#!/usr/bin/env bash
if [[ " \$* " != *" --shard $2/"* || -e "$work/killed" ]]; then
    exec "$1" "\$@"
fi
"$1" "\$@" &
until compgen -G "$3.part" >/dev/null || ! kill -0 \$! 2>/dev/null; do
    sleep 0.005
done
kill -KILL \$! && touch "$work/killed"
wait \$!
TEXT
    chmod +x "$frail"
}

# wait_until SECONDS COMMAND…: succeeds if the command succeeds within this time.
wait_until() {
    local end=$((SECONDS + $1))
    until "${@:2}"; do
        ((SECONDS < end)) || return 1
        sleep 0.2
    done
}

# free_ports: prints three free ports.
free_ports() {
    python3 -c 'import socket
held = [socket.create_server(("127.0.0.1", 0)) for _ in range(3)]
print(*(s.getsockname()[1] for s in held))'
}

# daemon LOG COMMAND…: runs a command in the background until the test ends.
daemon() {
    "${@:2}" >"$1" 2>&1 &
    daemons=("$!" "${daemons[@]}")
}

stop_daemons() {
    local daemon
    for daemon in "${daemons[@]}"; do
        kill "$daemon" 2>/dev/null
        wait_until 20 is_over "$daemon" || kill -KILL "$daemon"
    done
}

is_over() { ! kill -0 "$1" 2>/dev/null; }
