// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { parseTable, type Feature } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import '../testing/faces.fixture.ts';
import { testPage } from '../testing/page.fixture.ts';
import { bench, clearBench } from './bench.ts';
import type { Kit } from './kit.ts';
import { Strip } from './panels/Strip.tsx';
import { slicesOf } from './slices.ts';
import './workshopWords.ts';

/** A rectangle around the middle, so wide and so deep (mm). */
const outline = (width: number, depth: number) => [[-width / 2, -depth / 2], [width / 2, -depth / 2], [width / 2, depth / 2], [-width / 2, depth / 2]] as const;

/** A piece with floors at heights, each so wide. */
function piece(name: string, floors: Readonly<Record<number, number>>, footprint = 20): PieceModel {
  const surfaces = Object.entries(floors).map(([y, width]) => ({ y: Number(y), outline: outline(width, 100) }));
  return {
    name,
    parts: [{
      part: name, sight: 'blocked', move: 'impassable', low: false, top: 100, bottom: 0, footprint: [outline(footprint, 20)], surfaces, ingress: [],
      positions: new Float32Array(), index: new Uint32Array(),
    }],
  };
}

const MODELS = new Map([
  piece('deck', { 90: 150 }), piece('tower', { 57.3: 80, 143.6: 80 }), piece('sill', { 84: 20 }), piece('slab', { 4: 300 }), piece('crate', {}),
  piece('stairs', Object.fromEntries(Array.from({ length: 14 }, (_, i) => [30 + 20 * i, 10 + i]))),
].map((model) => [model.name, model]));
const laid = (...all: readonly (readonly [string, number])[]): Feature[] =>
  all.map(([name, level], i) => ({ id: `${name}-${i}`, piece: name, at: [0, 0], turn: 0, level }));
const slices = (...all: readonly (readonly [string, number])[]): readonly number[] => slicesOf(laid(...all), (name) => MODELS.get(name));

describe('heights up to which a table may be seen', () => {
  it('are those of its floors as they are laid, and those at which its pieces stand', () => {
    expect(slices(['deck', 0], ['deck', 90])).toEqual([180, 90]);
    expect(slices(['tower', 0])).toEqual([144, 57]);
    expect(slices(['tower', 12.5])).toEqual([156, 70]);
    expect(slices(['crate', 0])).toEqual([]);
    expect(slices(['crate', 0], ['crate', 135])).toEqual([135]);
    expect(slices(['slab', 0], ['unknown', 90])).toEqual([]);
  });

  it('of heights within 10 mm of each other the one with the most area is offered', () => {
    expect(slices(['sill', 0], ['deck', 0])).toEqual([90]);
    expect(slices(...Array.from({ length: 20 }, () => ['sill', 0] as const), ['deck', 0])).toEqual([84]);
    expect(slices(['deck', 0], ['deck', 11])).toEqual([101, 90]);
  });

  it('ten are offered at most: those with the most area', () => {
    expect(slices(['stairs', 0])).toEqual(Array.from({ length: 10 }, (_, i) => 290 - 20 * i));
  });
});

const { page, draw } = testPage();
const select = (): HTMLSelectElement =>
  [...page.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Seen up to'))!.querySelector('select')!;
const offered = (): readonly string[] => [...select().options].map(({ textContent }) => textContent);
const lays = (...all: readonly (readonly [string, number])[]): void =>
  act(() => { bench.setState({ draft: begin(parseTable(bare({ features: laid(...all) }))) }); });

describe('the choice in the strip', () => {
  beforeEach(() => {
    clearBench();
    bench.setState({ kit: { model: (name: string) => MODELS.get(name) } as unknown as Kit, draft: begin(parseTable(bare())) });
    draw(<Strip open={undefined} onOpen={() => {}} />);
  });

  it('offers the heights of the table that is laid out; what is chosen stays chosen where the table loses it', () => {
    expect(offered()).toEqual(['everything']);
    lays(['deck', 0], ['tower', 90]);
    expect(offered()).toEqual(['everything', '234 mm', '147 mm', '90 mm']);
    act(() => {
      select().value = '147';
      select().dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(bench.getState().slice).toBe(147);
    lays(['deck', 0]);
    expect([offered(), select().value]).toEqual([['everything', '147 mm', '90 mm'], '147']);
    act(() => { bench.setState({ slice: null }); });
    expect(offered()).toEqual(['everything', '90 mm']);
  });
});
