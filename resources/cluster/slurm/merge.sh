#!/usr/bin/env bash
#SBATCH --ntasks=1
#SBATCH --time=01:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
# Merges all shards into one file, or reports which are missing. Submitted by submit.sh.
set -euo pipefail
program=$1 folder=$2 merged=$3
exec "$program" lab merge "$folder" --out "$merged"
