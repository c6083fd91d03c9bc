/** A printed unit that cannot be played here, and why. */
export interface LeftOut {
  /** Slug of the SPS format. */
  readonly sps: string;
  readonly name: string;
  readonly why: string;
}

/** Units whose data no source has completely. Nothing is made up for them. */
export const leftOut: readonly LeftOut[] = [
  { sps: 'grandadmiralthrawn', name: 'Grand Admiral Thrawn', why: 'no source has the six effects of its three Battle Tactics cards' },
];
