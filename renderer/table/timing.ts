const KEPT = 240;

/** Milliseconds of our own script in the last frames, for the test hook and the bench. */
class Timing {
  readonly #kept = new Float32Array(KEPT);
  #next = 0;
  frames = 0;

  #began = 0;

  /** A frame's own work begins. */
  begin(): void {
    this.#began = performance.now();
  }

  /** The frame is drawn. */
  end(): void {
    this.#kept[this.#next] = performance.now() - this.#began;
    this.#next = (this.#next + 1) % KEPT;
    this.frames += 1;
  }

  /** The middle and the 95th of a hundred of the kept frames. */
  summary(): { readonly frames: number; readonly p50: number; readonly p95: number } {
    const kept = [...this.#kept.subarray(0, Math.min(this.frames, KEPT))].sort((a, b) => a - b);
    const at = (share: number): number => kept[Math.min(kept.length - 1, Math.floor(kept.length * share))] ?? 0;
    return { frames: this.frames, p50: at(0.5), p95: at(0.95) };
  }
}

export const timing = new Timing();
