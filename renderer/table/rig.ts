import { type PerspectiveCamera, Vector3 } from 'three';
import { USUAL_SIZE, type TableSize } from '../../engine/space/terrain/size.ts';
import { fartherFor } from './boardShape.ts';

/** Where the camera is, as turn and tilt about a point it looks at. Angles in radians, lengths in mm. */
export interface View {
  x: number;
  y: number;
  z: number;
  /** 0 looks from the edge of +z, a quarter from that of +x. */
  turn: number;
  /** 0 level, π/2 from straight above. */
  tilt: number;
  away: number;
}

/** Somebody whom the camera may go along with. */
interface Rider {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly act: string;
}

const LEAST_TILT = 0.12;
const MOST_TILT = Math.PI / 2 - 0.004;
const NEAR = 140;
/** Farthest from a usual table, and from how far above it is seen whole. */
const [FAR, ABOVE] = [2600, 2150];
/** How far beside the board may be looked at. */
const ASIDE = 120;
/** Share of the way left after a second, as an exponent: larger is quicker. */
const QUICK = 11;

/** Most that a glide draws back on its way, as a share of its distance. */
const BACK = 0.3;

const AXES = ['x', 'y', 'z', 'turn', 'tilt', 'away'] as const;

/** The whole of a usual table in the part of the picture that the frame leaves free. */
export const OVERVIEW: Readonly<View> = { x: -100, y: 14, z: 95, turn: -0.42, tilt: 0.6, away: 1880 };
export const FIELD_OF_VIEW = 28;

/** The view of the whole of a table from where a seat looks. */
export function homeView(turn: number, size: TableSize = USUAL_SIZE): View {
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const by = fartherFor(size, OVERVIEW.turn + turn);
  const [x, z] = [OVERVIEW.x * by, OVERVIEW.z * by];
  return { ...OVERVIEW, x: x * c + z * s, z: z * c - x * s, turn: OVERVIEW.turn + turn, away: OVERVIEW.away * by };
}

/** The camera's hand: goals set by pointer and keys, reached softly, and by who leads it, reached in a glide. What the person does ends a glide. */
export class Rig {
  readonly now: View = { ...OVERVIEW };
  readonly goal: View = { ...OVERVIEW };
  calm = false;
  /** Called whenever a frame is needed. */
  wake: () => void = () => {};
  /** The person has moved the camera; whoever leads it may take it again by setting this back. */
  held = false;
  #size: TableSize = USUAL_SIZE;
  #saved: View | null = null;
  readonly #at = new Vector3();
  readonly #from: View = { ...OVERVIEW };
  /** A glide's share done, its length in seconds, and how far it draws back. None runs at 1. */
  #done = 1;
  #seconds = 1;
  #back = 0;
  /** Whom the camera goes along with, where they were, and whether they are on the way. */
  #rider: Rider | null = null;
  readonly #was = { x: 0, y: 0, z: 0 };
  #underWay = false;

  /** Takes the camera in hand: where it is now is where the person moves it from. */
  #take(): void {
    if (this.#done < 1) Object.assign(this.goal, this.now);
    this.#done = 1;
    this.#rider = null;
    this.held = true;
  }

  /** Width and depth of the table that is looked at (mm). */
  get size(): TableSize {
    return this.#size;
  }

