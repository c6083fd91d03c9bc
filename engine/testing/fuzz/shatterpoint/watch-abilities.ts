import type { Event } from '../../../shatterpoint/state/events.ts';
import { unitOf } from '../../../shatterpoint/state/find.ts';
import type { Game, Ability } from '../../../shatterpoint/game/game.ts';
import { Fault } from '../fault.ts';
import type { Watcher } from './watcher.ts';

const abilityOf = ({ state, content }: Game, unit: string, id: string): Ability | undefined =>
  content.card(unitOf(state, unit).card).abilities.find((ability) => ability.id === id);

/** Uses that a card allows in one turn, `own` the one in which its unit activates (SP-ABIL-14); null for kinds that know no uses. */
function timesOf({ kind, parts }: Ability, own: boolean): number | null {
  if (kind !== 'active' && kind !== 'reactive') return null;
  return Math.max(1, ...parts.map((part) => (part.part === 'use' ? part.times : part.part === 'after' && !part.follows ? Math.max(part.times ?? 1, own ? (part.timesActivated ?? 1) : 1) : 1)));
}

/** SP-ABIL-14: each Active and Reactive ability of a unit once a turn, or as often as its card says. */
export function useWatcher(): Watcher {
  const used = new Map<string, number>();
  return {
    event(game, event) {
      if (event.type === 'turnStarted') used.clear();
      if (event.type !== 'abilityResolved') return;
      const times = timesOf(abilityOf(game, event.unit, event.ability)!, game.state.activated === event.unit);
      const key = `${event.ability}@${event.unit}`;
      const count = (used.get(key) ?? 0) + 1;
      used.set(key, count);
      if (times !== null && count > times) throw new Fault('SP-ABIL-14', 'usedTooOften', `${key}: ${count} times in turn ${game.state.turn}, allowed ${times}`);
    },
  };
}

/** A Reactive that was used, and whether something new of its kind happened since, so that the same seat may react again. */
interface Reaction {
  readonly seat: number;
  readonly name: string;
  /** The kind of event it answers, and what its request was about. */
  readonly on: Event['type'];
  readonly about: string;
  /** An earlier Reactive of the same seat to the same event. */
  readonly earlier: Reaction | null;
  resolved: boolean;
  over: boolean;
}

/** SP-ABIL-06: at most one Reactive of a player for one event. Read from what was asked and what happened, not from the rules' own books. */
export function reactiveWatcher(): Watcher {
  let reactions: Reaction[] = [];
  return {
    answered(game, request, answer) {
      if (request.kind !== 'pick' || request.ask !== 'answer' || answer.kind !== 'pick') return;
      const [name] = answer.picks;
      if (name === undefined || !name.includes('@')) return;
      const [ability, unit] = [name.slice(0, name.indexOf('@')), name.slice(name.indexOf('@') + 1)];
      const first = abilityOf(game, unit, ability)?.parts.find((part) => part.part === 'after' && !part.follows);
      if (abilityOf(game, unit, ability)?.kind !== 'reactive' || first?.part !== 'after') return;
      const [on, about] = [first.on as Event['type'], JSON.stringify(request.about)];
      const earlier =
        reactions.find((reaction) => reaction.resolved && !reaction.over && reaction.seat === request.seat && reaction.on === on && reaction.about === about) ??
        null;
      reactions.push({ seat: request.seat, name, on, about, earlier, resolved: false, over: false });
    },
    event({ state }, event) {
      // Events that waited for the end of an effect open their window with `answered`.
      for (const reaction of reactions) if (reaction.resolved && (event.type === reaction.on || event.type === 'answered')) reaction.over = true;
      if (event.type !== 'abilityResolved') return;
      const name = `${event.ability}@${event.unit}`;
      const reaction = reactions.filter((candidate) => !candidate.resolved && candidate.name === name).at(-1);
      if (reaction === undefined) return;
      reaction.resolved = true;
      if (reaction.earlier !== null) throw new Fault('SP-ABIL-06', 'twoReactives', `seat ${reaction.seat}, turn ${state.turn}: ${reaction.earlier.name} and ${reaction.name} in answer to ${reaction.about}`);
    },
    rested() {
      reactions = [];
    },
  };
}

/** Turns after which every match is over: the engine's own limit and a little more. */
const MOST_TURNS = 200;

/** The match goes on in order: turns end, and who activates is still in the game (SP-TURN-01, -17, SP-ORDER-02). */
export function turnWatcher(): Watcher {
  let last = 0;
  return {
    event({ state }, event) {
      if (event.type === 'turnStarted') {
        if (event.turn !== last + 1) throw new Fault('SP-TURN-01', 'turnSkipped', `${event.turn} after ${last}`);
        last = event.turn;
        if (last > MOST_TURNS) throw new Fault('core', 'noEnd', `turn ${last}`);
      }
      if (event.type !== 'activated') return;
      const unit = unitOf(state, event.unit);
      if (unit.defeated) throw new Fault('SP-ORDER-02', 'defeatedActivated', event.unit);
      if (unit.seat !== state.active) throw new Fault('SP-TURN-18', 'wrongPlayerActivates', event.unit);
    },
  };
}
