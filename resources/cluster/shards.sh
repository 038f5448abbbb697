# What the scripts of both folders share; read by them, not run.
# shellcheck shell=bash
#
# The folder of an experiment holds its plan (plan.json), the number of its shards (shards), what was said (log/), and
# one file for each shard that is whole. Only these files tell what is done.

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# open_experiment PLAN FOLDER [SHARDS]: begins an experiment, or goes on with it. Sets `plan`, `folder`, `shards` and
# `merged`, the file that all shards together become.
open_experiment() {
    local given=${3:-}
    [[ -f $1 ]] || fail "there is no plan '$1'"
    [[ -z $given || $given =~ ^[1-9][0-9]*$ ]] || fail "a number of shards is expected, not '$given'"
    mkdir -p "$2/log"
    plan=$(realpath "$1")
    folder=$(cd "$2" && pwd)
    merged=$folder.sqlite
    if [[ ! -e $folder/shards ]]; then
        [[ ! -e $merged ]] || fail "'$merged' is there already; please take another folder"
        cp "$plan" "$folder/plan.json"
        echo "${given:-100}" >"$folder/shards"
    fi
    cmp -s "$plan" "$folder/plan.json" ||
        fail "'$plan' is no longer the plan that '$folder' was begun with; please take another folder"
    shards=$(<"$folder/shards")
    [[ -z $given || $given == "$shards" ]] ||
        fail "'$folder' was cut into $shards shards; to cut it into $given, please take another folder"
}

# find_program: $GNOSTICA_CLI, else what the PATH knows, else what these scripts were installed with.
find_program() {
    local installed
    installed=$(dirname "${BASH_SOURCE[0]}")/../../../bin/gnostica-cli
    command -v "${GNOSTICA_CLI:-gnostica-cli}" || realpath --canonicalize-existing --quiet "$installed" ||
        fail "gnostica-cli was not found; please set GNOSTICA_CLI to its path"
}

# shard_file NUMBER: its name once it is whole.
shard_file() { printf 'shard-%0*d-of-%d.sqlite' "${#shards}" "$1" "$shards"; }

# missing_shards: the numbers of those that are not whole, one a line.
missing_shards() {
    local number
    for ((number = 1; number <= shards; ++number)); do
        [[ -e $folder/$(shard_file "$number") ]] || echo "$number"
    done
}

# as_ranges: the numbers of the standard input, rising, as Slurm takes them: 3,7-9.
as_ranges() {
    awk 'NR > 1 && $1 == last + 1 { last = $1; next }
        NR > 1 { print first (last > first ? "-" last : "") }
        { first = last = $1 }
        END { print first (last > first ? "-" last : "") }' | paste -s -d ,
}
