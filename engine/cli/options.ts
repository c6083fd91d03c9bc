import { STYLES } from '../core/style.ts';
import { LEVELS } from '../search/levels.ts';
import { SYMMETRIES, type Symmetry } from '../space/suggest/symmetry.ts';
import { AMOUNTS, GROUNDS, THEMES, type Amount, type Ground, type ThemeName } from '../space/suggest/wish.ts';
import { systemIds } from '../testing/workshop/index.ts';
import { readWords, systemsOf, UsageError, whole } from './command.ts';

export const USAGE = `gantry play        [--system ID[,ID]|all] [--seats ai,ai] [--table ID[,ID]] [--games N] [--seed N] [--setup FILE] [--budget PLAYOUTS] [--out FOLDER] [--json]
gantry replay      FILE...  [--json]
gantry team        random [--system ID[,ID]|all] [--seed N] [--as FORMAT] [options of its system] [--json]
gantry team        read FILE|TEXT [--system ID[,ID]|all] [--as FORMAT] [options of its system] [--json]
gantry units       [--system ID[,ID]|all] [--json]
gantry missions    [--system ID[,ID]|all] [--json]
gantry tables      [--check [FILE...]] [--system ID[,ID]|all] [--json]
gantry tables      --suggest [FILE] [--ground GROUND] [--theme THEME[,THEME]] [--density AMOUNT] [--height AMOUNT] [--symmetry HOW] [--size WxD] [--seed N] [--count N] [--out FOLDER] [--json]
gantry house-rules [--system ID[,ID]|all] [--json]
gantry balance     [--system ID[,ID]|all] [--contest ID[,ID]] [--games N] [--table ID[,ID]] [--seed N] [--threads N] [--json]
gantry scenario    FILE...
gantry fuzz        [--system ID[,ID]|all] [--games N] [--seed N] [--threads N] [--patience SECONDS] [--out FOLDER] [--json]
gantry kills       [--system ID[,ID]|all] [--kills N] [--real N] [--seed N] [--json]
gantry spoilt      [--system ID[,ID]|all] [--files N] [--seed N] [--out FOLDER] [--json]
gantry setups      [NAME...] [--system ID[,ID]|all] [--seeds N] [--seed S] [--level LEVEL] [--tell SEED] [--threads N] [--json]
gantry taint       [--system ID[,ID]|all] [--games N] [--seed S] [--threads N] [--json]
gantry wasted      [--system ID[,ID]|all] [--level LEVEL] [--games N] [--playouts N] [--table ID[,ID]] [--seed N] [--threads N] [--json]
gantry advise      FILE [--at N] [--level LEVEL] [--seed N] [--json]
gantry tournament  run --out FOLDER [--plan FILE | options] [--shard K/N] [--threads N]; report FOLDER... [--out FOLDER] [--json]
gantry bench       [--system ID[,ID]|all] [--only NAME] [--json]
gantry proofs      [--pairs N] [--tables N] [--threads N] [--seed S] [--only TOPIC[,TOPIC]] [--case NAME] [--json]
gantry help

--system: ${systemIds.join(', ')}, several with commas, or all. Without it a command serves every rule system, and its output names each.
JSON of one system is its own report, of several an object by their ids; kills, spoilt and taint always give that object, fuzz gives a list.
replay and scenario read the system from the file. proofs tests the geometry, which knows no game; its topic "one" asks the rules of Shatterpoint.

Seats: ai answers quickly, think searches with --budget play-outs for every answer, a level's name (${LEVELS.join(', ')}) as that level
and with no limit of time, veteran+bold in a style (${STYLES.slice(1).join(', ')}). --setup is of one system, so it needs --system.
play writes nothing unless --out is given. replay ends with 1 when a file is damaged or does not replay to its end.
units, missions and house-rules list what there is and what is left out. tables says what lies where on every table (objectives, boards of squares,
deployments); it ends with 1 when something has no place. tables --check looks through tables' files, or all tables there are, for everything that
keeps them from being played as they are meant, with every mission and number of seats; it ends with 1 when it finds an error.
tables --suggest lays out new tables, --count of them from --seed on, and says what the check finds; --out writes each as a .gantry-table file. With a
FILE it fills that table up around what stands there. GROUND: open, or rooms on squares for games on squares; THEME: ${Object.keys(THEMES).join(', ')}; AMOUNT: ${AMOUNTS.join(', ')}; HOW both sides are alike:
${SYMMETRIES.join(', ')} (half a turn, mirrored, or different and fair by measure); --size is in inches, 36x36 without it.
team random draws a legal list; team read says what a list holds and everything that makes it illegal, and ends with 1 when it is not legal.
Without --system a text is read by the rule systems that recognise most of it.
  shatterpoint  strike teams; --as spt, sps or shatterApp; --era ERA, --cohesion 0-3 (random), --edition current|firstPrint. read takes an SPS document,
                an SPT text, a Tabletop Admiral or ShatterApp link, or names, one in each line. The first-print edition is a mixture: units whose
                first card is not known play with their current one.
  miniatures    squads; --as list; --side rebel|imperial, --points N (100 without it). read takes a list or names, "2 x Ewok" one in each line.
  wartime       army lists; --as list; --points N (250 without it). read takes a list or names.`;

