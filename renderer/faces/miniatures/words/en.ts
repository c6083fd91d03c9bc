import { refusal } from './refusal.ts';
import { odds } from './odds.ts';
import { measure, overlay, there, thing } from './there.ts';
import { setUp } from './setUp.ts';

/** Short names of the chapters, for the head of a refusal. */
const rule = {
  0: 'Words', 1: 'Cards', 2: 'Squads', 3: 'Setting up', 4: 'Winning', 5: 'Initiative', 6: 'Rounds', 7: 'Turns', 8: 'Movement', 9: 'Distance and sight',
  10: 'Targets and cover', 11: 'Attacks', 12: 'Attacks of opportunity', 13: 'Terrain', 14: 'The Force', 15: 'Commanders', 16: 'Feats', AMB: 'Rulings',
};

/** One sentence for each thing that can happen. */
const event = {
  /** A figure that goes by the same name as one of the other side. */
  figureOf: '{{name}} ({{side}})',
  joined: '{{side}}: {{figure}} joins as a reinforcement for {{cost}} points.',
  mustered: '{{side}}: nobody else joins.',
  deployed: '{{figure}} deploys on {{square}}.',
  roundBegun: 'Round {{round}}.',
  initiativeRolled: 'Initiative is rolled: {{rolls}}.',
  initiativeWon: '{{side}}: initiative won.',
  firstChosen: '{{side}}: first in this round.',
  phaseBegun_one: '{{side}}: {{count}} activation.',
  phaseBegun_other: '{{side}}: {{count}} activations.',
  activated: '{{figure}} is activated.',
  stepped: '{{figure}} moves to {{square}}.',
  opportunityTaken: '{{figure}} strikes at {{mover}}, who is leaving.',
  featUsed: '{{figure}} uses {{feat}}.',
  attackDeclared: '{{attacker}} attacks {{target}}.',
  attackDeclared_cover: '{{attacker}} attacks {{target}}, who is in cover.',
  attackResumed: 'The attack of {{attacker}} on {{target}} goes on.',
  targetDrawn: '{{to}} draws the fire of {{attacker}} from {{from}}.',
  targetDrawn_cover: '{{to}}, who is in cover, draws the fire of {{attacker}} from {{from}}.',
  saveRolled: '{{figure}} rolls {{natural}}: the save of {{needed}} is made.',
  saveRolled_failed: '{{figure}} rolls {{natural}}: the save of {{needed}} fails.',
  fireCombined: '{{helper}} adds fire to the attack of {{attacker}}.',
  attackRolled: '{{attacker}} rolls {{natural}}, {{signed}} makes {{total}} against Defense {{defense}}.',
  hit: '{{target}} is hit.',
  hit_critical: '{{target}} is hit critically: the damage is doubled.',
  guarded: '{{guard}} takes the damage for {{target}}.',
  missed: '{{target}} is missed.',
  damaged: '{{figure}} takes {{amount}} damage.',
  defeated: '{{figure}} is defeated by {{by}}.',
  forceSpent_one: '{{figure}} uses the Force for {{count}} point.',
  forceSpent_other: '{{figure}} uses the Force for {{count}} points.',
  forceSpent_lent_one: '{{figure}} uses the Force: {{payer}} pays {{count}} point.',
  forceSpent_lent_other: '{{figure}} uses the Force: {{payer}} pays {{count}} points.',
  forceGained_one: '{{figure}} gains {{count}} Force.',
  forceGained_other: '{{figure}} gains {{count}} Force.',
  forceGained_spirit_one: '{{figure}} gains {{count}} Force, and may use it once more in every turn.',
  forceGained_spirit_other: '{{figure}} gains {{count}} Force, and may use it once more in every turn.',
  hastened: '{{figure}} may go two squares farther in this turn.',
  stoodStill: '{{figure}} stands still in this turn.',
  leapt: '{{figure}} leaps: in this turn it moves through enemies.',
  lessonTaught: '{{figure}} is displeased.',
  fumbled: '{{figure}} has rolled a 1.',
  actionTaken: '{{figure}} uses {{feat}}.',
  actionTaken_on: '{{figure}} uses {{feat}} on {{target}}.',
  strafed: '{{figure}} attacks {{target}} as it flies over.',
  doorMoved: 'The door {{door}} opens.',
  doorMoved_shut: 'The door {{door}} closes.',
  doorMoved_heldOpen: '{{figure}} opens the door {{door}} and holds it.',
  doorMoved_heldShut: '{{figure}} closes the door {{door}} and holds it.',
  doorHeld: '{{figure}} holds the door {{door}} open.',
  doorHeld_shut: '{{figure}} holds the door {{door}} shut.',
  doorReleased: '{{figure}} no longer holds the door {{door}}.',
  door: 'between {{a}} and {{b}}',
  doorNumber: '{{count}}',
  healed: '{{figure}} loses {{amount}} damage.',
  turnEnded: '{{figure}} is done.',
  roundEnded: 'Round {{round}} is over.',
  decided: '{{side}}: skirmish won. {{why}}',
  decided_draw: 'The skirmish is a draw.',
};

