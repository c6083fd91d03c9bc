import type { Seat } from '../core/script.ts';
import type { Point } from '../space/point.ts';
import { characterOf, unitOf } from './find.ts';
import type { ActionKind, Attack, AttackFace, AttackKind, CharacterId, Condition, DefenseFace, State, UnitId } from './state.ts';

export type MoveKind = 'advance' | 'dash' | 'climb' | 'jump' | 'reposition' | 'push' | 'pull' | 'place' | 'ingress' | 'deploy';

/** Every change to the state is one of these. The log, the animations and the answers to it all read the same list. */
export type Event =
  // Set-up
  | { type: 'firstPlayerSet'; seat: Seat; rolls: readonly (readonly AttackFace[])[] }
  | { type: 'sideChosen'; seat: Seat; edge: 1 | -1 }
  | { type: 'missionSet'; mission: string; objectives: readonly { id: string; at: Point }[]; piles: readonly (readonly string[])[] }
  | { type: 'deployed'; character: CharacterId; to: Point }
  | { type: 'squadDeployed'; seat: Seat; squad: number }
  | { type: 'stanceChosen'; unit: UnitId; stance: number }
  | { type: 'phaseBegun'; phase: State['phase'] }
  // Turn
  | { type: 'turnStarted'; seat: Seat; turn: number }
  | { type: 'stepReached'; step: State['step'] }
  | { type: 'cardRevealed'; seat: Seat; card: string }
  | { type: 'cardReserved'; seat: Seat; card: string }
  | { type: 'cardToBottom'; seat: Seat; card: string }
  | { type: 'cardDiscarded'; seat: Seat; card: string; from: 'hand' | 'reserve' }
  | { type: 'cardReturned'; seat: Seat; card: string }
  | { type: 'cardRemoved'; seat: Seat; card: string }
  | { type: 'deckRefreshed'; seat: Seat }
  | { type: 'activated'; unit: UnitId }
  | { type: 'recovered'; unit: UnitId }
  | { type: 'tacticsDue'; unit: UnitId }
  | { type: 'activationBegun'; unit: UnitId }
  | { type: 'actionBegun'; unit: UnitId; action: ActionKind; granted: boolean; limits: boolean }
  | { type: 'actionResolved'; unit: UnitId; action: ActionKind; granted: boolean; targets: readonly CharacterId[] }
  | { type: 'activationCutShort'; unit: UnitId }
  | { type: 'activationEnding'; unit: UnitId }
  | { type: 'activationEnded'; unit: UnitId }
  | { type: 'turnEnding'; seat: Seat }
  | { type: 'turnEnded'; seat: Seat }
  // Units
  | { type: 'forceSpent'; seat: Seat; amount: number; why: string }
  | { type: 'forceRefreshed'; seat: Seat; amount: number }
  | { type: 'abilityUsed'; unit: UnitId; ability: string }
  | { type: 'abilityResolved'; unit: UnitId; ability: string }
  | { type: 'stanceFlipped'; unit: UnitId; stance: number; by: 'player' | 'ability' }
  | { type: 'focused'; character: CharacterId; impact: number; sharpshooter: number }
  | { type: 'focusSpent'; character: CharacterId; kind: AttackKind }
  | { type: 'moved'; character: CharacterId; how: MoveKind; from: Point; to: Point; by: CharacterId | null }
  | { type: 'moveResolved'; character: CharacterId; how: MoveKind; left: readonly CharacterId[] }
  | { type: 'pinnedInPlace'; character: CharacterId }
  | { type: 'hunkerGained'; unit: UnitId; amount: number }
  | { type: 'hunkerLost'; unit: UnitId }
  | { type: 'conditionGained'; unit: UnitId; condition: Condition; by: CharacterId | null }
  | { type: 'conditionLost'; unit: UnitId; condition: Condition }
  | { type: 'damaged'; unit: UnitId; amount: number; by: CharacterId | null; byAttack: AttackKind | null }
  | { type: 'damageHealed'; unit: UnitId; amount: number }
  | { type: 'wounded'; unit: UnitId; by: CharacterId | null; byAttack: AttackKind | null }
  | { type: 'injuredInstead'; unit: UnitId }
  | { type: 'woundAnswered' }
  | { type: 'defeated'; unit: UnitId }
  // Attack
  | { type: 'attackDeclared'; attack: Attack }
  | { type: 'targeted'; attacker: CharacterId; defender: CharacterId; kind: AttackKind; part: string }
  | { type: 'poolsFormed'; attackDice: number; defenseDice: number }
  | { type: 'rolled'; attackRoll: readonly AttackFace[]; defenseRoll: readonly DefenseFace[] }
  | { type: 'diceRemoved'; attack: number; defense: number; barred: readonly ('attacker' | 'defender')[] }
  | { type: 'diceRerolled'; roll: 'attack' | 'defense'; index: number; face: AttackFace | DefenseFace }
  | { type: 'resultAdded'; roll: 'attack' | 'defense'; face: AttackFace | DefenseFace }
  | { type: 'resultChanged'; roll: 'attack' | 'defense'; from: AttackFace | DefenseFace; to: AttackFace | DefenseFace }
  | { type: 'chartRead'; attackExpertise: number; defenseExpertise: number; laterAttack: readonly string[]; laterDefense: readonly string[] }
  | { type: 'resultsDetermined'; successes: number; blocked: number }
  | { type: 'optionChosen'; option: string }
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
  | { type: 'struggleMoved'; seat: Seat; from: number; to: number }
  | { type: 'momentumGained'; seat: Seat; space: number }
  | { type: 'struggleWon'; seat: Seat; card: string }
  | { type: 'struggleReset' }
  | { type: 'won'; seat: Seat };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

