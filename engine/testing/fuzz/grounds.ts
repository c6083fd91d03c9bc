import { z } from 'zod';
import { word } from '../../core/kept.ts';
import { anyOf, randomFrom, type Random } from '../../core/rng.ts';
import type { Content } from '../../node/content.ts';
import { EDGES } from '../../shatterpoint/board/edges.ts';
import type { NamedPlaces } from '../../shape/named.ts';
import { missions } from '../../shatterpoint/missions/index.ts';
import { PRINTED_SCALE } from '../../shatterpoint/state/setup.ts';
import { tableFaults } from '../../shatterpoint/system.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { boxTerrain, type BoxSpec, type IngressSpec } from '../terrain.ts';

/** A table that ships with the game, or boxes and ladders of one's own (lengths in mm). */
type Plain = { readonly table: string } | { readonly boxes: readonly BoxSpec[]; readonly ingress: readonly IngressSpec[] };
/** Where a game is played; and places that it names, where the game is played by them. */
export type Ground = Plain & { readonly named?: NamedPlaces };

const mm = z.number().min(-2000).max(2000);
const pair = z.tuple([mm, mm]);
const boxForm = z.strictObject({
  id: word, sight: z.enum(['blocked', 'clear']), move: z.enum(['passable', 'impassable']), x: pair, z: pair, bottom: mm, top: mm,
  low: z.boolean().optional(), feature: word.optional(), surface: z.boolean().optional(), hollow: mm.optional(), is: z.enum(['door', 'pit']).optional(),
});
const ingressForm = z.strictObject({ id: word, kind: z.enum(['ladder', 'stairs', 'lift', 'door', 'ramp']).optional(), points: z.array(z.tuple([mm, mm, mm])).max(8) });

const namedForm = z.strictObject({
  objectives: z.array(z.strictObject({ id: word, at: z.strictObject({ x: mm, z: mm }) })).max(60),
  deployment: z.array(z.strictObject({ seat: z.number().int().min(0).max(8), outline: z.array(pair).min(3).max(40) })).max(9),
}).optional();

/** The form of a ground in a file. */
export const groundForm = z.union([
  z.strictObject({ table: word, named: namedForm }),
  z.strictObject({ boxes: z.array(boxForm).max(90), ingress: z.array(ingressForm).max(30), named: namedForm }),
]) as unknown as z.ZodType<Ground>;

/** The grounds that a rule system is played on. */
export interface Wanted {
  /** Tables that ship with the game. */
  readonly tables: readonly string[];
  /** Whether half the grounds of boxes have rooms with doors, and pits. */
  readonly fitted: boolean;
}

/** Where every rule system can be played. */
export const USUAL: Wanted = { tables: ['refinery', 'outpost'], fitted: false };

/** Different grounds of boxes: few, so that what is remembered of a terrain is used again. */
const KINDS = 10;
/** Terrains kept. */
const KEPT = 64;

/** Builds grounds, each once. The shipped tables are read ahead, so that games need not wait. */
export class Grounds {
  readonly #shipped: ReadonlyMap<string, Terrain>;
  readonly #built = new Map<string, Terrain>();

  constructor(shipped: ReadonlyMap<string, Terrain>) {
    this.#shipped = shipped;
  }

  /** Reads shipped tables. */
  static async of(content: Content, tables: readonly string[]): Promise<Grounds> {
    return new Grounds(new Map(await Promise.all(tables.map(async (table) => [table, await content.terrain(table)] as const))));
  }

  /** A random ground: one in four is a shipped table, if any of those that are wanted were read. */
  any(random: Random, wanted = USUAL): Ground {
    const tables = wanted.tables.filter((table) => this.#shipped.has(table));
    if (tables.length > 0 && random() < 0.25) return { table: anyOf(tables, random) };
    const kind = Math.floor(random() * (wanted.fitted ? 2 : 1) * KINDS);
    return kind < KINDS ? randomGround(kind) : fittedGround(kind);
  }

  /** Throws when a table was not read. */
  terrain(ground: Ground): Terrain {
    const { named, ...plain } = ground;
    return named === undefined ? this.#plain(plain) : this.#known(JSON.stringify(ground), () => ({ ...this.#plain(plain), named }));
  }

  #plain(ground: Plain): Terrain {
    if ('table' in ground) {
      const terrain = this.#shipped.get(ground.table);
      if (terrain === undefined) throw new Error(`the table "${ground.table}" is not there`);
      return terrain;
    }
    return this.#known(JSON.stringify(ground), () => boxTerrain(ground));
  }

