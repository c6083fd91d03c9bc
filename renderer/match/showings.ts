import type { Event, EventOf } from '../../engine/shatterpoint/state/events.ts';
import type { Stage } from './stage.ts';

/** Shows one event and returns how long that takes, in milliseconds at single speed: one second or less. */
type Showing<T extends Event['type']> = (stage: Stage, event: EventOf<T>) => number;

const away = (from: { readonly x: number; readonly y: number; readonly z: number }, to: typeof from): number => Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z);
/** Longer ways take longer, up to a second. */
const pace = (from: Parameters<typeof away>[0], to: Parameters<typeof away>[0]): number => Math.min(1000, 320 + away(from, to) * 3.6);

/** How each event looks on the table. */
export const showings = {
  firstPlayerSet: (stage, { rolls }) => {
    const last = rolls.at(-1) ?? [];
    stage.throwDice(last, [], 900);
    return 1000;
  },
  missionSet: (stage, { objectives }) => {
    stage.setObjectives(objectives.map(({ id, at }) => ({ id, at, active: false, controller: null, priority: false, die: null, held: false })));
    return 150;
  },
  deployed: (stage, { character, to }) => {
    stage.move(character, to, 'deploy', 400);
    return 450;
  },
  activated: (stage, { unit }) => {
    stage.setActive(unit);
    return 350;
  },
  recovered: (stage, { unit }) => {
    stage.damage(unit, -99);
    stage.act(unit, 'rise', 500);
    return 500;
  },
  activationEnded: (stage) => {
    stage.setActive(null);
    return 100;
  },
  abilityUsed: (stage, { unit }) => {
    stage.act(unit, 'crouch', 350);
    return 400;
  },
  stanceFlipped: (stage, { unit }) => {
    stage.act(unit, 'crouch', 300);
    return 300;
  },
  focused: (stage, { character }) => {
    stage.setFocus(character, true);
    stage.act(character, 'crouch', 300);
    return 350;
  },
  focusSpent: (stage, { character }) => {
    stage.setFocus(character, false);
    return 100;
  },
  moved: (stage, { character, how, from, to }) => {
    const time = pace(from, to);
    stage.move(character, to, how, time);
    return time;
  },
  pinnedInPlace: (stage, { character }) => {
    stage.act(character, 'flinch', 300);
    return 320;
  },
  hunkerGained: (stage, { unit, amount }) => {
    stage.setHunker(unit, amount);
    stage.act(unit, 'crouch', 350);
    return 350;
  },
  hunkerLost: (stage, { unit }) => {
    stage.setHunker(unit, null);
    return 120;
  },
  hunkerSpent: (stage, { unit, amount }) => {
    stage.setHunker(unit, -amount);
    return 150;
  },
  woundShaken: (stage, { unit, left = 0 }) => {
    stage.damage(unit, -99);
    if (left > 0) stage.damage(unit, left);
    stage.act(unit, 'rise', 450);
    return 450;
  },
  conditionGained: (stage, { unit, condition }) => {
    stage.setCondition(unit, condition, true);
    stage.act(unit, 'flinch', 260);
    return 300;
  },
  conditionLost: (stage, { unit, condition }) => {
    stage.setCondition(unit, condition, false);
    return 150;
  },
  damaged: (stage, { unit, amount }) => {
    stage.damage(unit, amount);
    stage.act(unit, 'flinch', 350);
    return 400;
  },
  damageHealed: (stage, { unit, amount }) => {
    stage.damage(unit, -amount);
    return 250;
  },
  wounded: (stage, { unit }) => {
    stage.act(unit, 'fall', 600);
    return 700;
  },
  injuredInstead: (stage, { unit }) => {
    stage.damage(unit, -99);
    stage.act(unit, 'rise', 450);
    return 450;
  },
  defeated: (stage, { unit }) => {
    stage.act(unit, 'dissolve', 850);
    return 900;
  },
  attackDeclared: (stage, { attack }) => {
    stage.setTarget(attack.attacker, attack.defender);
    stage.face(attack.attacker, attack.defender);
    return 300;
  },
  targeted: (stage, { attacker, defender }) => {
    stage.setTarget(attacker, defender);
    stage.face(attacker, defender);
    stage.face(defender, attacker);
    return 250;
  },
  rolled: (stage, { attackRoll, defenseRoll }) => {
    stage.throwDice(attackRoll, defenseRoll, 950);
    return 1000;
  },
  diceRemoved: (stage, { barred }) => {
    if (barred.includes('attacker')) stage.dropFaces('attack', 'expertise', 99);
    if (barred.includes('defender')) stage.dropFaces('defense', 'expertise', 99);
    return barred.length > 0 ? 350 : 0;
  },
  diceRerolled: (stage, { roll, index, face }) => {
    stage.turnDie(roll, index, face);
    return 350;
  },
  resultAdded: (stage, { roll, face }) => {
    stage.addDie(roll, face);
    return 300;
  },
  resultChanged: (stage, { roll, from, to }) => {
    stage.changeDie(roll, from, to);
    return 300;
  },
  resultsDetermined: (stage, { blocked }) => {
    stage.dropFaces('attack', 'strike', blocked);
    return 450;
  },
  optionChosen: () => 150,
  attackResolved: (stage, { attack }) => {
    stage.act(attack.attacker, 'strike', 450);
    return 450;
  },
  attackEnded: (stage) => {
    stage.clearDice();
    stage.setTarget(null, null);
    return 150;
  },
  struggleRevealed: (stage, { objectives }) => {
    for (const { id, die } of objectives) stage.changeObjective(id, { active: true, die });
    return 500;
  },
  priorityPlaced: (stage, { objective }) => {
    stage.changeObjective(objective, { priority: true });
    return 350;
  },
  controlRemoved: (stage, { objective }) => {
    stage.changeObjective(objective, { controller: null });
    return 350;
  },
  struggleReplaced: (stage, { objectives }) => {
    for (const { id, die } of objectives) stage.changeObjective(id, { active: true, die });
    return 500;
  },
  controlTaken: (stage, { objective, seat }) => {
    stage.changeObjective(objective, { controller: seat });
    return 350;
  },
} satisfies { readonly [T in Event['type']]?: Showing<T> };

