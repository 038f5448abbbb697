#!/usr/bin/env bash
# Submits the unfinished shards of an experiment as one job array, and a job that merges all shards.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR
source "$here/../shards.sh"

usage() {
    cat <<'TEXT'
usage: submit.sh PLAN DIR [SHARDS] [SBATCH OPTIONS…]

Submits what is missing in DIR as an array of jobs, prints its number, and merges into DIR.sqlite when the jobs are
over. To go on after failures: the same command again. It submits neither what is done nor what is still in the queue.

SHARDS: into how many the experiment is cut (100; later it is known). A file DIR/log/shard-NUMBER.log for each.
SBATCH OPTIONS: as sbatch takes them, for instance --partition=short --time=4:00:00 --cpus-per-task=8.
Environment: GNOSTICA_CLI, the path of gnostica-cli; needed if it is not in the PATH.
TEXT
}

(($# >= 2)) || {
    usage >&2
    exit 2
}
experiment=("$1" "$2")
shift 2
if [[ ${1:-} =~ ^[0-9]+$ ]]; then
    experiment+=("$1")
    shift
fi
command -v sbatch >/dev/null || fail "Slurm is not installed here (there is no sbatch)"
program=$(find_program)
open_experiment "${experiment[@]}"

# Each line of log/jobs names a submitted array of shards or merging job: "shards 12", "merge 13".
jobs=$folder/log/jobs
touch "$jobs"
queue=$(squeue --noheader --array --user "$(id -un)" --format '%F %K') || fail "squeue cannot be asked what is running"

# queued KIND: job number and array index of our jobs of this kind that are still in the queue.
queued() { awk -v kind="$1" 'NR == FNR { ours[$2] = $1; next } ours[$1] == kind' "$jobs" - <<<"$queue"; }

# submit KIND OPTION… SCRIPT ARGUMENT…: submits a job and prints its number.
submit() {
    local kind=$1 id
    shift
    id=$(sbatch --parsable "$@") || fail "Slurm did not take the job"
    id=${id%%;*}
    echo "$kind $id" >>"$jobs"
    echo "$id"
}

logs=${folder//%/%%}/log # Slurm replaces %a and similar patterns
missing=$(missing_shards)
waiting=$(queued shards)
wanted=$(grep -vxFf <(awk '{ print $2 }' <<<"$waiting") <<<"$missing") || true

if [[ -n $wanted ]]; then
    array=$(as_ranges <<<"$wanted")
    id=$(submit shards --job-name=gnostica --output="$logs/shard-%a.log" "$@" --array="$array" \
        "$here/shard.sh" "$program" "$plan" "$folder" "$shards")
    printf 'Job %s: shards %s of %d.\n' "$id" "$array" "$shards" >&2
    echo "$id"
    waiting+=$'\n'"$id"
elif [[ -n $missing ]]; then
    echo "What is missing is in the queue already." >&2
fi
if [[ -e $merged ]]; then
    echo "The whole is there: $merged." >&2
    exit 0
fi

# A single job merges, after all arrays. It runs even if a shard has failed: then its log names the missing shards.
former=$(queued merge | awk '{ print $1 }')
if [[ -z $wanted && -n $former ]]; then
    exit 0
fi
for id in $former; do
    scancel "$id" || true # it may just have started, which does no harm
done
arrays=$(awk 'NF && !seen[$1]++ { printf ":%s", $1 }' <<<"$waiting")
id=$(submit merge --job-name=gnostica-merge --output="$logs/merge.log" "$@" ${arrays:+--dependency="afterany$arrays"} \
    "$here/merge.sh" "$program" "$folder" "$merged")
printf 'Job %s: merges them into %s when they are over.\n' "$id" "$merged" >&2
