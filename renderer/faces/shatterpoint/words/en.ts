/** What Shatterpoint says of itself; its id stands before the keys. Its other words stand in `renderer/words/en`, from when it was the only one. */
export const en = {
  system: { name: 'Shatterpoint', hint: 'Strike teams fight for objectives' },
};
