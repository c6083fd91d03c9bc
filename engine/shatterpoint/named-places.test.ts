import { expect, test } from 'vitest';
import { throwDice } from '../core/dice.ts';
import { randomFrom } from '../core/rng.ts';
import { Session } from '../core/session.ts';
import { isWithin, named, naming, rectangle } from '../testing/named-table.ts';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { objectivePlaces } from './board/battlefield.ts';
import { EDGES, type Edge } from './board/edges.ts';
import { tableDemands } from './demands.ts';
import { missions } from './missions/index.ts';
import { shiftingPriorities } from './missions/shifting-priorities.ts';
import { readSetup, type HouseRules } from './state/setup.ts';
import type { State } from './state/state.ts';
import { shatterpoint } from './system.ts';
import { defaultSetup } from './team/teams.ts';

/** Nine places in a ring of their own, off those that missions print, and an outline on the left and on the right. */
const NINE = shiftingPriorities.objectives.map(({ at: { x, z } }) => [Math.round(x * 0.7), Math.round(z * 0.7) - 10] as const);
const [LEFT, RIGHT] = [rectangle(-400, 100, 50, 120), rectangle(400, -100, 50, 120)];
const yard = naming(boxTerrain({}), named(NINE, LEFT, RIGHT));

const start = (rules: Partial<HouseRules>, terrain = yard, mission = 'shifting-priorities'): ReturnType<typeof shatterpoint.start> => {
  const { teams, houseRules, ...setup } = defaultSetup('yard');
  const read = shatterpoint.readSetup({ ...setup, houseRules: { ...houseRules, ...rules }, teams: teams.map((team) => ({ ...team, mission })) });
  return shatterpoint.start(read, terrain);
};

/** The state after set-up by the computer, with the First Player at an edge. */
function setUp(rules: Partial<HouseRules>, edge: Edge): State {
  const play = start(rules);
  const session = new Session(play.system, play.state);
  for (let seed = 1; session.state.phase === 'setup' || session.state.phase === 'deploy'; seed++) {
    const request = session.request!;
    if (request.kind === 'roll') session.answer(throwDice(request, seed)[0]);
    else session.answer(request.ask === 'side' ? { kind: 'pick', picks: [edge === 1 ? 'near' : 'far'] } : play.mind.reflex(session.state, request, randomFrom(seed)));
  }
  return session.state;
}

test.each(EDGES)('SP-MISS-02, houseRules.tableObjectives: objectives lie where the table names them, each in its mission’s part, with the First Player at edge %i', (edge) => {
  const state = setUp({ tableObjectives: true }, edge);
  const wanted = shiftingPriorities.objectives.map(({ id }, i) => {
    // Seen from the far edge the places are turned half round, and each is the part that lies there.
    const [x, z] = edge === 1 ? NINE[i]! : NINE[NINE.length - 1 - i]!;
    return { id, at: { x: x + 0, y: 0, z: z + 0 } };
  });
  expect(state.objectives.map(({ id, at }) => ({ id, at }))).toEqual(wanted);
  expect(setUp({}, edge).objectives.map(({ at }) => Math.abs(at.x))).toContain(254);
});

const SECOND = shiftingPriorities.objectives.map(({ id, at: { x, z } }) => ({ id: `own-${id}`, at: { x: Math.round(x * 0.5), z: Math.round(z * 0.5) + 20 } }));
const layout = (mission: string, objectives = SECOND): Terrain => naming(boxTerrain({}), { ...named(NINE), layouts: [{ mission, objectives }] });
const laidAt = (terrain: Terrain, mission = 'shifting-priorities'): readonly (readonly number[])[] =>
  objectivePlaces(terrain, missions.find(({ id }) => id === mission)!, 1, 12.7, true).map(({ at: { x, z } }) => [x, z]);

test('SP-MISS-02, houseRules.tableObjectives: a mission that the table lays out for itself lies there, every other one where the table lays them all', () => {
  expect(laidAt(layout('shatterpoint/shifting-priorities'))).toEqual(SECOND.map(({ at: { x, z } }) => [x, z]));
  expect(laidAt(layout('shatterpoint/never-printed'))).toEqual(NINE.map(([x, z]) => [x, z]));
  expect(laidAt(layout('wartime/shifting-priorities'))).toEqual(NINE.map(([x, z]) => [x, z]));
});

test('SP-MISS-02, houseRules.tableObjectives: what is counted is the layout of the mission that is played', () => {
  const seven = layout('shatterpoint/shifting-priorities', SECOND.slice(0, 7));
  expect(() => start({ tableObjectives: true }, seven)).toThrow('houseRules.tableObjectives: table "yard", objectives: the table names 7, and the match lays 9');
  const alone = naming(boxTerrain({}), { objectives: [], deployment: [], layouts: [{ mission: 'shatterpoint/shifting-priorities', objectives: SECOND }] });
  expect(() => start({ tableObjectives: true }, alone)).not.toThrow();
  const other = missions.find(({ id, objectives }) => id !== 'shifting-priorities' && objectives.length === 9)!;
  expect(() => start({ tableObjectives: true }, alone, other.id)).toThrow('the table names 0, and the match lays 9');
});

test('SP-MISS-02: the check asks for each mission that the table lays out, under its name', () => {
  const own = tableDemands(layout('shatterpoint/shifting-priorities', SECOND.slice(0, 7))).filter(({ name }) => name.endsWith('with the places of the table'));
  expect(own.map(({ name, objectives, faults }) => [name, objectives.length, faults])).toEqual([
    ['Missions with the places of the table', 9, []],
    ['Shifting Priorities with the places of the table', 7, [{ why: 'objectiveCount', count: 7, needed: [9] }]],
  ]);
});

