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
  { sps: 'grandadmiralthrawn', name: 'Grand Admiral Thrawn', why: 'no source has the texts of its Battle Tactics cards' },
  { sps: 'ewoktrappers', name: 'Ewok Trappers', why: 'no source has the text of its Battle Tactics card' },
];
