import { pickOne, pickOrOnly, type Closed, type Script } from '../../core/script.ts';
import { attack, attackChoices } from '../attack/attack.ts';
import { gainHunker, heal } from '../deeds/effects.ts';
import { unitOf } from '../state/find.ts';
import { mayPay, priceOf } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { standing } from '../board/measure.ts';
import { moveAllowed, toolMove } from '../deeds/move.ts';
import { shift } from '../deeds/push.ts';
import { ACTIONS, type ActionKind, type CharacterId, type Unit } from '../state/state.ts';
import { strainAfter } from '../deeds/strain.ts';
import { answerWaiting, happen, useAbility } from '../deeds/window.ts';
import { emit } from '../game/emit.ts';
import { read, timesUsed } from '../game/read.ts';
import { type Usable, usesOf } from '../deeds/actives.ts';

/** Actions of one activation (SP-ACTION-01). */
const ACTIONS_EACH = 2;

/** Step 3 of an activation: one choice of the player, carried out to its end before the next (SP-ABIL-04, SP-ACT-08), or the end of it (SP-ACT-09). Gives whether the activation goes on. */
export function* act(game: Game): Script<boolean> {
  const now = game.state.activation!;
  const unit = unitOf(game.state, now.unit);
  const { options, closed } = choices(game, unit);
  const pick = yield* pickOne({ seat: unit.seat, ask: 'act', about: { unit: unit.id, left: ACTIONS_EACH - now.spent }, closed }, options);
  if (pick === 'end') return false;
  if (pick === 'flip') yield* flip(game, unit);
  else if (pick.startsWith('ability:')) yield* useActive(game, unit, usesOf(game, unit).find(({ ability }) => `ability:${ability.id}` === pick)!);
  else yield* makeAction(game, unit, pick as ActionKind);
  return !game.state.activation!.over;
}

/** What may be done now, and what may not with its reason. */
function choices(game: Game, unit: Unit): { options: string[]; closed: Closed[] } {
  const now = game.state.activation!;
  const options: string[] = [];
  const closed: Closed[] = [];
  for (const action of ACTIONS) {
    if (action === 'ability') continue;
    if (now.spent >= ACTIONS_EACH) closed.push({ option: action, rule: 'SP-ACTION-01', why: 'noActionLeft' });
    else if (timesMade(game, unit, action) >= timesAllowed(game, unit, action)) closed.push({ option: action, rule: 'SP-ACTION-01', why: 'madeAlready' });
    else if (action === 'combat' && !standing(unit).some((id) => attackChoices(game, id, {}).length > 0)) closed.push({ option: action, rule: 'SP-ATK-02', why: 'noTarget' });
    else options.push(action);
  }
  for (const usable of usesOf(game, unit)) {
    const option = `ability:${usable.ability.id}`;
    const reason = whyNot(game, unit, usable);
    if (reason === null) options.push(option);
    else closed.push({ option, ...reason });
  }
  if (game.content.card(unit.card).stances.length > 1) {
    if (now.flipped) closed.push({ option: 'flip', rule: 'SP-STANCE-03', why: 'flippedAlready' });
    else options.push('flip');
  }
  options.push('end');
  return { options, closed };
}

function whyNot(game: Game, unit: Unit, { ability, use }: Usable): Omit<Closed, 'option'> | null {
  const now = game.state.activation!;
  const cost = ability.cost ?? 0;
  if (timesUsed(unit, ability.id) >= use.times) return { rule: 'SP-ABIL-14', why: 'usedAlready' };
  if (use.action && now.spent >= ACTIONS_EACH) return { rule: 'SP-ACTION-01', why: 'noActionLeft' };
  if (use.action && now.made.includes('ability')) return { rule: 'SP-ACTION-01', why: 'madeAlready' };
  if (!mayPay(game, unit, cost, ability.id)) return { rule: 'SP-ABIL-10', why: 'notEnoughForce', detail: { price: priceOf(game, unit, cost, ability.id) } };
  if (!use.can(game, unit)) return { rule: 'SP-ABIL-02', why: 'nothingToDo' };
  return null;
}

function* flip(game: Game, unit: Unit): Script {
  yield* happen(game, { type: 'stanceFlipped', unit: unit.id, stance: unit.stance === 0 ? 1 : 0, by: 'player' });
}

/** An Active ability, as an action where it says so (SP-ACTION-06). */
function* useActive(game: Game, unit: Unit, { ability, use }: Usable): Script {
  const run = (): Script => useAbility(game, unit, ability, ability.cost ?? 0, () => use.run(game, unit));
  if (use.action) yield* asAction(game, unit, 'ability', false, run());
  else yield* run();
}

/** Carries an action out: counted, then everybody's answers, then Strained (SP-COND-04, SP-MULTI-03). */
function* asAction(game: Game, unit: Unit, action: ActionKind, granted: boolean, deed: Script<readonly CharacterId[] | void>): Script {
  const limits = !granted || game.content.setup.houseRules.grantedActionsCount;
  emit(game, { type: 'actionBegun', unit: unit.id, action, granted, limits });
  const before = unit.characters.map(({ at }) => at);
  const strain = strainAfter(game, unit.id);
  const targets = yield* deed;
  yield* answerWaiting(game);
  yield* happen(game, { type: 'actionResolved', unit: unit.id, action, granted, targets: targets ?? [], moved: unit.characters.filter(({ at }, i) => at !== null && at !== before[i]).map(({ id }) => id) }, strain);
}

