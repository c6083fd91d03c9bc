/** The frame around the table. */
export const hud = {
  you: 'You',
  opponent: 'Opponent',
  sideNumber: 'Side {{number}}',
  turn: 'Turn {{turn}}',
  offline: 'The connection to the game was lost. Trying again…',
  rail: 'Tools and settings',
  log: 'Log',
  logEmpty: 'Nothing has happened since the match was opened.',
  keys: 'Keys',
  rules: 'Rules',
  leave: 'Leave',
  settings: 'Settings',
  opponentTurn: 'The opponent’s turn',
  computerThinks: 'The computer is thinking…',
  skip: 'Skip',
  speed: 'Speed',
  waiting: 'One moment…',
  won: 'You win the match',
  lost: 'The opponent wins the match',
  wonBy: 'The match goes to {{side}}',
  draw: 'The match is a draw',
  rematch: 'Rematch',
  home: 'Back to the start',
  lookAround: 'Look at the table',
  notice: 'Please note',
};

/** What covers the table when one person hands the screen over. */
export const curtain = {
  heading: '{{side}} is next',
  text: 'The table is covered. Hand the screen to {{side}}.',
  lift: '{{side}}: show the table',
};

/** What the drawn table says. */
export const table = {
  noWebgl: 'This browser cannot draw the table: WebGL is switched off or missing. Turn on hardware acceleration, or use another browser, and open the match again. Nothing is lost.',
  laying: 'The table is being laid…',
  lowered: 'Pictures came slowly on this machine. The table is drawn more plainly now.',
  loweredKeep: 'Keep it so',
  loweredBack: 'Draw it finely again',
  rebuilding: 'The picture of the table is being drawn anew. The match is safe and goes on as it was.',
  camera: 'View of the table',
  home: 'Whole table',
  top: 'From above',
  focus: 'Look at the acting figure',
  follow: 'Let the camera follow again',
  lower: 'Hide a level',
  higher: 'Show a level more',
  level: 'Level {{level}}',
  allLevels: 'All levels',
  sightBlocked: 'No line of sight',
  cost: 'to go there',
  strikes_one: '{{count}} attack of opportunity: {{names}}',
  strikes_other: '{{count}} attacks of opportunity: {{names}}',
};

/** The list of everybody. */
export const roster = {
  heading: 'Everybody',
  name: 'Name',
  health: 'Health',
  tokens: 'Tokens',
  state: 'Turn',
};

/** What the computer would do in one's place. */
export const advice = {
  heading: 'What would you do?',
  thinking: 'Thinking…',
  none: 'There is nothing to advise here.',
  lead: 'As the usual opponent sees it, knowing what you know. The chance to win is how the match would stand once the other side has had its next turn, or soon after.',
  chance: '{{percent}} to win',
  best: 'Best',
  next: 'Next best',
  better: 'Better: {{list}}.',
  worse: 'Worse: {{list}}.',
  same: 'Nothing tells the two apart.',
  move: '{{kind}}, {{length}}',
  moveUp: '{{kind}}, {{length}}, to {{mm}} mm up',
  moveDown: '{{kind}}, {{length}}, down to {{mm}} mm',
  stay: 'Stay',
  show: 'Show on the table',
};

/** What a judgement of a plan rests on. */
export const ground = { own: 'own units', enemy: 'harm to the enemy' };

/** What is read for a moment over who it happens to. */
export const float = {
  harm: '−{{amount}}',
  heal: '+{{amount}}',
  token_one: '{{name}}',
  token_other: '{{name}} ×{{count}}',
  missed: 'Miss',
  noDamage: 'No damage',
  wounded: 'Wounded',
  defeated: 'Defeated',
};

export const phase = {
  setup: 'Set-up',
  over: 'Match over',
};
