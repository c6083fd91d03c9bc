import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { throwDice } from '../../core/dice.ts';
import { InputError } from '../../core/form.ts';
import type { Play } from '../../core/rules.ts';
import { Session } from '../../core/session.ts';
import { Content } from '../../node/content.ts';
import { suits } from '../../space/terrain/suits.ts';
import { readPiece } from '../../space/terrain/piece.ts';
import { mayStand } from '../../space/ground/ground.ts';
import { inches, type Point } from '../../shape/point.ts';
import { buildTerrain, parseTable, type TableFile, type Terrain } from '../../space/terrain/table.ts';
import { boxTerrain, type BoxSpec } from '../../testing/terrain.ts';
import { describePlaceFault, placeFaults } from './battlefield.ts';
import { EDGES, type Edge } from './edges.ts';
import type { Event } from '../state/events.ts';
import { missions } from '../missions/index.ts';
import { firstContact } from '../missions/first-contact.ts';
import type { Prospect } from '../prospect/prospect.ts';
import { PRINTED_SCALE } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import { shatterpoint } from '../system.ts';
import { defaultSetup } from '../team/teams.ts';
import type { PieceModel } from '../../space/terrain/piece-model.ts';
import { unpacked } from '../../node/unpacked.ts';

const assets = join(import.meta.dirname, '../../../assets');
const shipped = new Content(assets);
/** Radius of an objective token, mm. */
const TOKEN = PRINTED_SCALE.objective;
const tables = readdirSync(join(assets, 'tables'))
  .filter((name) => name.endsWith('.json') && suits(parseTable(JSON.parse(readFileSync(join(assets, 'tables', name), 'utf8'))), 'shatterpoint'));
const pieceOf = (theme: string, name: string): Promise<PieceModel> => readPiece(unpacked(readFileSync(join(assets, 'pieces', theme, `${name}.glb.pack`))));
/** A setup in which the teams bring these missions. */
function setupOf(table: string, ...brought: readonly [string, string]): ReturnType<typeof shatterpoint.readSetup> {
  const { teams, ...setup } = defaultSetup(table);
  return shatterpoint.readSetup({ ...setup, teams: teams.map((team, seat) => ({ ...team, mission: brought[seat]! })) });
}

/** Plays the opening until the tokens lie, with the First Player at an edge; gives the match and the event that laid them. */
function opened(terrain: Terrain, mission: string, edge: Edge): { readonly play: Play<State, Event>; readonly state: State; readonly laid: Extract<Event, { type: 'missionSet' }> } {
  const play = shatterpoint.start(setupOf('any', mission, mission), terrain);
  const session = new Session(play.system, play.state);
  for (let seed = 1; seed < 100; seed++) {
    const { request } = session;
    const events = session.answer(request!.kind === 'roll' ? throwDice(request!, seed)[0] : { kind: 'pick', picks: [edge === 1 ? 'near' : 'far'] });
    for (const event of events) if (event.type === 'missionSet') return { play, state: session.state, laid: event };
  }
  throw new Error('no tokens were laid');
}

const tokensLaid = (terrain: Terrain, mission: string, edge: Edge): Extract<Event, { type: 'missionSet' }> => opened(terrain, mission, edge).laid;

