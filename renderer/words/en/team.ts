/** Strike teams on the screen of a new match: choosing, reading, writing. */
export const team = {
  ready: 'Ready-made',
  own: 'Own team',
  random: 'Random legal team',
  currentCard: 'Current card: its first print, changed by {{sheet}}, is not known',
  mission: 'Mission',
  missionRules: 'Rules of {{mission}}',
  /** Headings in the lists of units. */
  group: {
    kin: 'A tag in common with {{who}}',
    fits: 'Others that fit',
    tooDear: 'Not enough points',
    otherEra: 'Another era',
    taken: 'Not beside others of the team',
  },
  lists: 'Read or write a list',
  name: 'Name',
  list: 'List',
  listHint: 'SPT text, SPS document, Tabletop Admiral or ShatterApp link, or names, one in each line',
  use: 'Use this list',
  open: 'Open a file…',
  copy: 'Copy as SPT text',
  save: 'Save as a file',
  used: 'The list is used.',
  notUsed: 'The list is not used. {{reason}}',
  notLegal: 'The team is not legal yet: its reasons are below the squads.',
  copied: 'The SPT text is copied.',
  notCopied: 'The text is marked; copy it with Ctrl+C.',
  saved: 'Saved as {{file}}.',
  notWritten: 'That cannot be written. {{reason}}',
  tooLarge: 'The file is too large for a list.',
  notOpened: 'The file could not be read.',
  noRandom: 'There is none. {{reason}}',
};

/** What reading a list left out or could not know. */
export const teamNote = {
  unknownUnit: 'Not known: {{unit}}.',
  unclearUnit: '{{unit}} may be one of {{count}} units. Write its whole name.',
  extraUnit: 'There is no place for {{unit}}.',
  incomplete: 'The list holds {{units}} of 6 units.',
  unknownMission: 'The mission is not known: {{mission}}.',
  otherMission: 'A second mission is left out: {{mission}}.',
  otherMode: 'The list was made for another mode of play: {{mode}}.',
  extraField: 'A field of the document is left out: {{field}}.',
};
