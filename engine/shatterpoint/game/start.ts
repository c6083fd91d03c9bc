import type { ShatterpointSetup } from '../state/setup.ts';
import { SHATTERPOINT, type Player, type State, type Unit } from '../state/state.ts';
import type { UnitCard } from './game.ts';
import { printIn } from './unit-card.ts';

const SLOTS = ['primary', 'secondary', 'supporting'] as const;

/** The state before anything has happened: teams brought, nothing on the table (SP-SETUP-01…03). */
export function firstState(setup: ShatterpointSetup, library: readonly UnitCard[]): State {
  const card = (id: string): UnitCard => printIn(library.find((known) => known.id === id)!, setup.edition);
  const units = setup.teams.flatMap((team, seat) => team.squads.flatMap((squad, number) => SLOTS.map((slot) => newUnit(seat, number, card(squad[slot])))));
  const players = setup.teams.map((_, seat) => newPlayer(units.filter((unit) => unit.seat === seat), card));
  return {
    phase: 'setup', step: 'start', turn: 0, first: 0, active: 0, edges: [1, -1], players, units, mission: null, objectives: [],
    struggle: { token: 0, number: 1, card: null, map: 0, wonBy: null, lastLoser: null, piles: [] },
    activation: null, activated: null, attacks: [], waiting: [], lasting: [], averted: [], winner: null,
  };
}

export function newUnit(seat: number, squad: number, card: UnitCard): Unit {
  const id = `${seat}.${card.id}`;
  return {
    id, seat, squad, card: card.id, stance: 0, damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, defeated: false, tags: [], marks: [], used: [],
    characters: Array.from({ length: card.characters }, (_, i) => ({ id: `${id}.${i + 1}`, at: null })),
  };
}

/** Force is the sum of the units' stats (SP-FORCE-01, SP-CARD-05); the deck holds every unit's one card (SP-CARD-10) and the Shatterpoint card (SP-CARD-12). */
export function newPlayer(units: readonly Unit[], card: (id: string) => UnitCard): Player {
  const pool = units.reduce((sum, unit) => sum + card(unit.card).force, 0);
  return {
    ready: pool,
    pool,
    deck: { left: [...units.map(({ id }) => id), SHATTERPOINT] },
    top: [],
    bottom: [],
    secret: [],
    discard: [],
    removed: [],
    hand: [],
    reserve: null,
    provider: null,
    reserved: false,
    momentum: [8],
    claimed: [],
    toDeploy: [0, 1],
  };
}
