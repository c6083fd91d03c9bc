/** Sides, struggle and the end of a match. */
export const hud = {
  force: 'Force',
  forceOf: '{{ready}} of {{pool}} Force ready',
  deckLeft_one: '{{count}} card left in the order deck',
  deckLeft_other: '{{count}} cards left in the order deck',
  deckTop: 'On top: {{cards}}',
  deckBottom: 'At the bottom: {{cards}}',
  discard: 'Discard pile',
  discardCount: '{{count}} discarded',
  reserve: 'Reserve',
  emptyReserve: 'empty',
  claimed: 'Struggles won',
  claimedOf: '{{count}} of {{need}} struggles won',
  struggle: 'Struggle {{number}}',
  mission: 'Mission',
  effectOf: '{{name}}: {{text}}',
  actionOf: 'Action {{number}} of 2',
  actionsSpent: 'Both actions are spent',
  trackerLabel: 'Struggle {{number}}. Spaces left to win it: {{first}} {{toFirst}}, {{second}} {{toSecond}}',
  trackerText: 'The struggle token among the spaces of the struggle; coloured spaces hold momentum.',
  toWin_one: '{{side}}: {{count}} space to win the struggle',
  toWin_other: '{{side}}: {{count}} spaces to win the struggle',
  toWinText: 'So far the struggle token must still move to meet this side’s momentum.',
  seeTable: 'See the table',
  endClaims: 'Struggles',
  endWounds: 'Enemy units wounded',
  endDefeated: 'Enemy units defeated',
};

/** Figures and objectives on the table. */
export const table = {
  damageOf: '{{damage}} of {{stamina}} damage',
  wounded: 'Wounded',
  objective: 'Objective {{name}}',
  inactive: 'Inactive',
  heldBy: 'Held by {{side}}',
  contestedBy: '{{who}} contests it until the end of the turn',
  priority: 'Priority',
  priorityFace: 'Priority face: {{face}}',
};

export const phase = {
  setup: 'Set-up',
  deploy: 'Deployment',
  stances: 'Choosing stances',
  play: 'Play',
  over: 'Match over',
};

/** What the rules reference says of the cards of a match. */
export const rules = {
  firstPrint: 'This match is played with first-print cards. That edition is a mixture; no unit of this match is known to need a later card.',
  mixture: 'This match is played with first-print cards. That edition is a mixture: {{units}} play with their current cards, because their first ones are not known.',
};

/** The list of everybody. */
/** What a judgement of a plan rests on. */
export const ground = { cards: 'struggle cards', struggle: 'the struggle', force: 'Force', objectives: 'objectives' };

export const roster = {
  health: '{{damage}}/{{stamina}} damage · {{wounds}}/{{durability}} wounds',
  acts: 'Acts',
  reserve: 'In reserve',
  top: 'Next in the deck',
  toCome: 'Still to come',
  cameUp: 'Has come up',
  unordered: 'Still to come, in an order that nobody knows: {{cards}}',
  kept: 'In reserve: {{card}}',
};
