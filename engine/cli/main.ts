import { runAdvise } from './advise.ts';
import { runBalance } from './balance.ts';
import { runFit } from './fit.ts';
import { run } from './gantry.ts';
import { runKills } from './kills.ts';
import { runProofs } from './proofs.ts';
import { runReview } from './review.ts';
import { runLab } from './scenario.ts';
import { runSetups } from './setups.ts';
import { runSpoilt } from './spoilt.ts';
import { runTaint } from './taint.ts';
import { runTournament } from './tournament/index.ts';
import { runWasted } from './wasted.ts';

/** Commands with words of their own; everything else is `run`'s. */
const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<number>>> = {
  advise: runAdvise,
  balance: runBalance, fit: runFit, fuzz: runLab, kills: runKills, proofs: runProofs, review: runReview, scenario: runLab,
  setups: runSetups, spoilt: runSpoilt, taint: runTaint,
  tournament: runTournament, wasted: runWasted,
};

const words = process.argv.slice(2);
process.exitCode = await (COMMANDS[words[0] ?? ''] ?? run)(words);
