#!/usr/bin/env bash
# An experiment as a Slurm job array, one job of which is cancelled, gives the same file as a run on one machine.
# Slurm's own daemons run on this machine, as this user: a cluster of one node in a separate folder.
#
#   slurm.sh PROGRAM [PAIRS]
#
# A shard, a twelfth of the pairs, must run longer than Slurm takes to cancel it: a few seconds.
# shellcheck disable=SC2317 # what check calls is reached
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
source "$(dirname "${BASH_SOURCE[0]}")/checks.sh"
program=$(realpath "$1")
PATH=$PATH:/usr/sbin
export SLURM_CONF=$work/slurm.conf GNOSTICA_CLI=$program
logs=("$work"/{munged,slurmctld,slurmd}.log)

# ---- The cluster ----------------------------------------------------------------------------------------------------

stop_cluster() {
    trap - EXIT
    set +e
    if ((${#daemons[@]} == 3)); then
        timeout 10 scancel --user "$(id -un)" 2>/dev/null
        wait_until 20 queue_is_empty
    fi
    stop_daemons
    rm -rf "$work"
}
trap stop_cluster EXIT
trap 'exit 1' HUP INT TERM

queue() { timeout 20 squeue --noheader --array --format '%F_%K %t %j' "$@"; }
queue_is_empty() { [[ -z $(queue) ]]; }
node_is_idle() { [[ $(timeout 10 sinfo --noheader --format %t 2>/dev/null) == idle ]]; }

# Containers have no control groups to track processes; even a small machine counts as two processors.
configure_cluster() {
    local controller_port node_port host
    read -r controller_port node_port _ < <(free_ports)
    host=$(hostname -s)
    cat >"$SLURM_CONF" <<TEXT
ClusterName=gnostica
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$controller_port
SlurmdPort=$node_port
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
MailProg=/bin/true
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
ReturnToService=2
KillWait=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
TEXT
}

start_cluster() {
    chmod 755 "$work" # munge's clients must reach its socket
    mkdir "$work"/{munge,state,spool}
    (umask 077 && head -c 1024 /dev/urandom >"$work/munge.key")
    configure_cluster
    daemon "${logs[0]}" munged --foreground --key-file="$work/munge.key" --seed-file="$work/munge.seed" \
        --socket="$work/munge/socket" --pid-file="$work/munge/pid" --log-file="$work/munge/log"
    wait_until 20 test -S "$work/munge/socket" || give_up 'munged does not start' "${logs[@]:0:1}"
    daemon "${logs[1]}" slurmctld -D
    daemon "${logs[2]}" slurmd -D
    wait_until 60 node_is_idle || give_up 'Slurm does not start' "${logs[@]}"
}

# ---- The test -------------------------------------------------------------------------------------------------------

plan=$work/plan.json
folder="$work/an experiment"
make_plan greedy "${2:-480}"

# submit [SHARDS]: the command of a user.
submit() { "$scripts/slurm/submit.sh" "$plan" "$folder" "$@" 2>"$work/said"; }
submits() { submit "$@" >/dev/null; }

# shard_of NUMBER: the file of one of twelve shards.
shard_of() { printf '%s/shard-%02d-of-12.sqlite' "$folder" "$1"; }

gone_from_queue() { ! queue | grep -q "^$1 "; }
runs() { queue | grep -q ' R gnostica$'; }

# cancel_one: cancels a running shard, and sets `cancelled` to its number. (A shard that finishes at the same time does
# not count.)
cancel_one() {
    local job
    while ! queue_is_empty; do
        job=$(queue | awk '$2 == "R" && $3 == "gnostica" { print $1; exit }')
        cancelled=${job#*_}
        if [[ -n $job && -e $(shard_of "$cancelled").part ]]; then
            scancel "$job"
            wait_until 60 gone_from_queue "$job"
            [[ -e $(shard_of "$cancelled") ]] || return 0
        fi
        sleep 0.1
    done
    return 1
}

start_cluster

id=$(submit 12) || give_up 'Slurm did not take the array' "$work/said" "${logs[@]}"
check 'the number of the job is printed' test "$id" -gt 0
check 'twelve shards and the merging are in the queue' test "$(queue | wc -l)" -eq 13
wait_until 60 runs || give_up 'no shard was begun' "${logs[@]}"
check 'what waits in the queue is not submitted again' test -z "$(submit)"
check 'that is said' grep -q 'in the queue already' "$work/said"

check 'a running shard is cancelled' cancel_one
wait_until 600 queue_is_empty || give_up 'the shards do not end' "${logs[@]}"
check 'it is missing' test ! -e "$(shard_of "$cancelled")"
check 'the eleven others are whole' test "$(whole "$folder" | wc -l)" -eq 11
check 'the merging job has named it' names_shard "$cancelled" "$folder/log/merge.log"
check 'no whole is made of parts' test ! -e "$folder.sqlite"

before=$(whole "$folder")
check 'the same command goes on' submits
check 'with the missing shard alone' grep -q "shards $cancelled of 12\\." "$work/said"
wait_until 300 queue_is_empty || give_up 'the shard does not end' "${logs[@]}"
check 'the others were left alone' \
    test "$(whole "$folder" "$(basename "$(shard_of "$cancelled")")")" == "$before"
check 'nothing half done is left' test -z "$(find "$folder" -name '*.part*')"

make_single "$program"
check 'the whole is what one machine makes' cmp "$folder.sqlite" "$work/single.sqlite"
check 'nothing is submitted once all is done' test -z "$(submit)"
check 'that is said' grep -q 'The whole is there' "$work/said"
check 'the queue stays empty' queue_is_empty

# Two arrays together: a shard is lost while the other array is still in the queue.
rm "$(shard_of 1)" "$(shard_of 2)" "$folder.sqlite"
check 'two lost shards are submitted' submits --hold
rm "$(shard_of 12)"
check 'a third is submitted while they wait' submits
check 'alone' grep -q 'shards 12 of 12\.' "$work/said"
check 'one job is left that merges' test "$(queue --states all --name gnostica-merge | grep -c ' PD ')" -eq 1
scontrol release "$(awk '$1 == "shards" { print $2 }' "$folder/log/jobs" | tail -n 2 | head -n 1)"
wait_until 300 queue_is_empty || give_up 'the shards do not end' "${logs[@]}"
check 'the whole is made after both' cmp "$folder.sqlite" "$work/single.sqlite"
finish
