#!/usr/bin/env bash
# enter.sh PLACE COMMAND: runs a shell command in the sources of the machine in PLACE. roots.sh calls it in separate
# namespaces, where all of these mounts end with the command.
set -euo pipefail
place=$1
machine=$place/machine

mount -t proc proc "$machine/proc"
mount -t tmpfs -o mode=755 devices "$machine/dev"
for device in null zero full random urandom tty; do
    : >"$machine/dev/$device"
    mount --bind "/dev/$device" "$machine/dev/$device"
done
mkdir "$machine/dev/pts" "$machine/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 terminals "$machine/dev/pts"
mount -t tmpfs memory "$machine/dev/shm"
ln -s pts/ptmx "$machine/dev/ptmx"
ln -s /proc/self/fd "$machine/dev/fd"

mount --bind "$place/ccache" "$machine/var/cache/ccache"
mount --bind "$place/apt" "$machine/var/cache/apt/archives"

exec chroot "$machine" /usr/bin/env --ignore-environment HOME=/root LANG=C.UTF-8 TERM=dumb \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin CCACHE_DIR=/var/cache/ccache \
    ${GNOSTICA_JOBS:+GNOSTICA_JOBS="$GNOSTICA_JOBS"} /bin/bash -c "cd /usr/src/gnostica && $2"
