#!/usr/bin/env bash
# A tournament of 64 shards: sbatch docs/tournament/slurm-array.sh PLAN.json FOLDER
# Run from a built checkout (npm ci, npm run build) on a file system that all nodes share. A job that is sent again goes on where it was.
# Afterwards: npx gantry tournament report FOLDER/shard-* --out FOLDER
#SBATCH --job-name=tournament
#SBATCH --array=0-63
#SBATCH --cpus-per-task=4
#SBATCH --mem=2G
#SBATCH --time=08:00:00
#SBATCH --requeue
set -euo pipefail
plan=$1
folder=$2
exec node scripts/gantry.mjs tournament run --plan "$plan" --out "$folder/shard-$SLURM_ARRAY_TASK_ID" \
  --shard "$SLURM_ARRAY_TASK_ID/64" --threads "$SLURM_CPUS_PER_TASK"
