import { type PerspectiveCamera, Vector3 } from 'three';
import { BOARD } from './surface/looks.ts';

/** Where the camera is, as turn and tilt about a point it looks at. Angles in radians, lengths in mm. */
export interface View {
  x: number;
  y: number;
  z: number;
  /** 0 looks from the first player's edge. */
  turn: number;
  /** 0 level, π/2 from straight above. */
  tilt: number;
  away: number;
}

const LEAST_TILT = 0.12;
const MOST_TILT = Math.PI / 2 - 0.004;
const NEAR = 140;
const FAR = 2600;
/** Share of the way left after a second, as an exponent: larger is quicker. */
const QUICK = 11;

const AXES = ['x', 'y', 'z', 'turn', 'tilt', 'away'] as const;

/** The whole table in the part of the picture that the frame leaves free. */
const OVERVIEW: Readonly<View> = { x: -100, y: 14, z: 95, turn: -0.42, tilt: 0.6, away: 1880 };
export const FIELD_OF_VIEW = 28;

/** The camera's hand: goals set by pointer and keys, reached softly. Nothing but the person's input sets a goal. */
export class Rig {
  readonly now: View = { ...OVERVIEW };
  readonly goal: View = { ...OVERVIEW };
  calm = false;
  /** Called whenever a frame is needed. */
  wake: () => void = () => {};
  #saved: View | null = null;
  readonly #at = new Vector3();

  #bounded(): void {
    const { goal } = this;
    const half = BOARD / 2 + 120;
    goal.x = Math.min(half, Math.max(-half, goal.x));
    goal.z = Math.min(half, Math.max(-half, goal.z));
    goal.y = Math.min(260, Math.max(0, goal.y));
    goal.tilt = Math.min(MOST_TILT, Math.max(LEAST_TILT, goal.tilt));
    goal.away = Math.min(FAR, Math.max(NEAR, goal.away));
    this.wake();
  }

  orbit(turn: number, tilt: number): void {
    this.goal.turn += turn;
    this.goal.tilt += tilt;
    this.#saved = null;
    this.#bounded();
  }

  /** Moves the looked-at point by right and forward mm as seen from above. */
  pan(right: number, forward: number): void {
    const { goal } = this;
    const [s, c] = [Math.sin(goal.turn), Math.cos(goal.turn)];
    goal.x += right * c - forward * s;
    goal.z += -right * s - forward * c;
    this.#bounded();
  }

  /** Zooms by a factor, keeping the ground point `about` where it is on the screen when given. */
  zoom(factor: number, about: { readonly x: number; readonly z: number } | null = null): void {
    const { goal } = this;
    const before = goal.away;
    goal.away = Math.min(FAR, Math.max(NEAR, goal.away * factor));
    if (about !== null && factor < 1) {
      const k = 1 - goal.away / before;
      goal.x += (about.x - goal.x) * k;
      goal.z += (about.z - goal.z) * k;
    }
    this.#bounded();
  }

  /** Straight down on the whole table; again: back to where it was. */
  top(): void {
    const { goal } = this;
    if (this.#saved !== null) {
      Object.assign(goal, this.#saved);
      this.#saved = null;
    } else {
      this.#saved = { ...goal };
      Object.assign(goal, { x: 0, y: 0, z: 0, tilt: MOST_TILT, turn: Math.round(goal.turn / (Math.PI / 2)) * (Math.PI / 2), away: 2150 });
    }
    this.#bounded();
  }

  /** Looks at a place from near, from the side it is seen from now. */
  focus(x: number, y: number, z: number): void {
    Object.assign(this.goal, { x, y: y + 16, z, away: Math.min(this.goal.away, 520), tilt: Math.min(this.goal.tilt, 0.7) });
    this.#saved = null;
    this.#bounded();
  }

  /** The view a battle begins with, from a seat's edge. */
  home(edge: 1 | -1): void {
    Object.assign(this.goal, OVERVIEW, edge === 1 ? {} : { x: -OVERVIEW.x, z: -OVERVIEW.z, turn: OVERVIEW.turn + Math.PI });
    this.#saved = null;
    this.#bounded();
  }

  jump(): void {
    Object.assign(this.now, this.goal);
    this.wake();
  }

  /** Carries the camera towards its goal. Returns whether it still moves. */
  update(camera: PerspectiveCamera, seconds: number): boolean {
    const { now, goal } = this;
    const k = this.calm ? 1 : 1 - Math.exp(-QUICK * seconds);
    let left = 0;
    for (const axis of AXES) {
      const gap = goal[axis] - now[axis];
      now[axis] += gap * k;
      left = Math.max(left, Math.abs(gap) * (axis === 'turn' || axis === 'tilt' ? 500 : 1));
    }
    if (left < 0.4) Object.assign(now, goal);
    const flat = Math.cos(now.tilt) * now.away;
    this.#at.set(now.x, now.y, now.z);
    camera.position.set(now.x + Math.sin(now.turn) * flat, now.y + Math.sin(now.tilt) * now.away, now.z + Math.cos(now.turn) * flat);
    camera.lookAt(this.#at);
    return left >= 0.4;
  }
}