/** The list of everybody. */
const roster = { defeated: 'Defeated', acts: 'Acts', activated: 'Activated', toCome: 'Still to act' };

/** What decided a skirmish, by its rule. */
const decidedBy = {
  '4-1': 'No enemy is left.',
  '4-2a': 'The last round is over, and it defeated more cost.',
  '4-2b': 'The last round is over, and it stands nearest to the centre.',
  '4-2c': 'The last round is over, and its figure nearest to the centre costs more.',
  '4-2d': 'The last round is over.',
};

/** The game's questions. */
const ask = {
  deploy: 'Choose a square for {{figure}}.',
  reinforce: 'Who joins your squad? {{left}} of {{points}} points are left for figures of the Fringe.',
  first: 'You have the initiative: who goes first?',
  activate_one: 'Whom do you activate? It is the last in this phase.',
  activate_other: 'Whom do you activate? {{count}} are due in this phase.',
  act_armed: '{{figure}}: choose a square to go to, or attack.',
  act_unarmed: '{{figure}}: choose a square to go to. Nobody can be attacked from here.',
  act_after: '{{figure}} has attacked: choose a square to go to, or end its turn.',
  act_onward: '{{figure}} stands on an ally’s square: choose where it goes on to.',
  answer: 'Answer with a feat?',
  target: '{{figure}}: choose whom to attack.',
  combineFire: 'Who adds fire to the attack of {{attacker}} on {{target}}?',
  payer: 'Who pays {{points}} Force for {{figure}}?',
  reroll: '{{figure}} rolled {{natural}}: roll again?',
  useOn: '{{figure}}: on whom does it use {{feat}}?',
  strafe: '{{figure}} flies over {{target}}: does it attack?',
  override: 'Does {{figure}} open or close a door, and hold it so?',
  lightning: 'Whom does the lightning leap to from {{target}}?',
  spirit: 'Whom does the spirit of {{figure}} stay with?',
  opportunity: '{{mover}} is leaving: does {{figure}} strike?',
  strikers: '{{mover}} is leaving: who strikes at it next?',
  dealtNext: 'Several of your figures are hit at once: who is dealt with next?',
};

/** A short line beside a question. */
const note = {
  fresh: 'Up to {{speed}} points with an attack, up to {{most}} without.',
  spent: '{{spent}} of {{speed}} points spent; beyond {{speed}} there is no attack.',
  second: '{{spent}} points spent, so no attack in this turn.',
  after_one: '{{count}} movement point is left.',
  after_other: '{{count}} movement points are left.',
  needed: 'The die must show {{needed}} or more. Every helper makes that {{bonus}} less and is then activated.',
  needed_free: 'The die must show {{needed}} or more. Every helper makes that {{bonus}} less.',
  reinforce: 'They come besides your squad: the enemy need not defeat them to win. Q shows both squads.',
  deploy: 'One of the marked squares on your side.',
  deploy_outline: 'One of the marked squares: where the table has your side begin, or the nearest to it.',
};

const option = {
  done: 'Nobody joins',
  join_one: '{{count}} figure joins',
  join_other: '{{count}} figures join',
  end: 'End turn',
  pass: 'Let it be',
  attack: 'Strike',
  attackOn: 'Attack {{target}}',
  square: 'Square {{square}}',
  still: 'Stand still and attack {{target}}',
  faster: 'Move faster',
  reroll: 'Roll again',
  openDoor: 'Open the door between {{a}} and {{b}}',
  closeDoor: 'Close the door between {{a}} and {{b}}',
  holdOpenDoor: 'Hold the door between {{a}} and {{b}} open',
  holdShutDoor: 'Hold the door between {{a}} and {{b}} shut',
  openDoorNumber: 'Open door {{count}}',
  closeDoorNumber: 'Close door {{count}}',
  holdOpenDoorNumber: 'Hold door {{count}} open',
  holdShutDoorNumber: 'Hold door {{count}} shut',
};

