/** What somebody does, where Shatterpoint has a word of its own for it. */
export const act = {
  run: '{{who}} dashes',
  falls: 'Wounded',
};
