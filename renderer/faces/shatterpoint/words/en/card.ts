/** Unit cards, stances, dice, conditions and keywords. */
export const card = {
  primary: 'Primary',
  secondary: 'Secondary',
  supporting: 'Supporting',
  damage: 'Damage',
  damageOf: '{{damage}} of {{stamina}} damage',
  stamina: 'Stamina',
  durability: 'Durability',
  durabilityOf: 'Injured {{injured}} of {{durability}}',
  conditions: 'Conditions and tokens',
  stance: 'Stance',
  stances: 'Both stances',
  use: 'Use {{ability}}',
  cost: '{{count}} Force',
  costTax: '{{cost}} Force, {{tax}} of it for wounds',
  used: 'Used this turn',
  melee: 'Melee',
  ranged: 'Ranged',
  rangeNumber: 'Range {{range}}',
  cannot: 'cannot attack',
  attackDice: '{{count}} attack dice',
  defenseDice: '{{count}} defense dice',
  attack: 'Attack',
  defense: 'Defense',
  attackExpertise: 'Attack expertise',
  defenseExpertise: 'Defense expertise',
  inUse: 'in use',
  becomes: 'becomes',
  rowOf: '{{title}}, {{row}} expertise',
  tree: 'Combat tree',
  start: 'start',
  step: 'step {{number}}',
  damagePool: 'Damage pool',
  successes: 'Successes',
  left: '{{count}} left',
  woundsAt: 'Wounds at {{count}}',
  wounds: 'wounds',
  alreadyWounded: 'Already wounded',
  expertise: 'Expertise',
  poolAfter: 'Pool {{count}}',
  barred: 'no expertise',
  noRow: 'No row applies',
  wounded: 'Wounded',
  injured: 'Injured',
  hunker: 'Hunker',
  focus: 'Focused',
  active: 'Active',
  defeated: 'Defeated',
  notDeployed: 'Not on the table yet',
  shatterpoint: 'Shatterpoint',
  hidden: 'a card',
  tactics: 'Battle Tactics cards',
  oldValuesUnknown: 'Sheet {{sheet}} changed this card. Its first print is not known, so its current card is shown and played.',
  tacticsUpTo: 'up to {{count}} in the deck',
};

export const abilityKind = {
  active: 'Active ability',
  reactive: 'Reactive ability',
  innate: 'Innate ability',
  tactic: 'Tactic ability',
  identity: 'Identity ability',
};

export const face = {
  critical: 'critical',
  strike: 'strike',
  block: 'block',
  expertise: 'expertise',
  failure: 'failure',
};

/** Faces of dice as they fell. */
export const rolledFace = {
  critical_one: '{{count}} critical', critical_other: '{{count}} criticals',
  strike_one: '{{count}} strike', strike_other: '{{count}} strikes',
  block_one: '{{count}} block', block_other: '{{count}} blocks',
  expertise_one: '{{count}} expertise', expertise_other: '{{count}} expertise',
  failure_one: '{{count}} failure', failure_other: '{{count}} failures',
  none: 'no dice',
};

/** What was done to dice after they fell, and by what. */
export const dice = {
  heading: 'What was done to the dice',
  rolled: 'Rolled: {{faces}}.',
  rerolled: 'Rolled again: {{before}}, now {{after}}.',
  added: 'Added: {{after}}.',
  changed: 'Changed: {{before}}, now {{after}}.',
  removed: 'Removed: {{before}}.',
  blocked: 'Blocked: {{before}}.',
  by: { expertise: 'Expertise', condition: 'Condition', blocks: 'Blocked' },
};

/** What each face of a die does. */
export const faceText = {
  critical: 'A success that no block takes away.',
  strike: 'A success. Each block takes one away.',
  block: 'Takes away one strike.',
  expertise: 'Counts on the expertise chart: the more, the better the row.',
  failure: 'Does nothing.',
};

/** What an option of a combat tree does. */
export const effectText = {
  damage: 'Damage goes to the pool, which is applied at the end.',
  heal: 'Takes 1 damage or 1 condition off the attacker’s unit or an ally nearby.',
  shove: 'Shove pushes the target away.',
  advance: 'The attacker may advance.',
  dash: 'The attacker may dash.',
  climb: 'The attacker may climb.',
  jump: 'The attacker may jump.',
  reposition: 'The attacker may reposition.',
  active: 'The attacker may use an Active ability without paying.',
};

/** An attack beside the two who fight. */
export const scene = {
  of: '{{attacker}} attacks {{defender}}',
  faces: '{{count}} {{face}}',
  poolText: 'What the target suffers at the end of the attack.',
  successText: 'One option of the combat tree for each.',
  soFar: 'So far: {{effects}}.',
  fewer: 'Rows in use',
  stanceDice: '{{attack}} attack dice with this weapon. It defends with {{defense}} dice in melee, with {{ranged}} against shots.',
};

export const effect = {
  damage_one: '{{count}} damage',
  damage_other: '{{count}} damage',
  heal_one: 'heal {{count}}',
  heal_other: 'heal {{count}}',
  shove_one: 'shove',
  shove_other: '{{count}} shoves',
  strained_one: 'Strained',
  strained_other: 'Strained ×{{count}}',
  disarmed_one: 'Disarmed',
  disarmed_other: 'Disarmed ×{{count}}',
  exposed_one: 'Exposed',
  exposed_other: 'Exposed ×{{count}}',
  pinned_one: 'Pinned',
  pinned_other: 'Pinned ×{{count}}',
  advance_one: 'advance',
  advance_other: '{{count}} advances',
  dash_one: 'dash',
  dash_other: '{{count}} dashes',
  climb_one: 'climb',
  climb_other: '{{count}} climbs',
  jump_one: 'jump',
  jump_other: '{{count}} jumps',
  reposition_one: 'reposition',
  reposition_other: '{{count}} repositions',
  active_one: 'free active ability',
  active_other: '{{count}} free active abilities',
  none: 'no effect',
};

/** What a token on a card means, in our words. */
export const token = {
  strained: 'After its next move, action, attack or ability this unit suffers 3 damage. Then Strained goes.',
  disarmed: 'The next attack roll of this unit loses all dice that show expertise. Then Disarmed goes.',
  exposed: 'The next defense roll of this unit loses all dice that show expertise. Then Exposed goes.',
  pinned: 'The next advance, dash, climb or jump of this unit does not happen. Then Pinned goes.',
  hunker: 'Each token adds 1 defense die against ranged attacks. Lost when the unit activates or is engaged.',
  wounded: 'Contests nothing, suffers no damage, and its abilities cost 1 Force more until it activates.',
  injured: 'Each token makes abilities cost 1 Force more. Tokens equal to durability defeat the unit.',
  focus: 'The next attack of this character in this activation rolls 1 more die.',
};
