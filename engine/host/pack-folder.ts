/** A pack as its folder lists it. */
export interface StoredPack {
  readonly pack: string;
  /** Milliseconds since 1970 of when it came. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
}

/** Where a person's packs of pieces are kept. What a pack says never changes: its name goes by it. */
export interface PackFolder {
  list(): Promise<readonly StoredPack[]>;
  /** The whole text, or null when there is no such pack. */
  read(pack: string): Promise<string | null>;
  /** A new pack; one that is there already stays as it is. Rejects when the folder cannot be written. */
  keep(pack: string, text: string): Promise<void>;
  /** Moves a pack into the bin. Rejects when there is no such pack. */
  discard(pack: string): Promise<void>;
  /** Moves it out again. Rejects when it is not in the bin. */
  recover(pack: string): Promise<void>;
}
