/** A printed unit that cannot be played here, and why. */
export interface LeftOut {
  /** Slug of the SPS format. */
  readonly sps: string;
  readonly name: string;
  readonly why: string;
}

/** Units whose data no source has completely. Nothing is made up for them. */
export const leftOut: readonly LeftOut[] = [
  { sps: 'gideonhaskinfernosquad', name: 'Gideon Hask, Inferno Squad', why: 'no source has its stance card' },
];
