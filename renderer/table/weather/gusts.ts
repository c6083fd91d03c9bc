/** Milliseconds after somebody last moved a hand in which weather moves, between two of its pictures, and from which a picture comes too slowly for it. */
const [STIRRED, BETWEEN, SLOW] = [8000, 33, 140];
/** Slow pictures in turn after which weather stands still for good. */
const PATIENCE = 4;
/** Seconds of one blink of a mast, and the share of them that it shines. */
const [BLINK, LIT] = [2, 0.55];

/** How brightly masts shine at a time (seconds): they come on and go out softly. */
export function blinkAt(time: number): number {
  const phase = (time / BLINK) % 1;
  const rise = (at: number): number => Math.min(1, Math.max(0, at / 0.12));
  return 0.12 + 0.88 * Math.min(rise(phase), rise(LIT - phase));
}

/** The clock of what moves by itself: it asks for the next picture only while somebody is there and pictures come fast enough. */
export class Gusts {
  readonly #wake: () => void;
  #until = 0;
  #last: number | null = null;
  #time = 0;
  #slow = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Since when a picture is waited for. */
  #asked: number | null = null;

  /** `wake` asks for a picture. */
  constructor(wake: () => void) {
    this.#wake = wake;
  }

  /** Whether it moves now. */
  get moves(): boolean {
    return this.#last !== null;
  }

  /** Somebody is there (milliseconds of the page's clock). */
  stir(now: number): void {
    const rested = now >= this.#until;
    this.#until = now + STIRRED;
    if (rested && this.#slow < PATIENCE) this.#wake();
  }

  /** Said on each picture: the time that it shows, in seconds that it moved so far. Asks for the next one where there is to be one. */
  next(now: number, hidden: boolean): number {
    if (this.#asked !== null) this.#slow = now - this.#asked > SLOW ? this.#slow + 1 : 0;
    this.#asked = null;
    if (hidden || now >= this.#until || this.#slow >= PATIENCE) {
      this.#last = null;
      return this.#time;
    }
    // After a rest it goes on where it stood.
    if (this.#last !== null) this.#time += Math.min(0.2, (now - this.#last) / 1000);
    this.#last = now;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#asked = performance.now();
      this.#wake();
    }, BETWEEN);
    return this.#time;
  }

  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
