import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toEnd } from '../core/steps.ts';
import { systems } from '../host/systems.ts';
import type { TableDemand } from '../shape/demand.ts';
import { checking, MOST } from '../space/check/check.ts';
import { battlefieldOf, hashTerrain, MOST_FEATURES, type Feature, type Terrain } from '../space/terrain/table.ts';
import { deep } from '../testing/depth.ts';
import { bare } from '../testing/own-tables.ts';
import { interleaved } from '../testing/stopwatch.ts';
import { YARD, yardstick } from '../testing/yardstick.ts';
import { Content } from './content.ts';

const PIECES = [
  'crates', 'container', 'gantry-platform', 'ladder', 'pillar', 'barricade', 'generator', 'console', 'freight', 'half-platform', 'wall-broken', 'gantry-span', 'antenna-tower', 'fuel-tank', 'building-two',
];

/** So many pieces of all kinds, on the ground or each at a height of its own. */
function crowded(count: number, level: (i: number) => number = () => 0): readonly Feature[] {
  const across = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i): Feature => ({
    id: `f${i}`, piece: PIECES[i % PIECES.length]!, turn: (i * 15) % 180, level: level(i),
    at: [((i % across) / (across - 1) - 0.5) * 620, (Math.floor(i / across) / (across - 1) - 0.5) * 500],
  }));
}

/** What one system takes to be ready on a table: milliseconds, and how often as long as the yardstick takes. */
interface Taken {
  readonly ms: number;
  readonly ratio: number;
  readonly told: string;
}

/** Builds each table anew and makes it ready for the rules of each system, all of them in turn with the yardstick: for each table what each system takes. */
async function prepared(...laid: readonly (readonly Feature[])[]): Promise<readonly (readonly Taken[])[]> {
  const starts = await Promise.all(laid.map(startsOn));
  const [yard, ...took] = interleaved([yardstick, ...starts.flat()], { rounds: deep(8, 3), ms: 0, share: 0, cleared: true });
  return laid.map((_, table) => systems.map(({ rules: { id } }, i) => {
    const ms = took[table * systems.length + i]!;
    return { ms, ratio: ms / yard!, told: `${id}: ${Math.round(ms)} ms, yardstick ${Math.round(yard!)} ms` };
  }));
}

async function startsOn(features: readonly Feature[]): Promise<readonly (() => void)[]> {
  const table = bare({ features: [...features] });
  const pieces = await new Content(join(import.meta.dirname, '../../assets')).piecesOf(table);
  const ready = (start: (terrain: Terrain) => void) => (): void => {
    const terrain = battlefieldOf(table, pieces); // a new one each time: nothing of it is known yet
    hashTerrain(terrain);
    start(terrain);
  };
  return systems.map(({ rules, tableFaults, starter }) => ready((terrain) => {
    // Of Shatterpoint, whose objectives are covered here, what is looked for before that is said.
    if (tableFaults === undefined) rules.start(rules.readSetup(starter(table.id)), terrain);
    else expect(tableFaults(terrain).length).toBeGreaterThan(0);
  }));
}

it(`the rules of every system are ready on a table of ${MOST.pieces} pieces within half a second of the machine that figures were measured on`, async () => {
  const [all] = await prepared(crowded(MOST.pieces));
  for (const { ratio, told } of all!) expect(ratio, told).toBeLessThan(500 / YARD);
});

it(`of ${MOST_FEATURES} pieces they are ready within the same time, and where each stands at a height of its own in no more time than where all stand on the ground`, async () => {
  const [ground, own] = await prepared(crowded(MOST_FEATURES), crowded(MOST_FEATURES, (i) => (i * 37.3) % 300));
  for (const [i, { ms, ratio, told }] of own!.entries()) {
    const flat = ground![i]!;
    expect(ms / flat.ms, `${told}; on the ground ${flat.told}`).toBeLessThan(1.6);
    for (const one of [ratio, flat.ratio]) expect(one, `${told}; on the ground ${flat.told}`).toBeLessThan(500 / YARD);
  }
});

it(`the check of ${MOST.pieces} pieces takes no longer than 8 s of that machine, and where each stands at a height of its own no longer than three times that of as many on the ground`, async () => {
  const content = new Content(join(import.meta.dirname, '../../assets'));
  const demands = (terrain: Terrain): readonly TableDemand[] => systems.flatMap(({ tableDemands }) => tableDemands?.(terrain) ?? []);
  const check = async (features: readonly Feature[]): Promise<() => void> => {
    const table = bare({ features: [...features] });
    const pieces = await content.piecesOf(table);
    return () => void toEnd(checking(table, pieces, demands, { isLate: () => true }));
  };
  const checks = [await check(crowded(MOST.pieces)), await check(crowded(MOST.pieces, (i) => (i * 37.3) % 300))];
  const [yard, ground, own] = interleaved([yardstick, ...checks], { rounds: 1, ms: 0, cleared: true });
  const told = `${Math.round(own!)} ms, on the ground ${Math.round(ground!)} ms, yardstick ${Math.round(yard!)} ms`;
  expect(own! / ground!, told).toBeLessThan(3);
  for (const ms of [own!, ground!]) expect(ms / yard!, told).toBeLessThan(8000 / YARD);
});