/** A place nearby at a token's height where a base of 40 mm may stand; on a narrow roof over the token. */
function beside(terrain: Terrain, { x, y, z }: Point): Point {
  for (const away of [34, 45, 60, 20, 8]) {
    for (const [dx, dz] of [[1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [-0.7, 0.7], [0.7, -0.7], [-0.7, -0.7]] as const) {
      const at = { x: x + dx * away, y, z: z + dz * away };
      if (mayStand(terrain, { at, radius: 20, height: PRINTED_SCALE.figureHeight }, [], { step: PRINTED_SCALE.ranges[1], equalIsSame: true }) === null)
        return at;
    }
  }
  throw new Error(`nobody can stand beside ${x}, ${z}`);
}

const quality = ({ sight, move }: { readonly sight: string; readonly move: string }): string => `${sight} ${move}`;

describe.each(tables)('the table %s', (name) => {
  let file: TableFile;
  let terrain: Terrain;
  beforeAll(async () => {
    file = parseTable(JSON.parse(readFileSync(join(assets, 'tables', name), 'utf8')));
    const pieces = new Map<string, PieceModel>();
    for (const { piece } of file.features) if (!pieces.has(piece)) pieces.set(piece, await pieceOf(file.theme, piece));
    terrain = buildTerrain(file, pieces);
  });

  test('SP-FIELD-01: it is 36 × 36 inches', () => {
    expect(terrain.half).toEqual({ x: inches(18), z: inches(18) });
  });

  test('SP-FIELD-03: features of many shapes and sizes, most of them away from the deployment edges, at heights that differ', () => {
    expect(new Set(file.features.map(({ piece }) => piece)).size).toBeGreaterThanOrEqual(8);
    const central = file.features.filter(({ at: [, z] }) => Math.abs(z) < inches(12));
    expect(central.length).toBeGreaterThan(file.features.length / 2);
    const heights = [...new Set(terrain.surfaces.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
    expect(heights.filter((y) => y > inches(3)).length).toBeGreaterThanOrEqual(2);
    expect(heights.at(-1)! - heights[0]!).toBeGreaterThan(inches(3));
  });
});

test('SP-TERR-04: a gantry’s deck is Clear and Passable, a ladder Clear and Impassable, walls Blocked and Impassable; a house with a balcony has parts of several heights', async () => {
  const parts = async (piece: string) => new Map((await pieceOf('refinery', piece)).parts.map((part) => [part.part, part]));
  expect(quality((await parts('gantry-span')).get('deck')!)).toBe('clear passable');
  expect(quality((await parts('ladder')).get('ladder')!)).toBe('clear impassable');
  expect(quality((await parts('wall-broken')).get('wall')!)).toBe('blocked impassable');
  const house = await parts('building-two');
  expect(['lower-walls', 'upper-walls', 'balcony'].map((part) => quality(house.get(part)!))).toEqual(['blocked impassable', 'blocked impassable', 'clear passable']);
  expect([...house.values()].filter(({ surfaces }) => surfaces.length > 0).map(({ top }) => Math.round(top))).toEqual(expect.arrayContaining([90, 180]));
});

/** Objectives that terrain lifts, with the height in mm where it is not one storey. From both edges the same, because the tables look the same from both. */
const LIFTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  refinery: {
    'shifting-priorities': 'TR L C R BL', 'sabotage-showdown': 'L C R', 'never-tell-me-the-odds': 'TR L:180 C R:180 BL', 'first-contact': 'C L2:180 L1 R1 R2:180 TR BL', 'strategic-positions': 'TR L C R BL',
    crossfire: 'TR L C R BL', 'high-ground': 'TL TR L C R BL BR', 'supply-lines': 'L C R',
  },
  outpost: {
    'shifting-priorities': 'T L R B', 'sabotage-showdown': 'TL TR L R BL BR', 'never-tell-me-the-odds': 'L:180 R:180', 'first-contact': 'L2:180 L1 R1 R2:180', 'strategic-positions': 'L R',
    crossfire: 'T L R B', 'high-ground': 'TL T L R B BR', 'supply-lines': 'L R',
  },
  'landing-ship': {
    'shifting-priorities': 'TR L C R BL', 'sabotage-showdown': 'L C R', 'never-tell-me-the-odds': 'TR T C B BL', 'first-contact': 'T1 C B1 L1 R1 TR:180 BL:180', 'strategic-positions': 'TR:180 T C B BL:180',
    crossfire: 'TR L C R BL', 'high-ground': 'TR L C R BL', 'supply-lines': 'L C R',
  },
  depot: {
    'shifting-priorities': 'TR L C R BL', 'sabotage-showdown': 'TR L C R BL', 'never-tell-me-the-odds': 'TR C BL', 'first-contact': 'C L1 R1', 'strategic-positions': 'C',
    crossfire: 'TR L C R BL', 'high-ground': 'TR L C R BL', 'supply-lines': 'TR C BL',
  },
  relay: {
    'shifting-priorities': 'L C R', 'sabotage-showdown': 'L C R', 'never-tell-me-the-odds': 'T L:180 C R:180 B', 'first-contact': 'T1 C B1 L2:180 L1 R1 R2:180', 'strategic-positions': 'T L C R B',
    crossfire: 'L C R', 'high-ground': 'L C R', 'supply-lines': 'L C R',
  },
  'dry-dock': {
    'shifting-priorities': 'T L R B', 'sabotage-showdown': 'TL TR L R BL BR', 'never-tell-me-the-odds': 'L:180 R:180', 'first-contact': 'L2:180 L1 R1 R2:180', 'strategic-positions': 'L R',
    crossfire: 'T L R B', 'high-ground': 'TL T L R B BR', 'supply-lines': 'L:180 R:180',
  },
  'three-decks': {
    'shifting-priorities': 'L C:180 R', 'sabotage-showdown': 'L C:180 R', 'never-tell-me-the-odds': 'T C:180 B', 'first-contact': 'T1 C:180 B1 L1 R1', 'strategic-positions': 'T L C:180 R B',
    crossfire: 'L C:180 R', 'high-ground': 'L C:180 R', 'supply-lines': 'T C:180 B',
  },
  'wreck-yard': {
    'shifting-priorities': 'L C R', 'sabotage-showdown': 'L C R', 'never-tell-me-the-odds': 'C', 'first-contact': 'C L1 R1', 'strategic-positions': 'L C R',
    crossfire: 'L C R', 'high-ground': 'L C R', 'supply-lines': 'C',
  },
  'tank-farm': {
    'shifting-priorities': 'L C R', 'sabotage-showdown': 'L C R', 'never-tell-me-the-odds': 'T C B', 'first-contact': 'T1 C B1 L1 R1', 'strategic-positions': 'T L C R B',
    crossfire: 'L C R', 'high-ground': 'TL L C R BR', 'supply-lines': 'C',
  },
  'snow-field': {
    'shifting-priorities': 'L C:12 R', 'sabotage-showdown': 'L C:12 R', 'never-tell-me-the-odds': 'C:12', 'first-contact': 'C:12 L1 R1 TL TR BL BR', 'strategic-positions': 'TL TR C:12 BL BR',
    crossfire: 'L C:12 R', 'high-ground': 'L C:12 R', 'supply-lines': 'L C:12 R',
  },
  'port-town': {
    'shifting-priorities': 'L C R', 'sabotage-showdown': 'L C R', 'never-tell-me-the-odds': 'T L:180 C R:180 B', 'first-contact': 'T1 C B1 L2:180 L1 R1 R2:180', 'strategic-positions': 'T L C R B',
    crossfire: 'L C R', 'high-ground': 'L C R', 'supply-lines': 'L:180 C R:180',
  },
  'cargo-hold': {
    'shifting-priorities': 'TL L C R BR', 'sabotage-showdown': 'L C R', 'never-tell-me-the-odds': 'TL C BR', 'first-contact': 'C L1 R1 TL BR', 'strategic-positions': 'TL L C R BR',
    crossfire: 'TL L C R BR', 'high-ground': 'L C R', 'supply-lines': 'TL C BR',
  },
};
const STOREY = 90;

const matrix = tables.flatMap((name) => missions.flatMap((mission) => EDGES.map((edge) => ({ table: name.replace('.json', ''), mission, edge }))));

describe.each(matrix)('$table, $mission.name, First Player at edge $edge', ({ table, mission, edge }) => {
  test('SP-FIELD-05: no token lies inside terrain', async () => {
    expect(placeFaults(await shipped.terrain(table), [mission], TOKEN).filter((fault) => fault.edge === edge).map(describePlaceFault)).toEqual([]);
  });

  test('SP-MISS-02, SP-CARD-24, SP-FIELD-04: the tokens are laid where the mission says, turned with the edge and not moved in plan, up on what holds them', async () => {
    const heights = new Map(LIFTED[table]![mission.id]!.split(' ').map((word) => [word.split(':')[0], Number(word.split(':')[1] ?? STOREY)]));
    const tenth = (n: number): number => Math.round(n * 10) / 10 + 0;
    const wanted = mission.objectives.map(({ id, at: { x, z } }) => ({ id, at: { x: tenth(x * edge), y: heights.get(id) ?? 0, z: tenth(z * edge) } }));
    expect(tokensLaid(await shipped.terrain(table), mission.id, edge).objectives).toEqual(wanted);
  });
});

test.each(Object.keys(LIFTED))('SP-OBJ-01, SP-OBJ-03, SP-ELEV-04: on the table %s who stands beside a token at its height is at its Elevation, and contests it once it is Active', async (table) => {
  const terrain = await shipped.terrain(table);
  for (const mission of missions) {
    const { play, state } = opened(terrain, mission.id, 1);
    for (const objective of state.objectives) objective.active = true;
    const { id: figure } = state.units[0]!.characters[0]!;
    for (const { id, at } of state.objectives) {
      const { objectives } = play.prospect!(state, null, figure, beside(terrain, at)) as Prospect;
      expect(objectives.find((one) => one.id === id), `${mission.id} ${id}`).toMatchObject({ elevation: 'same', contested: true, takenBy: 0 });
    }
  }
});

test('SP-FIELD-05: 1776 places in all, none of them inside terrain', async () => {
  expect(matrix.reduce((sum, { mission }) => sum + mission.objectives.length, 0)).toBe(1776);
  const terrains = await Promise.all(Object.keys(LIFTED).map((id) => shipped.terrain(id)));
  expect(terrains.flatMap((terrain) => placeFaults(terrain, missions, TOKEN))).toEqual([]);
});

describe('a table that cannot hold a mission', () => {
  /** A box over the place 12 inches before the First Player's edge, in the middle: B1 of First Contact, and T1 from the other edge. */
  const box = (wide: number, more: Partial<BoxSpec> = {}): BoxSpec => ({ id: 'hut', sight: 'blocked', move: 'impassable', x: [-wide, wide], z: [152.4 - wide, 152.4 + wide], bottom: 0, top: 60, ...more });
  const start = (boxes: readonly BoxSpec[], ...brought: readonly [string, string]) => () => shatterpoint.start(setupOf('boxes', ...brought), boxTerrain({ boxes }));
  const OTHER = 'shifting-priorities';

  test('SP-FIELD-02, SP-FIELD-05: a match does not start whose tokens terrain would cover; table, mission, objective, feature and rule are named', () => {
    const starting = start([box(12)], 'first-contact', 'first-contact');
    expect(starting).toThrow(InputError);
    expect(starting).toThrow('setup: table "boxes" cannot hold this match: mission "first-contact", objective B1 at 0, 152.4 mm with the First Player at the near edge: feature "hut" (its part "hut") covers the place and nothing there holds the whole token (SP-FIELD-05)');
  });

  test('SP-FIELD-05: either team’s mission may come to be played: each is looked at', () => {
    expect(start([box(12)], OTHER, 'first-contact')).toThrow('mission "first-contact"');
    expect(start([box(12)], 'first-contact', OTHER)).toThrow('mission "first-contact"');
    expect(start([box(12)], OTHER, OTHER)).not.toThrow();
  });

  test('SP-FIELD-04, SP-FIELD-05: it starts where the feature holds the whole token', () => {
    expect(start([box(12.7)], 'first-contact', OTHER)).not.toThrow();
    expect(start([box(12.7, { surface: false })], 'first-contact', OTHER)).toThrow('SP-FIELD-05');
    expect(tokensLaid(boxTerrain({ boxes: [box(12.7)] }), 'first-contact', 1).objectives.find(({ id }) => id === 'B1')!.at).toEqual({ x: 0, y: 60, z: 152.4 });
  });

  test('SP-CARD-24: places are looked at from both edges, since the First Player chooses one later', () => {
    const lone = { id: 'lone', objectives: firstContact.objectives.filter(({ id }) => id === 'T1') };
    expect(placeFaults(boxTerrain({ boxes: [box(12)] }), [lone], TOKEN)).toMatchObject([{ mission: 'lone', objective: 'T1', edge: -1, at: { x: 0, z: 152.4 }, refusal: { rule: 'SP-FIELD-05', detail: { feature: 'hut' } } }]);
    expect(placeFaults(boxTerrain({ boxes: [box(12, { z: [-164, -140] })] }), [lone], TOKEN)).toMatchObject([{ objective: 'T1', edge: 1 }]);
  });

  test('SP-MOVE-03: a token may not reach over the edge of a smaller table', () => {
    const small = boxTerrain({ size: [914.4, 600] });
    expect(placeFaults(small, [firstContact], TOKEN).map(({ objective, edge, refusal: { rule } }) => `${objective} ${edge} ${rule}`)).toEqual(['T2 1 SP-MOVE-03', 'B2 1 SP-MOVE-03', 'T2 -1 SP-MOVE-03', 'B2 -1 SP-MOVE-03']);
    expect(() => shatterpoint.start(setupOf('small', 'first-contact', OTHER), small)).toThrow('objective T2 at 0, -304.8 mm with the First Player at the near edge: the token would reach over the table\'s edge (SP-MOVE-03)');
  });
});
