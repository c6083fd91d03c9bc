import { expect, test } from 'vitest';
import { randomFrom, type Random } from '../../core/rng.ts';
import { CONDITIONS } from '../state/state.ts';
import { drawAttack } from './draws.fixture.ts';
import { oddsOf } from './odds.fixture.ts';
import type { Odds } from './odds.ts';
import { Striker, type Struck } from './strike.fixture.ts';
import { deep } from '../../testing/depth.ts';

const ATTACKS = deep(60, 12);
const ROLLS = 5000;
/** 99 % of a normal distribution lies within this many standard deviations. */
const SIGMAS_99 = 2.5758;
/** Outcomes that are expected less often than this are put together. */
const RARE = 20;

/** How far a figure of the sample lies from the odds, in standard deviations. */
interface Figure {
  readonly name: string;
  readonly off: number;
}

const share = (name: string, seen: number, chance: number): Figure => ({ name: `${name}: ${seen} of ${ROLLS}, chance ${chance}`, off: (seen - ROLLS * chance) / Math.sqrt(ROLLS * chance * (1 - chance)) });

/** Figures of a list of chances; rare outcomes count together, and impossible ones must not have been seen. */
function shares(name: string, seen: readonly number[], chances: readonly number[]): Figure[] {
  const figures: Figure[] = [];
  const rare = { seen: 0, chance: 0 };
  for (let n = 0; n < Math.max(seen.length, chances.length); n++) {
    const [count, chance] = [seen[n] ?? 0, chances[n] ?? 0];
    if (chance === 0) expect(count, `${name} ${n} cannot be`).toBe(0);
    if (isMeasurable(chance)) figures.push(share(`${name} ${n}`, count, chance));
    else if (chance < 0.5) { rare.seen += count; rare.chance += chance; }
  }
  return isMeasurable(rare.chance) ? [...figures, share(`${name} rare`, rare.seen, rare.chance)] : figures;
}

const isMeasurable = (chance: number): boolean => ROLLS * Math.min(chance, 1 - chance) >= RARE;

function figuresOf(odds: Odds, sample: readonly Struck[]): Figure[] {
  const count = (list: readonly number[]): number[] => list.reduce<number[]>((counts, n) => { counts[n] = (counts[n] ?? 0) + 1; return counts; }, []);
  const damage = sample.map((struck) => struck.damage);
  const spread = Math.sqrt(odds.damage.reduce((sum, chance, n) => sum + chance * (n - odds.mean) ** 2, 0) / ROLLS);
  const mean = damage.reduce((sum, n) => sum + n, 0) / ROLLS;
  return [
    ...shares('successes', count(sample.map((struck) => struck.successes)), odds.successes),
    ...shares('damage', count(damage), odds.damage),
    ...shares('wound', [sample.filter(({ wounds }) => !wounds).length, sample.filter(({ wounds }) => wounds).length], [1 - odds.wound, odds.wound]).slice(1),
    ...CONDITIONS.flatMap((condition) =>
      shares(condition, [0, sample.filter(({ conditions }) => conditions.includes(condition)).length], [0, odds.conditions[condition]]),
    ),
    ...(spread > 0 ? [{ name: `mean ${mean} of ${odds.mean}`, off: (mean - odds.mean) / spread }] : []),
  ];
}

const rollsWith =
  (random: Random) =>
  ({ count, sides }: { readonly count: number; readonly sides: number }): number[] =>
    Array.from({ length: count }, () => 1 + Math.floor(random() * sides));

test(`the odds of ${ATTACKS} attacks drawn over all units are those of ${ROLLS} of each made by the rules (99 % intervals)`, () => {
  const random = randomFrom(20260);
  const figures: Figure[] = [];
  for (let i = 0; i < ATTACKS; i++) {
    const { game, plan, name } = drawAttack(random);
    const odds = oddsOf(game, plan);
    const striker = new Striker(game, plan);
    const faces = rollsWith(random);
    const sample = Array.from({ length: ROLLS }, () => striker.strike(faces));
    figures.push(...figuresOf(odds, sample).map((figure) => ({ ...figure, name: `${figure.name} — ${name}` })));
  }
  const missed = figures.filter(({ off }) => Math.abs(off) > SIGMAS_99);
  const allowed = 0.01 * figures.length;
  expect(figures.length).toBeGreaterThan(10 * ATTACKS);
  expect(figures.filter(({ off }) => Math.abs(off) > 5)).toEqual([]);
  expect(missed.length, missed.map(({ name }) => name).join('\n')).toBeLessThan(allowed + 4 * Math.sqrt(allowed));
});
