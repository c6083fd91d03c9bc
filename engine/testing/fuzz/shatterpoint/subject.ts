import { projectorOf } from '../../../host/projector.ts';
import { shatterpoint as offered } from '../../../shatterpoint/index.ts';
import { EDGES } from '../../../shatterpoint/board/edges.ts';
import { makeContent } from '../../../shatterpoint/game/content.ts';
import type { Event } from '../../../shatterpoint/state/events.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import { readSetup, type ShatterpointSetup } from '../../../shatterpoint/state/setup.ts';
import type { State } from '../../../shatterpoint/state/state.ts';
import { faces, shatterpoint } from '../../../shatterpoint/system.ts';
import { units } from '../../../shatterpoint/units/index.ts';
import type { Terrain } from '../../../space/terrain/terrain.ts';
import { boxTerrain } from '../../terrain.ts';
import type { Subject, Told } from '../subject.ts';
import { canStart, randomSetup } from './setups.ts';
import { reactiveWatcher, turnWatcher, useWatcher } from './watch-abilities.ts';
import { cardWatcher } from './watch-cards.ts';
import { placeWatcher } from './watch-places.ts';
import { attackWatcher, trackWatcher, unitWatcher } from './watch-tokens.ts';
import type { Content } from '../../../shatterpoint/game/game.ts';

const EMPTY = boxTerrain({});

/** Cards and measures as the rules see them; the fingerprint, which costs more than all the rest, is that of an empty table. */
const contentOf = (setup: ShatterpointSetup, terrain: Terrain, { units: brought }: State): Content => ({
  ...makeContent(setup, EMPTY, missions, units, brought),
  terrain,
});

/** The card of a unit's id. */
const cardOf = (unit: string): string => unit.slice(unit.indexOf('.') + 1);
const seatOf = (unit: string): number => Number(unit.slice(0, unit.indexOf('.')));

function told(event: Event): Told {
  switch (event.type) {
    case 'turnStarted': return { turn: event.turn };
    case 'missionSet': return { mission: event.mission };
    case 'activated': return { activated: cardOf(event.unit), by: seatOf(event.unit) };
    case 'attackDeclared': return { attacked: true };
    case 'controlTaken': return { objectiveTaken: true };
    case 'abilityUsed': return { used: `${cardOf(event.unit)}/${event.ability}` };
    default: return {};
  }
}

function* plainer(setup: ShatterpointSetup): Iterable<ShatterpointSetup> {
  const usual = readSetup({ table: setup.table, teams: setup.teams });
  if (setup.edition !== usual.edition) yield { ...setup, edition: usual.edition };
  const changed = (Object.keys(usual.houseRules) as (keyof typeof usual.houseRules)[]).filter((rule) => setup.houseRules[rule] !== usual.houseRules[rule]);
  if (changed.length > 1) yield { ...setup, houseRules: usual.houseRules };
  for (const rule of changed) yield { ...setup, houseRules: { ...setup.houseRules, [rule]: usual.houseRules[rule] } };
}

/** Shatterpoint with every unit, mission and house rule. */
export const shatterpointSubject: Subject = {
  rules: shatterpoint,
  projector: projectorOf(offered.film),
  setup: (table, random) => randomSetup(faces, table, random, (candidate) => canStart(() => shatterpoint.start(candidate, EMPTY))),
  sought(setup) {
    const [first, ...others] = (setup as ShatterpointSetup).teams.map(({ mission }) => missions.find(({ id }) => id === mission)!.objectives.length);
    return { objectives: others.every((count) => count === first) ? first! : 0, seats: EDGES.length };
  },
  byPlaces(setup, { objectives, deployment }) {
    const { houseRules } = setup as ShatterpointSetup;
    return { ...setup, houseRules: { ...houseRules, tableObjectives: objectives, tableDeployment: deployment } };
  },
  plainer: (setup) => plainer(setup as ShatterpointSetup),
  look(setup, terrain, start) {
    const content = contentOf(setup as ShatterpointSetup, terrain, start as State);
    return (state) => ({ state, content, events: null });
  },
  watchers: () => [cardWatcher(), trackWatcher(), unitWatcher(), attackWatcher(), placeWatcher(), useWatcher(), reactiveWatcher(), turnWatcher()],
  told: (_setup, event) => told(event as Event),
  brought: (setup) => (setup as ShatterpointSetup).teams.flatMap(({ squads }) => squads.flatMap((squad) => Object.values(squad))),
  // Texts that only change numbers or give tags are not used by anybody.
  usable: (cards) => units.filter(({ id }) => cards.has(id)).flatMap((card) => card.abilities.filter(({ parts }) => parts.some(({ part }) => part === 'use' || part === 'after')).map((ability) => `${card.id}/${ability.id}`)),
};
