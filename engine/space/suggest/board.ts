/** The table while it is laid out: what stands where, and whether something more may stand there. */
import { discMeets, nearBox } from '../plane/ring.ts';
import { tenth } from '../../shape/point.ts';
import type { Feature } from '../terrain/table.ts';
import { placingOf } from '../terrain/table.ts';
import type { Placing, Terrain } from '../terrain/terrain.ts';
import type { Opening, Plan } from './plan.ts';

/** A place in plan with a turn in degrees, and the height of the ground there (mm). */
export interface Stand {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly level: number;
}

/** A box on the table: its middle, half its sides, and its turn. */
interface Solid {
  readonly x: number;
  readonly z: number;
  readonly hx: number;
  readonly hz: number;
  readonly sin: number;
  readonly cos: number;
  readonly bottom: number;
  readonly top: number;
  readonly hides: boolean;
}

interface Disc {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

export interface Placed {
  readonly plan: Plan;
  readonly stand: Stand;
  readonly placing: Placing;
  readonly solids: readonly Solid[];
  /** Where figures stand who use its ways from the ground. */
  readonly rooms: readonly Disc[];
  /** The middle of its solids and rooms, and how far they reach from there: what is farther off than that needs no closer look. */
  readonly around: Disc;
  /** The feature that was there before; null for what is added. */
  readonly locked: Feature | null;
}

/** What may be nearer than others. */
export interface Leave {
  /** Pieces that it may touch: what it is joined to. */
  readonly beside?: readonly Placed[];
  /** Room to be left beside everything else on the ground (mm). */
  readonly gap?: number;
  /** Room to be left to the table's far and near edge (mm). */
  readonly ends?: number;
  /** Whether a token's place may be covered where its decks hold the whole token. */
  readonly holds?: boolean;
}

/** Matter may reach so far into what it is joined to: sills and brackets (mm). */
const SILL = 11;
/** Two things side by side may touch (mm). */
const TOUCH = 0.5;
/** Room for somebody who uses a way (mm), and how high (mm). */
const [ROOM, HEAD] = [27, 34];
/** What is no higher than this is ground (mm). */
const FLAT = 3;
/** A thing so thin is walked around: a post (mm). */
const THIN = 5;

export class Board {
  readonly half: Terrain['half'];
  readonly placed: Placed[] = [];
  /** Where tokens of missions lie. */
  readonly tokens: readonly Disc[];
  /** Strips that are kept free of everything on the ground: lanes. */
  readonly lanes: Solid[] = [];

  constructor(half: Terrain['half'], tokens: readonly Disc[]) {
    this.half = half;
    this.tokens = tokens;
  }

  /** A piece where it would stand. Nothing is asked. */
  put(plan: Plan, { x, z, turn, level }: Stand, locked: Feature | null = null): Placed {
    const stand = locked === null ? { x: tenth(x), z: tenth(z), turn: ((turn % 360) + 360) % 360, level } : { x, z, turn, level };
    const placing = placingOf({ at: [stand.x, stand.z], turn: stand.turn, level });
    const solids = plan.blocks.map(({ box, bottom, top, hides }): Solid => {
      const [mx, mz] = turned(placing, (box.minX + box.maxX) / 2, (box.minZ + box.maxZ) / 2);
      const { sin, cos } = placing;
      return { x: mx, z: mz, hx: (box.maxX - box.minX) / 2, hz: (box.maxZ - box.minZ) / 2, sin, cos, bottom: bottom + level, top: top + level, hides };
    });
    const rooms = plan.ends.filter(([, y]) => y + level < HEAD).map(([ex, , ez]) => {
      const [rx, rz] = turned(placing, ex, ez);
      return { x: rx, z: rz, radius: ROOM };
    });
    return { plan, stand, placing, solids, rooms, around: aroundOf(solids, rooms), locked };
  }

  add(...more: readonly Placed[]): void {
    this.placed.push(...more);
  }

  /** What stood there before. */
  restore(placed: readonly Placed[]): void {
    this.placed.splice(0, this.placed.length, ...placed);
  }

  swap(old: Placed, next: Placed): void {
    this.placed[this.placed.indexOf(old)] = next;
  }

