/** Sets what stands on the ground: each piece where it belongs, in line with what is there, with room to pass. */
import type { Random } from '../../core/rng.ts';
import { turned, type Board, type Placed, type Stand } from './board.ts';
import type { Order, Belongs } from './orders.ts';
import type { Plan } from './plan.ts';
import { answerOf, type Symmetry } from './symmetry.ts';

/** Room for a base to pass (mm), and what lies between a thing and what it leans on. */
const [PASS, AGAINST] = [46, 3];
/** The strip at the table's ends that is left to those who deploy (mm). */
const ENDS = 80;
/** The places of pieces lie on a lattice: half an inch (mm). */
const GRID = 12.7;
/** Places that are looked at for one piece. */
const LOOKS = 150;
/** The area that counts are said for (mm²). */
const AREA = 914.4 ** 2;
/** What is as large stands out and is leant upon (mm). */
const LARGE = 60;

/** Sets pieces on a board until the orders are carried out or nothing more finds room. `amount`: how much of them, 1 is usual. */
export function fill(board: Board, plans: readonly Plan[], orders: readonly Order[], symmetry: Symmetry, amount: number, random: Random): void {
  const scale = (amount * board.half.x * board.half.z * 4) / AREA;
  for (const { of, count, belongs, askew } of orders) {
    const some = of.flatMap((name) => plans.find((plan) => plan.name === name) ?? []);
    if (some.length === 0) continue;
    const sets = Math.max(1, Math.round((count * scale) / 2));
    for (let i = 0; i < sets; i++) {
      const plan = some[Math.floor(random() * some.length)]!;
      if (symmetry !== 'none') place(board, plan, belongs, askew, symmetry, random);
      // Each side gets its own, one after the other.
      else for (const side of [1, -1]) place(board, plan, belongs, askew, symmetry, random, side);
    }
  }
}

/** Rails along both sides, which leave the ends to the players: as many as find room. */
export function border(board: Board, plans: readonly Plan[]): void {
  const plan = plans.find(({ category }) => category === 'border');
  if (plan === undefined) return;
  const { minX, maxX, maxZ } = plan.box;
  const [long, { x, z }] = [maxX - minX, board.half];
  const count = Math.floor((2 * z) / long + 0.01);
  // A little nearer to each other than they are long: at the ends nothing may reach over the table's edge.
  const step = Math.min(long, count > 1 ? (2 * z - 0.2 - long) / (count - 1) : long);
  for (const [side, turn] of [[-1, 90], [1, 270]] as const) {
    for (let i = 0; i < count; i++) board.add(board.put(plan, { x: side * (x - maxZ - 1), z: (i - (count - 1) / 2) * step, turn, level: 0 }));
  }
}

function place(board: Board, plan: Plan, belongs: Belongs, askew: number, symmetry: Symmetry, random: Random, side = 0): void {
  let best: readonly Placed[] | null = null;
  let most = -Infinity;
  for (let look = 0; look < LOOKS; look++) {
    const idea = belongs === 'lean' && look % 2 === 0 ? against(board, plan, random) : somewhere(board, belongs, askew, random);
    if (idea === null || (side !== 0 && idea.stand.z * side < 0)) continue;
    const one = board.put(plan, idea.stand);
    const liked = taste(board, one, belongs) * (0.75 + 0.25 * random());
    if (liked <= most || !board.allows(one, { gap: PASS, ends: ENDS, beside: idea.beside })) continue;
    const all = [one];
    if (symmetry !== 'none') {
      const other = board.put(plan, answerOf(one.stand, symmetry));
      const isTwin = (base: Placed) => ({ plan: same, stand }: Placed): boolean => same === base.plan && isAt(stand, answerOf(base.stand, symmetry));
      const twin = idea.beside.flatMap((base) => board.placed.filter(isTwin(base)));
      board.add(one);
      const fits = board.allows(other, { gap: PASS, ends: ENDS, beside: twin });
      board.restore(board.placed.slice(0, -1));
      if (!fits) continue;
      all.push(other);
    }
    [best, most] = [all, liked];
  }
  if (best !== null) board.add(...best);
}

const isAt = (a: Stand, b: Stand): boolean => Math.abs(a.x - b.x) + Math.abs(a.z - b.z) < 1;

interface Idea {
  readonly stand: Stand;
  readonly beside: readonly Placed[];
}

/** Anywhere on the lattice. What stands across the ways to the edges faces them. */
function somewhere({ half }: Board, belongs: Belongs, askew: number, random: Random): Idea {
  const on = (most: number): number => Math.round(((random() * 2 - 1) * most) / GRID) * GRID;
  const turn = (belongs === 'lane' ? [0, 180, 0, 180, 90] : [0, 90, 180, 270])[Math.floor(random() * (belongs === 'lane' ? 5 : 4))]!;
  return { stand: { x: on(half.x - 10), z: on(half.z - ENDS), turn: turn + Math.round((random() * 2 - 1) * askew), level: 0 }, beside: [] };
}