const OPTIONS = {
  system: { type: 'string' },
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
  edition: { type: 'string' },
  cohesion: { type: 'string' },
  side: { type: 'string' },
  points: { type: 'string' },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  suggest: { type: 'boolean', default: false },
  ground: { type: 'string', default: 'open' },
  theme: { type: 'string', default: 'refinery' },
  density: { type: 'string', default: 'usual' },
  height: { type: 'string', default: 'usual' },
  symmetry: { type: 'string', default: 'turn' },
  size: { type: 'string', default: '36x36' },
  count: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

export interface Options {
  readonly command: string;
  readonly files: readonly string[];
  /** The rule systems that were asked for by name; null when none was: then a command serves all. */
  readonly systems: readonly string[] | null;
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
  readonly edition: 'current' | 'firstPrint' | undefined;
  readonly cohesion: 0 | 1 | 2 | 3 | undefined;
  readonly side: string | undefined;
  readonly points: number | undefined;
  readonly json: boolean;
  readonly check: boolean;
  /** What tables are to be suggested; null where none is. */
  readonly suggest: SuggestWords | null;
}

export interface SuggestWords {
  readonly ground: Ground;
  readonly themes: readonly ThemeName[];
  readonly density: Amount;
  readonly height: Amount;
  readonly symmetry: Symmetry;
  /** In inches. */
  readonly size: readonly [number, number];
  readonly count: number;
}

/** Reads the words after `gantry`. Throws `UsageError` naming the wrong one. */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = readWords(words, { options: OPTIONS, allowPositionals: true });
  const [command = 'help', ...files] = positionals;
  return {
    command: values.help ? 'help' : command,
    files,
    systems: values.system === undefined ? null : systemsOf(values.system, systemIds),
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
    cohesion: values.cohesion === undefined ? undefined : (whole('--cohesion', values.cohesion, 0, 3) as Options['cohesion']),
    side: values.side,
    points: values.points === undefined ? undefined : whole('--points', values.points, 1, 2000),
    json: values.json,
    check: values.check,
    suggest: values.suggest ? {
      ground: among('--ground', values.ground, GROUNDS),
      themes: values.theme.split(',').map((theme) => among('--theme', theme, Object.keys(THEMES) as ThemeName[])),
      density: among('--density', values.density, AMOUNTS),
      height: among('--height', values.height, AMOUNTS),
      symmetry: among('--symmetry', values.symmetry, SYMMETRIES),
      size: sizeOf(values.size),
      count: whole('--count', values.count, 1, 10_000),
    } : null,
  };
}

function among<T extends string>(name: string, word: string, known: readonly T[]): T {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new UsageError(`${name}: "${word}" is none of ${known.join(', ')}`);
  return found;
}

function sizeOf(word: string): readonly [number, number] {
  const [width = '', depth = ''] = word.split('x');
  return [whole('--size', width, 20, 72), whole('--size', depth, 20, 72)];
}

function editionOf(word: string | undefined): Options['edition'] {
  if (word !== undefined && word !== 'current' && word !== 'firstPrint') throw new UsageError(`--edition: "${word}" is not current or firstPrint`);
  return word;
}
