/** Scenes that many tests begin with: what stands on the test table, and nothing of what is tested. */
import type { Mission } from '../../shatterpoint/game/game.ts';
import { inchesFromCorner, map } from '../../shatterpoint/game/mission.ts';
import { shiftingPriorities } from '../../shatterpoint/missions/shifting-priorities.ts';
import type { Player } from '../../shatterpoint/state/state.ts';
import { table, type Placed, type Spot, type Table, type TableOptions } from './table.ts';
import { testCard } from './test-card.ts';

export interface Duel extends Partial<TableOptions> {
  readonly hero?: Partial<Placed>;
  readonly foe?: Partial<Placed>;
  /** Inches. */
  readonly apart?: number;
}

/** Two units of one character each, `hero` (seat 0, acting) and `foe` (seat 1), so many inches apart from middle to middle. */
export function duel({ hero = {}, foe = {}, apart = 3, ...more }: Duel = {}): Table {
  return table({
    units: { hero: { seat: 0, at: [10, 10], ...hero }, foe: { seat: 1, at: [10 + apart, 10], ...foe } },
    cards: [testCard('hero'), testCard('foe')], active: 'hero', ...more,
  });
}

/** A unit of a contest: its seat, and where each of its characters stands. */
export type Standing = readonly [seat: 0 | 1, ...places: readonly Spot[]];

/** One Active objective `C` at `at` and units of one or two characters round it; nobody controls it yet. */
export function contestScene(at: Spot, units: Readonly<Record<string, Standing>>, more: Partial<TableOptions> = {}): TableOptions {
  const placed = Object.fromEntries(Object.entries(units).map(([name, [seat, ...places]]) => [name, { seat, at: places }]));
  const cards = Object.entries(units).map(([name, [, ...places]]) => testCard(name, { characters: places.length }));
  return { units: placed, cards, objectives: { C: at }, ...more };
}

export const contest = (...scene: Parameters<typeof contestScene>): Table => table(contestScene(...scene));

/** Objectives of the track's mission, from west to east. */
export const OBJECTIVES = ['A', 'B', 'C', 'D'];

/** A mission of four objectives in a row whose struggles change nothing but what is Active. */
export const plainMission: Mission = {
  ...shiftingPriorities, objectives: OBJECTIVES.map((id, i) => ({ id, at: inchesFromCorner(6 + 8 * i, 18) })), parts: [], extraSpaces: () => 0,
  struggles: [
    { title: 'First', phase: 1, maps: [map('A B')] }, { title: 'Second', phase: 2, maps: [map('A B C'), map('C D')] }, { title: 'Third', phase: 3, maps: [map('D')] },
  ],
};

export interface Track {
  /** Where the struggle token stands. */
  readonly s: number;
  /** Spaces of each side's momentum. */
  readonly m1?: readonly number[];
  readonly m2?: readonly number[];
  /** Objectives that each side controls. */
  readonly p1?: number;
  readonly p2?: number;
}

/** A struggle under way on P1's turn: the token at s, momentum on these spaces, P1 controlling `p1` and P2 `p2` of four objectives. */
export function track({ s, m1 = [8], m2 = [8], p1 = 0, p2 = 0 }: Track, more: Partial<TableOptions> = {}): Table {
  const t = table({
    units: { hero: { seat: 0, at: [4, 4], damage: 8 }, ally: { seat: 0, at: [30, 4] }, foe: { seat: 1, at: [30, 30], damage: 8 } },
    cards: [testCard('hero'), testCard('ally'), testCard('foe')],
    mission: plainMission, objectives: Object.fromEntries(OBJECTIVES.map((id, i) => [id, [6 + 8 * i, 18] as const])), struggle: { token: s, card: 'First' },
    players: [{ momentum: [...m1], ...deck('0.hero') }, { momentum: [...m2], ...deck('1.foe') }], ...more,
  });
  for (const [i, objective] of t.state.objectives.entries()) objective.controller = i < p1 ? 0 : i < p1 + p2 ? 1 : null;
  return t;
}

/** A player whose order deck holds these cards, such as `0.hero`. */
export const deck = (...left: readonly string[]): Pick<Player, 'deck'> => ({ deck: { left: [...left] } });

/** The teams of the core box. */
export const CORE_BOX = [
  {
    squads: [
      { primary: 'general-anakin-skywalker', secondary: 'cc-7567-captain-rex', supporting: '501st-clone-troopers' },
      { primary: 'ahsoka-tano-jedi-no-more', secondary: 'bo-katan-kryze', supporting: 'clan-kryze-mandalorians' },
    ],
  },
  {
    squads: [
      { primary: 'lord-maul', secondary: 'gar-saxon', supporting: 'mandalorian-super-commandos' },
      { primary: 'asajj-ventress', secondary: 'kalani', supporting: 'b1-battle-droids' },
    ],
  },
];

/** The core box before anything has happened. */
export function opening(more: Partial<TableOptions> = {}): Table {
  const units = Object.fromEntries(
    CORE_BOX.flatMap(({ squads }, seat) =>
      squads.flatMap((squad, number) => Object.values(squad).map((id) => [id, { seat: seat as 0 | 1, squad: number, at: null }])),
    ),
  );
  return table({ units, phase: 'setup', turn: 0, players: [{ toDeploy: [0, 1] }, { toDeploy: [0, 1] }], struggle: { card: null }, ...more }).go();
}

const EDGE = 36;
const turned = ([x, y, h = 0]: Spot): Spot => [EDGE - x, EDGE - y, h];
function placesTurned(at: Placed['at']): Placed['at'] {
  if (at === null) return null;
  return Array.isArray(at[0]) ? (at as readonly Spot[]).map(turned) : turned(at as Spot);
}
const other = (seat: 0 | 1): 0 | 1 => (seat === 0 ? 1 : 0);

/**
 * The same scene for the other seat: sides changed over, the table turned by half, the struggle seen from there. What holds for one
 * side must hold for the other. Throws for a scene with terrain, which is not turned.
 */
export function mirrored({ units, objectives, players, struggle, seat, terrain, ...same }: TableOptions): TableOptions {
  if (terrain !== undefined) throw new Error('terrain is not turned');
  return {
    ...same,
    units: Object.fromEntries(Object.entries(units).map(([id, placed]) => [id, { ...placed, seat: other(placed.seat), at: placesTurned(placed.at) }])),
    ...(objectives === undefined ? {} : { objectives: Object.fromEntries(Object.entries(objectives).map(([id, at]) => [id, turned(at)])) }),
    ...(players === undefined ? {} : { players: [players[1], players[0]] as const }),
    ...(struggle === undefined ? {} : { struggle: { ...struggle, token: 0 - (struggle.token ?? 0) } }),
    ...(seat === undefined ? {} : { seat: other(seat) }),
  };
}
