# What the tests of resources/cluster share; read by them, not run.
# shellcheck shell=bash

# shellcheck disable=SC2034 # for the tests
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../resources/cluster" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/gnostica-cluster.XXXXXX")
passed=0
failed=0
daemons=()

# check WHAT COMMAND…: counts one test.
check() {
    if "${@:2}"; then
        passed=$((passed + 1))
        printf 'ok      %s\n' "$1"
    else
        failed=$((failed + 1))
        printf 'FAILED  %s\n' "$1"
    fi
}

# refuses COMMAND…: it must end with an error.
refuses() { ! "$@"; }

# says TEXT COMMAND…: what it says must hold this text. (Whether it succeeds is another check's matter.)
says() {
    local heard
    heard=$("${@:2}" 2>&1) || true
    [[ $heard == *"$1"* ]] || {
        printf '%s\n' "$heard"
        return 1
    }
}

# names_shard NUMBER FILE: the file tells of this shard.
names_shard() { sed "s|$work||g" "$2" | grep -Eq "(^|[^0-9])0*$1([^0-9]|\$)"; }

# give_up WHY FILE…: when the test cannot go on; shows how these files end.
give_up() {
    printf '%s\n' "$1" >&2
    tail -n 20 -- "${@:2}" >&2
    failed=$((failed + 1))
    finish
}

# finish: the last line of each test.
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

# whole FOLDER [BUT]: the shards that are whole, with what a file shows that was written anew.
whole() { find "$1" -name 'shard-*.sqlite' ! -name "${2:-}" -printf '%f %i %T@\n' | sort; }

# make_single PROGRAM: what one machine makes of the plan, as $work/single.sqlite.
make_single() { "$1" lab run "$work/plan.json" --out "$work/single.sqlite" --jobs 2 --quiet; }

# make_frail PROGRAM SHARD PATTERN: sets `frail` to a program that is this one, but this shard is killed once, as soon
# as it has begun its file. $work/killed tells that it was.
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

# wait_until SECONDS COMMAND…: whether it came true in this time.
wait_until() {
    local end=$((SECONDS + $1))
    until "${@:2}"; do
        ((SECONDS < end)) || return 1
        sleep 0.2
    done
}

# free_ports: three of them.
free_ports() {
    python3 -c 'import socket
held = [socket.create_server(("127.0.0.1", 0)) for _ in range(3)]
print(*(s.getsockname()[1] for s in held))'
}

# daemon LOG COMMAND…: in the background, until the test ends.
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
