import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systems } from '../host/systems.ts';
import { MOST } from '../space/check/check.ts';
import { battlefieldOf, hashTerrain, type Feature, type Terrain } from '../space/terrain/table.ts';
import { bare } from '../testing/own-tables.ts';
import { interleaved } from '../testing/stopwatch.ts';
import { Content } from './content.ts';

const PIECES = [
  'crates', 'container', 'gantry-platform', 'ladder', 'pillar', 'barricade', 'generator', 'console', 'freight', 'half-platform', 'wall-broken', 'gantry-span', 'antenna-tower', 'fuel-tank', 'building-two',
];
/** Milliseconds that the yardstick takes on the machine on which a second was measured. */
const YARD = 200;

/** As many pieces of all kinds as are played on; nothing on the places of any objective. */
function crowded(count: number): readonly Feature[] {
  const across = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i): Feature => ({
    id: `f${i}`, piece: PIECES[i % PIECES.length]!, turn: (i * 15) % 180, level: 0,
    at: [((i % across) / (across - 1) - 0.5) * 620, (Math.floor(i / across) / (across - 1) - 0.5) * 500],
  }));
}

/** Work of a kind with what is measured, whatever table there is. */
function yardstick(): number {
  const numbers = new Float64Array(200_000);
  let sum = 0;
  for (let round = 0; round < 40; round++) for (let i = 0; i < numbers.length; i++) sum += numbers[i] = Math.sqrt(i * round + sum % 7);
  return sum;
}

it(`the rules of every system are ready on a table of ${MOST.pieces} pieces within a second of the machine that it was measured on`, async () => {
  const table = bare({ features: [...crowded(MOST.pieces)] });
  const pieces = await new Content(join(import.meta.dirname, '../../assets')).piecesOf(table);
  const ready = (start: (terrain: Terrain) => void) => (): void => {
    const terrain = battlefieldOf(table, pieces); // a new one each time: nothing of it is known yet
    hashTerrain(terrain);
    start(terrain);
  };
  const starts = systems.map(({ rules, tableFaults, starter }) => ready((terrain) => {
    // Of Shatterpoint, whose objectives are covered here, what is looked for before that is said.
    if (tableFaults === undefined) rules.start(rules.readSetup(starter(table.id)), terrain);
    else expect(tableFaults(terrain).length).toBeGreaterThan(0);
  }));
  const [yard, ...took] = interleaved([yardstick, ...starts], { rounds: 3, ms: 0 });
  for (const [i, { rules }] of systems.entries()) expect(took[i]! / yard!, `${rules.id}: ${Math.round(took[i]!)} ms, yardstick ${Math.round(yard!)} ms`).toBeLessThan(1000 / YARD);
}, 120_000);