const hint = {
  roll: 'Hits on {{needed}} or more: {{chance}}',
  target: '{{roll}} · {{left}}',
  figure: 'Attack {{attack}} · damage {{damage}} · {{left}}',
  opportunity: { pass: 'It leaves unharmed' },
  strikers: { pass: 'Nobody strikes any more' },
  strafe: { pass: 'It flies on' },
  reroll: { pass: 'What was rolled stands' },
  act: { faster: '1 Force: two squares more in this turn' },
  force_one: '{{name}}: {{count}} Force left',
  force_other: '{{name}}: {{count}} Force left',
};

const faction = { rebel: 'Rebel', imperial: 'Imperial', fringe: 'Fringe' };

const card = {
  cost: 'Cost',
  defense: 'Defense',
  attack: 'Attack',
  damage: 'Damage',
  force: 'Force',
  hitPoints: 'Hit points',
  hitPointsOf: '{{left}} of {{whole}} hit points',
  unique: 'Unique',
  activated: 'Activated in this round',
  ready: 'Not yet activated',
  defeated: 'Defeated',
  acting: 'Takes its turn',
  stands: 'On {{square}}',
  noFeats: 'It has no feats.',
};

/** The sides and the round, above the table. */
const panel = {
  round: 'Round {{round}} of {{rounds}}',
  deployment: 'Deployment',
  initiative: 'Initiative',
  over: 'Skirmish over',
  phase_zero: '{{side}}: last activation',
  phase_one: '{{side}}: {{count}} activation left',
  phase_other: '{{side}}: {{count}} activations left',
  points: 'Cost of enemies defeated: {{count}}',
  left: '{{left}} of {{count}} figures left',
  squad: 'Squad',
};

/** The attack being made. */
const attack = {
  title: 'Attack',
  opportunity: 'Attack of opportunity',
  answer: 'Attack in answer',
  /** Attacks that this one is made within, and those made within it. */
  around: 'Within the attack of {{attacker}} on {{target}}. {{outcome}}',
  inIt: 'Within it {{attacker}} attacked {{target}}, {{total}} to {{defense}}. {{outcome}}',
  inIt_unrolled: 'Within it {{attacker}} attacked {{target}}.',
  die: 'Die',
  bonus: 'Attack',
  helpers_one: '{{count}} helper',
  helpers_other: '{{count}} helpers',
  feats: 'Feats',
  total: 'Total',
  defense: 'Defense',
  cover: 'Cover',
  waiting: 'The die is not rolled yet.',
  hit: 'Hit: {{damage}} damage',
  critical: 'Critical hit: {{damage}} damage',
  missed: 'Missed',
};

const end = {
  points: 'Cost of enemies defeated',
  left: 'Figures left',
};

/** Ready squads. */
const squad = {
  company: 'The Wookiee’s company', hired: 'Hired help', trench: 'Hoth trench', forest: 'Forest ambush',
  hunters: 'Bounty hunters', snow: 'Snow column', line: 'Storm line', scouts: 'Scout patrol',
};

const system = { name: 'Miniatures', hint: 'Squads on a grid of squares' };

/** What others call a turn is a round here. */
const round = {
  hud: { turn: 'Round {{turn}}' },
  library: { turn: 'Round {{turn}}' },
  menu: { continueHint: '{{table}} · round {{turn}}' },
  replay: { turnBack: 'Previous round', turnForth: 'Next round', mark: { power: 'The Force', help: 'Combined fire' } },
  keys: { filmTurn: 'Previous round, next round' },
};

/** How to play, in two minutes. */
const learn = {
  1: 'Two squads meet on a grid of squares. Each figure’s cost counts towards the points of its squad.',
  2: 'Every round begins with a die for each side: the higher one chooses who goes first.',
  3: 'Then the sides take turns in phases of two figures each, until every figure was activated once.',
  4: 'In its turn a figure moves and attacks, in either order, or moves twice and does not attack. A move has six points.',
  5: 'A square costs one point, a diagonal step two, and low objects double that. Nobody walks through walls or enemies.',
  6: 'Leaving a square next to an enemy gives that enemy a chance to strike at once.',
  7: 'To attack, roll the twenty-sided die: with the Attack of the card it must reach the target’s Defense. A 20 hits for double damage, a 1 misses.',
  8: 'Cover adds 4 to Defense. Of enemies in cover only the nearest may be attacked; with enemies next to you, only those.',
  9: 'Allies that see the target and were not activated yet may add fire: 4 each, and they are activated by that.',
  10: 'Whoever defeats the last enemy wins. After the last round the cost of the defeated enemies decides.',
};

/** Every word that Miniatures brings in English. */
export const en = {
  ...round, learn, system, rule, refusal, event, decidedBy, roster, ask, note, option, hint, faction, card, panel, attack, end, setUp, squad,
  measure, overlay, there, thing, odds,
};
