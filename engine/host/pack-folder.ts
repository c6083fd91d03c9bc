import type { BinFolder } from './bin-folder.ts';

/** A pack as its folder lists it. */
export interface StoredPack {
  readonly pack: string;
  /** Milliseconds since 1970 of when it came. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
}

/** Where a person's packs of pieces are kept. What a pack says never changes: its name goes by it. */
export interface PackFolder extends BinFolder {
  list(): Promise<readonly StoredPack[]>;
  /** The whole text, or null when there is no such pack. */
  read(pack: string): Promise<string | null>;
  /** A new pack; one that is there already stays as it is. Rejects when the folder cannot be written. */
  keep(pack: string, text: string): Promise<void>;
  /** Moves a pack into the bin, and gives what it is called there. `now` in ms since 1970. Rejects when there is no such pack. */
  discard(pack: string, now: number): Promise<string>;
}
