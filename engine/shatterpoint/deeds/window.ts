import { pickOne, pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { emit, missionParts, other } from '../game/emit.ts';
import type { Ability, After, Game, Listener, NonPlayerEffect } from '../game/game.ts';
import { timesUsed } from '../game/read.ts';
import type { Event } from '../state/events.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Unit } from '../state/state.ts';
import { averts, settleAverted } from './avert.ts';
import { mayPay, pay } from './force.ts';
import { checkImmunity } from './immunity.ts';
import { strainAfter } from './strain.ts';
import { gainMomentum } from './struggle.ts';

/** Windows nested deeper than this are a fault in the content, not a long turn. */
const DEEPEST = 24;

/** Something happens at the table: the change, what Immunity gained by it takes away (SP-KEY-01), then everybody's answers to it, and what the rules themselves do at that moment. */
export function* happen(game: Game, event: Event, rules: readonly NonPlayerEffect[] = []): Script {
  emit(game, event);
  checkImmunity(game);
  if (rules.length === 0 && missionParts(game, event.type).length === 0 && !isAnswerable(game, event)) settleDue(game, event);
  else yield* answers(game, [event], { rules });
}

/** Whether anybody has an open answer to an event that happened. */
function isAnswerable(game: Game, event: Event): boolean {
  const listeners = game.content.listeners.get(event.type);
  if (listeners !== undefined) for (const listener of listeners) if (isOpen(game, unitOf(game.state, listener.owner), listener, event)) return true;
  return false;
}

/** Who resolves first: the attacking player while somebody attacks, else the active player (SP-TIME-01…03, -05). */
function firstSeat(game: Game): Seat {
  const attack = game.state.attacks.at(-1);
  return attack === undefined ? game.state.active : unitWith(game.state, attack.attacker).seat;
}

/** One sentence that could answer one event, and whose it is. */
interface Offer extends Listener {
  readonly event: Event;
}

const nameOf = ({ ability, owner }: Offer): string => `${ability.id}@${owner}`;

/**
 * The window after things that are over (SP-EFF-03) and happened at the same moment, each of them one event (SP-ABIL-16): each seat in turn resolves its effects in its own order
 * (SP-TIME-02…04). At most one Reactive for a seat and event (SP-ABIL-06); the Innate kinds do not count (SP-ABIL-09).
 * `printed` runs what a seat's cards do without being asked, before the seat's own answers. After both seats comes what they could still avert,
 * then the non-player effects of this moment: the mission's, and those of the `rules`.
 */
export function* answers(
  game: Game, events: readonly Event[],
  { printed, rules = [] }: { readonly printed?: (seat: Seat) => Script; readonly rules?: readonly NonPlayerEffect[] } = {},
): Script {
  const first = firstSeat(game);
  if (printed !== undefined || events.some(({ type }) => game.content.listeners.has(type))) for (const seat of [first, other(first)]) {
    if (printed !== undefined) yield* printed(seat);
    const done: Offer[] = [];
    for (;;) {
      const offers = offersTo(game, seat, events, done);
      if (offers.length === 0) break;
      const offer = yield* chooseOffer(game, seat, offers);
      if (offer === null) break;
      done.push(offer);
      yield* resolve(game, offer);
    }
  }
  for (const event of events) settleDue(game, event);
  yield* nonPlayerEffects(game, first, [...events.flatMap((event) => missionEffects(game, event)), ...rules]);
}

const missionEffects = (game: Game, event: Event): NonPlayerEffect[] =>
  missionParts(game, event.type).map((part) => ({ name: part.name, isDue: () => part.when(game, event as never), run: () => part.run(game, event as never) }));

/** Non-player effects of one moment, in the order that a player likes: the active one, in an attack the attacking one (SP-TIME-02, -03, SP-ATK-10 E). */
function* nonPlayerEffects(game: Game, seat: Seat, effects: readonly NonPlayerEffect[]): Script {
  const left = effects.slice();
  for (;;) {
    const due = left.filter((effect) => effect.isDue());
    if (due.length === 0) return;
    const name = yield* pickOrOnly({ seat, ask: 'nonPlayerEffect' }, [...new Set(due.map((effect) => effect.name))]);
    const next = due.find((effect) => effect.name === name)!;
    left.splice(left.indexOf(next), 1);
    yield* next.run();
    yield* answerWaiting(game);
  }
}

/** The answers that a seat may give as things stand, without those that it gave in this window; of Reactives one to an event (SP-ABIL-06). */
function offersTo(game: Game, seat: Seat, events: readonly Event[], done: readonly Offer[]): readonly Offer[] {
  const offers: Offer[] = [];
  for (const event of events) {
    for (const listener of game.content.listeners.get(event.type) ?? NOBODY) {
      const unit = unitOf(game.state, listener.owner);
      const isGiven = (earlier: Offer): boolean => earlier.event === event && (isSame(earlier, listener) || (isReaction(earlier) && isReaction(listener)));
      if (unit.seat === seat && !done.some(isGiven) && isOpen(game, unit, listener, event)) offers.push({ ...listener, event });
    }
  }
  return offers;
}

const NOBODY: readonly Listener[] = [];

/** Whether two are one sentence of one unit. */
const isSame = (one: Listener, another: Listener): boolean => one.owner === another.owner && one.ability === another.ability && one.part === another.part;

/** Whether a sentence of a unit would answer an event as things stand. */
function isOpen(game: Game, unit: Unit, { ability, part }: Listener, event: Event): boolean {
  if (unit.defeated) return false;
  const limit = timesNow(game, unit, part);
  if (isReaction({ ability, part })) {
    if (timesUsed(unit, ability.id) >= (limit ?? 1) || !mayPay(game, unit, ability.cost ?? 0, ability.id)) return false;
    // Most have used nothing yet: no key is made for them.
  } else if (limit !== null && (unit.used.length === 0 ? 0 : timesUsed(unit, `${ability.id}.${ability.parts.indexOf(part)}`)) >= limit) return false;
  return part.when(game, unit, event as never);
}

/** Uses that a sentence allows in a turn as things stand; null: it sets no limit of its own (SP-ABIL-14). */
const timesNow = (game: Game, unit: Unit, { times, timesActivated }: After): number | null =>
  game.state.activation?.unit === unit.id ? (timesActivated ?? times) : times;

/** Whether a unit has an open answer to an event that is about to happen. */
export const wouldAnswer = (game: Game, event: Event, unit: Unit): boolean =>
  (game.content.listeners.get(event.type) ?? []).some((listener) => listener.owner === unit.id && isOpen(game, unit, listener, event));

/** The first sentence of a Reactive is used and paid for; what follows from it later is not. */
const isReaction = ({ ability, part }: Pick<Listener, 'ability' | 'part'>): boolean => ability.kind === 'reactive' && !part.follows;

/** The next effect of a seat: a lone compulsory one without asking, otherwise its player's choice; null is "pass". */
function* chooseOffer(game: Game, seat: Seat, offers: readonly Offer[]): Script<Offer | null> {
  const optional = offers.every(({ part }) => part.may);
  if (offers.length === 1 && !optional) return offers[0]!;
  const names = [...new Set(offers.map(nameOf))];
  const pick = yield* pickOne({ seat, ask: 'answer', about: aboutEvent(offers[0]!.event) }, optional ? [...names, 'pass'] : names);
  return offers.find((offer) => nameOf(offer) === pick) ?? null;
}

const aboutEvent = (event: Event): Record<string, string | number> => {
  const about: Record<string, string | number> = { event: event.type };
  for (const [key, value] of Object.entries(event)) if (typeof value === 'string' && key !== 'type') about[key] = value;
  if (event.type === 'attackResolved') Object.assign(about, { attacker: event.attack.attacker, defender: event.attack.defender });
  return about;
};

function* resolve(game: Game, { owner, ability, part, event }: Offer): Script {
  const unit = unitOf(game.state, owner);
  if (isReaction({ ability, part })) {
    yield* useAbility(game, unit, ability, ability.cost ?? 0, () => part.run(game, unit, event as never));
    return;
  }
  emit(game, { type: 'abilityUsed', unit: owner, ability: ability.id, ...(part.times === null && !part.follows ? {} : { sentence: ability.parts.indexOf(part) }) });
  yield* part.run(game, unit, event as never);
  yield* answerWaiting(game);
}

/** Pays for an Active or Reactive ability, carries it out, and lets Strained follow (SP-ABIL-10, SP-COND-04). `cost` null: nothing, not even the tax. */
export function* useAbility(game: Game, unit: Unit, ability: Ability, cost: number | null, run: () => Script): Script {
  if (cost !== null) yield* pay(game, unit, cost, ability.id);
  emit(game, { type: 'abilityUsed', unit: unit.id, ability: ability.id });
  const strain = strainAfter(game, unit.id);
  yield* run();
  yield* answerWaiting(game);
  yield* happen(game, { type: 'abilityResolved', unit: unit.id, ability: ability.id }, strain);
}

/** Lets everybody answer what happened inside effects that are now over (SP-TIME-06). Inside an attack it waits for step 10. */
export function* answerWaiting(game: Game): Script {
  const { state } = game;
  let rounds = 0;
  while (state.waiting.length > 0) {
    const attack = state.attacks.at(-1);
    if (attack !== undefined && attack.step !== 'resolved') return;
    if (++rounds > DEEPEST) throw new Error('answers keep causing answers');
    const event = state.waiting[0]!;
    emit(game, { type: 'answered' });
    yield* answers(game, [event]);
  }
}

/** Momentum that was put off until its answers were given is gained now, unless an ability averted it. */
function settleDue(game: Game, event: Event): void {
  if (event.type === 'momentumDue' && !settleAverted(game, averts.momentum(event.unit))) gainMomentum(game, event.seat);
}
