/** The game's questions. `{{who}}` is the figure or unit in question. */
export const ask = {
  otherPlain: 'Choose: {{word}}.',
  some: 'Choose {{min}} to {{max}}.',
  exactly: 'Choose {{count}}.',
  chosen: '{{count}} chosen',
  confirm: 'Confirm',
};

/** Questions that the table itself answers with a place. */
export const placeAsk = {
  other: 'Choose a place for {{who}}.',
};

/** What the tool does, in one line. */
export const placeHint = {
  other: 'Within the marked area.',
};

/** Who of those that follow finds no place around the mark: as proven, or as far as was found out. */
export const followersHint = {
  none: 'From here {{who}} will find no place in range and must stand elsewhere.',
  unsure: 'It is tight here: {{who}} may find no place in range.',
};

/** What ends a push towards the mark short of its full length. */
export const pushStop = {
  touchesBase: 'It stops against another figure.',
  touchesPart: 'It stops against the terrain that is outlined.',
  overhang: 'It stops where it still stands whole: farther on it would hang over an edge.',
  ontoBase: 'It stops short: farther on it would come to lie on another figure.',
  offTable: 'It stops at the edge of the battlefield.',
  noRoom: 'It stops short: farther on there is no room for it.',
};

export const placeBar = {
  pick: 'Click a place on the table, or move the mark with the arrow keys.',
  confirm: 'Put it here',
  skip: 'Stay here',
  skipHint: 'Without moving',
  chooseFirst: 'Choose a place first',
};
