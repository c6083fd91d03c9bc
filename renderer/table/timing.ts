const KEPT = 240;

/** The last values of one measure. */
class Kept {
  readonly #values = new Float32Array(KEPT);
  count = 0;

  add(value: number): void {
    this.#values[this.count % KEPT] = value;
    this.count += 1;
  }

  /** The value that a share of the kept ones do not exceed. */
  at(share: number): number {
    const sorted = [...this.#values.subarray(0, Math.min(this.count, KEPT))].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

export interface TimingSummary {
  readonly frames: number;
  /** Milliseconds of our own work before drawing: half and 95 of a hundred frames take no longer. */
  readonly script: { readonly p50: number; readonly p95: number };
  /** Milliseconds in the drawing library; without a graphics card this waits for the picture. */
  readonly draw: { readonly p50: number; readonly p95: number };
}

/** How long frames take, for the test hook and the bench. */
class Timing {
  readonly #script = new Kept();
  readonly #draw = new Kept();
  #mark = 0;

  begin(): void {
    this.#mark = performance.now();
  }

  /** Everything is in its place; drawing begins. */
  worked(): void {
    const now = performance.now();
    this.#script.add(now - this.#mark);
    this.#mark = now;
  }

  drawn(): void {
    this.#draw.add(performance.now() - this.#mark);
  }

  get frames(): number {
    return this.#draw.count;
  }

  summary(): TimingSummary {
    const of = (kept: Kept): TimingSummary['script'] => ({ p50: kept.at(0.5), p95: kept.at(0.95) });
    return { frames: this.frames, script: of(this.#script), draw: of(this.#draw) };
  }
}

export const timing = new Timing();
