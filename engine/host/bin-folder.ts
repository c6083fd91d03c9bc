/** A file in a bin as its folder lists it. */
export interface BinnedFile {
  /** What it is called there: of one id there may be several. */
  readonly binned: string;
  /** The id of what it holds, which that has again when it is taken out. */
  readonly id: string;
  /** Milliseconds since 1970 of when it went there; null where that is not known. */
  readonly deleted: number | null;
  /** Milliseconds since 1970 of the last change. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
}

/** The bin of a folder. */
export interface BinFolder {
  /** What lies in the bin. */
  bin(): Promise<readonly BinnedFile[]>;
  /** The whole text of one of them, or null when it is not there. */
  readBinned(binned: string): Promise<string | null>;
  /** Moves it out again, with everything that lies beside it, and gives its id. Rejects when it is not in the bin, and when there is one of this id again. */
  recover(binned: string): Promise<string>;
  /** Removes it for ever, with everything that lies beside it. Rejects when it is not in the bin. */
  erase(binned: string): Promise<void>;
}
