import { pickOne, type Script, type Seat } from '../core/script.ts';
import { BRACKETED, type Ability, type After, type Reading, type Stat } from './ability.ts';
import type { Content } from './content.ts';
import { apply, type Event } from './events.ts';
import { unitOf, unitWith } from './find.ts';
import { mayPay, pay } from './force.ts';
import type { State, Unit, UnitId } from './state.ts';
import { strainedBy } from './strain.ts';

/** One match: what changes, what does not, and the events of this run (null while searching). */
export interface Game {
  readonly state: State;
  readonly content: Content;
  readonly events: Event[] | null;
}

/** Stops every script at once: the last struggle card was claimed (SP-WIN-04). */
export class MatchOver extends Error {}

/** Windows nested deeper than this are a fault in the content, not a long turn. */
const DEEPEST = 24;

/** Changes the state; nobody may answer. For bookkeeping. */
export function emit(game: Game, event: Event): void {
  (apply[event.type] as (state: State, event: Event) => void)(game.state, event);
  game.events?.push(event);
}

/** Something happens at the table: the change, then everybody's answers to it. */
export function* happen(game: Game, event: Event): Script {
  emit(game, event);
  yield* answers(game, [event]);
}

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Who resolves first: the attacking player while somebody attacks, else the active player (SP-TIME-01…03, -05). */
export function firstSeat(game: Game): Seat {
  const attack = game.state.attacks.at(-1);
  return attack === undefined ? game.state.active : unitWith(game.state, attack.attacker).seat;
}

/** One sentence that could answer one event, and whose it is. */
interface Offer {
  readonly owner: UnitId;
  readonly ability: Ability;
  readonly part: After;
  readonly event: Event;
}

const nameOf = ({ ability, owner }: Offer): string => `${ability.id}@${owner}`;

/**
 * The window after things that happened at the same moment: each seat in turn resolves its effects in its own order
 * (SP-TIME-02…04). At most one Reactive for a seat and event (SP-ABIL-06); the Innate kinds do not count (SP-ABIL-09).
 */
export function* answers(game: Game, events: readonly Event[]): Script {
  const heard: Offer[] = [];
  for (const event of events) for (const listener of game.content.listeners.get(event.type) ?? []) heard.push({ ...listener, event });
  if (heard.length === 0) return;
  const first = firstSeat(game);
  for (const seat of [first, other(first)]) {
    const done: Offer[] = [];
    for (;;) {
      const offers = heard.filter((offer) => isOpen(game, seat, offer, done));
      if (offers.length === 0) break;
      const offer = yield* chooseOffer(game, seat, offers);
      if (offer === null) break;
      done.push(offer);
      yield* resolve(game, offer);
    }
  }
}

function isOpen(game: Game, seat: Seat, offer: Offer, done: readonly Offer[]): boolean {
  const unit = unitOf(game.state, offer.owner);
  if (unit.seat !== seat || unit.defeated || done.includes(offer)) return false;
  const { ability, part, event } = offer;
  if (ability.kind === 'reactive') {
    if (done.some((earlier) => earlier.event === event && earlier.ability.kind === 'reactive')) return false;
    if (unit.used.includes(ability.id) || !mayPay(game, unit, ability.cost ?? 0)) return false;
  }
  return part.when(game, unit, event as never);
}

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
  if (ability.kind === 'reactive') {
    yield* useAbility(game, unit, ability, ability.cost ?? 0, () => part.run(game, unit, event as never));
    return;
  }
  emit(game, { type: 'abilityUsed', unit: owner, ability: ability.id });
  yield* part.run(game, unit, event as never);
  yield* settleWounds(game);
}

/** Pays for an Active or Reactive ability, carries it out, and lets Strained follow (SP-ABIL-10, SP-COND-04). `cost` null: nothing, not even the tax. */
export function* useAbility(game: Game, unit: Unit, ability: Ability, cost: number | null, run: () => Script): Script {
  if (cost !== null) yield* pay(game, unit, cost, ability.id);
  emit(game, { type: 'abilityUsed', unit: unit.id, ability: ability.id });
  yield* strainedBy(game, unit.id, run());
  yield* settleWounds(game);
  yield* happen(game, { type: 'abilityResolved', unit: unit.id, ability: ability.id });
}

/** Lets everybody answer wounds of effects that are now over (SP-TIME-06). Inside an attack they wait for its step 10. */
export function* settleWounds(game: Game): Script {
  const { state } = game;
  let rounds = 0;
  while (state.waiting.length > 0) {
    const attack = state.attacks.at(-1);
    if (attack !== undefined && attack.step !== 'resolved') return;
    if (++rounds > DEEPEST) throw new Error('wounds keep causing wounds');
    const { unit, by, byAttack } = state.waiting[0]!;
    emit(game, { type: 'woundAnswered' });
    yield* answers(game, [{ type: 'wounded', unit, by, byAttack }]);
  }
}

/** A number as it stands now: `base` and everything that abilities in play add to it. */
export function read(game: Game, stat: Stat, reading: Reading, base = 0): number {
  let value = base;
  const seen: string[] = [];
  for (const { owner, ability, part } of game.content.changes.get(stat) ?? []) {
    const unit = unitOf(game.state, owner);
    if (unit.defeated) continue;
    const added = part.adds(game, unit, reading);
    if (added === 0) continue;
    // The same text applies once, whoever brings it, unless it carries a number (SP-STACK-01, -02).
    const key = `${unit.seat}:${ability.id}`;
    if (seen.includes(key) && !BRACKETED.includes(stat)) continue;
    seen.push(key);
    value += added;
  }
  return value;
}
