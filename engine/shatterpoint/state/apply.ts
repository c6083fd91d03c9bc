import { HIDDEN } from '../../core/rules.ts';
import { characterOf, unitOf } from './find.ts';
import { characterUnit, type CardPlace, type Event, type EventOf } from './events.ts';
import type { Attack, AttackFace, DefenseFace, Player, State } from './state.ts';

/** What each event changes. The only code that writes to the state. */
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
    s.objectives = objectives.map(({ id, at }) => ({ id, at, active: false, controller: null, priority: false, die: null, held: false }));
  },
  deployed: (s, { character, to }) => { characterOf(s, character).at = to; },
  squadDeployed: (s, { seat, squad }) => { const player = s.players[seat]!; player.toDeploy = without(player.toDeploy, squad); s.active = seat === 0 ? 1 : 0; },
  stanceChosen: (s, { unit, stance }) => { unitOf(s, unit).stance = stance; },
  phaseBegun: (s, { phase }) => { s.phase = phase; if (phase === 'deploy' || phase === 'play') s.active = s.first; },
  turnStarted: (s, { seat, turn }) => {
    s.active = seat; s.turn = turn;
    s.players[seat]!.reserved = false;
    for (const unit of s.units) if (unit.used.length > 0) unit.used = [];
    for (const objective of s.objectives) objective.held = false;
  },
  stepReached: (s, { step }) => { s.step = step; },
  tacticsAdded: (s, { seat, provider, cards }) => { const player = s.players[seat]!; player.provider = provider; player.deck.left.push(...cards); },
  setupEnding: nothing,
  setupEnded: nothing,
  cardRevealed: (s, { seat, card }) => {
    const player = s.players[seat]!;
    takeFrom(player, card, 'deck');
    player.hand.push(card);
  },
  cardReserved: (s, { seat, card }) => { const player = s.players[seat]!; takeFrom(player, card, 'hand'); player.reserve = card; player.reserved = true; },
  cardToTop: (s, { seat, card, from, secret }) => putInDeck(s.players[seat]!, card, from, 'top', secret),
  cardToBottom: (s, { seat, card, from, secret }) => putInDeck(s.players[seat]!, card, from, 'bottom', secret),
  cardLookedAt: (s, { seat, card }) => { const player = s.players[seat]!; if (player.deck.left.includes(card)) putInDeck(player, card, 'deck', 'top', true); },
  deckShuffled: (s, { seat }) => forgetPlaces(s.players[seat]!),
  cardDiscarded: (s, { seat, card, from }) => { const player = s.players[seat]!; takeFrom(player, card, from); player.discard.push(card); },
  cardReturned: (s, { seat, card, from }) => {
    // Shuffling a card in makes the whole order unknown again.
    const player = s.players[seat]!;
    takeFrom(player, card, from);
    forgetPlaces(player);
    player.deck.left.push(card);
  },
  cardRemoved: (s, { seat, card }) => {
    const player = s.players[seat]!;
    for (const place of ['hand', 'reserve', 'discard'] as const) takeFrom(player, card, place);
    player.removed.push(card);
  },
  reserveSpent: (s, { seat }) => { s.players[seat]!.reserved = true; },
  shatterpointKept: nothing,
  tacticsResolved: nothing,
  deckRefreshing: nothing,
  deckRefreshed: (s, { seat }) => {
    const player = s.players[seat]!;
    forgetPlaces(player);
    player.deck.left.push(...player.discard);
    player.discard = []; player.ready = player.pool;
  },
  activated: (s, { unit, from }) => {
    s.activated = unit;
    s.activation = { unit, from, made: [], spent: 0, flipped: false, focused: [], impact: [], sharpshooter: [], next: [], woundedEnemies: [], over: false };
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
  // What holds in the activation only is over with it: focus, Impact, Sharpshooter, promises (SP-ACTION-04, SP-KEY-05, SP-ICON-13).
  activationEnded: (s) => { s.activation = null; },
  turnEnding: nothing,
  turnEnded: (s, { seat }) => { s.activated = null; s.lasting = []; s.active = seat === 0 ? 1 : 0; },

  forceSpent: (s, { seat, amount }) => { s.players[seat]!.ready -= amount; },
  forceRefreshed: (s, { seat, amount }) => { s.players[seat]!.ready += amount; },
  abilityUsed: (s, { unit, ability, sentence }) => { unitOf(s, unit).used.push(sentence === undefined ? ability : `${ability}.${sentence}`); },
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
  damageIgnored: nothing,
  hunkerGained: (s, { unit, amount }) => { unitOf(s, unit).hunker += amount; },
  hunkerSpent: (s, { unit, amount }) => { unitOf(s, unit).hunker -= amount; },
  conditionComing: nothing,
  averted: (s, { key }) => { s.averted.push(key); },
  avertedSettled: (s, { key }) => { s.averted = without(s.averted, key); },
  hunkerLost: (s, { unit }) => { unitOf(s, unit).hunker = 0; },
  conditionGained: (s, { unit, condition }) => { unitOf(s, unit).conditions.push(condition); },
  conditionLost: (s, { unit, condition }) => { const u = unitOf(s, unit); u.conditions = without(u.conditions, condition); },
  damaged: (s, { unit, amount }) => { unitOf(s, unit).damage += amount; },
  damageHealed: (s, { unit, amount }) => { unitOf(s, unit).damage -= amount; },
  wounded: (s, event) => {
    const { unit, by, byAttack } = event;
    unitOf(s, unit).wounded += 1;
    s.waiting.push(event);
    const attack = s.attacks.at(-1);
    if (attack !== undefined && byAttack !== null) attack.wounded.push(unit);
    const now = s.activation;
    if (now !== null && by !== null && characterUnit(by) === now.unit) now.woundedEnemies.push(unit);
  },
  injuredInstead: (s, { unit }) => { const u = unitOf(s, unit); u.injured += 1; u.wounded -= 1; u.damage = 0; },
  injured: (s, { unit, amount }) => { unitOf(s, unit).injured += amount; },
  injuryHealed: (s, { unit, amount }) => { unitOf(s, unit).injured -= amount; },
  woundShaken: (s, { unit, left = 0 }) => { const u = unitOf(s, unit); u.wounded = 0; u.damage = left; },
  answered: (s) => { s.waiting.shift(); },
  lastingGained: (s, { lasting }) => { s.lasting.push(lasting); },
  tagGained: (s, { unit, tag }) => { unitOf(s, unit).tags.push(tag); },
  marked: (s, { unit, mark }) => { unitOf(s, unit).marks.push(mark); },
  unmarked: (s, { unit, mark }) => { const u = unitOf(s, unit); u.marks = without(u.marks, mark); },
  nextAttackPromised: (s, { next }) => { s.activation?.next.push(next); },
  nextAttackTaken: (s, { character, kind }) => {
    if (s.activation !== null)
      s.activation.next = s.activation.next.filter((next) => next.character !== character || (next.kind !== null && next.kind !== kind));
  },
  defeated: (s, { unit }) => {
    const u = unitOf(s, unit);
    u.defeated = true; u.damage = 0; u.wounded = 0; u.injured = 0; u.hunker = 0; u.conditions = [];
    for (const character of u.characters) character.at = null;
  },

  attacking: nothing,
  attackDeclared: (s, { attack }) => {
    const lists = { attackRoll: [], defenseRoll: [], path: [], laterAttack: [], laterDefense: [], laterTree: [], wounded: [] };
    s.attacks.push({ ...attack, ...lists, marks: [...attack.marks] });
  },
  targeted: nothing,
  diceAdded: (s, { roll, dice }) => { const a = attackNow(s); if (roll === 'attack') a.attackBonus += dice; else a.defenseBonus += dice; },
  attackMarked: (s, { mark }) => { attackNow(s).marks.push(mark); },
  chartBorrowed: (s, { roll, from }) => { const a = attackNow(s); if (roll === 'attack') a.attackChartOf = from; else a.defenseChartOf = from; },
  poolsFormed: (s, { attackDice, defenseDice }) => { const a = attackNow(s); a.attackDice = attackDice; a.defenseDice = defenseDice; a.step = 'pools'; },
  rolled: (s, { attackRoll, defenseRoll }) => { const a = attackNow(s); a.attackRoll = attackRoll.slice(); a.defenseRoll = defenseRoll.slice(); a.step = 'rolls'; },
  diceRemoved: (s, { barred }) => {
    const a = attackNow(s);
    if (barred.includes('attacker')) { a.attackRoll = a.attackRoll.filter((face) => face !== 'expertise'); a.attackerBarred = true; }
    if (barred.includes('defender')) { a.defenseRoll = a.defenseRoll.filter((face) => face !== 'expertise'); a.defenderBarred = true; }
  },
  diceRerolled: (s, { roll, index, face }) => { const a = attackNow(s); if (roll === 'attack') a.attackRoll[index] = face as AttackFace; else a.defenseRoll[index] = face as DefenseFace; },
  modifying: nothing,
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
  controlRemoved: (s, { objective }) => { s.objectives.find((o) => o.id === objective)!.controller = null; },
  objectiveHeld: (s, { objective }) => { s.objectives.find((o) => o.id === objective)!.held = true; },
  struggleStepped: nothing,
  struggleMoved: (s, { to }) => { s.struggle.token = to; },
  // Gains and wins that somebody may answer wait for the end of the effect.
  momentumGained: (s, event) => { s.players[event.seat]!.momentum.push(event.space); if (event.heard) s.waiting.push(event); },
  momentumDue: (s, event) => { s.waiting.push(event); },
  momentumLost: (s, { seat, space }) => { const player = s.players[seat]!; player.momentum = without(player.momentum, space); },
  struggleReplaced: (s, { card, map, objectives }) => {
    const { struggle } = s;
    const { left } = struggle.piles[struggle.number - 1]!;
    struggle.piles[struggle.number - 1]!.left = left.filter((title) => title !== card);
    struggle.card = card; struggle.map = map;
    for (const objective of s.objectives) {
      const shown = objectives.find(({ id }) => id === objective.id);
      objective.active = shown !== undefined; objective.die = shown?.die ?? null;
      if (shown === undefined) { objective.controller = null; objective.priority = false; }
    }
  },
  struggleWon: (s, event) => {
    const { seat, card, heard } = event;
    s.struggle.wonBy = seat; s.struggle.lastLoser = seat === 0 ? 1 : 0; s.players[seat]!.claimed.push(card);
    if (heard) s.waiting.push(event);
  },
  struggleReset: (s) => {
    s.struggle.token = 0; s.struggle.wonBy = null; s.struggle.card = null;
    for (const player of s.players) player.momentum = [8];
    for (const o of s.objectives) { o.active = false; o.controller = null; o.priority = false; o.die = null; o.held = false; }
  },
  won: (s, { seat }) => { s.winner = seat; s.phase = 'over'; },
};

/** A card whose place in the deck is known from now on, to everybody or, `secret`, to its player alone. One that is not known has no place (`HIDDEN`). */
function putInDeck(player: Player, card: string, from: CardPlace, place: 'top' | 'bottom', secret: boolean): void {
  if (card === HIDDEN) return;
  takeFrom(player, card, from);
  if (place === 'top') player.top.unshift(card);
  else player.bottom.push(card);
  if (secret) player.secret.push(card);
}

/** The deck is shuffled: no card's place is known any more. */
function forgetPlaces(player: Player): void {
  player.deck.left.push(...player.top, ...player.bottom);
  player.top = []; player.bottom = []; player.secret = [];
}

/** Takes a card out of the place where it lies; from anywhere else nothing happens. */
function takeFrom(player: Player, card: string, from: CardPlace): void {
  if (from === 'hand') player.hand = without(player.hand, card);
  else if (from === 'discard') player.discard = without(player.discard, card);
  else if (from === 'reserve') player.reserve = player.reserve === card ? null : player.reserve;
  else {
    player.top = without(player.top, card);
    player.bottom = without(player.bottom, card);
    player.secret = without(player.secret, card);
    player.deck.left = without(player.deck.left, card);
  }
}