  #known(key: string, build: () => Terrain): Terrain {
    const known = this.#built.get(key);
    if (known !== undefined) return known;
    const terrain = build();
    if (this.#built.size >= KEPT) this.#built.delete(this.#built.keys().next().value!); // the oldest
    this.#built.set(key, terrain);
    return terrain;
  }
}

const HALF = 457;
/** Places tried for each box. */
const TRIES = 12;

type Span = readonly [number, number];

/** Everywhere that any mission lays a token. */
const TOKENS = missions.flatMap(({ objectives }) => objectives.flatMap(({ at }) => EDGES.map((edge) => ({ x: at.x * edge, z: at.z * edge }))));

/** Whether a box may stand there as far as tokens go: each is held whole or not touched (SP-FIELD-05). */
function keepsTokens(x: Span, z: Span, carries: boolean): boolean {
  const r = PRINTED_SCALE.objective;
  return TOKENS.every((at) => at.x + r <= x[0] || at.x - r >= x[1] || at.z + r <= z[0] || at.z - r >= z[1]
    || (carries && at.x - r >= x[0] && at.x + r <= x[1] && at.z - r >= z[0] && at.z + r <= z[1]));
}

/** A ground without the boxes that, leaning on others, still cover a token. */
function cleared(boxes: readonly BoxSpec[], ingress: readonly IngressSpec[]): Ground {
  const faults = tableFaults(boxTerrain({ boxes, ingress }));
  if (faults.length === 0) return { boxes, ingress };
  const gone = new Set(faults.map(({ refusal }) => refusal.detail?.['feature']));
  return cleared(boxes.filter(({ id }) => !gone.has(id)), ingress);
}

const grounds = new Map<number, Ground>();

/** Buildings, walls, crates, gantries that lean on buildings, and ladders, anywhere on a table of 36 inches that every mission can be played on. */
export function randomGround(seed: number): Ground {
  let ground = grounds.get(seed);
  if (ground === undefined) grounds.set(seed, (ground = newGround(seed)));
  return ground;
}

/** A random ground with rooms that have doors, and with pits, wherever there is room for them. */
function fittedGround(seed: number): Ground {
  const plain = randomGround(seed);
  let ground = fitted.get(plain);
  if (ground === undefined) fitted.set(plain, (ground = 'boxes' in plain ? fit(plain, randomFrom(seed * 6521 + 5)) : plain));
  return ground;
}

const fitted = new Map<Ground, Ground>();

function fit({ boxes, ingress }: Extract<Ground, { readonly boxes: unknown }>, random: Random): Ground {
  const all = [...boxes];
  const span = (long: number): Span => {
    const from = Math.floor(-HALF + 20 + random() * (2 * HALF - 40 - long));
    return [from, from + long];
  };
  const put = (long: number, deep: number, make: (x: Span, z: Span) => readonly BoxSpec[]): void => {
    for (let i = 0; i < TRIES; i++) {
      const [x, z] = [span(long), span(deep)];
      if (isClear(all, x, z)) return void all.push(...make(x, z));
    }
  };
  for (let i = 0; i < ROOMS; i++) put(130 + Math.floor(random() * 120), 130 + Math.floor(random() * 120), (x, z) => roomAt(`room-${i}`, x, z, random));
  for (let i = 0; i < PITS; i++) put(30 + Math.floor(random() * 90), 30 + Math.floor(random() * 90), (x, z) => [{ id: `pit-${i}`, is: 'pit', sight: 'clear', move: 'impassable', x, z, bottom: -40, top: 0 }]);
  return { boxes: all, ingress };
}

const [ROOMS, PITS] = [4, 4];
/** How thick walls of rooms and leaves of doors are, and how high (mm). */
const [THICK, LEAF, HIGH] = [8, 4, 60];