export type ShownEvent = keyof typeof showings;

/** Events that change nothing a figure, a die or a token shows; the trackers and the log tell of them. */
export const SILENT = [
  'sideChosen', 'squadDeployed', 'stanceChosen', 'phaseBegun', 'turnStarted', 'stepReached', 'cardRevealed', 'cardReserved', 'cardToBottom', 'cardDiscarded',
  'cardReturned', 'deckShuffled', 'cardRemoved', 'activationBegun', 'damageComing', 'moveResolved', 'tacticsDue', 'deckRefreshed', 'actionBegun', 'actionResolved', 'activationCutShort', 'activationEnding', 'turnEnding', 'turnEnded',
  'forceSpent', 'forceRefreshed', 'abilityResolved', 'answered', 'tacticsAdded', 'setupEnding', 'setupEnded', 'cardToTop', 'cardLookedAt', 'reserveSpent', 'shatterpointKept', 'tacticsResolved', 'deckRefreshing',
  'conditionComing', 'averted', 'avertedSettled', 'injured', 'injuryHealed', 'lastingGained', 'tagGained', 'marked', 'unmarked', 'nextAttackPromised', 'nextAttackTaken',
  'diceAdded', 'attacking', 'attackMarked', 'chartBorrowed', 'modifying', 'objectiveHeld', 'struggleStepped', 'momentumDue', 'momentumLost', 'poolsFormed', 'chartRead', 'treeEffectKept', 'shoveCounted', 'poolChanged', 'poolReturned',
  'attackStep', 'priorityRolled', 'prioritiesRemoved', 'struggleMoved', 'momentumGained', 'struggleWon', 'struggleReset', 'won',
] as const satisfies readonly Exclude<Event['type'], ShownEvent>[];

type None<T extends never> = T;
/** Fails to compile when an event is neither shown nor silent. */
export type Forgotten = None<Exclude<Event['type'], ShownEvent | (typeof SILENT)[number]>>;

/** Shows an event of any type; 0 for a silent one and for one this screen does not know. */
export function show(stage: Stage, event: { readonly type: string }): number {
  const showing = (showings as Readonly<Record<string, Showing<never> | undefined>>)[event.type];
  return showing === undefined ? 0 : showing(stage, event as never);
}
