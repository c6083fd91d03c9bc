import type { Seat } from '../../core/script.ts';
import type { Point } from '../../shape/point.ts';
import type { ActionKind, Attack, AttackFace, AttackKind, CharacterId, Chosen, Condition, DefenseFace, Lasting, NextAttack, State, UnitId, Waiting } from './state.ts';

/** Where an order card lies: in the player's hand while it is being resolved, in the deck, in reserve or in the discard pile. */
export type CardPlace = 'hand' | 'deck' | 'reserve' | 'discard';

export type MoveKind = 'advance' | 'dash' | 'climb' | 'jump' | 'reposition' | 'push' | 'pull' | 'place' | 'ingress' | 'deploy';

/** How a character deploys that finds no place in its own zone: farther from whom it deploys near, at the own edge, or farther from that (house rule `crowdedDeployment`). */
export type Crowded = 'spread' | 'ownEdge' | 'deeper';

/** Every change to the state is one of these. The log, the animations and the answers to it all read the same list. */
export type Event =
  // Wounds, momentum and a won struggle, which may wait in the state for their answers
  | Waiting
  // Set-up
  | { type: 'firstPlayerSet'; seat: Seat; rolls: readonly (readonly AttackFace[])[] }
  | { type: 'sideChosen'; seat: Seat; edge: 1 | -1 }
  | { type: 'missionSet'; mission: string; objectives: readonly { id: string; at: Point }[]; piles: readonly (readonly string[])[] }
  | { type: 'deployed'; character: CharacterId; to: Point; crowded?: Crowded }
  | { type: 'tacticsAdded'; seat: Seat; provider: UnitId; cards: readonly string[] }
  | { type: 'setupEnding' }
  | { type: 'setupEnded' }
  | { type: 'squadDeployed'; seat: Seat; squad: number }
  | { type: 'stanceChosen'; unit: UnitId; stance: number }
  | { type: 'phaseBegun'; phase: State['phase'] }
  // Turn
  | { type: 'turnStarted'; seat: Seat; turn: number }
  | { type: 'stepReached'; step: State['step'] }
  | { type: 'cardRevealed'; seat: Seat; card: string }
  | { type: 'cardReserved'; seat: Seat; card: string }
  | { type: 'cardToTop'; seat: Seat; card: string; from: CardPlace; secret: boolean }
  | { type: 'cardToBottom'; seat: Seat; card: string; from: CardPlace; secret: boolean }
  | { type: 'cardLookedAt'; seat: Seat; card: string }
  | { type: 'deckShuffled'; seat: Seat }
  | { type: 'cardDiscarded'; seat: Seat; card: string; from: 'hand' | 'reserve' }
  | { type: 'cardReturned'; seat: Seat; card: string; from: CardPlace }
  | { type: 'reserveSpent'; seat: Seat }
  | { type: 'shatterpointKept'; seat: Seat }
  | { type: 'tacticsResolved'; seat: Seat; card: string }
  | { type: 'deckRefreshing'; seat: Seat }
  | { type: 'cardRemoved'; seat: Seat; card: string }
  | { type: 'deckRefreshed'; seat: Seat }
  | { type: 'activated'; unit: UnitId; from: Chosen }
  | { type: 'recovered'; unit: UnitId }
  | { type: 'tacticsDue'; unit: UnitId }
  | { type: 'activationBegun'; unit: UnitId }
  | { type: 'actionBegun'; unit: UnitId; action: ActionKind; granted: boolean; limits: boolean }
  | { type: 'actionResolved'; unit: UnitId; action: ActionKind; granted: boolean; targets: readonly CharacterId[]; moved: readonly CharacterId[] }
  | { type: 'activationCutShort'; unit: UnitId }
  | { type: 'activationEnding'; unit: UnitId }
  | { type: 'activationEnded'; unit: UnitId }
  | { type: 'turnEnding'; seat: Seat }
  | { type: 'turnEnded'; seat: Seat }
  // Units
  | { type: 'forceSpent'; seat: Seat; amount: number; why: string }
  | { type: 'forceRefreshed'; seat: Seat; amount: number }
  | { type: 'abilityUsed'; unit: UnitId; ability: string; sentence?: number }
  | { type: 'abilityResolved'; unit: UnitId; ability: string }
  | { type: 'stanceFlipped'; unit: UnitId; stance: number; by: 'player' | 'ability' }
  | { type: 'focused'; character: CharacterId; impact: number; sharpshooter: number }
  | { type: 'focusSpent'; character: CharacterId; kind: AttackKind }
  | { type: 'moved'; character: CharacterId; how: MoveKind; from: Point; to: Point; by: CharacterId | null }
  | { type: 'moveResolved'; character: CharacterId; how: MoveKind; left: readonly CharacterId[] }
  | { type: 'pinnedInPlace'; character: CharacterId }
  | { type: 'hunkerGained'; unit: UnitId; amount: number }
  | { type: 'hunkerLost'; unit: UnitId }
  | { type: 'hunkerSpent'; unit: UnitId; amount: number }
  | { type: 'conditionComing'; unit: UnitId; condition: Condition; by: CharacterId | null }
  | { type: 'averted'; key: string }
  | { type: 'avertedSettled'; key: string }
  | { type: 'conditionGained'; unit: UnitId; condition: Condition; by: CharacterId | null }
  | { type: 'conditionLost'; unit: UnitId; condition: Condition }
  | { type: 'damaged'; unit: UnitId; amount: number; by: CharacterId | null; byAttack: AttackKind | null }
  | { type: 'damageIgnored'; unit: UnitId; amount: number }
  | { type: 'damageHealed'; unit: UnitId; amount: number }
  | { type: 'injuredInstead'; unit: UnitId }
  | { type: 'injured'; unit: UnitId; amount: number }
  | { type: 'injuryHealed'; unit: UnitId; amount: number }
  | { type: 'woundShaken'; unit: UnitId; left?: number }
  | { type: 'answered' }
  | { type: 'lastingGained'; lasting: Lasting }
  | { type: 'tagGained'; unit: UnitId; tag: string }
  | { type: 'marked'; unit: UnitId; mark: string }
  | { type: 'unmarked'; unit: UnitId; mark: string }
  | { type: 'nextAttackPromised'; next: NextAttack }
  | { type: 'nextAttackTaken'; character: CharacterId; kind: AttackKind }
  | { type: 'defeated'; unit: UnitId }
  // Attack
  | { type: 'attacking'; attacker: CharacterId; part: string }
  | { type: 'attackDeclared'; attack: Attack }
  | { type: 'targeted'; attacker: CharacterId; defender: CharacterId; kind: AttackKind; part: string }
  | { type: 'diceAdded'; roll: 'attack' | 'defense'; dice: number; why: string }
  | { type: 'attackMarked'; mark: string }
  | { type: 'chartBorrowed'; roll: 'attack' | 'defense'; from: CharacterId }
  | { type: 'poolsFormed'; attackDice: number; defenseDice: number }
  | { type: 'rolled'; attackRoll: readonly AttackFace[]; defenseRoll: readonly DefenseFace[] }
  | { type: 'diceRemoved'; attack: number; defense: number; barred: readonly ('attacker' | 'defender')[] }
  | { type: 'diceRerolled'; roll: 'attack' | 'defense'; index: number; face: AttackFace | DefenseFace }
  | { type: 'modifying'; roll: 'attack' | 'defense'; attacker: CharacterId; defender: CharacterId; kind: AttackKind; part: string }
  | { type: 'resultAdded'; roll: 'attack' | 'defense'; face: AttackFace | DefenseFace }
  | { type: 'resultChanged'; roll: 'attack' | 'defense'; from: AttackFace | DefenseFace; to: AttackFace | DefenseFace }
  | { type: 'chartRead'; attackExpertise: number; defenseExpertise: number; laterAttack: readonly string[]; laterDefense: readonly string[] }
  | { type: 'resultsDetermined'; successes: number; blocked: number }
  /** `stance`: whose tree it is of, by number; files of earlier versions lack it. */
  | { type: 'optionChosen'; option: string; stance?: number }
  | { type: 'treeEffectKept'; effect: string }
  | { type: 'shoveCounted' }
  | { type: 'damageComing'; attacker: CharacterId; defender: CharacterId; kind: AttackKind }
  | { type: 'poolChanged'; by: number; why: string }
  | { type: 'poolReturned'; amount: number }
  | { type: 'attackStep'; step: Attack['step'] }
  | { type: 'attackResolved'; attack: Attack }
  | { type: 'attackEnded' }
  // Objectives and struggle
  | { type: 'struggleRevealed'; number: number; card: string; map: number; objectives: readonly { id: string; die: DefenseFace | null }[] }
  | { type: 'priorityRolled'; face: DefenseFace }
  | { type: 'priorityPlaced'; objective: string }
  | { type: 'prioritiesRemoved' }
  | { type: 'controlTaken'; objective: string; seat: Seat }
  | { type: 'controlRemoved'; objective: string }
  | { type: 'objectiveHeld'; objective: string }
  | { type: 'struggleStepped'; seat: Seat }
  | { type: 'struggleMoved'; seat: Seat; from: number; to: number }
  | { type: 'momentumLost'; seat: Seat; space: number }
  | { type: 'struggleReplaced'; card: string; map: number; objectives: readonly { id: string; die: DefenseFace | null }[] }
  | { type: 'struggleReset' }
  | { type: 'won'; seat: Seat };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** The unit a character belongs to, by its id alone. */
export const characterUnit = (character: CharacterId): UnitId => character.slice(0, character.lastIndexOf('.'));