test.each(EDGES)('SP-DEPLOY-02, houseRules.tableDeployment: Primaries deploy whole in the outline of their side, also the computer’s, with the First Player at edge %i', (edge) => {
  const state = setUp({ tableDeployment: true }, edge);
  const primaries = state.units.filter(({ seat, squad, id }) => state.units.find((unit) => unit.seat === seat && unit.squad === squad)!.id === id);
  expect(primaries).toHaveLength(4);
  for (const { seat, characters } of primaries) expect(isWithin(characters[0]!.at!, 20, state.edges[seat] === 1 ? LEFT : RIGHT), `seat ${seat}`).toBe(true);
});

test('SP-DEPLOY-02, houseRules.tableDeployment: what is no place of the outline is refused with its rule', () => {
  const play = start({ tableDeployment: true });
  const session = new Session(play.system, play.state);
  for (let seed = 1; session.request?.kind !== 'place'; seed++) {
    const request = session.request!;
    session.answer(request.kind === 'roll' ? throwDice(request, seed)[0] : play.mind.reflex(session.state, request, randomFrom(seed)));
  }
  const { seat } = session.request;
  const [x, z] = session.state.edges[seat] === 1 ? [-400, 100] : [400, -100];
  const why = (dx: number): string | undefined => session.refuse({ kind: 'place', at: { x: x + dx, y: 0, z } })?.why;
  expect([why(0), why(29), why(31), why(-31)]).toEqual([undefined, undefined, 'outsideOutline', 'outsideOutline']);
  expect(session.refuse({ kind: 'place', at: { x: 0, y: 0, z: 440 } })).toMatchObject({ rule: 'SP-DEPLOY-02' });
});

test('SP-MISS-02, SP-DEPLOY-02: what cannot be played with the places of a table is refused before the match, with the field and the cause', () => {
  const both = { tableObjectives: true, tableDeployment: true };
  const on = (...places: Parameters<typeof named>) => naming(boxTerrain({}), named(...places));
  expect(() => start(both, on(NINE.slice(0, 5), LEFT, RIGHT))).toThrow('setup: houseRules.tableObjectives: table "yard", objectives: the table names 5, and the match lays 9');
  expect(() => start(both, yard, 'first-contact')).toThrow('objectives: the table names 9, and the match lays 13');
  expect(() => start(both, on(NINE, LEFT))).toThrow('setup: houseRules.tableDeployment: table "yard", deployment: the table outlines none for seat 2');
  expect(() => start(both, on(NINE, LEFT, rectangle(400, 0, 21)))).toThrow('deployment: the outline of seat 2 has room for 1 of 2 figures');
  const bow = [[300, -100], [420, 100], [420, -100], [300, 100]] as const;
  expect(() => start(both, on(NINE, LEFT, bow))).toThrow('setup: houseRules.tableDeployment: table "yard", deployment: the outline of seat 2 crosses itself');
  expect(() => start({ tableObjectives: true }, on(NINE, LEFT, bow))).not.toThrow();
  expect(() => start(both, boxTerrain({}))).toThrow('objectives: the table names 0');
  expect(() => start({}, on(NINE.slice(0, 5), LEFT))).not.toThrow();
});

test('SP-FIELD-05, houseRules.tableObjectives: terrain over a place of the table is in the way, terrain over a printed one is not', () => {
  const box = (x: number, z: number): BoxSpec => ({ id: 'hut', sight: 'blocked', move: 'impassable', x: [x - 12, x + 12], z: [z - 12, z + 12], bottom: 0, top: 60 });
  const hut = (x: number, z: number) => naming(boxTerrain({ boxes: [box(x, z)] }), named(NINE, LEFT, RIGHT));
  const [x, z] = NINE[0]!;
  expect(() => start({ tableObjectives: true }, hut(x, z))).toThrow('feature "hut"');
  expect(() => start({}, hut(x, z))).not.toThrow();
  expect(() => start({ tableObjectives: true }, hut(-254, -254))).not.toThrow();
  expect(() => start({}, hut(-254, -254))).toThrow('feature "hut"');
});

test('houseRules.tableObjectives, houseRules.tableDeployment: a match is another one on other places, and the same without the rules', () => {
  const moved = naming(boxTerrain({}), named(NINE.map(([x, z]) => [x + 1, z] as const), LEFT, RIGHT));
  expect(start({ tableObjectives: true }).content).not.toBe(start({ tableObjectives: true }, moved).content);
  expect(start({}).content).toBe(start({}, moved).content);
  expect(start({}).content).toBe(start({}, boxTerrain({})).content);
});

test('the check of tables is asked for the places of a table, too, and told what of them cannot be played', () => {
  const own = (terrain = yard) => tableDemands(terrain).filter(({ name }) => name === 'Missions with the places of the table');
  expect(own(boxTerrain({}))).toEqual([]);
  const followers = { count: 3, range: readSetup(defaultSetup('any')).scale.ranges[0] };
  const deployments = [{ seat: 0, zone: { outline: LEFT }, followers }, { seat: 1, zone: { outline: RIGHT }, followers }];
  expect(tableDemands(yard)[0]!.deployments).toMatchObject([{ zone: { kind: 'strip' }, followers }, { zone: { kind: 'strip' }, followers }]);
  expect(own()).toMatchObject([{ objectives: NINE.map(([x, z]) => ({ at: { x, z } })), deployments, faults: [] }]);
  expect(own(naming(boxTerrain({}), named(NINE.slice(1), LEFT)))).toMatchObject([{ faults: [{ why: 'objectiveCount', count: 8, needed: [7, 9, 13] }, { why: 'deploymentMissing', seat: 1 }] }]);
});
