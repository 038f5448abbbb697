#!/usr/bin/env bash
# An experiment in shards on other machines, with GNU parallel over ssh: a shard is killed, a machine fails, and the
# result is the same file as from one machine. All machines are this one, through ssh daemons with different homes: near
# and far share nothing with this script, and next has the same home.
#
#   ssh.sh PROGRAM
# shellcheck disable=SC2317 # what check calls is reached
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
source "$(dirname "${BASH_SOURCE[0]}")/checks.sh"
program=$(realpath "$1")
plan=$work/plan.json
folder=$work/home/experiment

stop_machines() {
    trap - EXIT
    set +e
    stop_daemons
    rm -rf "$work"
}
trap stop_machines EXIT
trap 'exit 1' HUP INT TERM

# machine NAME PORT HOME: starts an ssh daemon.
machine() {
    local name=$1 port=$2 home=$work/$3
    cat >"$work/$name.conf" <<TEXT
Port $port
ListenAddress 127.0.0.1
HostKey $work/key
AuthorizedKeysFile $work/key.pub
PidFile none
StrictModes no
UsePAM no
ForceCommand cd $home && HOME=$home exec bash -c "\$SSH_ORIGINAL_COMMAND"
TEXT
    cat >>"$work/ssh.conf" <<TEXT
Host $name
    HostName 127.0.0.1
    Port $port
    IdentityFile $work/key
    StrictHostKeyChecking no
    UserKnownHostsFile /dev/null
    LogLevel ERROR
TEXT
    daemon "$work/$name.log" /usr/sbin/sshd -D -e -f "$work/$name.conf"
    wait_until 20 reached "$name" || give_up 'sshd does not start' "$work/$name.log"
}

reached() { ssh -F "$work/ssh.conf" "$1" true 2>/dev/null; }

# run [SHARDS] OPTION…: the command of a user, from a separate home.
run() {
    HOME=$work/home "$scripts/parallel/run.sh" "$plan" "$folder" "$@" --ssh "ssh -F $work/ssh.conf" --jobs 2 \
        2>"$work/said" || {
        cat "$work/said"
        return 1
    }
}

hosts() { awk -F '\t' 'NR > 1 { print $2 }' "$folder/log/joblog" | sort -u | paste -s -d ' '; }
lose() { rm -f "$folder"/shard-0{1,2,3,4}-of-10.sqlite "$folder.sqlite"; }

make_plan greedy 20
make_single "$program"
make_frail "$program" 3 'elsewhere-*/shard-03-of-10.sqlite'
export GNOSTICA_CLI=$frail
mkdir "$work"/{home,near,far}
ssh-keygen -q -t ed25519 -N '' -f "$work/key"
((EUID != 0)) || mkdir -p /run/sshd
read -r first second third < <(free_ports)
machine next "$first" home
machine far "$second" far
machine near "$third" near

check 'two machines do it, though a shard is killed' run 10 --sshlogin near,far
check 'it was killed in the middle' test -e "$work/killed"
check 'both had a part in it' test "$(hosts)" == 'far near'
check 'each worked in its own home' test -e "$work/near/experiment/plan.json" -a -e "$work/far/experiment/plan.json"
check 'the whole is what one machine makes' cmp "$folder.sqlite" "$work/single.sqlite"

lose
printf '# both processors of the one, and this machine\n2/near\n:\n' >"$work/machines"
check 'lost shards come from a file of machines' run --sshloginfile "$work/machines"
check 'of which this one had a part in it, too' says : hosts
check 'the whole is what one machine makes' cmp "$folder.sqlite" "$work/single.sqlite"

lose
check 'a machine that shares our home gives nothing back, and takes nothing away' run --sshlogin next
check 'the whole is what one machine makes' cmp "$folder.sqlite" "$work/single.sqlite"

lose
rm -r "$work/near/experiment"
kill "${daemons[0]}"
wait_until 20 is_over "${daemons[0]}"
check 'a machine that is down leaves its shards to the other' run --sshlogin far,near
check 'the whole is what one machine makes' cmp "$folder.sqlite" "$work/single.sqlite"

rm -r "$folder" "$folder.sqlite" "$work/single.sqlite"
make_plan greedy 10
make_single "$program"
check 'another experiment takes the place of the first' run 10 --sshlogin far
check 'and nothing of what the others have kept of that' cmp "$folder.sqlite" "$work/single.sqlite"
finish