  /** Keeps a strip along an axis free of what stands on the ground. */
  lane(x: number, z: number, hx: number, hz: number): void {
    this.lanes.push({ x, z, hx, hz, sin: 0, cos: 1, bottom: FLAT, top: HEAD, hides: false });
  }

  /** Whether nothing that stands on the ground lies in a strip along an axis; a border is the table's edge. */
  isOpen(x: number, z: number, hx: number, hz: number): boolean {
    const strip: Solid = { x, z, hx, hz, sin: 0, cos: 1, bottom: FLAT, top: HEAD, hides: false };
    return this.placed.every(({ plan, solids }) => plan.category === 'border' || !solids.some((solid) => stands(solid) && meets(solid, strip, 0)));
  }

  /** Whether a piece may stand there: on the table, out of all lanes, off tokens and clear of what stands there. */
  allows(one: Placed, leave: Leave = {}): boolean {
    return this.#onTable(one, leave.ends ?? 2) && !this.#inLane(one) && !this.refusesToken(one, leave.holds === true) && this.isClear(one, leave);
  }

  /** Whether it leaves everything that stands there its room. */
  isClear(one: Placed, leave: Leave = {}): boolean {
    return this.placed.every((other) => clear(one, other, leave));
  }

  /** Whether what stands on the ground of a piece lies in a lane. */
  #inLane({ solids }: Placed): boolean {
    return solids.some((solid) => stands(solid) && this.lanes.some((lane) => meets(solid, lane, 0)));
  }

  #onTable({ solids, rooms }: Placed, ends: number): boolean {
    const { x, z } = this.half;
    return rooms.every((room) => Math.abs(room.x) + ROOM < x && Math.abs(room.z) + ROOM < z) && solids.every((solid) => {
      const [c, s] = [Math.abs(solid.cos), Math.abs(solid.sin)];
      return Math.abs(solid.x) + solid.hx * c + solid.hz * s < x - 2 && Math.abs(solid.z) + solid.hx * s + solid.hz * c < z - ends;
    });
  }

  /** Whether it covers a token's place so that the token finds no whole floor. `holds`: whether decks may hold tokens at all. */
  refusesToken(one: Placed, holds = true): boolean {
    return this.tokens.some((token) => covers(one, token) && !(holds && this.#held(one, token)));
  }

  /** Whether decks of one height hold a token together, with nothing on them there. */
  #held(one: Placed, { x, z, radius }: Disc): boolean {
    const isSame = (a: Stand, b: Stand): boolean => a.x === b.x && a.z === b.z && a.level === b.level;
    const all = [...this.placed.filter(({ stand }) => !isSame(stand, one.stand)), one];
    return one.plan.decks.some(({ y }) => {
      const height = y + one.stand.level;
      const floors = all.filter(({ plan, stand }) => plan.decks.some((deck) => Math.abs(deck.y + stand.level - height) < 1));
      const carried = RIM.every(([px, pz]) => floors.some((floor) => onDeck(floor, x + px * radius, z + pz * radius, height)));
      return carried && !all.some((other) => other.plan.covers.some(({ edges, box, bottom, top }) => {
        if (top + other.stand.level < height + 2) return false;
        const [lx, lz] = back(other.placing, x, z);
        return bottom + other.stand.level < height + HEAD && nearBox(box, lx, lz, radius) && discMeets(edges, lx, lz, radius);
      }));
    });
  }
}

/** Whether it stands on the ground and is no post. */
const stands = ({ bottom, top, hx, hz }: Solid): boolean => bottom < HEAD && top > FLAT && hx > THIN && hz > THIN;

type Pair = readonly [number, number];

/** A disc about all that a piece fills and keeps free. */
function aroundOf(solids: readonly Solid[], rooms: readonly Disc[]): Disc {
  let [left, right, far, near] = [Infinity, -Infinity, Infinity, -Infinity];
  const include = (x: number, z: number, by: number): void => {
    [left, right, far, near] = [Math.min(left, x - by), Math.max(right, x + by), Math.min(far, z - by), Math.max(near, z + by)];
  };
  for (const { x, z, hx, hz } of solids) include(x, z, Math.sqrt(hx * hx + hz * hz));
  for (const { x, z, radius } of rooms) include(x, z, radius);
  const [x, z] = [(left + right) / 2, (far + near) / 2];
  return { x, z, radius: Math.sqrt((right - x) ** 2 + (near - z) ** 2) };
}

