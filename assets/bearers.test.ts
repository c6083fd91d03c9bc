import { expect, it } from 'vitest';
import { FIGURES as miniatures } from '../engine/miniatures/figures/index.ts';
import { faces } from '../engine/shatterpoint/system.ts';
import { FIGURES as characters } from '../engine/wartime/figures/index.ts';
import { figureIds } from './kit/figures/build.ts';

interface Bearer { readonly id: string; readonly figures: readonly string[] }
const SYSTEMS: Readonly<Record<string, readonly Bearer[]>> = {
  shatterpoint: faces.map(({ id, sculpts }) => ({ id, figures: sculpts })),
  miniatures: miniatures.map(({ id, sculpt }) => ({ id, figures: [sculpt] })),
  wartime: characters.map(({ id, sculpt }) => ({ id, figures: [sculpt] })),
};

it.each(Object.entries(SYSTEMS))('in %s nobody is shown by another’s figure, nor by one that is not there', (_system, bearers) => {
  const named = bearers.flatMap(({ id, figures }) => figures.map((figure) => ({ id, figure })));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ figure }) => !figureIds.includes(figure))).toEqual([]);
  expect(named.filter(({ figure }, i) => named.findIndex((other) => other.figure === figure) < i)).toEqual([]);
});
