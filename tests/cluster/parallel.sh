#!/usr/bin/env bash
# An experiment in shards with GNU parallel, one of which is killed, gives the same file as a run on one machine.
#
#   parallel.sh PROGRAM [PLAYER PAIRS]
#
# A shard, a tenth of the pairs, must run longer than it takes to notice its start: 10 ms.
# shellcheck disable=SC2317 # what check calls is reached
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
source "$(dirname "${BASH_SOURCE[0]}")/checks.sh"
trap 'rm -rf "$work"' EXIT
program=$(realpath "$1")
run=$scripts/parallel/run.sh
plan=$work/plan.json
folder="$work/an experiment"
make_plan "${2:-greedy}" "${3:-20}"

make_frail "$program" 3 shard-03-of-10.sqlite
export GNOSTICA_CLI=$frail

# first_run: fails, as there are no retries.
first_run() { "$run" "$plan" "$folder" 10 --jobs 2 --retries 1 >"$work/first" 2>&1; }
# go_on: the command of a user who does not remember the number of shards.
go_on() { "$run" "$plan" "$folder" --jobs 2; }
# runs_of SHARD: number of its runs in the job log.
runs_of() { cut -f 1 "$folder/log/joblog" | grep -cx "$1"; }

check 'a run in which a shard is killed fails' refuses first_run
check 'it was killed in the middle' test -e "$work/killed"
check 'the missing shard is named, and how to go on' \
    grep -q 'missing are the shards 3 of 10; the same command' "$work/first"
check 'no whole is made of parts' test ! -e "$folder.sqlite"
"$program" lab merge "$folder" --out "$work/early.sqlite" 2>"$work/missing" && status=0 || status=$?
check 'merging too early is refused' test "$status" -eq 1
check 'merging names the missing shard' names_shard 3 "$work/missing"
check 'and none that is there' refuses names_shard 4 "$work/missing"
check 'merging too early writes nothing' test ! -e "$work/early.sqlite"

before=$(whole "$folder")
check 'nine are whole' test "$(wc -l <<<"$before")" -eq 9
lock=$folder/shard-03-of-10.sqlite.part.lock
[[ ! -e $lock ]] || sed -i '3s/.*/a-machine-that-is-dead/' "$lock"
check 'the same command goes on, though the machine that was at it will never free it' go_on
check 'the others were left alone' test "$(whole "$folder" shard-03-of-10.sqlite)" == "$before"
check 'the log of the jobs tells of both tries' test "$(runs_of 3)" -eq 2
check 'and of one run of the others' test "$(runs_of 4)" -eq 1
check 'nothing half done is left' test -z "$(find "$folder" -name '*.part*')"

make_single "$program"
check 'the whole is what one machine makes' cmp "$folder.sqlite" "$work/single.sqlite"

before=$(stat -c '%i %Y' "$folder.sqlite") || true
check 'a run with nothing to do says so' says 'The whole is there' go_on
check 'and does nothing' test "$(stat -c '%i %Y' "$folder.sqlite")" == "$before"

cp "$folder/shard-05-of-10.sqlite" "$work/fifth"
rm "$folder/shard-05-of-10.sqlite" "$folder.sqlite"
printf '7\t:\t17' >>"$folder/log/joblog" # as after a power failure
check 'a shard that was lost is made again, though the log calls it done' go_on
check 'equal to the byte' cmp "$folder/shard-05-of-10.sqlite" "$work/fifth"
check 'and so is the whole' cmp "$folder.sqlite" "$work/single.sqlite"

check 'another number of shards is refused' says 'was cut into 10 shards' "$run" "$plan" "$folder" 20
make_plan greedy 21
check 'another plan is refused' says 'no longer the plan' "$run" "$plan" "$folder"
finish
