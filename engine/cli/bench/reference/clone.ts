/** Ways to copy a tabletop state of some 17 KB (24 units, 12 objectives, a log of 200 entries), and the state itself. */
import { deserialize, serialize } from 'node:v8';

interface Status { readonly hunker: number; readonly exposed: number; readonly pinned: number; readonly strain: number; readonly disarm: number }
interface Modifier { readonly src: string; readonly kind: string; readonly val: number; readonly until: number }
interface Unit {
  readonly id: string;
  readonly owner: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
  readonly hp: number;
  readonly stam: number;
  readonly stance: number;
  readonly act: number;
  readonly status: Status;
  readonly cards: readonly string[];
  readonly mods: readonly Modifier[];
}
interface Objective { readonly id: string; readonly x: number; readonly y: number; readonly owner: number; readonly v: number }
interface Track { readonly pos: number; readonly claims: readonly number[] }
interface Entry { readonly t: number; readonly k: string; readonly u: number; readonly a: number; readonly b: number }

/** A state of the size and shape that such games have. */
interface ToyState {
  readonly turn: number; readonly phase: string; readonly active: number; readonly rng: readonly number[]; readonly units: readonly Unit[];
  readonly objs: readonly Objective[]; readonly order: readonly number[]; readonly track: readonly Track[]; readonly log: readonly Entry[];
}

const list = <T>(count: number, make: (i: number) => T): readonly T[] => Array.from({ length: count }, (_, i) => make(i));

/** The state that every way below copies. */
export const toyState = (): ToyState => ({
  turn: 5, phase: 'act', active: 1, rng: [1, 2, 3, 4],
  units: list(24, (i) => ({
    id: `unit-${i}`, owner: i & 1, x: i * 1.37 + 0.11, y: i * 0.71 + 0.23, z: 0.5, facing: i * 0.2, hp: 8, stam: 4, stance: 0, act: 0,
    status: { hunker: 0, exposed: 1, pinned: 0, strain: 0, disarm: 0 },
    cards: ['order', `card${i}`, 'tactic'],
    mods: [{ src: `unit-${i ^ 1}`, kind: 'def', val: 1, until: 6 }, { src: 'aura', kind: 'mv', val: -1, until: 7 }],
  })),
  objs: list(12, (i) => ({ id: `obj${i}`, x: i * 2.5, y: i * 1.5, owner: -1, v: 0 })),
  order: list(24, (i) => i),
  track: list(3, () => ({ pos: 0, claims: list(9, () => 0) })),
  log: list(200, (i) => ({ t: i, k: 'move', u: i % 24, a: i * 1.5, b: i * 0.5 })),
});

/** Copies everything but the log, which only grows and may be shared. */
export const cloneSharingLog = ({ turn, phase, active, rng, units, objs, order, track, log }: ToyState): ToyState => ({
  turn, phase, active, rng: rng.slice(), units: units.map(cloneUnit),
  objs: objs.map(({ id, x, y, owner, v }) => ({ id, x, y, owner, v })),
  order: order.slice(),
  track: track.map(({ pos, claims }) => ({ pos, claims: claims.slice() })),
  log,
});

/** Copies everything by hand-written code. */
export const cloneByHand = (state: ToyState): ToyState => ({ ...cloneSharingLog(state), log: state.log.map(({ t, k, u, a, b }) => ({ t, k, u, a, b })) });

const cloneUnit = ({ id, owner, x, y, z, facing, hp, stam, stance, act, status, cards, mods }: Unit): Unit => ({
  id, owner, x, y, z, facing, hp, stam, stance, act,
  status: { hunker: status.hunker, exposed: status.exposed, pinned: status.pinned, strain: status.strain, disarm: status.disarm },
  cards: cards.slice(),
  mods: mods.map(({ src, kind, val, until }) => ({ src, kind, val, until })),
});

/** One unit changed, everything else shared. Not a full copy. */
function changeOneUnit(state: ToyState, i: number): ToyState {
  const at = i % state.units.length;
  const unit = state.units[at]!;
  const units = state.units.slice();
  units[at] = { ...unit, x: unit.x + 0.5, y: unit.y + 0.25, status: { ...unit.status, exposed: 1 - unit.status.exposed }, act: unit.act + 1 };
  return { ...state, units };
}

/** Copies plain data without knowing its shape. */
export function cloneGenerically(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cloneGenerically);
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = cloneGenerically((value as Record<string, unknown>)[key]);
  return copy;
}

/** Copies a block of bytes into one of 64 that are there already: the fastest copy of a state laid flat. */
function pooledCopy(bytes: number): () => Uint8Array {
  const from = new Uint8Array(bytes).fill(7);
  const pool = Array.from({ length: 64 }, () => new Uint8Array(bytes));
  let next = 0;
  return () => {
    const into = pool[(next = (next + 1) & 63)]!;
    into.set(from);
    return into;
  };
}

/** Six writes to a flat state, noted and taken back: no copy at all. */
export function makeAndUnmake(): () => Float64Array {
  const state = new Float64Array(2560);
  const places = new Int32Array(64);
  const values = new Float64Array(64);
  let i = 0;
  return () => {
    let count = 0;
    for (let k = 0; k < 6; k++) {
      const place = (i * 37 + k * 411) & 2047;
      places[count] = place;
      values[count++] = state[place]!;
      state[place]! += 1;
    }
    while (count > 0) {
      count--;
      state[places[count]!] = values[count]!;
    }
    i++;
    return state;
  };
}

/** Ways to copy any plain data, slowest first. */
export const plainCopies: Readonly<Record<string, (value: unknown) => unknown>> = {
  'v8 serialize': (value) => deserialize(serialize(value)) as unknown,
  structuredClone: (value) => structuredClone(value),
  'JSON round trip': (value) => JSON.parse(JSON.stringify(value)) as unknown,
  'copy of any shape': cloneGenerically,
};

/** Ways to copy the toy state with knowledge of its shape, slowest first. */
export function toyCopies(): Readonly<Record<string, () => unknown>> {
  const state = toyState();
  let i = 0;
  const fresh = new Uint8Array(20_480).fill(7);
  return {
    'toy state, by hand with its log': () => cloneByHand(state),
    'toy state, by hand, log shared': () => cloneSharingLog(state),
    'toy state, one unit changed': () => changeOneUnit(state, i++),
    '20 KiB flat, new each time': () => new Uint8Array(fresh),
    '20 KiB flat, pooled': pooledCopy(20_480),
    '4 KiB flat, pooled': pooledCopy(4096),
    'six writes and undo': makeAndUnmake(),
  };
}
