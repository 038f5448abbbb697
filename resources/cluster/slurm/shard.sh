#!/usr/bin/env bash
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --time=02:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
# Runs one shard, numbered by the array task. Submitted by submit.sh, whose options override those above.
set -euo pipefail
program=$1 plan=$2 folder=$3 shards=$4
cmp "$plan" "$folder/plan.json" || {
    echo "The plan has been changed since the experiment was begun." >&2
    exit 1
}
exec "$program" lab run "$plan" --shard "$SLURM_ARRAY_TASK_ID/$shards" --out "$folder" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}"
