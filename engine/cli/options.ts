import { readWords, UsageError, whole } from './command.ts';

export const USAGE = `gantry play    --system ID --seats ai,ai --table ID[,ID] [--games N] [--seed N] [--setup FILE] [--budget PLAYOUTS] [--out FOLDER] [--json]
gantry replay  FILE...  [--json]
gantry team    random [--era ERA] [--cohesion 0-3] [--seed N] [--edition current|firstPrint] [--as spt|sps|shatterApp] [--json]
gantry team    read FILE|TEXT [--edition current|firstPrint] [--as spt|sps|shatterApp] [--json]
gantry bench   [--json] [--only NAME]
gantry units   [--json]
gantry missions [--json]
gantry tables  [--json]
gantry balance --mission ID[,ID] [--games N] [--table ID[,ID]] [--seed N] [--threads N] [--json]
gantry scenario FILE...
gantry fuzz    [--system ID[,ID]|all] [--games N] [--seed N] [--threads N] [--patience SECONDS] [--out FOLDER] [--json]
gantry kills   [--kills N] [--real N] [--system ID[,ID]|all] [--seed N] [--json]
gantry spoilt  [--files N] [--system ID[,ID]|all] [--seed N] [--out FOLDER] [--json]
gantry taint   [--games N] [--system ID[,ID]] [--seed S] [--threads N] [--json]
gantry proofs  [--pairs N] [--tables N] [--threads N] [--seed S] [--only TOPIC[,TOPIC]] [--case NAME] [--json]
gantry help

Seats: ai answers quickly, think searches with --budget play-outs for every answer.
play writes nothing unless --out is given. replay ends with 1 when a file is damaged or does not replay to its end.
tables lays every mission's tokens on every table, from both edges; it ends with 1 when one has no place.
team read takes an SPS document, an SPT text, a Tabletop Admiral or ShatterApp link, or names, one in each line; it ends with 1 when the team is not legal.
--edition: the cards that the team is checked with. The first-print edition is a mixture: units whose first card is not known play with their current one.`;

const OPTIONS = {
  system: { type: 'string', default: 'shatterpoint' },
  seats: { type: 'string', default: 'ai,ai' },
  table: { type: 'string', default: 'refinery' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  budget: { type: 'string', default: '60' },
  setup: { type: 'string' },
  out: { type: 'string' },
  only: { type: 'string' },
  era: { type: 'string' },
  as: { type: 'string' },
  edition: { type: 'string', default: 'current' },
  cohesion: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export interface Options {
  readonly command: string;
  readonly files: readonly string[];
  readonly system: string;
  readonly seats: readonly string[];
  readonly tables: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly budget: number;
  readonly setup: string | undefined;
  readonly out: string | undefined;
  readonly only: string | undefined;
  readonly era: string | undefined;
  readonly as: string | undefined;
  readonly edition: 'current' | 'firstPrint';
  readonly cohesion: 0 | 1 | 2 | 3;
  readonly json: boolean;
}

/** Reads the words after `gantry`. Throws `UsageError` naming the wrong one. */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = readWords(words, { options: OPTIONS, allowPositionals: true });
  const [command = 'help', ...files] = positionals;
  return {
    command: values.help ? 'help' : command,
    files,
    system: values.system,
    seats: values.seats.split(','),
    tables: values.table.split(','),
    games: whole('--games', values.games, 1, 100_000),
    seed: whole('--seed', values.seed, -(2 ** 31), 2 ** 31 - 1),
    budget: whole('--budget', values.budget, 1, 1_000_000),
    setup: values.setup,
    out: values.out,
    only: values.only,
    era: values.era,
    as: values.as,
    edition: editionOf(values.edition),
    cohesion: whole('--cohesion', values.cohesion, 0, 3) as Options['cohesion'],
    json: values.json,
  };
}

function editionOf(word: string): Options['edition'] {
  if (word !== 'current' && word !== 'firstPrint') throw new UsageError(`--edition: "${word}" is not current or firstPrint`);
  return word;
}