type Apply = { [T in Event['type']]: (state: State, event: EventOf<T>) => void };

const nothing = (): void => {};
const attackNow = (state: State): Attack => state.attacks.at(-1)!;
const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

export const apply: Apply = {
  firstPlayerSet: (s, { seat }) => { s.first = seat; s.active = seat; },
  sideChosen: (s, { seat, edge }) => { s.edges = s.edges.map((_, other) => (other === seat ? edge : edge === 1 ? -1 : 1)); },
  missionSet: (s, { mission, objectives, piles }) => {
    s.mission = mission;
    s.struggle.piles = piles.map((titles) => ({ left: titles.slice() }));
    s.objectives = objectives.map(({ id, at }) => ({ id, at, active: false, controller: null, priority: false, die: null }));
  },
  deployed: (s, { character, to }) => { characterOf(s, character).at = to; },
  squadDeployed: (s, { seat, squad }) => { const player = s.players[seat]!; player.toDeploy = without(player.toDeploy, squad); s.active = seat === 0 ? 1 : 0; },
  stanceChosen: (s, { unit, stance }) => { unitOf(s, unit).stance = stance; },
  phaseBegun: (s, { phase }) => { s.phase = phase; if (phase === 'deploy' || phase === 'play') s.active = s.first; },
  turnStarted: (s, { seat, turn }) => {
    s.active = seat; s.turn = turn;
    s.players[seat]!.reserved = false;
    for (const unit of s.units) if (unit.used.length > 0) unit.used = [];
  },
  stepReached: (s, { step }) => { s.step = step; },
  cardRevealed: (s, { seat, card }) => {
    const player = s.players[seat]!;
    if (player.deck.left.includes(card)) player.deck.left = without(player.deck.left, card);
    else player.bottom = without(player.bottom, card);
  },
  cardReserved: (s, { seat, card }) => { s.players[seat]!.reserve = card; s.players[seat]!.reserved = true; },
  cardToBottom: (s, { seat, card }) => { s.players[seat]!.bottom.push(card); s.players[seat]!.reserved = true; },
  cardDiscarded: (s, { seat, card, from }) => { const player = s.players[seat]!; if (from === 'reserve') player.reserve = null; player.discard.push(card); },
  cardReturned: (s, { seat, card }) => {
    // Shuffling a card in makes the whole order unknown again.
    const player = s.players[seat]!;
    player.deck.left.push(...player.bottom, card);
    player.bottom = [];
  },
  cardRemoved: (s, { seat, card }) => {
    const player = s.players[seat]!;
    if (player.reserve === card) player.reserve = null;
    player.discard = without(player.discard, card);
    player.removed.push(card);
  },
  deckRefreshed: (s, { seat }) => { const player = s.players[seat]!; player.deck.left.push(...player.bottom, ...player.discard); player.bottom = []; player.discard = []; player.ready = player.pool; },
  activated: (s, { unit }) => {
    s.activation = { unit, made: [], spent: 0, flipped: false, focused: [], impact: [], sharpshooter: [], woundedEnemies: [], over: false };
  },
  recovered: (s, { unit }) => { const u = unitOf(s, unit); u.injured += u.wounded; u.wounded = 0; u.damage = 0; },
  actionBegun: (s, { unit, action, granted, limits }) => {
    if (s.activation === null || s.activation.unit !== unit) return;
    if (limits) s.activation.made.push(action);
    if (!granted) s.activation.spent += 1;
  },
  tacticsDue: nothing,
  activationBegun: nothing,
  actionResolved: nothing,
  activationCutShort: (s) => { if (s.activation !== null) s.activation.over = true; },
  activationEnding: nothing,
  activationEnded: nothing,
  turnEnding: nothing,
  turnEnded: (s, { seat }) => { s.activation = null; s.active = seat === 0 ? 1 : 0; },

  forceSpent: (s, { seat, amount }) => { s.players[seat]!.ready -= amount; },
  forceRefreshed: (s, { seat, amount }) => { s.players[seat]!.ready += amount; },
  abilityUsed: (s, { unit, ability }) => { unitOf(s, unit).used.push(ability); },
  abilityResolved: nothing,
  stanceFlipped: (s, { unit, stance, by }) => { unitOf(s, unit).stance = stance; if (s.activation?.unit === unit && by === 'player') s.activation.flipped = true; },
  focused: (s, { character, impact, sharpshooter }) => {
    if (s.activation === null) return;
    if (!s.activation.focused.includes(character)) s.activation.focused.push(character);
    if (impact > 0) s.activation.impact.push({ character, dice: impact });
    if (sharpshooter > 0) s.activation.sharpshooter.push({ character, dice: sharpshooter });
  },
  focusSpent: (s, { character, kind }) => {
    const now = s.activation;
    if (now === null) return;
    now.focused = without(now.focused, character);
    if (kind === 'melee') now.impact = now.impact.filter((bonus) => bonus.character !== character);
    else now.sharpshooter = now.sharpshooter.filter((bonus) => bonus.character !== character);
  },
  moved: (s, { character, to }) => { characterOf(s, character).at = to; },
  moveResolved: nothing,
  pinnedInPlace: nothing,
  hunkerGained: (s, { unit, amount }) => { unitOf(s, unit).hunker += amount; },
  hunkerLost: (s, { unit }) => { unitOf(s, unit).hunker = 0; },
  conditionGained: (s, { unit, condition }) => { unitOf(s, unit).conditions.push(condition); },
  conditionLost: (s, { unit, condition }) => { const u = unitOf(s, unit); u.conditions = without(u.conditions, condition); },
  damaged: (s, { unit, amount }) => { unitOf(s, unit).damage += amount; },
  damageHealed: (s, { unit, amount }) => { unitOf(s, unit).damage -= amount; },
  wounded: (s, { unit, by, byAttack }) => {
    unitOf(s, unit).wounded += 1;
    s.waiting.push({ unit, by, byAttack });
    const attack = s.attacks.at(-1);
    if (attack !== undefined && byAttack !== null) attack.wounded.push(unit);
    const now = s.activation;
    if (now !== null && by !== null && characterUnit(by) === now.unit) now.woundedEnemies.push(unit);
  },
  injuredInstead: (s, { unit }) => { const u = unitOf(s, unit); u.injured += 1; u.wounded -= 1; u.damage = 0; },
  woundAnswered: (s) => { s.waiting.shift(); },
  defeated: (s, { unit }) => {
    const u = unitOf(s, unit);
    u.defeated = true; u.damage = 0; u.wounded = 0; u.injured = 0; u.hunker = 0; u.conditions = [];
    for (const character of u.characters) character.at = null;
  },

  attackDeclared: (s, { attack }) => { s.attacks.push({ ...attack, attackRoll: [], defenseRoll: [], path: [], laterAttack: [], laterDefense: [], laterTree: [], wounded: [] }); },
  targeted: nothing,
  poolsFormed: (s, { attackDice, defenseDice }) => { const a = attackNow(s); a.attackDice = attackDice; a.defenseDice = defenseDice; a.step = 'pools'; },
  rolled: (s, { attackRoll, defenseRoll }) => { const a = attackNow(s); a.attackRoll = attackRoll.slice(); a.defenseRoll = defenseRoll.slice(); a.step = 'rolls'; },
  diceRemoved: (s, { barred }) => {
    const a = attackNow(s);
    if (barred.includes('attacker')) { a.attackRoll = a.attackRoll.filter((face) => face !== 'expertise'); a.attackerBarred = true; }
    if (barred.includes('defender')) { a.defenseRoll = a.defenseRoll.filter((face) => face !== 'expertise'); a.defenderBarred = true; }
  },
  diceRerolled: (s, { roll, index, face }) => { const a = attackNow(s); if (roll === 'attack') a.attackRoll[index] = face as AttackFace; else a.defenseRoll[index] = face as DefenseFace; },
  resultAdded: (s, { roll, face }) => { const a = attackNow(s); if (roll === 'attack') a.attackRoll.push(face as AttackFace); else a.defenseRoll.push(face as DefenseFace); },
  resultChanged: (s, { roll, from, to }) => {
    const a = attackNow(s);
    const faces: string[] = roll === 'attack' ? a.attackRoll : a.defenseRoll;
    const index = faces.indexOf(from);
    if (index >= 0) faces[index] = to;
  },
  chartRead: (s, { attackExpertise, defenseExpertise, laterAttack, laterDefense }) => {
    const a = attackNow(s);
    a.attackExpertise = attackExpertise; a.defenseExpertise = defenseExpertise; a.step = 'expertise';
    a.laterAttack = laterAttack.slice(); a.laterDefense = laterDefense.slice();
  },
  resultsDetermined: (s, { successes, blocked }) => {
    const a = attackNow(s);
    let left = blocked;
    a.attackRoll = a.attackRoll.filter((face) => face !== 'strike' || left-- <= 0);
    a.successes = successes; a.step = 'results';
    a.failures = a.attackRoll.filter((face) => face === 'failure').length;
  },
  optionChosen: (s, { option }) => { const a = attackNow(s); a.path.push(option); a.successes -= 1; a.step = 'tree'; },
  treeEffectKept: (s, { effect }) => { attackNow(s).laterTree.push(effect); },
  shoveCounted: (s) => { attackNow(s).shoves += 1; },
  damageComing: nothing,
  poolChanged: (s, { by }) => { attackNow(s).pool += by; },
  poolReturned: (s, { amount }) => { const a = attackNow(s); a.pool -= amount; a.returned += amount; },
  attackStep: (s, { step }) => { attackNow(s).step = step; },
  attackResolved: nothing,
  attackEnded: (s) => { s.attacks.pop(); },

  struggleRevealed: (s, { number, card, map, objectives }) => {
    const { struggle } = s;
    struggle.number = number; struggle.card = card; struggle.map = map;
    struggle.piles[number - 1]!.left = without(struggle.piles[number - 1]!.left, card);
    for (const { id, die } of objectives) { const objective = s.objectives.find((o) => o.id === id)!; objective.active = true; objective.die = die; }
  },
  priorityRolled: nothing,
  priorityPlaced: (s, { objective }) => { for (const o of s.objectives) if (o.id === objective) o.priority = true; },
  prioritiesRemoved: (s) => { for (const o of s.objectives) o.priority = false; },
  controlTaken: (s, { objective, seat }) => { s.objectives.find((o) => o.id === objective)!.controller = seat; },
  struggleMoved: (s, { to }) => { s.struggle.token = to; },
  momentumGained: (s, { seat, space }) => { s.players[seat]!.momentum.push(space); },
  struggleWon: (s, { seat, card }) => { s.struggle.wonBy = seat; s.struggle.lastLoser = seat === 0 ? 1 : 0; s.players[seat]!.claimed.push(card); },
  struggleReset: (s) => {
    s.struggle.token = 0; s.struggle.wonBy = null; s.struggle.card = null;
    for (const player of s.players) player.momentum = [8];
    for (const o of s.objectives) { o.active = false; o.controller = null; o.priority = false; o.die = null; }
  },
  won: (s, { seat }) => { s.winner = seat; s.phase = 'over'; },
};

/** The unit a character belongs to, by its id alone. */
export const characterUnit = (character: CharacterId): UnitId => character.slice(0, character.lastIndexOf('.'));
