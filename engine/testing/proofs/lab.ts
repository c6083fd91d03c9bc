/** What `gantry proofs` runs. */
import { type Hands, servePortions } from '../../node/portions.ts';
import { COARSE, compareStation, FINE } from './ask.ts';
import { type Portion, prove, provePortion } from './campaign.ts';
import { readKit, tableTerrain } from './kit.ts';
import { type Agreement, proveOneAnswer } from './one-answer.ts';
import { stationOf } from './question.ts';
import { checkSame, twinOf } from './same.ts';
import { describeTally, faultsOf } from './tally.ts';
import { kindOf, TOPICS, type Topic } from './verdict.ts';

/** Settings of a run as the command reads them. */
interface Run extends Hands {
  readonly pairs: number;
  readonly tables: number;
  readonly seed: number;
  /** Names of topics, or none for all. */
  readonly only: readonly string[];
  progress(done: number, of: number, faults: number): void;
}

/** The topics of some names. Throws on a name that is none. */
function topics(names: readonly string[]): readonly Topic[] {
  for (const name of names) if (!(TOPICS as readonly string[]).includes(name)) throw new Error(`"${name}" is no topic; there are ${TOPICS.join(', ')}`);
  return names.length === 0 ? TOPICS : TOPICS.filter((topic) => names.includes(topic));
}

/** Proves many random questions; the report, and whether there were faults. */
export async function proveMany(run: Run, assets: string): Promise<{ readonly text: string; readonly json: string; readonly broken: boolean }> {
  const tally = await prove(await readKit(assets), { ...run, only: topics(run.only), progress: (done, of, sum) => run.progress(done, of, faultsOf(sum)) });
  return { text: describeTally(tally), json: JSON.stringify(tally, null, 1), broken: faultsOf(tally) > 0 };
}

/** Asks the questions of one case again, named `seed.table.station` or `seed.table.station.pair`: every comparison in a line. */
export async function runCase(name: string, only: readonly string[], assets: string): Promise<{ readonly lines: readonly string[]; readonly broken: boolean }> {
  const [seed, table, index, pair] = name.split('.').map(Number);
  if (![seed, table, index].every(Number.isInteger)) throw new Error(`"${name}" names no case: SEED.TABLE.STATION or SEED.TABLE.STATION.PAIR`);
  const terrain = tableTerrain(await readKit(assets), seed!, table!);
  const station = stationOf(terrain, seed!, table!, index!);
  const lines: string[] = [];
  let broken = false;
  const wanted = topics(only);
  compareStation(terrain, station, index! % 16 === 15 ? FINE : { ...COARSE, witness: 1 }, wanted, (topic, number, verdict, said) => {
    if (pair !== undefined && number !== pair) return;
    const kind = kindOf(verdict);
    broken ||= kind === 'fault';
    lines.push(`${number} ${topic} ${kind}${verdict.mm > 0 ? ` ${verdict.mm.toFixed(3)} mm: ${verdict.what}` : ''}\n    ${said}`);
  });
  if (wanted.includes('same')) {
    const twin = twinOf(terrain, table!);
    station.pairs.forEach((asked, number) => {
      if (pair !== undefined && number !== pair) return;
      const verdict = checkSame(twin, station, asked, number % 4 === 0);
      broken ||= kindOf(verdict) === 'fault';
      lines.push(`${number} same (${twin.name}) ${kindOf(verdict)} ${verdict.what}`);
    });
  }
  if (wanted.includes('one') && pair === undefined) {
    const agreement: Agreement = { compared: 0, differing: [] };
    proveOneAnswer(terrain, station, agreement);
    broken ||= agreement.differing.length > 0;
    lines.push(`one: ${agreement.compared} answers compared`, ...agreement.differing.map((text) => `one fault ${text}`));
  }
  return { lines, broken };
}

/** Makes this thread one of a run's. */
export async function joinProofs(assets: string): Promise<void> {
  const kit = await readKit(assets);
  servePortions((portion: Portion) => provePortion(kit, portion));
}
