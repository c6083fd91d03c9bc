/** A toy skirmish on the same geometry: 10 against 10, five turns, two actions an activation, the state flat. It turns the speed of reach and sight into games per second. */
import { randomFrom, type Random } from '../../../core/rng.ts';
import { angularSight } from './base-sight.ts';
import { freePlaces, randomBoard, WIDE, type Prism } from './board.ts';
import { packPrisms, type Prisms } from './prisms.ts';
import { prepareReach, type ReachBoard } from './reach-board.ts';
import { BAR, CELL, CELLS, HALF, HINGE, RADIUS, reachAmong, rectangleMeets } from './reach-naive.ts';
import { reachOptimised } from './reach-optimised.ts';

/** How a unit's move is found: any cell of its whole reach (naive or optimised), or one tool laid at random. */
export type Mover = 'naive reach' | 'whole reach' | 'one pose';

const UNITS = 20;
/** Numbers a unit: x, y, hit points, owner, acted; the rest only has the size of a real state. */
const STRIDE = 8;
const [X, Y, POINTS, OWNER, ACTED] = [0, 1, 2, 3, 4] as const;
const TURNS = 5;
const RANGE = 8;

interface Ground {
  readonly board: readonly Prism[];
  readonly reach: ReachBoard;
  readonly sight: Prisms;
  readonly start: Float64Array;
}

function groundOf(): Ground {
  const board = randomBoard(1, 40);
  const start = new Float64Array(UNITS * STRIDE + 16);
  for (const [i, [x, y]] of freePlaces(board, UNITS, RADIUS, 33).entries()) start.set([x, y, 8, i & 1], i * STRIDE);
  return { board, reach: prepareReach(board), sight: packPrisms(board, 'corners'), start };
}

/** The toy game on its board. */
export class Toy {
  readonly #ground = groundOf();
  readonly #list = new Int32Array(CELLS * CELLS);
  readonly #cells = new Uint8Array(CELLS * CELLS);

  /** Plays one game at random and says how many actions it took, and the first unit's hit points at its end. */
  play(seed: number, mover: Mover): { readonly actions: number; readonly points: number } {
    const random = randomFrom(seed);
    const state = this.#ground.start.slice();
    let actions = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      for (let unit = 0; unit < UNITS; unit++) state[unit * STRIDE + ACTED] = 0;
      for (let activation = 0; activation < UNITS; activation++) {
        const count = this.#ready(state, activation & 1);
        if (count === 0) continue;
        const unit = this.#list[Math.floor(random() * count)]!;
        state[unit * STRIDE + ACTED] = 1;
        for (let action = 0; action < 2; action++) {
          actions++;
          if (random() < 0.5 || !this.#attack(state, unit, random)) this.#move(state, unit, random, mover);
        }
      }
      if (alive(state, 0) === 0 || alive(state, 1) === 0) break;
    }
    return { actions, points: state[POINTS]! };
  }

  /** Lays so many tools at random, one from each unit in turn, and says how many were free. */
  poses(count: number, random: Random): number {
    const { start } = this.#ground;
    let free = 0;
    for (let i = 0; i < count; i++) {
      const unit = i % UNITS;
      const [x, y] = [start[unit * STRIDE + X]!, start[unit * STRIDE + Y]!];
      if (this.#laid(start, unit, random() * 6.2831853, (random() - 0.5) * Math.PI, random() * BAR)) free++;
      start[unit * STRIDE + X] = x;
      start[unit * STRIDE + Y] = y;
    }
    return free;
  }

  /** Lists the units of a side that have yet to act. */
  #ready(state: Float64Array, side: number): number {
    let count = 0;
    for (let unit = 0; unit < UNITS; unit++) {
      const at = unit * STRIDE;
      if (state[at + OWNER] === side && state[at + POINTS]! > 0 && !state[at + ACTED]) this.#list[count++] = unit;
    }
    return count;
  }

