import type { Event, MoveKind } from '../../../../engine/shatterpoint/state/events.ts';
import type { Point } from '../../../../engine/shape/point.ts';
import type { Way } from '../../../match/actor.ts';
import { showWith, type Showings } from '../../../match/showing.ts';
import type { Stage } from '../../../match/stage.ts';
import type { Situation } from '../words/names.ts';
import { abilityAct, attackMeans, jumpWay } from './means.ts';
import { attackDice, defenseDice } from './tableau.ts';

const away = (from: Point, to: Point): number => Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z);
/** Longer ways take longer, up to a second. */
const pace = (from: Point, to: Point): number => Math.min(1000, 320 + away(from, to) * 3.6);

/** Seconds that a struggle that was won is looked at. */
const WON = 1.2;

/** Milliseconds of one blow of an attack. */
const BLOW = 240;

/** What brings damage to the pool before anybody strikes. */
const BEFORE_BLOWS: readonly string[] = ['promised', 'chart'];

/** How each kind of movement looks. */
const WAYS: Readonly<Record<MoveKind, Way>> = {
  advance: 'walk', dash: 'run', climb: 'walk', reposition: 'walk', jump: 'leap', push: 'slide', pull: 'slide', place: 'carry', ingress: 'pass', deploy: 'carry',
};

/** Cards lie beside the table: nothing waits for them. */
function turned(stage: Stage): 0 {
  stage.turnCard();
  return 0;
}

function slid(stage: Stage): 0 {
  stage.slideToken();
  return 0;
}

