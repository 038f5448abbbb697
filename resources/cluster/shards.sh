# Functions for the scripts of both folders, which source this file.
# shellcheck shell=bash
#
# The folder of an experiment holds its plan (plan.json), the number of its shards (shards), logs (log/) and one file
# for each finished shard. Only the presence of these files marks a shard as done.

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# open_experiment PLAN FOLDER [SHARDS]: starts or resumes an experiment. Sets `plan`, `folder`, `shards` and `merged`,
# the file into which all shards are merged.
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

# find_program: $GNOSTICA_CLI, or the program in the PATH, or the one installed with these scripts.
find_program() {
    local installed
    installed=$(dirname "${BASH_SOURCE[0]}")/../../../bin/gnostica-cli
    command -v "${GNOSTICA_CLI:-gnostica-cli}" || realpath --canonicalize-existing --quiet "$installed" ||
        fail "gnostica-cli was not found; please set GNOSTICA_CLI to its path"
}

# shard_file NUMBER: the name of a finished shard's file.
shard_file() { printf 'shard-%0*d-of-%d.sqlite' "${#shards}" "$1" "$shards"; }

# missing_shards: the numbers of unfinished shards, one per line.
missing_shards() {
    local number
    for ((number = 1; number <= shards; ++number)); do
        [[ -e $folder/$(shard_file "$number") ]] || echo "$number"
    done
}

# as_ranges: the ascending numbers from standard input in Slurm's notation: 3,7-9.
as_ranges() {
    awk 'NR > 1 && $1 == last + 1 { last = $1; next }
        NR > 1 { print first (last > first ? "-" last : "") }
        { first = last = $1 }
        END { print first (last > first ? "-" last : "") }' | paste -s -d ,
}
