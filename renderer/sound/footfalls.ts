import type { Point } from '../../engine/shape/point.ts';
import { onRungs, type Actor } from '../match/actor.ts';
import { cueOf, type Hearer } from './cue.ts';
import type { Ground } from './ground.ts';

/** From foot to foot at a walk and from rung to rung, in mm of way, as figures are posed (`table/figures/motion.ts`). */
export const [STEP, RUNG] = [9, 9];
/** Feet of toys patter: seconds between two that are heard, at a walk, faster, and on rungs. */
const PATTER = { walk: 0.15, run: 0.115, rungs: 0.16 } as const;

/** Most feet that are heard for one picture. */
const MOST_LATE = 4;

interface Walker {
  readonly actor: Actor;
  readonly runs: boolean;
  /** Feet or rungs that were passed. */
  feet: number;
}

/** The steps of figures that go somewhere: they sound as the feet come down, on what lies under them. */
export class Footfalls {
  readonly #hearer: Hearer;
  readonly #ground: (at: Point) => Ground;
  readonly #walkers = new Map<string, Walker>();
  /** When each figure was last heard (seconds): some ways are told step by step. */
  readonly #last = new Map<string, number>();

  constructor(hearer: Hearer, ground: (at: Point) => Ground) {
    this.#hearer = hearer;
    this.#ground = ground;
  }

  /** A figure is about to go. */
  begin(actor: Actor, way: string): void {
    this.#walkers.set(actor.id, { actor, runs: way === 'run', feet: 0 });
  }

  /** Nobody's steps matter any more. */
  end(): void {
    this.#walkers.clear();
    this.#last.clear();
  }

  /** Looks where they are now; `now` in seconds. What a slow picture passed over is heard while the next one is drawn, at the pace of feet. */
  follow(now: number): void {
    for (const [id, walker] of this.#walkers) {
      const { actor, runs } = walker;
      const goes = actor.act === 'walk' || actor.act === 'run' || actor.act === 'climb';
      const rungs = goes && onRungs(actor);
      const feet = goes ? Math.floor(actor.walked / (rungs ? RUNG : STEP)) : Infinity;
      const patter = rungs ? PATTER.rungs : runs ? PATTER.run : PATTER.walk;
      const since = now - (this.#last.get(id) ?? -Infinity);
      // Whoever is there puts the last foot down a little sooner.
      if (feet !== walker.feet && since >= (goes ? patter : patter / 2)) {
        const many = walker.feet === 0 ? 1 : Math.max(1, Math.min(MOST_LATE, Math.floor(since / patter), feet - walker.feet));
        walker.feet = feet;
        this.#last.set(id, now + (many - 1) * patter);
        this.#hear(actor, rungs, runs, many, patter);
      }
      if (!goes) this.#walkers.delete(id);
    }
  }

  #hear({ x, y, z }: Actor, rungs: boolean, runs: boolean, many: number, patter: number): void {
    const at = { x, y, z };
    const sound = rungs ? 'rung' : `step-${this.#ground(at)}` as const;
    for (let i = 0; i < many; i++) this.#hearer.hear(cueOf(sound, at, { after: i * patter, ...(runs ? { loud: 1.15, pitch: 1.06 } : {}) }));
  }
}