  #move(state: Float64Array, unit: number, random: Random, mover: Mover): void {
    if (mover === 'one pose') this.#moveByPose(state, unit, random);
    else this.#moveByReach(state, unit, random, mover);
  }

  /** Lays up to ten tools at random and takes the first that is free. */
  #moveByPose(state: Float64Array, unit: number, random: Random): void {
    for (let tries = 0; tries < 10; tries++) {
      const direction = random() * 6.2831853;
      const bend = (random() - 0.5) * Math.PI;
      const long = random() * BAR;
      if (this.#laid(state, unit, direction, bend, long)) return;
    }
  }

  #laid(state: Float64Array, unit: number, direction: number, bend: number, long: number): boolean {
    const ax = state[unit * STRIDE + X]!;
    const ay = state[unit * STRIDE + Y]!;
    const ux = Math.cos(direction);
    const uy = Math.sin(direction);
    const hx = ax + HINGE * ux;
    const hy = ay + HINGE * uy;
    const vx = Math.cos(direction + bend);
    const vy = Math.sin(direction + bend);
    const x = hx + vx * long;
    const y = hy + vy * long;
    if (x < RADIUS || y < RADIUS || x > WIDE - RADIUS || y > WIDE - RADIUS) return false;
    if (!this.#ground.reach.stands[((y / CELL) | 0) * CELLS + ((x / CELL) | 0)] || clashes(state, unit, x, y)) return false;
    if (this.#barMeets(ax, ay, ux, uy, RADIUS, HINGE) || this.#barMeets(hx, hy, vx, vy, 0, long)) return false;
    state[unit * STRIDE + X] = x;
    state[unit * STRIDE + Y] = y;
    return true;
  }

  #barMeets(x: number, y: number, ux: number, uy: number, low: number, high: number): boolean {
    const cx = x + (ux * (low + high)) / 2;
    const cy = y + (uy * (low + high)) / 2;
    const around = (high - low) / 2 + HALF;
    for (const prism of this.#ground.board) {
      const dx = prism.x - cx;
      const dy = prism.y - cy;
      const reach = prism.radius + around;
      if (dx * dx + dy * dy < reach * reach && rectangleMeets(x, y, ux, uy, low, high, HALF, prism.polygon)) return true;
    }
    return false;
  }

  /** Works out the whole reach and takes one of its cells. */
  #moveByReach(state: Float64Array, unit: number, random: Random, mover: 'naive reach' | 'whole reach'): void {
    const { board, reach } = this.#ground;
    const [ax, ay] = [state[unit * STRIDE + X]!, state[unit * STRIDE + Y]!];
    const cells = mover === 'naive reach' ? reachAmong(board, [ax, ay], 1) : reachOptimised(reach, ax, ay, this.#cells);
    let count = 0;
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell]) this.#list[count++] = cell;
    for (let tries = 0; tries < 12 && count > 0; tries++) {
      const cell = this.#list[Math.floor(random() * count)]!;
      const x = ((cell % CELLS) + 0.5) * CELL;
      const y = (Math.floor(cell / CELLS) + 0.5) * CELL;
      if (clashes(state, unit, x, y)) continue;
      state[unit * STRIDE + X] = x;
      state[unit * STRIDE + Y] = y;
      return;
    }
  }

  /** Attacks one of the enemies in range and sight; false where there is none. */
  #attack(state: Float64Array, unit: number, random: Random): boolean {
    const count = this.#targets(state, unit);
    if (count === 0) return false;
    const target = this.#list[Math.floor(random() * count)]!;
    let hits = 0;
    for (let die = 0; die < 8; die++) {
      const face = Math.floor(random() * 8);
      hits += face > 4 ? 1 : face === 4 ? 2 : 0;
    }
    for (let die = 0; die < 5; die++) if (random() < 0.4) hits--;
    if (hits > 0) state[target * STRIDE + POINTS]! -= Math.min(hits, 4);
    return true;
  }

  #targets(state: Float64Array, unit: number): number {
    const [ax, ay] = [state[unit * STRIDE + X]!, state[unit * STRIDE + Y]!];
    let count = 0;
    for (let other = 0; other < UNITS; other++) {
      const at = other * STRIDE;
      if (state[at + OWNER] === state[unit * STRIDE + OWNER] || state[at + POINTS]! <= 0) continue;
      const distance = Math.hypot(state[at + X]! - ax, state[at + Y]! - ay) - 2 * RADIUS;
      if (distance > RANGE || distance < 0.05) continue;
      if (angularSight(this.#ground.sight, ax, ay, state[at + X]!, state[at + Y]!, RADIUS, 9)) this.#list[count++] = other;
    }
    return count;
  }
}

function alive(state: Float64Array, side: number): number {
  let count = 0;
  for (let unit = 0; unit < UNITS; unit++) if (state[unit * STRIDE + OWNER] === side && state[unit * STRIDE + POINTS]! > 0) count++;
  return count;
}

/** Whether a base at a place would overlap another unit's. */
function clashes(state: Float64Array, unit: number, x: number, y: number): boolean {
  for (let other = 0; other < UNITS; other++) {
    const at = other * STRIDE;
    if (other === unit || state[at + POINTS]! <= 0) continue;
    const dx = state[at + X]! - x;
    const dy = state[at + Y]! - y;
    if (dx * dx + dy * dy < 4 * RADIUS * RADIUS) return true;
  }
  return false;
}