/** Against a side of something large, flush with one of its corners or in its middle. */
function against(board: Board, plan: Plan, random: Random): Idea | null {
  const large = board.placed.filter(({ plan: { box, category }, locked }) => category !== 'deck' && category !== 'climb' && locked === null
    && Math.min(box.maxX - box.minX, box.maxZ - box.minZ) > LARGE);
  const base = large[Math.floor(random() * large.length)];
  if (base === undefined) return null;
  const { box } = base.plan;
  const quarter = Math.floor(random() * 4);
  const own = quarterBox(plan, quarter);
  const side = Math.floor(random() * 4);
  const flush = Math.floor(random() * 3);
  const along = (from: number, to: number, low: number, high: number): number => [from - low, to - high, (from + to - low - high) / 2][flush]!;
  const [x, z] = side < 2
    ? [side === 0 ? box.maxX + AGAINST - own.minX : box.minX - AGAINST - own.maxX, along(box.minZ, box.maxZ, own.minZ, own.maxZ)]
    : [along(box.minX, box.maxX, own.minX, own.maxX), side === 2 ? box.maxZ + AGAINST - own.minZ : box.minZ - AGAINST - own.maxZ];
  const [wx, wz] = turned(base.placing, x, z);
  return { stand: { x: wx, z: wz, turn: base.stand.turn + quarter * 90, level: 0 }, beside: [base] };
}

/** A piece's box after quarter turns. */
function quarterBox({ box: { minX, maxX, minZ, maxZ } }: Plan, quarter: number): Plan['box'] {
  switch (quarter) {
    case 1: return { minX: minZ, maxX: maxZ, minZ: -maxX, maxZ: -minX };
    case 2: return { minX: -maxX, maxX: -minX, minZ: -maxZ, maxZ: -minZ };
    case 3: return { minX: -maxZ, maxX: -minZ, minZ: minX, maxZ: maxX };
    default: return { minX, maxX, minZ, maxZ };
  }
}

/** How well a piece stands where it would stand, about 0 … 2. */
function taste(board: Board, { stand: { x, z }, solids }: Placed, belongs: Belongs): number {
  const [fx, fz] = [Math.abs(x) / board.half.x, Math.abs(z) / board.half.z];
  const central = 1 - 0.5 * Math.max(fx, fz);
  const near = nearest(board, x, z);
  const room = Math.min(near, 160) / 160;
  switch (belongs) {
    case 'flank': return 0.4 * room + fx + (fz > 0.15 && fz < 0.75 ? 0.4 : 0);
    case 'corner': return fx + fz + 0.2 * room;
    case 'lane': return (fz > 0.5 ? 1 : 0.5) + 0.6 * room + inLine(board, solids);
    case 'lean': return central + (1 - room) + inLine(board, solids);
    case 'middle': return 1.2 - Math.max(fx, fz) + 0.4 * room;
    case 'gap': return central + 1.2 * room + inLine(board, solids);
    default: return belongs satisfies never;
  }
}

/** How far the nearest thing on the ground is from a place (mm). */
function nearest({ placed, half }: Board, x: number, z: number): number {
  let best = Math.min(half.x - Math.abs(x), half.z - Math.abs(z)) + 60;
  for (const { solids, around } of placed) {
    // Along an axis nothing of it is nearer than that.
    if (Math.sqrt((x - around.x) ** 2 + (z - around.z) ** 2) - around.radius > Math.SQRT2 * Math.max(0, best)) continue;
    for (const one of solids) {
      if (one.bottom > 30) continue;
      const [hx, hz] = Math.abs(one.cos) > 0.7 ? [one.hx, one.hz] : [one.hz, one.hx];
      best = Math.min(best, Math.max(Math.abs(x - one.x) - hx, Math.abs(z - one.z) - hz));
    }
  }
  return Math.max(0, best);
}

/** A little for each side that lies in line with a side of something near. */
function inLine({ placed }: Board, solids: Placed['solids']): number {
  const edges = (one: Placed['solids'][number]): readonly number[] => [one.x - one.hx, one.x + one.hx, one.z - one.hz, one.z + one.hz];
  const own = solids[0];
  if (own === undefined) return 0;
  const mine = edges(own);
  const lines = placed.some(({ solids: others }) => others.some((other) => Math.abs(other.x - own.x) + Math.abs(other.z - own.z) < 220
    && edges(other).some((edge, i) => Math.abs(edge - mine[i]!) < 7)));
  return lines ? 0.2 : 0;
}