/** How each event looks on the table. */
export const showings = {
  firstPlayerSet: (stage, { rolls }) => {
    const last = rolls.at(-1) ?? [];
    stage.throwDice(attackDice(last), 900);
    return 1000;
  },
  missionSet: (stage, { objectives }) => {
    stage.setMarkers(objectives.map(({ id, at }) => ({ id, at, lit: false, owner: null, crowned: false })));
    return 150;
  },
  deployed: (stage, { character, to }) => {
    stage.move(character, to, WAYS.deploy, 400);
    return 450;
  },
  activated: (stage, { unit }) => {
    stage.setActive(unit);
    return 350;
  },
  recovered: (stage, { unit }) => {
    stage.setDamage(unit, 0);
    stage.act(unit, 'rise', 500);
    return 500;
  },
  activationEnded: (stage) => {
    stage.setActive(null);
    return 100;
  },
  abilityUsed: (stage, { unit, ability }, situation) => {
    stage.act(unit, abilityAct(unit, ability, situation), 600);
    return 450;
  },
  stanceFlipped: (stage, { unit }) => {
    stage.act(unit, 'crouch', 300);
    return 300;
  },
  focused: (stage, { character }) => {
    stage.addToken(character, 'focus', 1);
    stage.act(character, 'crouch', 300);
    return 350;
  },
  focusSpent: (stage, { character }) => {
    stage.addToken(character, 'focus', -Infinity);
    return 100;
  },
  moved: (stage, { character, how, from, to }, situation) => {
    const time = pace(from, to);
    stage.move(character, to, how === 'jump' ? jumpWay(character, situation) : WAYS[how], time);
    return time;
  },
  pinnedInPlace: (stage, { character }) => {
    stage.act(character, 'flinch', 300);
    return 320;
  },
  hunkerGained: (stage, { unit, amount }) => {
    stage.addToken(unit, 'hunker', amount);
    stage.act(unit, 'crouch', 350);
    return 350;
  },
  hunkerLost: (stage, { unit }) => {
    stage.addToken(unit, 'hunker', -Infinity);
    return 120;
  },
  hunkerSpent: (stage, { unit, amount }) => {
    stage.addToken(unit, 'hunker', -amount);
    return 150;
  },
  woundShaken: (stage, { unit, left = 0 }) => {
    stage.setDamage(unit, left);
    stage.act(unit, 'rise', 450);
    return 450;
  },
  conditionGained: (stage, { unit, condition }) => {
    stage.addToken(unit, condition, 1);
    stage.act(unit, 'flinch', 260);
    return 300;
  },
  conditionLost: (stage, { unit, condition }) => {
    stage.addToken(unit, condition, -Infinity);
    return 150;
  },
  damaged: (stage, { unit, amount }) => {
    stage.harm(unit, amount);
    stage.act(unit, 'flinch', 350);
    return 400;
  },
  damageIgnored: (stage, { unit }) => {
    stage.act(unit, 'flinch', 300);
    return 320;
  },
  damageHealed: (stage, { unit, amount }) => {
    stage.harm(unit, -amount);
    return 250;
  },
  wounded: (stage, { unit }) => {
    stage.act(unit, 'fall', 600);
    return 700;
  },
  injuredInstead: (stage, { unit }) => {
    stage.setDamage(unit, 0);
    stage.act(unit, 'rise', 450);
    return 450;
  },
  injured: (stage, { unit, amount }) => {
    stage.addToken(unit, 'injured', amount);
    return 250;
  },
  injuryHealed: (stage, { unit, amount }) => {
    stage.addToken(unit, 'injured', -amount);
    return 150;
  },
  defeated: (stage, { unit }) => {
    stage.act(unit, 'dissolve', 850);
    return 900;
  },
  attackDeclared: (stage, { attack }, situation) => {
    stage.setTarget(attack.attacker, attack.defender, attackMeans(attack.attacker, attack.kind, situation));
    stage.face(attack.attacker, attack.defender);
    stage.act(attack.attacker, 'aim', 550);
    return 300;
  },
  targeted: (stage, { attacker, defender, kind }, situation) => {
    stage.setTarget(attacker, defender, attackMeans(attacker, kind, situation));
    stage.face(attacker, defender);
    stage.face(defender, attacker);
    return 250;
  },
  rolled: (stage, { attackRoll, defenseRoll }) => {
    stage.throwDice([...attackDice(attackRoll), ...defenseDice(defenseRoll)], 950);
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
  resultsDetermined: (stage, { blocked }, { view }) => {
    stage.dropFaces('attack', 'strike', blocked);
    const defender = view.attacks.at(-1)?.defender;
    if (blocked > 0 && defender !== undefined) stage.act(defender, 'parry', 450);
    return 450;
  },
  optionChosen: () => 150,
  // Damage that comes to the pool after the dice is a blow, one after another as options are chosen.
  poolChanged: (stage, { by, why }) => {
    if (by <= 0 || BEFORE_BLOWS.includes(why)) return 0;
    stage.blow(BLOW);
    return BLOW;
  },
  attackResolved: (stage, { attack }) => {
    stage.act(attack.attacker, 'strike', 450);
    if (attack.pool <= 0) stage.spare('noDamage');
    return 450;
  },
  attackEnded: (stage) => {
    stage.clearDice();
    stage.setTarget(null, null);
    return 150;
  },
  cardRevealed: turned,
  cardReserved: turned,
  deckRefreshed: turned,
  struggleRevealed: (stage, { objectives }) => {
    stage.turnCard();
    for (const { id } of objectives) stage.changeMarker(id, { lit: true });
    return 500;
  },
  priorityPlaced: (stage, { objective }) => {
    stage.changeMarker(objective, { crowned: true });
    return 350;
  },
  controlRemoved: (stage, { objective }) => {
    stage.changeMarker(objective, { owner: null });
    return 350;
  },
  struggleMoved: slid,
  momentumGained: slid,
  momentumLost: slid,
  struggleReplaced: (stage, { objectives }) => {
    stage.turnCard();
    for (const { id } of objectives) stage.changeMarker(id, { lit: true });
    return 500;
  },
  struggleWon: (stage, { seat }, { view }) => {
    stage.win(seat, 'part');
    stage.look(view.objectives.filter(({ active }) => active).map(({ id }) => id), WON);
    return 0;
  },
  won: (stage, { seat }) => {
    stage.win(seat, 'match');
    return 0;
  },
  controlTaken: (stage, { objective, seat }) => {
    stage.changeMarker(objective, { owner: seat });
    return 350;
  },
} satisfies Showings<Event, Situation>;

export type ShownEvent = keyof typeof showings;

/** Events that change nothing a figure, a die or a token shows; the trackers and the log tell of them. */
export const SILENT = [
  'sideChosen', 'squadDeployed', 'stanceChosen', 'phaseBegun', 'turnStarted', 'stepReached', 'cardToBottom', 'cardDiscarded',
  'cardReturned', 'deckShuffled', 'cardRemoved', 'activationBegun', 'damageComing', 'moveResolved', 'tacticsDue', 'actionBegun', 'actionResolved', 'activationCutShort', 'activationEnding', 'turnEnding', 'turnEnded',
  'forceSpent', 'forceRefreshed', 'abilityResolved', 'answered', 'tacticsAdded', 'setupEnding', 'setupEnded', 'cardToTop', 'cardLookedAt', 'reserveSpent', 'shatterpointKept', 'tacticsResolved', 'deckRefreshing',
  'conditionComing', 'averted', 'avertedSettled', 'lastingGained', 'tagGained', 'marked', 'unmarked', 'nextAttackPromised', 'nextAttackTaken',
  'diceAdded', 'attacking', 'attackMarked', 'chartBorrowed', 'modifying', 'objectiveHeld', 'struggleStepped', 'momentumDue', 'poolsFormed', 'chartRead', 'treeEffectKept', 'shoveCounted', 'poolReturned',
  'attackStep', 'priorityRolled', 'prioritiesRemoved', 'struggleReset',
] as const satisfies readonly Exclude<Event['type'], ShownEvent>[];

type None<T extends never> = T;
/** Fails to compile when an event is neither shown nor silent. */
export type Forgotten = None<Exclude<Event['type'], ShownEvent | (typeof SILENT)[number]>>;

/** Shows an event of any type; 0 for a silent one and for one this screen does not know. */
export const show = (stage: Stage, event: Event, situation: Situation): number => showWith<Event, Situation>(showings, stage, event, situation);