  /** Looks at a table of a size: where nobody has moved the camera, at the whole of it. */
  over(size: TableSize): void {
    if (size[0] === this.#size[0] && size[1] === this.#size[1]) return;
    this.#size = size;
    this.#saved = null;
    if (this.held) this.#bounded();
    else this.glide(homeView(this.goal.turn - OVERVIEW.turn, size), 0);
  }

  get #far(): number {
    return FAR * Math.max(1, fartherFor(this.#size, 0));
  }

  #bounded(): void {
    const { goal } = this;
    const [x, z] = [this.#size[0] / 2 + ASIDE, this.#size[1] / 2 + ASIDE];
    goal.x = Math.min(x, Math.max(-x, goal.x));
    goal.z = Math.min(z, Math.max(-z, goal.z));
    goal.y = Math.min(260, Math.max(0, goal.y));
    goal.tilt = Math.min(MOST_TILT, Math.max(LEAST_TILT, goal.tilt));
    goal.away = Math.min(this.#far, Math.max(NEAR, goal.away));
    this.wake();
  }

  orbit(turn: number, tilt: number): void {
    this.#take();
    this.goal.turn += turn;
    this.goal.tilt += tilt;
    this.#saved = null;
    this.#bounded();
  }

  /** Moves the looked-at point by right and forward mm as seen from above. */
  pan(right: number, forward: number): void {
    this.#take();
    const { goal } = this;
    const [s, c] = [Math.sin(goal.turn), Math.cos(goal.turn)];
    goal.x += right * c - forward * s;
    goal.z += -right * s - forward * c;
    this.#bounded();
  }

  /** Zooms by a factor, keeping the ground point `about` where it is on the screen when given. */
  zoom(factor: number, about: { readonly x: number; readonly z: number } | null = null): void {
    this.#take();
    const { goal } = this;
    const before = goal.away;
    goal.away = Math.min(this.#far, Math.max(NEAR, goal.away * factor));
    if (about !== null && factor < 1) {
      const k = 1 - goal.away / before;
      goal.x += (about.x - goal.x) * k;
      goal.z += (about.z - goal.z) * k;
    }
    this.#bounded();
  }

  /** Straight down on the whole table; again: back to where it was. */
  top(): void {
    this.#take();
    const { goal } = this;
    if (this.#saved !== null) {
      Object.assign(goal, this.#saved);
      this.#saved = null;
    } else {
      this.#saved = { ...goal };
      const turn = Math.round(goal.turn / (Math.PI / 2)) * (Math.PI / 2);
      Object.assign(goal, { x: 0, y: 0, z: 0, tilt: MOST_TILT, turn, away: ABOVE * fartherFor(this.#size, turn) });
    }
    this.#bounded();
  }

  /** Looks at a place from near, from the side it is seen from now. */
  focus(x: number, y: number, z: number): void {
    this.#take();
    Object.assign(this.goal, { x, y: y + 16, z, away: Math.min(this.goal.away, 520), tilt: Math.min(this.goal.tilt, 0.7) });
    this.#saved = null;
    this.#bounded();
  }

  /** The view of the whole table, from where a seat looks. */
  home(turn: number): void {
    this.#take();
    Object.assign(this.goal, homeView(turn, this.#size));
    this.#saved = null;
    this.#bounded();
  }

  /** Goes to a view in so many seconds, as whoever leads the camera wishes; at once without any, and when calm. */
  glide(view: Readonly<View>, seconds: number): void {
    this.#rider = null;
    Object.assign(this.#from, this.now);
    Object.assign(this.goal, view);
    this.#saved = null;
    this.#bounded();
    this.#done = seconds > 0 && !this.calm ? 0 : 1;
    this.#seconds = seconds;
    const { now, goal } = this;
    const way = Math.hypot(goal.x - now.x, goal.z - now.z);
    this.#back = BACK * Math.min(1, way / (now.away + goal.away));
    if (this.#done === 1) Object.assign(this.now, goal);
  }

  /** Goes along with somebody's next way, until a hand takes the camera or it is led elsewhere. */
  ride(rider: Rider): void {
    this.#rider = rider;
    this.#underWay = false;
    this.#keep(rider);
  }

  #keep({ x, y, z }: Rider): void {
    Object.assign(this.#was, { x, y, z });
  }

  /** Keeps whom the camera goes along with where they are in the picture. */
  #rideOn(): void {
    const rider = this.#rider;
    if (rider === null) return;
    const goes = rider.act !== 'stand';
    if (goes || this.#underWay) {
      for (const axis of ['x', 'y', 'z'] as const) {
        const by = rider[axis] - this.#was[axis];
        for (const view of [this.now, this.goal, this.#from]) view[axis] += by;
      }
    }
    this.#keep(rider);
    if (this.#underWay && !goes) this.#rider = null;
    this.#underWay = goes;
  }

  /** Whether the camera has yet to come where it shall be. */
  get moves(): boolean {
    for (const axis of AXES) if (this.now[axis] !== this.goal[axis]) return true;
    return false;
  }

  jump(): void {
    Object.assign(this.now, this.goal);
    this.wake();
  }

  /** One step of a glide: slow at both ends, a little farther away in between. */
  #glideOn(seconds: number): void {
    const { now, goal } = this;
    const from = this.#from;
    this.#done = Math.min(1, this.#done + seconds / this.#seconds);
    const k = this.#done * this.#done * (3 - 2 * this.#done);
    for (const axis of AXES) now[axis] = this.#done === 1 ? goal[axis] : from[axis] + (goal[axis] - from[axis]) * k;
    now.away *= 1 + this.#back * 4 * k * (1 - k);
  }

  /** One step towards a goal that the person sets: most of the way at once. */
  #draw(seconds: number): void {
    const { now, goal } = this;
    const k = this.calm ? 1 : 1 - Math.exp(-QUICK * seconds);
    let left = 0;
    for (const axis of AXES) {
      const gap = goal[axis] - now[axis];
      now[axis] += gap * k;
      left = Math.max(left, Math.abs(gap) * (axis === 'turn' || axis === 'tilt' ? 500 : 1));
    }
    if (left < 0.4) Object.assign(now, goal);
  }

  /** Carries the camera towards its goal. Returns whether it still moves. */
  update(camera: PerspectiveCamera, seconds: number): boolean {
    const { now } = this;
    this.#rideOn();
    if (this.#done < 1 && !this.calm) this.#glideOn(seconds);
    else this.#draw(seconds);
    const flat = Math.cos(now.tilt) * now.away;
    this.#at.set(now.x, now.y, now.z);
    camera.position.set(now.x + Math.sin(now.turn) * flat, now.y + Math.sin(now.tilt) * now.away, now.z + Math.cos(now.turn) * flat);
    camera.lookAt(this.#at);
    return this.moves;
  }
}
