/** Setting up a match. */
export const match = {
  first: 'First strike team',
  second: 'Second strike team',
  squad: 'Squad {{number}}',
  primary: 'Primary',
  secondary: 'Secondary',
  supporting: 'Supporting',
  choose: 'Choose a unit',
  points: '{{used}} of {{points}} points',
  era: 'Era: {{era}}',
  edition: 'Cards',
  current: 'Current',
  currentHint: 'With all corrections',
  firstPrint: 'First print',
  firstPrintHint: 'As first printed, as far as known: a mixture',
  mixture: 'The first-print edition is a mixture: of {{units}} units that were changed later the first card is not known here, and they play with their current one.',
  length: 'Length',
  full: 'Full match',
  fullHint: 'Two struggles to win',
  short: 'Short match',
  shortHint: 'One struggle to win',
  unheld: 'Missions that cannot be played on this table:',
  unheldPlace: '{{mission}}: {{what}} stands where objective {{objective}} belongs.',
  unheldEdge: '{{mission}}: objective {{objective}} would reach over the edge.',
  unfit: 'the table cannot hold {{mission}}; choose another table or mission',
};

export const era = {
  fallOfTheJedi: 'Fall of the Jedi',
  reignOfTheEmpire: 'Reign of the Empire',
  ageOfRebellion: 'Age of Rebellion',
  newRepublic: 'New Republic',
};
