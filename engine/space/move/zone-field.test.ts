import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { planDistance } from '../../shape/point.ts';
import { asks, everyPlace, LEVELS, packed } from './place-reference.fixture.ts';
import { refusePlace } from './zone.ts';
import { fieldOf, fieldWithPockets } from './zone-field.ts';

describe('the field', () => {
  test('SP-PLACE-01 where the lattice has no place it holds one all the same', () => {
    const solid = { sight: 'blocked', move: 'impassable', bottom: 0, top: 110, surface: false } as const;
    const hole = boxTerrain({
      boxes: [
        { id: 'west', ...solid, x: [-200, 15.35], z: [-200, 200] }, { id: 'east', ...solid, x: [55.25, 200], z: [-200, 200] },
        { id: 'north', ...solid, x: [15.35, 55.25], z: [-200, -37.15] }, { id: 'south', ...solid, x: [15.35, 55.25], z: [2.75, 200] },
      ],
    });
    const request = asks({ kind: 'near', of: { at: { x: 0, y: 0, z: 0 }, radius: 20 }, range: 60, level: 'any', levels: LEVELS }, [], { at: { x: 0, y: 0, z: 300 } });
    expect(fieldOf(hole, request, 12).cells).toEqual([{ x: 35.3, y: 0, z: -17.2 }]);
  });

  test('SP-PLACE-01 with its pockets, no legal place is farther from one of its places than its cells are wide', () => {
    const random = randomFrom(3);
    let [seen, pockets] = [0, 0];
    for (let i = 0; i < 30; i++) {
      const { terrain, others, of, range } = packed(random, 20);
      const request = asks({ kind: 'near', of, range, level: 'any', levels: LEVELS }, others, { at: { x: 0, y: 0, z: 900 } });
      const { cells } = fieldWithPockets(terrain, request, 10);
      for (const at of cells) expect(refusePlace(terrain, request, at)).toBeNull();
      pockets += cells.filter(({ x, z }) => x % 10 !== 0 || z % 10 !== 0).length;
      for (const place of everyPlace(terrain, request, of.at, range + of.radius + 20, 1.7)) {
        seen++;
        expect(cells.some((at) => at.y === place.y && planDistance(at, place) <= 10)).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(1000);
    expect(pockets).toBeGreaterThan(10);
  });

  test('SP-MOVE-09 with a tool there is at least the place where the figure stands', () => {
    const pen = boxTerrain({ boxes: [[-80, -20.1, -80, 80], [20.1, 80, -80, 80], [-20.1, 20.1, -80, -20.1], [-20.1, 20.1, 20.1, 80]].map(([x0, x1, z0, z1], i) => ({ id: `b${i}`, sight: 'blocked', move: 'impassable', surface: false, bottom: 0, top: 110, x: [x0! + 3.3, x1! + 3.3], z: [z0!, z1!] })) });
    const request = asks({ kind: 'tool', tool: { length: 150, width: 25, beyondTip: true }, over: false, levels: LEVELS, wedge: null }, [], { at: { x: 3.3, y: 0, z: 0 } });
    expect(fieldOf(pen, request, 12).cells).toEqual([{ x: 3.3, y: 0, z: 0 }]);
  });
});
