/** Where the pointer is, in CSS pixels of the window. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly alt: boolean;
}

/** How the next frame is waited for. */
interface Frames {
  readonly request: (frame: () => void) => number;
  readonly cancel: (id: number) => void;
}

const WINDOW: Frames = { request: (frame) => requestAnimationFrame(frame), cancel: (id) => { cancelAnimationFrame(id); } };

/** Looks at what lies under the pointer once a frame, however often it moves. */
export class PointerLooks {
  readonly #look: (pointed: Pointed) => void;
  readonly #frames: Frames;
  #frame: number | null = null;
  /** Where the pointer rests; null while it is not over the table. */
  pointed: Pointed | null = null;

  constructor(look: (pointed: Pointed) => void, frames = WINDOW) {
    this.#look = look;
    this.#frames = frames;
  }

  move(pointed: Pointed): void {
    this.pointed = pointed;
    this.#frame ??= this.#frames.request(() => {
      this.#frame = null;
      if (this.pointed !== null) this.#look(this.pointed);
    });
  }

  leave(): void {
    this.pointed = null;
    this.drop();
  }

  /** Drops a look that waits for its frame: the keys have come to something since, and what they hold stays until the pointer moves again. */
  drop(): void {
    if (this.#frame !== null) this.#frames.cancel(this.#frame);
    this.#frame = null;
  }
}
