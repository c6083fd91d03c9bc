import { FrameTimes } from './frameTimes.ts';

/** Moving frames after which it is known how fast a machine draws, and milliseconds from which one is slow. */
const FRAMES = 8;
const SLOW = 45;

/**
 * Whether the plainly drawn table is drawn coarsely. Where it is drawn without a graphics card nearly all time goes into single points: what moves is drawn with
 * a quarter of them, and what stands still with all. Once a machine was found slow it counts as slow.
 */
export class Pace {
  readonly #times = new FrameTimes(FRAMES);
  #slow = false;
  #busy = false;
  #coarse = false;

  /** The machine is known to draw without a graphics card. */
  isSlow(): void {
    this.#slow = true;
  }

  /** A frame of something that moves came this many milliseconds after the one before. */
  took(milliseconds: number): void {
    this.#times.add(milliseconds);
    this.#slow ||= this.#times.exceed(SLOW);
  }

  /** Whatever is drawn next will not stay: something moves, or is on its way. Said before each such frame. */
  passes(): void {
    this.#busy = true;
  }

  /** Whether the last picture had fewer points than the window. */
  get coarse(): boolean {
    return this.#coarse;
  }

  /** Asked before each picture: whether it is drawn coarsely. */
  next(fine: boolean): boolean {
    this.#coarse = this.#slow && this.#busy && !fine;
    this.#busy = false;
    return this.#coarse;
  }
}

/** The window's. */
export const pace = new Pace();
