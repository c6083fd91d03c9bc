import { describe, expect, test } from 'vitest';
import { boxPiece, boxTerrain } from '../../testing/terrain.ts';
import { battlefieldOf, buildTerrain, hashTerrain, parseTable, TableError, type TableFile, type Terrain } from './table.ts';

const file = { format: 'gantry-table', version: 1, id: 'yard', name: 'Yard', theme: 'refinery', size: [914.4, 914.4], features: [{ id: 'wall-a', piece: 'wall', at: [100, 50], turn: 90, level: 10 }] };
const second = {
  ...file, version: 2, mat: 'outpost', notes: 'Hold the yard.', packs: ['docks'], light: { hour: 'noon', weather: 'dust' },
  objectives: [{ id: 'A', at: [0, 120] }], layouts: [{ mission: 'one-game/the-bridge', objectives: [{ id: 'A', at: [0, -30] }] }], deployment: [{ seat: 0, outline: [[-400, 400], [400, 400], [0, 300]] }], printed: ['one-game'],
  ingress: [{ id: 'way', kind: 'ladder', from: [150, 0, 50], to: [100, 90, 50] }],
};
const wall = boxPiece('wall', [{ id: 'stones', sight: 'blocked', move: 'impassable', x: [-60, 40], z: [-10, 10], bottom: 0, top: 80 }]);
const pieces = new Map([['wall', wall]]);

describe('a saved table', () => {
  test('is read', () => {
    expect(parseTable(structuredClone(file))).toEqual(file);
    const lit = { ...file, light: { hour: 'night', weather: 'snow' } };
    expect(parseTable(structuredClone(lit))).toEqual(lit);
  });

  test('of version 2 is read with all that it says beside its features, and one of version 1 as it was', () => {
    expect(parseTable(structuredClone(second))).toEqual(second);
    expect(parseTable({ ...second, version: 1 })).toEqual({ ...file, light: second.light });
    expect(parseTable({ ...file, version: 2 })).toEqual({ ...file, version: 2 });
  });

  test('of version 2 brings ways up of its own', () => {
    const { ingress } = buildTerrain(parseTable(second), pieces);
    expect(ingress).toEqual([
      { id: 'table/way/from', group: 'table/way', kind: 'ladder', part: null, at: { x: 150, y: 0, z: 50 } },
      { id: 'table/way/to', group: 'table/way', kind: 'ladder', part: null, at: { x: 100, y: 90, z: 50 } },
    ]);
  });

  test.each([
    ['feature wall-a: "turn"', { ...file, features: [{ ...file.features[0], turn: 'half' }] }],
    ['feature wall-a: "at.0"', { ...file, features: [{ ...file.features[0], at: ['x', 0] }] }],
    ['feature 0: "id"', { ...file, features: [{ ...file.features[0], id: undefined }] }],
    ['feature wall-a: "id": used twice', { ...file, features: [file.features[0], file.features[0]] }],
    ['"version": a newer Gantry wrote it (version 3 of the format; this one knows 2): it is left as it is', { ...file, version: 3, features: 'something new' }],
    ['"version": it must be one of 1, 2, there is "two"', { ...file, version: 'two' }],
    ['"version": it is missing; it must be one of 1, 2', { ...file, version: undefined }],
    ['"mat"', { ...second, mat: 7 }],
    ['"packs.0": it is empty', { ...second, packs: [''] }],
    ['objective A: "at.1"', { ...second, objectives: [{ id: 'A', at: [0, 'far'] }] }],
    ['objective A: "id": used twice', { ...second, objectives: [{ id: 'A', at: [0, 0] }, { id: 'A', at: [9, 9] }] }],
    ['"layouts": "one-game/the-bridge" is named twice', { ...second, layouts: [second.layouts[0], second.layouts[0]] }],
    ['"layouts.0.mission": expected SYSTEM/MISSION', { ...second, layouts: [{ ...second.layouts[0], mission: 'the-bridge' }] }],
    ['objective A: "id": used twice', { ...second, layouts: [{ mission: 'one-game/the-bridge', objectives: [{ id: 'A', at: [0, 0] }, { id: 'A', at: [9, 9] }] }] }],
    ['deployment of seat 0: "seat": used twice', { ...second, deployment: [second.deployment[0], second.deployment[0]] }],
    ['"printed": "one-game" is named twice', { ...second, printed: ['one-game', 'one-game'] }],
    ['"printed.0": ', { ...second, printed: [7] }],
    ['"printed": at least 1', { ...second, printed: [] }],
    ['"deployment.0.outline": at least 3 are needed, there are 2', { ...second, deployment: [{ seat: 0, outline: [[0, 0], [1, 1]] }] }],
    ['ingress way: "kind"', { ...second, ingress: [{ ...second.ingress[0], kind: 'rope' }] }],
    ['ingress way: "to.1"', { ...second, ingress: [{ ...second.ingress[0], to: [0, -5, 0] }] }],
    ['"light.hour"', { ...file, light: { hour: 'brunch', weather: 'rain' } }],
    ['"light.weather"', { ...file, light: { hour: 'dusk', weather: 'frogs' } }],
    ['"light.weather"', { ...file, light: { hour: 'dusk' } }],
    ['"size.1"', { ...file, size: [900, 0] }],
    ['an object is needed, there is nothing', null],
  ])('is refused with a reason: %s', (message, input) => {
    expect(() => parseTable(input)).toThrow(TableError);
    expect(() => parseTable(input)).toThrow(message);
  });

  test('names the feature whose piece is missing', () => {
    expect(() => buildTerrain(parseTable(file), new Map())).toThrow('feature wall-a: there is no piece "wall"');
  });
});

