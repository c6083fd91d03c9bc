/** Lamps of a table under hands: those that came or went are lit and put out, a few at a time, so that no hand waits for them. */
import { LampLight, type Lamp } from '../../table/light/lamps.ts';

/** Milliseconds in a row, and until it goes on. */
const [AT_ONCE, BETWEEN] = [5, 12];

const keys = new WeakMap<Lamp, string>();

/** What is lit of a lamp, as text. */
function keyOf(lamp: Lamp): string {
  let key = keys.get(lamp);
  if (key === undefined) {
    const { at, to, strength, kind } = lamp;
    keys.set(lamp, (key = `${at.x} ${at.y} ${at.z} ${to.x} ${to.y} ${to.z} ${strength} ${kind}`));
  }
  return key;
}

export class LampWork {
  readonly #shown: (light: LampLight) => void;
  readonly #now: () => number;
  #light = new LampLight(0, 0);
  /** Lamps that shine, by what is lit of them, and how many shine alike. */
  readonly #shining = new Map<string, { readonly lamp: Lamp; count: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `shown` is given the light whenever all lamps shine in it. */
  constructor(shown: (light: LampLight) => void, now = (): number => performance.now()) {
    [this.#shown, this.#now] = [shown, now];
  }

  /** Lights these lamps alone on a table of this size (mm); what was begun before is left. */
  light(lamps: readonly Lamp[], [width, depth]: readonly [number, number]): void {
    clearTimeout(this.#timer);
    if (this.#light.width !== width || this.#light.depth !== depth) {
      this.#light = new LampLight(width, depth);
      this.#shining.clear();
    }
    const wanted = new Map<string, { readonly lamp: Lamp; count: number }>();
    for (const lamp of lamps) {
      const key = keyOf(lamp);
      const known = wanted.get(key);
      if (known === undefined) wanted.set(key, { lamp, count: 1 });
      else known.count += 1;
    }
    let changes = this.#changes(wanted);
    // Where most went, all that are wanted are lit on a dark table: they are fewer.
    if (changes.length > wanted.size) {
      this.#light = new LampLight(width, depth);
      this.#shining.clear();
      changes = [...wanted.keys()];
    }
    this.#go(changes.map((key) => [key, wanted.get(key)] as const));
  }

  /** Lamps that shine otherwise than is wanted. */
  #changes(wanted: ReadonlyMap<string, { readonly count: number }>): readonly string[] {
    const gone = [...this.#shining.keys()].filter((key) => !wanted.has(key));
    return [...gone, ...[...wanted].flatMap(([key, { count }]) => (this.#shining.get(key)?.count === count ? [] : [key]))];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(changes: readonly (readonly [key: string, wanted: { readonly lamp: Lamp; readonly count: number } | undefined])[]): void {
    const began = this.#now();
    for (const [i, [key, wanted]] of changes.entries()) {
      if (this.#now() - began > AT_ONCE) {
        this.#timer = setTimeout(() => this.#go(changes.slice(i)), BETWEEN);
        return;
      }
      const before = this.#shining.get(key);
      this.#light.add((wanted ?? before)!.lamp, (wanted?.count ?? 0) - (before?.count ?? 0));
      if (wanted === undefined) this.#shining.delete(key);
      else this.#shining.set(key, { ...wanted });
    }
    this.#shown(this.#light);
  }
}
