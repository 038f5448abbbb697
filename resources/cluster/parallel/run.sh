#!/usr/bin/env bash
# Runs the unfinished shards of an experiment with GNU parallel, here or on other machines, and merges all shards.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR
source "$here/../shards.sh"

usage() {
    cat <<'TEXT'
usage: run.sh PLAN DIR [SHARDS] [PARALLEL OPTIONS…]

Runs what is missing in DIR, one shard a processor, and merges into DIR.sqlite. To go on after failures: the same
command again.

SHARDS: into how many the experiment is cut (100; later it is known). DIR/log/joblog tells what ran where, and how long.
PARALLEL OPTIONS: as GNU parallel takes them, for instance --jobs 4, --bar, or for other machines --sshlogin a,b,: and
    --sshloginfile FILE. These get the plan and give the shards back; what they have in common needs no copying.
Environment: GNOSTICA_CLI, the path of gnostica-cli (on other machines, too); needed if it is not in the PATH.
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
[[ $(parallel --version 2>/dev/null) == 'GNU parallel'* ]] || fail "GNU parallel is not installed here"
program=$(find_program)
open_experiment "${experiment[@]}"
cd "$folder"
exec 9>log/lock
flock --nonblock 9 || fail "somebody is running shards of '$folder' at this moment"

# The other machines work in the same folder below their home, and keep it; with a shared home it is this folder. Their
# results go to a subfolder named after the plan, as the folder may still hold another experiment.
run=("$program" lab run "$plan")
out=.
elsewhere=()
for option in "$@"; do
    case $option in
        -S* | --sshlogin* | --slf*)
            run=("${GNOSTICA_CLI:-gnostica-cli}" lab run plan.json)
            out=elsewhere-$(sha256sum <plan.json | head -c 16)
            elsewhere=(--workdir . --transferfile plan.json --return "$out/{2}")
            ;;
    esac
done

# take_home: moves the results of other machines to the rest.
take_home() {
    local file
    for file in elsewhere-*/shard-*-of-"$shards".sqlite; do
        [[ ! -e $file ]] || mv "$file" .
    done
}

# GNU parallel relies on its log. Truncated lines, or shards that were deleted later, would mislead it: this rewrites
# the log so that exactly the finished shards count as done.
make_joblog_true() {
    touch log/joblog
    awk -F '\t' -v OFS='\t' -v all="$shards" '
        NR == FNR { missing[$1]; next }
        FNR == 1 { next }
        NF < 9 || $1 !~ /^[0-9]+$/ { next }
        $7 == 0 && $8 == 0 { if ($1 in missing) next; logged[$1] }
        { lines[++count] = $0 }
        END {
            print "Seq", "Host", "Starttime", "JobRuntime", "Send", "Receive", "Exitval", "Signal", "Command"
            for (i = 1; i <= count; ++i) print lines[i]
            for (i = 1; i <= all; ++i)
                if (!(i in missing) && !(i in logged)) print i, ":", 0, 0, 0, 0, 0, 0, "(was there)"
        }' <(missing_shards; echo none) log/joblog >log/joblog.new
    mv log/joblog.new log/joblog
}

take_home
make_joblog_true
for ((number = 1; number <= shards; ++number)); do
    echo "$number $(shard_file "$number")"
done |
    parallel --joblog log/joblog --resume-failed --retries 3 --colsep ' ' "${elsewhere[@]}" "$@" \
        "${run[@]@Q}" --shard "{1}/$shards" --out "$out" --jobs 1 --quiet || true # the files show the result
take_home

missing=$(missing_shards)
if [[ -n $missing ]]; then
    fail "missing are the shards $(as_ranges <<<"$missing") of $shards; the same command again goes on with them"
fi
[[ -e $merged ]] || "$program" lab merge . --out "$merged"
echo "The whole is there: $merged." >&2