/** Four walls of which two have a gap of one or two squares with a door in it. */
function roomAt(id: string, x: Span, z: Span, random: Random): readonly BoxSpec[] {
  const gated = Math.floor(random() * 4);
  return [0, 1, 2, 3].flatMap((side) => {
    const [along, across] = side < 2 ? [x, z] : [z, x];
    const line = across[side % 2]!;
    const box = (name: string, from: number, to: number, thick: number, more: Partial<BoxSpec> = {}): BoxSpec => {
      const [run, deep]: [Span, Span] = [[from, to], [line - thick / 2, line + thick / 2]];
      return { id: `${id}-${side}-${name}`, sight: 'blocked', move: 'impassable', x: side < 2 ? run : deep, z: side < 2 ? deep : run, bottom: 0, top: HIGH, surface: false, ...more };
    };
    if (side !== gated && side !== (gated + 2) % 4) return [box('wall', ...along, THICK)];
    const wide = random() < 0.5 ? 28 : 56;
    const gap = along[0] + 20 + Math.floor(random() * (along[1] - along[0] - wide - 40));
    return [box('left', along[0], gap, THICK), box('leaf', gap, gap + wide, LEAF, { is: 'door' }), box('right', gap + wide, along[1], THICK)];
  });
}

/** Whether a place is well away from every box. */
const isClear = (boxes: readonly BoxSpec[], x: Span, z: Span): boolean =>
  boxes.every((box) => x[1] + 30 < box.x[0] || x[0] - 30 > box.x[1] || z[1] + 30 < box.z[0] || z[0] - 30 > box.z[1]);

function newGround(seed: number): Ground {
  const random = randomFrom(seed * 7919 + 17);
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const boxes: BoxSpec[] = [];
  const ingress: IngressSpec[] = [];
  const put = (id: string, wide: number, deep: number, top: number, more: Partial<BoxSpec> = {}): BoxSpec | null => {
    for (let i = 0; i < TRIES; i++) {
      const [x, z] = [whole(-HALF + 5, HALF - wide - 5), whole(-HALF + 5, HALF - deep - 5)];
      const box: BoxSpec = { id, sight: 'blocked', move: 'impassable', x: [x, x + wide], z: [z, z + deep], bottom: 0, top, ...more };
      if (!isClear(boxes, box.x, box.z) || !keepsTokens(box.x, box.z, box.surface !== false)) continue;
      boxes.push(box);
      return box;
    }
    return null;
  };
  for (let i = 0, count = whole(3, 7); i < count; i++) {
    const house = put(`house-${i}`, whole(70, 190), whole(70, 190), anyOf([45, 76, 77, 90, 127, 160], random));
    if (house !== null && random() < 0.7) ingress.push({ id: `ladder-${i}`, points: ladderAt(house, whole(30, 60)) });
    if (house !== null && random() < 0.5) boxes.push(...gantryAt(house, `gantry-${i}`, whole(90, 220), whole(44, 80)));
  }
  for (let i = 0, count = whole(0, 4); i < count; i++) put(`wall-${i}`, ...(random() < 0.5 ? ([whole(5, 12), whole(60, 200)] as const) : ([whole(60, 200), whole(5, 12)] as const)), whole(30, 110), { surface: false });
  for (let i = 0, count = whole(1, 6); i < count; i++) put(`crate-${i}`, whole(25, 70), whole(25, 70), whole(15, 45), { low: true });
  for (let i = 0, count = whole(0, 2); i < count; i++) put(`stage-${i}`, whole(80, 160), whole(80, 160), whole(8, 20), { sight: 'clear', move: 'passable' });
  return cleared(boxes, ingress);
}

/** A foot on the ground in front of a box, towards the table's middle, and an end on its roof. */
function ladderAt({ x, z, top }: BoxSpec, away: number): IngressSpec['points'] {
  const [cx, cz] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2];
  return Math.abs(cx) > Math.abs(cz)
    ? [[cx > 0 ? x[0] - away / 2 : x[1] + away / 2, cz, 0], [cx > 0 ? x[0] + 20 : x[1] - 20, cz, top]]
    : [[cx, cz > 0 ? z[0] - away / 2 : z[1] + away / 2, 0], [cx, cz > 0 ? z[0] + 20 : z[1] - 20, top]];
}

/** A thin deck that goes from a roof towards the table's middle. */
function gantryAt({ x, z, top }: BoxSpec, id: string, long: number, wide: number): BoxSpec[] {
  const deck = { id, sight: 'clear', move: 'passable', bottom: top - 4, top } as const;
  const [cx, cz] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2];
  if (Math.abs(cx) > Math.abs(cz)) return [{ ...deck, x: cx > 0 ? [x[0] - long, x[0]] : [x[1], x[1] + long], z: [cz - wide / 2, cz + wide / 2] }];
  return [{ ...deck, x: [cx - wide / 2, cx + wide / 2], z: cz > 0 ? [z[0] - long, z[0]] : [z[1], z[1] + long] }];
}