const RIM = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [-0.7, 0.7], [0.7, -0.7], [-0.7, -0.7]] as const;

/** A place of a piece's frame on the table. */
export const turned = ({ sin, cos, at }: Placing, x: number, z: number): Pair => [x * cos + z * sin + at[0], -x * sin + z * cos + at[1]];
/** A place of the table in a piece's frame. */
const back = ({ sin, cos, at }: Placing, x: number, z: number): Pair =>
  [(x - at[0]) * cos - (z - at[1]) * sin, (x - at[0]) * sin + (z - at[1]) * cos];

/** An opening of a piece where it stands. */
export function openingOn({ placing, stand }: Pick<Placed, 'placing' | 'stand'>, { x, z, dx, dz, y, width }: Opening): Opening {
  const [wx, wz] = turned(placing, x, z);
  const [ox, oz] = [dx * placing.cos + dz * placing.sin, -dx * placing.sin + dz * placing.cos];
  return { x: wx, z: wz, dx: Math.round(ox), dz: Math.round(oz), y: y + stand.level, width };
}

function onDeck({ plan, placing, stand }: Placed, x: number, z: number, height: number): boolean {
  const [lx, lz] = back(placing, x, z);
  return plan.decks.some(({ y, box }) => Math.abs(y + stand.level - height) < 1 && nearBox(box, lx, lz, 0.2));
}

/** Whether matter of a piece lies over a token's place. */
export function covers({ plan, placing, stand }: Placed, { x, z, radius }: Disc): boolean {
  const [lx, lz] = back(placing, x, z);
  const isOver = ({ edges, box, top }: Plan['covers'][number]): boolean => top + stand.level > FLAT && nearBox(box, lx, lz, radius) && discMeets(edges, lx, lz, radius);
  return nearBox(plan.box, lx, lz, radius) && plan.covers.some(isOver);
}

/** Whether two boxes come nearer than a gap; a negative one lets them reach into each other. */
function meets(a: Solid, b: Solid, gap: number): boolean {
  const [x, z] = [b.x - a.x, b.z - a.z];
  // Of the second box's axes as the first one sees them: cosine and sine of the turn between them.
  const [c, s] = [Math.abs(a.cos * b.cos + a.sin * b.sin), Math.abs(a.sin * b.cos - a.cos * b.sin)];
  const along = (one: Solid): readonly [number, number] => [Math.abs(x * one.cos - z * one.sin), Math.abs(x * one.sin + z * one.cos)];
  const [ax, az] = along(a);
  if (ax >= a.hx + b.hx * c + b.hz * s + gap || az >= a.hz + b.hx * s + b.hz * c + gap) return false;
  const [bx, bz] = along(b);
  return bx < b.hx + a.hx * c + a.hz * s + gap && bz < b.hz + a.hx * s + a.hz * c + gap;
}

/** Whether two pieces leave each other room. */
function clear(one: Placed, other: Placed, { beside = [], gap = 0 }: Leave): boolean {
  const [a, b] = [one.around, other.around];
  if ((a.x - b.x) ** 2 + (a.z - b.z) ** 2 > (a.radius + b.radius + gap) ** 2) return true;
  const near = beside.includes(other);
  const solid = one.solids.every((a) => other.solids.every((b) => {
    if (a.bottom >= b.top - 1 || b.bottom >= a.top - 1) return true;
    const thick = a.bottom < HEAD && b.bottom < HEAD && Math.min(a.hx, a.hz) > THIN && Math.min(b.hx, b.hz) > THIN;
    return !meets(a, b, near ? -SILL : thick ? gap : -TOUCH);
  }));
  return solid && roomy(one, other) && roomy(other, one);
}

/** Whether nothing of another piece stands where figures use the ways of one. */
const roomy = (one: Placed, other: Placed): boolean => one.rooms.every(({ x, z, radius }) => {
  const room: Solid = { x, z, hx: radius, hz: radius, sin: 0, cos: 1, bottom: FLAT, top: HEAD, hides: false };
  return other.solids.every((solid) => solid.bottom >= HEAD || solid.top <= FLAT || !meets(room, solid, 0));
});
