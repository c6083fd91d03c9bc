/** Strike teams on the screen of a new match: choosing, reading, writing. */
export const team = {
  currentCard: 'Current card: its first print, changed by {{sheet}}, is not known',
  mission: 'Mission',
  missionMap: '{{mission}}: objectives and where the sides deploy',
  otherMission: 'Choose a mission',
  twoMissions: 'Each side its own',
  broughtBy: 'Brought by',
  both: 'Both sides',
  missionRules: 'Rules of {{mission}}',
  listHint: 'SPT text, SPS document, Tabletop Admiral or ShatterApp link, or names, one in each line',
  copy: 'Copy as SPT text',
  notLegal: 'The team is not legal yet: its reasons stand below the squads.',
  copied: 'The SPT text is copied.',
  noRandom: 'There is none. {{reason}}',
};

/** What reading a list left out or could not know. */
export const teamNote = {
  unknownUnit: 'Not known: {{unit}}.',
  unclearUnit: '{{unit}} may be one of {{count}} units. Write its whole name.',
  leftOutUnit: '{{unit}} cannot be played here: {{reason}}.',
  noUnits: 'The list names no unit.',
  emptySquad: 'Squad {{squad}} is empty.',
  extraUnit: 'There is no place for {{unit}}.',
  incomplete: 'The list holds {{units}} of 6 units.',
  unknownMission: 'The mission is not known: {{mission}}.',
  otherMission: 'A second mission is left out: {{mission}}.',
  otherMode: 'The list was made for another mode of play: {{mode}}.',
  extraField: 'A field of the document is left out: {{field}}.',
};
