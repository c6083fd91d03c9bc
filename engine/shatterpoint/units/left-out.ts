/** A printed unit that cannot be played here, why, and by what lists name it. */
export interface LeftOut {
  readonly name: string;
  readonly why: string;
  /** Slug of the SPS format. */
  readonly sps: string;
  /** Eight digits of the SPT format. */
  readonly spt: string;
  /** Number that ShatterApp gives it. */
  readonly shatterApp: number;
}

/** Units whose data no source has completely. Nothing is made up for them. */
export const leftOut: readonly LeftOut[] = [
  { name: 'Grand Admiral Thrawn', why: 'no source has the six effects of its three Battle Tactics cards', sps: 'grandadmiralthrawn', spt: '00280101', shatterApp: 91 },
];