describe('the battlefield’s edge (SP-MOVE-03)', () => {
  const standing =
    (at: readonly [number, number], turn = 0): (() => Terrain) =>
    () =>
      battlefieldOf(parseTable({ ...file, features: [{ ...file.features[0], at, turn }] }), pieces);

  test.each([
    ['left', [-400, 0], 0, '2.8'],
    ['right', [420, 0], 0, '2.8'],
    ['far', [0, -448.5], 0, '1.3'],
    ['near', [0, 400], 90, '2.8'],
  ] as const)('a feature over the %s edge is named, with how far it reaches', (edge, at, turn, by) => {
    expect(standing(at, turn)).toThrow(TableError);
    expect(standing(at, turn)).toThrow(`feature wall-a: its part "stones" reaches ${by} mm over the table's ${edge} edge`);
  });

  test('a feature may touch it, also when its turn is rounded; nothing more', () => {
    expect(standing([417.2, 447.2])).not.toThrow();
    expect(standing([417.2, 447.3])).not.toThrow();
    expect(standing([417.2, 447.4])).toThrow('0.2 mm over the table\'s near edge');
  });
});

describe('terrain', () => {
  const terrain = buildTerrain(parseTable(file), pieces);

  test('pieces are turned counterclockwise seen from above, then moved and raised', () => {
    const [part] = terrain.parts;
    expect(part!.footprint).toEqual([[[90, 110], [90, 10], [110, 10], [110, 110]]]);
    expect(part!.box).toEqual({ minX: 90, maxX: 110, minZ: 10, maxZ: 110 });
    expect([part!.bottom, part!.top]).toEqual([10, 90]);
    expect(terrain.surfaces[0]!.y).toBe(90);
    expect([...part!.positions.slice(0, 3)]).toEqual([90, 10, 110]);
  });

  test('any turn gives whole thousandths of a millimetre', () => {
    const turned = buildTerrain(parseTable({ ...file, features: [{ ...file.features[0], turn: 33 }] }), pieces);
    for (const [x, z] of turned.parts[0]!.footprint[0]!) for (const n of [x, z]) expect(Math.round(n * 1000) / 1000).toBe(n);
  });

  test('AT-177 SP-TERR-01 the parts of one feature have qualities of their own', () => {
    const mixed = boxPiece('post', [
      { id: 'building', sight: 'blocked', move: 'impassable', x: [0, 50], z: [0, 50], bottom: 0, top: 90 },
      { id: 'gantry', sight: 'clear', move: 'passable', x: [50, 90], z: [0, 50], bottom: 85, top: 90 },
      { id: 'ladder', sight: 'clear', move: 'impassable', x: [90, 95], z: [20, 30], bottom: 0, top: 90 },
    ]);
    const { parts } = buildTerrain(parseTable({ ...file, features: [{ ...file.features[0], piece: 'post' }] }), new Map([['post', mixed]]));
    expect(parts.map(({ feature, part, sight, move }) => [feature, part, sight, move])).toEqual([
      ['wall-a', 'building', 'blocked', 'impassable'],
      ['wall-a', 'gantry', 'clear', 'passable'],
      ['wall-a', 'ladder', 'clear', 'impassable'],
    ]);
  });

  test('the same table has the same hash, another place or quality another one', () => {
    expect(hashTerrain(buildTerrain(parseTable(file), pieces))).toBe(hashTerrain(terrain));
    const moved: TableFile = { ...parseTable(file), features: [{ ...parseTable(file).features[0]!, at: [100, 50.1] }] };
    expect(hashTerrain(buildTerrain(moved, pieces))).not.toBe(hashTerrain(terrain));
    const box = { id: 'a', sight: 'blocked', move: 'impassable', x: [0, 9], z: [0, 9], bottom: 0, top: 9 } as const;
    expect(hashTerrain(boxTerrain({ boxes: [box] }))).not.toBe(hashTerrain(boxTerrain({ boxes: [{ ...box, sight: 'clear' }] })));
  });
});
