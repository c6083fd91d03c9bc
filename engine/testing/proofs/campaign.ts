/** Runs of many random questions, in one thread or several. */
import { doPortions, type Hands } from '../../node/portions.ts';
import { COARSE, compareStation, FINE } from './ask.ts';
import { type Kit, tableTerrain } from './kit.ts';
import { type Agreement, proveOneAnswer } from './one-answer.ts';
import { PAIRS, stationOf } from './question.ts';
import { checkOutlines } from './ref-outline.ts';
import { checkSame, twinOf } from './same.ts';
import { addTally, addTime, emptyTally, note, type Tally } from './tally.ts';
import { AGREES, TOPICS, type Topic } from './verdict.ts';

/** Some stations of one table: the smallest amount of work that is handed out. */
export interface Portion {
  readonly seed: number;
  readonly table: number;
  readonly stations: readonly number[];
  readonly only: readonly Topic[];
}

interface ProofOptions extends Hands {
  readonly pairs: number;
  /** Random tables beside the shipped ones. */
  readonly tables: number;
  readonly seed: number;
  readonly only: readonly Topic[];
  progress(done: number, of: number, tally: Tally): void;
}

/** One station in so many is compared with the dense references. */
const DENSE = 16;
/** One station in so many is asked on the table's twin too. */
const TWINS = 3;
/** One station in so many is played in a match of Shatterpoint. */
const MATCHES = 4;
const COMPARED = TOPICS.filter((topic) => topic !== 'outline' && topic !== 'same' && topic !== 'one');

/** The stations of a run, spread evenly over its tables. */
function portionsOf({ pairs, tables, seed, only }: Pick<ProofOptions, 'pairs' | 'tables' | 'seed' | 'only'>, shipped: number): readonly Portion[] {
  const stations = Math.max(1, Math.ceil(pairs / PAIRS));
  const all = shipped + tables;
  const counts = Array.from({ length: all }, (_, table) => Math.floor(stations / all) + (table < stations % all ? 1 : 0));
  return counts
    .map((count, table) => ({ seed, table, only, stations: Array.from({ length: count }, (_, i) => i) }))
    .filter((portion) => portion.stations.length > 0);
}

/** Proves one portion. */
export function provePortion(kit: Kit, { seed, table, stations, only }: Portion, now: () => number = () => performance.now()): Tally {
  const tally = emptyTally();
  const terrain = tableTerrain(kit, seed, table);
  const twin = only.includes('same') ? twinOf(terrain, table) : null;
  for (const index of stations) {
    const station = stationOf(terrain, seed, table, index);
    const name = (pair: number): string => `${seed}.${table}.${index}.${pair}`;
    const density = index % DENSE === DENSE - 1 ? FINE : COARSE;
    for (const topic of COMPARED.filter((known) => only.includes(known))) {
      const began = now();
      compareStation(terrain, station, density, [topic], (heard, pair, verdict, said) => note(tally, name(pair), heard, verdict, said));
      addTime(tally, topic, now() - began);
    }
    if (only.includes('one') && index % MATCHES === 0) {
      const began = now();
      const agreement: Agreement = { compared: 0, differing: [] };
      proveOneAnswer(terrain, station, agreement);
      for (let i = agreement.differing.length; i < agreement.compared; i++) note(tally, name(0), 'one', AGREES, '');
      for (const text of agreement.differing) note(tally, name(0), 'one', { mm: 1, what: text }, JSON.stringify(station.body));
      addTime(tally, 'one', now() - began);
    }
    if (twin === null || index % TWINS !== 0) continue;
    const began = now();
    station.pairs.forEach((pair, i) => note(tally, name(i), 'same', checkSame(twin, station, pair, i % 4 === 0), JSON.stringify({ body: station.body, pair })));
    addTime(tally, 'same', now() - began);
  }
  return tally;
}

/** Compares the outlines of all pieces with their meshes. */
function proveOutlines(kit: Kit): Tally {
  const tally = emptyTally();
  for (const [theme, pieces] of kit.themes) {
    for (const piece of pieces.values()) for (const { name, verdict } of checkOutlines(piece)) note(tally, `${theme}/${name}`, 'outline', verdict, name);
  }
  return tally;
}

/** Proves everything asked for. */
export async function prove(kit: Kit, options: ProofOptions): Promise<Tally> {
  const tally = options.only.includes('outline') ? proveOutlines(kit) : emptyTally();
  const portions = portionsOf(options, kit.shipped.length);
  let done = 0;
  await doPortions(portions, options, (portion) => provePortion(kit, portion), (part) => {
    addTally(tally, part);
    options.progress(++done, portions.length, tally);
  });
  return tally;
}
