import { anyOf, type Random } from '../../../core/rng.ts';
import type { Setup } from '../../../core/rules.ts';
import { projectorOf } from '../../../host/projector.ts';
import { wartime as offered } from '../../../wartime/index.ts';
import { makeContent } from '../../../wartime/content.ts';
import { characterCost } from '../../../wartime/cost.ts';
import { ACTIONS } from '../../../wartime/actions/index.ts';
import { ANSWERS } from '../../../wartime/actions/out-of-turn.ts';
import type { Event } from '../../../wartime/events.ts';
import { FIGURES } from '../../../wartime/figures/index.ts';
import { readSetup, type WartimeSetup } from '../../../wartime/setup.ts';
import { wartime } from '../../../wartime/system.ts';
import { cardIn, plainerLists, seatIn, teamsOf, whole } from '../listed.ts';
import type { Subject, Told } from '../subject.ts';
import { activationWatcher, harmWatcher, placeWatcher, turnWatcher } from './watch.ts';

const COSTS = new Map(FIGURES.map((card) => [card.id, characterCost(card)]));
const costOf = (figures: readonly string[]): number => figures.reduce((sum, id) => sum + COSTS.get(id)!, 0);
const MOST_FIGURES = 4;

function setup(table: string, random: Random): WartimeSetup {
  const teams = Array.from({ length: whole(random, 2, 5) }, () => ({
    figures: Array.from({ length: whole(random, 1, MOST_FIGURES) }, () => anyOf(FIGURES, random).id),
  }));
  const points = Math.max(...teams.map(({ figures }) => costOf(figures)));
  return readSetup({
    table, teams, points, turns: whole(random, 1, 6), vitality: random() < 0.7, klik: anyOf([30, 30, 20, 45, 60, 5], random),
    scenery: { usual: whole(random, 1, 15), pieces: random() < 0.5 ? {} : { crate: whole(random, 1, 15), house: whole(random, 1, 15) } },
    deployRange: anyOf([120, 120, 60, 300, 600], random),
  });
}

/** What stands before a way's target: `shoot:0.1` is `shoot`. */
const plainName = (option: string): string => option.split(/[:@]/)[0]!;

function told(match: Setup, event: Event): Told {
  switch (event.type) {
    case 'turnBegun': return { turn: event.turn };
    case 'activated': return { activated: cardIn(match, event.character), by: seatIn(event.character) };
    case 'shotDeclared': return { attacked: true };
    case 'actionBegun': return { used: `${cardIn(match, event.character)}/${plainName(event.action)}` };
    case 'answered': return { used: `${cardIn(match, event.character)}/${plainName(event.answer)}` };
    default: return {};
  }
}

/** Wartime with every soldier, for two to five seats. */
export const wartimeSubject: Subject = {
  rules: wartime,
  projector: projectorOf(offered.film),
  setup,
  sought: (match) => ({ objectives: 0, seats: teamsOf(match).length }),
  byPlaces: (match, { deployment }) => ({ ...match, tableDeployment: deployment }),
  plainer: (match) => plainerLists(match, readSetup({ table: match.table, teams: teamsOf(match), points: match['points'] })),
  look(match, terrain) {
    const content = makeContent(match as WartimeSetup, terrain, FIGURES);
    return (state) => ({ state, content, events: null });
  },
  watchers: () => [placeWatcher(), harmWatcher(), activationWatcher(), turnWatcher()],
  told: (match, event) => told(match, event as Event),
  brought: (match) => teamsOf(match).flatMap(({ figures }) => figures),
  usable: (cards) => [...cards].flatMap((card) => [...ACTIONS, ...ANSWERS].map(({ id }) => `${card}/${id}`)),
};
