import { expect, it } from 'vitest';
import { FIGURES as miniatures } from '../engine/miniatures/figures/index.ts';
import { faces } from '../engine/shatterpoint/system.ts';
import { FIGURES as characters } from '../engine/wartime/figures/index.ts';
import { figureIds } from './kit/figures/build.ts';
import { sculpts } from './kit/figures/sculpts.ts';

interface Bearer { readonly id: string; readonly figures: readonly string[] }
const SYSTEMS: Readonly<Record<string, readonly Bearer[]>> = {
  shatterpoint: faces.map(({ id, sculpts }) => ({ id, figures: sculpts })),
  miniatures: miniatures.map(({ id, sculpt, poses = [] }) => ({ id, figures: [sculpt, ...poses] })),
  wartime: characters.map(({ id, sculpt }) => ({ id, figures: [sculpt] })),
};

it.each(Object.entries(SYSTEMS))('in %s nobody is shown by another’s figure, nor by one that is not there', (_system, bearers) => {
  const named = bearers.flatMap(({ id, figures }) => figures.map((figure) => ({ id, figure })));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ figure }) => !figureIds.includes(figure))).toEqual([]);
  expect(named.filter(({ figure }, i) => named.findIndex((other) => other.figure === figure) < i)).toEqual([]);
});

/** Whether a figure has jets, by its recipe. */
function flies(id: string): boolean {
  const { jets, parts } = sculpts[id]!;
  return jets === true || parts.some((use) => (typeof use === 'string' ? use : use[0]) === 'rocketpack');
}

it('who jumps on jets by the card wears them as a figure, and nobody else', () => {
  const flying = faces.filter(({ jets }) => jets === true).flatMap((face) => face.sculpts);
  expect(flying.length).toBeGreaterThan(8);
  expect(faces.flatMap((face) => face.sculpts).filter(flies).sort()).toEqual([...flying].sort());
});

it('each of the sixty of Miniatures has a figure, and each of them stands for a card', () => {
  const carded = miniatures.flatMap(({ sculpt, poses = [] }) => [sculpt, ...poses]);
  expect(new Set(carded).size).toBe(60);
  expect(carded.filter((id) => !figureIds.includes(id))).toEqual([]);
  expect(figureIds.filter((id) => id.startsWith('rs-') && !carded.includes(id))).toEqual([]);
});