/** The actions of the list (SP-ACTION-02…08). */
function makeAction(game: Game, unit: Unit, action: ActionKind, granted = false): Script {
  switch (action) {
    case 'move': return asAction(game, unit, action, granted, inTurn(game, unit, (id) => moveOnce(game, id)));
    case 'focus': return asAction(game, unit, action, granted, focus(game, unit));
    case 'combat': return asAction(game, unit, action, granted, combat(game, unit));
    case 'recover': return asAction(game, unit, action, granted, inTurn(game, unit, (id) => heal(game, id)));
    case 'takeCover': return asAction(game, unit, action, granted, takeCover(game, unit));
    case 'ability': throw new Error('an ability action is made by using the ability');
    default: return action satisfies never;
  }
}

const timesMade = (game: Game, unit: Unit, action: ActionKind): number =>
  game.state.activation?.unit === unit.id ? game.state.activation.made.filter((made) => made === action).length : 0;

/** Each kind once an activation (SP-ACTION-01), unless a card allows a second combat. */
const timesAllowed = (game: Game, unit: Unit, action: ActionKind): number =>
  1 + (action === 'combat' ? read(game, 'combatActions', { unit: unit.id, character: null, attack: null }) : 0);

/** Whether an effect may grant this action now: each kind once an activation, granted ones included (SP-ACTION-11). */
export const mayGrant = (game: Game, unit: Unit, action: ActionKind): boolean =>
  !game.content.setup.houseRules.grantedActionsCount || timesMade(game, unit, action) < timesAllowed(game, unit, action);

/** An action granted by an effect: it does not count towards the two (SP-ACTION-10). Outside its own activation a unit has no use for a focus. */
export function* grantAction(game: Game, unit: Unit, action: 'focus' | 'takeCover'): Script {
  if (action === 'focus' && game.state.activation?.unit !== unit.id) return;
  if (mayGrant(game, unit, action)) yield* makeAction(game, unit, action, true);
}

/** Every character of a unit does something in the order its player likes, wherever it stands, each to its end before the next; those left out count as having done it (SP-MULTI-01, -02, -04, -05). */
export function* inTurn(game: Game, unit: Unit, deed: (id: CharacterId) => Script<unknown>): Script {
  const left = standing(unit);
  while (left.length > 0) {
    const next = yield* pickOrOnly({ seat: unit.seat, ask: 'character', about: { unit: unit.id } }, [...left, ...(left.length > 1 ? ['done'] : [])]);
    if (next === 'done') return;
    left.splice(left.indexOf(next), 1);
    yield* deed(next);
    if (isCutShort(game, unit)) return;
  }
}

/** Its unit became Wounded in its own activation: nothing more of the action happens (SP-ACT-12). */
const isCutShort = (game: Game, unit: Unit): boolean => game.state.activation?.unit === unit.id && game.state.activation.over;

/** Move: advance, dash or climb (SP-ACTION-02); with Scale a climb stands open too (SP-KEY-07). */
function* moveOnce(game: Game, id: CharacterId): Script {
  const unit = unitOf(game.state, id.slice(0, id.lastIndexOf('.')));
  const closed: Closed[] = [];
  const options: string[] = [];
  for (const how of ['advance', 'dash', 'climb'] as const) {
    const allowed = moveAllowed(game, id, how);
    if (typeof allowed !== 'string') closed.push({ option: how, ...allowed });
    else if (allowed === how || (how === 'advance' && allowed === 'reposition')) options.push(how);
    else closed.push({ option: how, rule: 'SP-ADV-04', why: 'engagedDashInstead', detail: { character: id } });
  }
  const how = yield* pickOne({ seat: unit.seat, ask: 'how', about: { character: id }, closed }, [...options, 'none']);
  if (how !== 'none') yield* toolMove(game, id, how as 'advance' | 'dash' | 'climb');
}

/** Focus: a die for each character's next attack, and the dice of Impact and Sharpshooter, all of them for this activation (SP-ACTION-03, -04, SP-KEY-03, -04, -05). */
function* focus(game: Game, unit: Unit): Script {
  if (game.state.activation?.unit !== unit.id) return;
  for (const character of standing(unit)) {
    const reading = { unit: unit.id, character, attack: null };
    emit(game, { type: 'focused', character, impact: read(game, 'impact', reading), sharpshooter: read(game, 'sharpshooter', reading) });
  }
}

/** Combat: each character may make an attack (SP-ACTION-05), so of several the last may hold back too. Gives whom they attacked. */
function* combat(game: Game, unit: Unit): Script<CharacterId[]> {
  const targets: CharacterId[] = [];
  const stop = standing(unit).length > 1 ? ['done'] : [];
  let left = standing(unit);
  while (!isCutShort(game, unit)) {
    const able = left.filter((id) => attackChoices(game, id, {}).length > 0);
    if (able.length === 0) break;
    const next = yield* pickOrOnly({ seat: unit.seat, ask: 'character', about: { unit: unit.id } }, [...able, ...stop]);
    if (next === 'done') break;
    left = left.filter((id) => id !== next);
    const target = yield* attack(game, next, { part: 'combat' });
    if (target !== null) targets.push(target);
  }
  return targets;
}

/** Take Cover: each character may be pushed Range 1 in any direction, then the unit gains a Hunker token (SP-ACTION-08, -09). */
function* takeCover(game: Game, unit: Unit): Script {
  yield* inTurn(game, unit, (id) => shift(game, id, { range: 1, from: null, way: 'push', optional: true, byAbility: false }));
  yield* gainHunker(game, unit.id);
}
