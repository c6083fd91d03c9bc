import { anyOf, type Random } from '../../../core/rng.ts';
import { projectorOf } from '../../../host/projector.ts';
import { miniatures as offered } from '../../../miniatures/index.ts';
import { boardOf } from '../../../miniatures/terrain-board.ts';
import { makeContent } from '../../../miniatures/content.ts';
import type { Event } from '../../../miniatures/events.ts';
import { FIGURES } from '../../../miniatures/figures/index.ts';
import { houseForm, houseRules, type House } from '../../../miniatures/house-rules.ts';
import { checkSquads, readSetup, type MiniaturesSetup } from '../../../miniatures/setup.ts';
import { SIDES } from '../../../miniatures/squad.ts';
import { miniatures } from '../../../miniatures/system.ts';
import type { Setup } from '../../../core/rules.ts';
import { canStart } from '../shatterpoint/setups.ts';
import { USUAL } from '../grounds.ts';
import { cardIn, plainerLists, seatIn, teamsOf, whole } from '../listed.ts';
import type { Subject, Told } from '../subject.ts';
import { doorWatcher } from './watch-doors.ts';
import { forceWatcher, helpWatcher } from './watch-help.ts';
import { sightWatcher } from './watch-sight.ts';
import { figureWatcher, roundWatcher, squareWatcher, turnWatcher } from './watch.ts';

const CARDS = new Map(FIGURES.map((card) => [card.id, card]));
/** Sides of squares in mm: few, so that boards are used again. */
const SQUARES = [25.4, 25.4, 38.1, 30, 55];
const MOST_FIGURES = 7;

/** A random squad for a side within the points, of at least one figure. */
function squad(side: 'rebel' | 'imperial', points: number, random: Random): string[] {
  const figures: string[] = [];
  for (let left = points, size = whole(random, 1, MOST_FIGURES); figures.length < size; ) {
    const fitting = FIGURES.filter(({ id, faction, cost, unique }) => (faction === side || faction === 'fringe') && cost <= left && !(unique && figures.includes(id)));
    if (fitting.length === 0) break;
    const { id, cost } = anyOf(fitting, random);
    figures.push(id);
    left -= cost;
  }
  return figures;
}

/** Rulings by chance, most of them the usual ones. */
const rulings = (random: Random): Partial<House> => Object.fromEntries(houseRules
  .filter(({ name }) => name in houseForm.shape)
  .map(({ name, values }) => [name, random() < 0.75 ? values[0] : anyOf(values, random)]));

function setup(table: string, random: Random): MiniaturesSetup {
  for (;;) {
    const points = anyOf([30, 60, 100, 200], random);
    const teams = (['rebel', 'imperial'] as const).map((side) => {
      const figures = squad(side, points, random);
      const besides = FIGURES.filter(({ faction, unique }) => faction === 'fringe' && !unique);
      const brings = figures.some((id) => CARDS.get(id)!.reinforcements !== undefined);
      // Most choose during placement; some have chosen before, as in older files.
      return { figures, ...(brings && random() < 0.3 ? { reinforcements: [anyOf(besides, random).id] } : {}) };
    });
    const found = readSetup({
      table, teams, points, ...rulings(random), square: anyOf(SQUARES, random), rounds: whole(random, 2, 12), deployRows: whole(random, 1, 8),
      levels: anyOf([1, 1, 3], random),
    });
    if (canStart(() => checkSquads(found, CARDS))) return found;
  }
}

function told(match: Setup, event: Event): Told {
  switch (event.type) {
    case 'roundBegun': return { turn: event.round };
    case 'activated': return { activated: cardIn(match, event.figure), by: seatIn(event.figure) };
    case 'attackDeclared': return { attacked: true };
    case 'featUsed': return { used: `${cardIn(match, event.figure)}/${event.feat}` };
    case 'opportunityTaken': return { used: `${cardIn(match, event.figure)}/opportunity` };
    case 'fireCombined': return { used: `${cardIn(match, event.helper)}/combined-fire` };
    default: return {};
  }
}

/** Star Wars Miniatures with every figure. */
export const miniaturesSubject: Subject = {
  rules: miniatures,
  projector: projectorOf(offered.film),
  grounds: { tables: [...USUAL.tables, 'cantina', 'chasm', 'corridors', 'gantry-yard', 'hangar', 'market'], fitted: true },
  setup,
  sought: () => ({ objectives: 0, seats: SIDES.length }),
  byPlaces: (match, { deployment }) => ({ ...match, tableDeployment: deployment }),
  plainer: (match) => plainerLists(match, readSetup({ table: match.table, teams: teamsOf(match) })),
  look(match, terrain) {
    const read = match as MiniaturesSetup;
    const content = makeContent(read, boardOf(terrain, read.square, read.levels, read.bevelledCorners), CARDS, terrain);
    return (state) => ({ state, content, events: null });
  },
  watchers: () => [squareWatcher(), figureWatcher(), turnWatcher(), roundWatcher(), doorWatcher(), forceWatcher(), helpWatcher(), sightWatcher()],
  told: (match, event) => told(match, event as Event),
  brought: (match) => teamsOf(match).flatMap(({ figures }) => figures),
  usable: (cards) => FIGURES.filter(({ id }) => cards.has(id)).flatMap(({ id, damage, feats }) => [...(damage > 0 ? [`${id}/opportunity`] : []), ...feats.filter(({ kind }) => kind === 'reaction').map((feat) => `${id}/${feat.id}`)]),
};
