/** The acceptance scenarios' geometry in any scale: every place is made of the scale's own lengths. All lengths in mm. */
import type { Script } from '../../core/script.ts';
import type { Point } from '../../shape/point.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { boxTerrain, type BoxSpec } from '../../testing/terrain.ts';
import type { Game } from '../game/game.ts';
import { levels, radiusOf, range } from './measure.ts';
import { toolMove, type ToolMove } from '../deeds/move.ts';
import { shift, type Shift } from '../deeds/push.ts';

/** The lengths of a match: range tools from index 1, a base's and a token's radius, both movement tools, a figure's height. */
export interface Lengths {
  readonly name: string;
  readonly printed: boolean;
  readonly R: readonly number[];
  readonly r: number;
  readonly token: number;
  readonly advance: number;
  readonly dash: number;
  readonly width: number;
  readonly head: number;
}

export const hero = fighter('hero', { base: 40 });

function lengthsOf(name: string, printed: boolean): Lengths {
  const { game } = table({ cards: [hero], units: { hero: { seat: 0, at: [18, 18] } }, printed });
  const { scale } = game.content.setup;
  return {
    name, printed, R: [0, ...[1, 2, 3, 4, 5].map((n) => range(game, n))], r: radiusOf(game, game.state.units[0]!), token: scale.objective,
    advance: scale.advance, dash: scale.dash, width: scale.toolWidth, head: scale.figureHeight,
  };
}

/** The acceptance scenarios' own scale, and the printed game's. */
export const SCALES: readonly Lengths[] = [lengthsOf('test scale', false), lengthsOf('printed sizes', true)];

/** Surely more than a touch (the rules' tolerance is 0.1 mm). */
export const JUST = 0.25;

/** East, north and up from the table's centre. */
export type Place = readonly [east: number, north: number, up?: number];
export const point = ([east, north, up = 0]: Place): Point => ({ x: east, y: up, z: -north });

/** A box: from west to east, from south to north, from its underside to its top. */
export function box(
  id: string,
  [west, east]: readonly [number, number],
  [south, north]: readonly [number, number],
  [bottom, top]: readonly [number, number],
  more: Partial<BoxSpec> = {},
): BoxSpec {
  return { id, sight: 'blocked', move: 'impassable', x: [west, east], z: [-north, -south], bottom, top, ...more };
}
/** A Clear and Passable deck; it is 6 mm thick. */
export const deck = (id: string, x: readonly [number, number], z: readonly [number, number], top: number): BoxSpec => box(id, x, z, [top - 6, top], { sight: 'clear', move: 'passable' });
export const ground = (...boxes: readonly BoxSpec[]): Terrain => boxTerrain({ boxes });

/** Where a figure stands, or the same with its seat and more; `hero` belongs to seat 0, the others to seat 1 unless they say so. */
export type Standing = Place | (Partial<Omit<Placed, 'at'>> & { readonly places: readonly Place[] });

/** A match in a scale with figures at exact places. */
export function match(s: Lengths, figures: Readonly<Record<string, Standing>>, boxes: readonly BoxSpec[] = [], more: Partial<TableOptions> = {}): Table {
  const entries = Object.entries(figures).map(([name, standing]) => ({ name, ...(isPlace(standing) ? { places: [standing] } : standing) }));
  const cards = [hero, ...entries.filter(({ places }) => places.length > 1).map(({ name, places }) => fighter(`${name}-card`, { base: 40, characters: places.length }))];
  const units = Object.fromEntries(entries.map(({ name, places, ...placed }) => [
    name, { card: places.length > 1 ? `${name}-card` : 'hero', seat: name === 'hero' ? 0 : 1, ...placed, at: places.map(() => [18, 18] as const) } satisfies Placed,
  ]));
  const t = table({ cards, units, printed: s.printed, terrain: ground(...boxes), ...more });
  for (const { name, places } of entries) places.forEach((place, i) => { t.character(`${t.idOf(name)}.${i + 1}`).at = point(place); });
  return t;
}

const isPlace = (standing: Standing): standing is Place => Array.isArray(standing);

/** A figure begins a move. */
export const going = (t: Table, how: ToolMove, name = 'hero'): Table => t.run((game) => toolMove(game, t.characterId(name), how));
/** A figure is pushed or pulled by nobody in particular, or as `more` says. */
export const pushing = (t: Table, n: number, more: Partial<Shift> = {}, name = 'hero'): Table => t.run((game): Script<unknown> => shift(game, t.characterId(name), { range: n, from: null, way: 'push', ...more }));

/** The rule against a place, or 'legal'. */
export const ruleAt = (t: Table, place: Place): string => t.refusal({ kind: 'place', at: point(place) })?.rule ?? 'legal';
/** Goes to a place; a push goes in its direction. */
export const go = (t: Table, place: Place): Table => t.answer({ kind: 'place', at: point(place) });
/** East, north and up of a figure, to the tenth of a millimetre. */
export const where = (t: Table, name = 'hero'): readonly number[] => {
  const { x, y, z } = t.character(name).at!;
  return [x, -z, y].map((n) => Math.round(n * 10) / 10 + 0);
};
/** A place as `where` gives it. */
export const tenths = (...place: readonly number[]): readonly number[] => place.map((n) => Math.round(n * 10) / 10 + 0);

/** What "the same Elevation" spans at most. */
export const stepOf = (game: Game): number => levels(game).step;
