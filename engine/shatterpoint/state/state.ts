import type { Pile } from '../../core/pile.ts';
import type { Seat } from '../../core/script.ts';
import type { Point } from '../../shape/point.ts';
import type { Stat } from './stats.ts';

/** `seat.card`, e.g. `0.lord-maul`. */
export type UnitId = string;
/** `unit.number`, e.g. `0.lord-maul.1`. */
export type CharacterId = string;

export const CONDITIONS = ['strained', 'disarmed', 'exposed', 'pinned'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const ACTIONS = ['move', 'focus', 'combat', 'ability', 'recover', 'takeCover'] as const;
export type ActionKind = (typeof ACTIONS)[number];

export type AttackKind = 'melee' | 'ranged';
export type AttackFace = 'critical' | 'strike' | 'expertise' | 'failure';
export type DefenseFace = 'block' | 'expertise' | 'failure';

/** The wild order card's id in piles (SP-CARD-11). */
export const SHATTERPOINT = 'shatterpoint';

/** Everything that changes during a match, and nothing else: terrain, cards and missions are content. */
export interface State {
  phase: 'setup' | 'deploy' | 'stances' | 'play' | 'over';
  /** What the turn does next (SP-TURN-02…17). */
  step: Step;
  /** Turns of the game begun so far, from 1. */
  turn: number;
  first: Seat;
  active: Seat;
  /** For each seat the sign of z of its battlefield edge. */
  edges: (1 | -1)[];
  players: Player[];
  units: Unit[];
  /** The mission set in play (SP-MISS-01); null until it is chosen. */
  mission: string | null;
  objectives: Objective[];
  struggle: Struggle;
  /** The activation that is running, from the order card to its end (SP-TURN-06…10); with it goes all that holds in it only. */
  activation: Activation | null;
  /** Who has activated this turn, also when the activation is over (SP-TURN-15). */
  activated: UnitId | null;
  /** Attacks being made, outermost first: reactions may make attacks inside attacks. */
  attacks: Attack[];
  /** Things that happened inside an effect and are answered when it is over (SP-TIME-06). */
  waiting: Waiting[];
  /** Stats that effects changed for a while ("until the end of the turn"). */
  lasting: Lasting[];
  /** Things about to happen that an ability has put off, by key ("would … instead"). */
  averted: string[];
  winner: Seat | null;
}

export type Step = 'start' | 'order' | 'begin' | 'act' | 'end' | 'finish';

export interface Player {
  /** Force tokens, Ready and in all; the pool keeps its size to the end (SP-COMP-07, SP-FORCE-01, -04, -05). */
  ready: number;
  pool: number;
  deck: Pile;
  /** Cards that are known to lie on top of the deck, the next one first. */
  top: string[];
  /** Cards that are known to lie at the bottom of the deck, drawn when `deck` is empty, first one first. */
  bottom: string[];
  /** Those of `top` and `bottom` that only this player knows: looked at, never shown. */
  secret: string[];
  discard: string[];
  removed: string[];
  /** Revealed cards until they are activated, reserved or put away. */
  hand: string[];
  reserve: string | null;
  /** The unit whose Battle Tactics cards are in the deck (SP-BTC-03). */
  provider: UnitId | null;
  /** Whether a card was reserved this turn (SP-RES-01). */
  reserved: boolean;
  /** Occupied momentum spaces, 8 (outermost) to 1. */
  momentum: number[];
  /** Titles of claimed struggle cards. */
  claimed: string[];
  /** Squads still to deploy, by number. */
  toDeploy: number[];
}

/** A unit in play. Its tokens (SP-COMP-02) and its stance are those of all its characters (SP-CARD-08, SP-STANCE-07, SP-DMG-02, SP-COND-01), and none goes by itself (SP-COND-13). */
export interface Unit {
  id: UnitId;
  seat: Seat;
  squad: number;
  card: string;
  stance: number;
  damage: number;
  /** Wounded tokens (0 or 1) and Injured tokens. */
  wounded: number;
  injured: number;
  conditions: Condition[];
  hunker: number;
  defeated: boolean;
  /** Tags gained for the rest of the match. */
  tags: string[];
  /** Words that abilities put on the unit and read again later. */
  marks: string[];
  /** Abilities used this turn, once for each use (SP-ABIL-14). */
  used: string[];
  characters: Character[];
}

/** One base on the battlefield (SP-TERM-02). */
export interface Character {
  id: CharacterId;
  /** Where it stands; null before deployment and after defeat. */
  at: Point | null;
}

export interface Objective {
  id: string;
  at: Point;
  /** Inactive until a struggle card turns it (SP-COMP-06, SP-OBJ-02). */
  active: boolean;
  controller: Seat | null;
  /** Marked; what that is worth the mission says (SP-OBJ-07). */
  priority: boolean;
  /** The defense-die face that marks it in this struggle, if any (SP-OBJ-08). */
  die: DefenseFace | null;
  /** Control of it cannot be lost before the next turn. */
  held: boolean;
}

export interface Struggle {
  /** -8…8; negative spaces are the First Player's side. */
  token: number;
  /** 1, 2 or 3. */
  number: number;
  card: string | null;
  map: number;
  /** Who won it this turn, until the reset (SP-STRUG-07). */
  wonBy: Seat | null;
  lastLoser: Seat | null;
  /** Unseen struggle cards by phase (SP-MISS-03): a card is drawn from its phase's pile when it is revealed. */
  piles: Pile[];
}

/** How a unit was chosen to activate: its card was revealed, taken from reserve, or the Shatterpoint card named it. */
export type Chosen = 'order' | 'reserve' | 'shatterpoint';

export interface Activation {
  unit: UnitId;
  from: Chosen;
  /** Actions that cannot be made again, granted ones among them, in order (SP-ACTION-01, -11). */
  made: ActionKind[];
  /** How many of the two actions are spent. */
  spent: number;
  flipped: boolean;
  /** Characters that still have the focus die, and keyword dice waiting for the next melee or ranged attack. */
  focused: CharacterId[];
  impact: Bonus[];
  sharpshooter: Bonus[];
  /** What abilities promised a character's next attack of this activation. */
  next: NextAttack[];
  /** Enemy units wounded by this unit so far. */
  woundedEnemies: UnitId[];
  /** Set when the unit became Wounded: nothing more of step 3 happens (SP-ACT-11, -12). */
  over: boolean;
}

export interface Bonus {
  character: CharacterId;
  dice: number;
}

/** Dice and pool damage for a character's next attack, of one kind or of either. */
export interface NextAttack {
  character: CharacterId;
  kind: AttackKind | null;
  dice: number;
  damage: number;
  /** Word that the attack is marked with. */
  mark: string | null;
}

/** A changed stat, or a tag, of one unit until the turn ends. `of`: the tag, or the one objective that it is about. */
export interface Lasting {
  unit: UnitId;
  /** Null: the whole unit. */
  character: CharacterId | null;
  stat: Stat | 'tag';
  amount: number;
  of: string | null;
}

/** One attack as it stands (SP-ATK-01…10). */
export interface Attack {
  attacker: CharacterId;
  defender: CharacterId;
  kind: AttackKind;
  /** Dice that effects add to the pools before the roll (SP-ATK-04). */
  attackBonus: number;
  defenseBonus: number;
  /** Characters whose charts are used instead of the attacker's or defender's own. */
  attackChartOf: CharacterId | null;
  defenseChartOf: CharacterId | null;
  /** Words that abilities put on this attack and read at a later step. */
  marks: string[];
  attackDice: number;
  defenseDice: number;
  attackRoll: AttackFace[];
  defenseRoll: DefenseFace[];
  attackExpertise: number;
  defenseExpertise: number;
  /** Expertise may not be used (Disarmed, Exposed; SP-COND-06, -08). */
  attackerBarred: boolean;
  defenderBarred: boolean;
  successes: number;
  path: string[];
  pool: number;
  /** Chart icons kept for step 10A and 10B. */
  laterAttack: string[];
  laterDefense: string[];
  /** The Active icon of chosen options waits for the pool (SP-TREE-11). */
  laterTree: string[];
  shoves: number;
  /** Whether the roll showed a Failure when the attack was resolved (SP-TXT-02). */
  failures: number;
  /** Damage taken over by the attacker instead (half-damage abilities). */
  returned: number;
  wounded: UnitId[];
  step: 'targets' | 'pools' | 'rolls' | 'expertise' | 'results' | 'tree' | 'damage' | 'resolved';
  /** The combat action or ability this attack is part of. */
  part: string;
}

/** Something that happened inside an effect; its answers wait for the end of that effect. These events are part of the state while they wait. */
export type Waiting =
  | { type: 'wounded'; unit: UnitId; by: CharacterId | null; byAttack: AttackKind | null }
  | { type: 'momentumDue'; seat: Seat; unit: UnitId }
  | { type: 'momentumGained'; seat: Seat; space: number; heard: boolean }
  | { type: 'struggleWon'; seat: Seat; card: string; heard: boolean };

export const cloneState = (s: State): State => ({
  phase: s.phase, step: s.step, turn: s.turn, first: s.first, active: s.active,
  edges: s.edges.slice(),
  players: s.players.map(clonePlayer),
  units: s.units.map(cloneUnit),
  mission: s.mission,
  objectives: s.objectives.map((o) => ({ id: o.id, at: o.at, active: o.active, controller: o.controller, priority: o.priority, die: o.die, held: o.held })),
  struggle: {
    token: s.struggle.token, number: s.struggle.number, card: s.struggle.card, map: s.struggle.map, wonBy: s.struggle.wonBy,
    lastLoser: s.struggle.lastLoser, piles: s.struggle.piles.map(clonePile),
  },
  activation: s.activation === null ? null : cloneActivation(s.activation),
  activated: s.activated,
  attacks: s.attacks.map(cloneAttack),
  waiting: s.waiting.slice(),
  lasting: s.lasting.slice(),
  averted: s.averted.slice(),
  winner: s.winner,
});

const clonePile = (pile: Pile): Pile => ({ left: pile.left.slice() });

const clonePlayer = (p: Player): Player => ({
  ready: p.ready,
  pool: p.pool,
  deck: clonePile(p.deck),
  top: p.top.slice(),
  bottom: p.bottom.slice(),
  secret: p.secret.slice(),
  discard: p.discard.slice(),
  removed: p.removed.slice(),
  hand: p.hand.slice(),
  reserve: p.reserve,
  provider: p.provider,
  reserved: p.reserved,
  momentum: p.momentum.slice(),
  claimed: p.claimed.slice(),
  toDeploy: p.toDeploy.slice(),
});

const cloneUnit = (u: Unit): Unit => ({
  id: u.id, seat: u.seat, squad: u.squad, card: u.card, stance: u.stance, damage: u.damage, wounded: u.wounded, injured: u.injured,
  conditions: u.conditions.slice(), hunker: u.hunker, defeated: u.defeated, tags: u.tags.slice(), marks: u.marks.slice(), used: u.used.slice(),
  characters: u.characters.map((c) => ({ id: c.id, at: c.at })),
});

const cloneBonus = (b: Bonus): Bonus => ({ character: b.character, dice: b.dice });

const cloneActivation = (a: Activation): Activation => ({
  unit: a.unit, from: a.from, made: a.made.slice(), spent: a.spent, flipped: a.flipped, focused: a.focused.slice(), impact: a.impact.map(cloneBonus),
  sharpshooter: a.sharpshooter.map(cloneBonus), next: a.next.slice(), woundedEnemies: a.woundedEnemies.slice(), over: a.over,
});

const cloneAttack = (a: Attack): Attack => ({
  attacker: a.attacker, defender: a.defender, kind: a.kind, attackBonus: a.attackBonus, defenseBonus: a.defenseBonus,
  attackChartOf: a.attackChartOf, defenseChartOf: a.defenseChartOf, marks: a.marks.slice(), attackDice: a.attackDice, defenseDice: a.defenseDice,
  attackRoll: a.attackRoll.slice(), defenseRoll: a.defenseRoll.slice(), attackExpertise: a.attackExpertise, defenseExpertise: a.defenseExpertise,
  attackerBarred: a.attackerBarred, defenderBarred: a.defenderBarred, successes: a.successes, path: a.path.slice(), pool: a.pool,
  laterAttack: a.laterAttack.slice(), laterDefense: a.laterDefense.slice(), laterTree: a.laterTree.slice(), shoves: a.shoves, failures: a.failures,
  returned: a.returned, wounded: a.wounded.slice(), step: a.step, part: a.part,
});
