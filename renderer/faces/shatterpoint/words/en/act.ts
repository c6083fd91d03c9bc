/** What somebody does, where Shatterpoint has a word of its own for it. */
export const act = {
  run: '{{who}} dashes',
  falls: 'Wounded',
};

/** Tokens and conditions that somebody got, in a list. */
export const chip = {
  strained: 'Strained', disarmed: 'Disarmed', exposed: 'Exposed', pinned: 'Pinned', hunker: 'a Hunker token', focus: 'a Focus token',
};
