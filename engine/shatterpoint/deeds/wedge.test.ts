import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { inInches, spot, table } from '../../testing/shatterpoint/table.ts';
import { inWedge } from '../../space/plane/measure.ts';
import type { Plan, Point } from '../../shape/point.ts';
import { baseOf } from '../board/measure.ts';
import { shift } from './push.ts';

const R = 20;
const floor = (x: number, z: number): Point => ({ x, y: 0, z });

/** The tool folded to 90°, both arms on the rim of a base, its pivot on the line through both centres: behind the base for the way it goes. */
function pivotOf(base: Plan, other: Plan, way: 'away' | 'toward'): { readonly pivot: Plan; readonly ahead: Plan } {
  const long = Math.hypot(base.x - other.x, base.z - other.z);
  const sign = way === 'away' ? 1 : -1;
  const ahead = { x: (sign * (base.x - other.x)) / long, z: (sign * (base.z - other.z)) / long };
  return { pivot: { x: base.x - ahead.x * R * Math.SQRT2, z: base.z - ahead.z * R * Math.SQRT2 }, ahead };
}

/** How far the rim of a base stays from the two lines that extend the arms; negative when it crosses one. */
function clearOfLines(centre: Plan, { pivot, ahead }: ReturnType<typeof pivotOf>): number {
  const [dx, dz] = [centre.x - pivot.x, centre.z - pivot.z];
  const [along, across] = [dx * ahead.x + dz * ahead.z, dx * ahead.z - dz * ahead.x];
  return (along - Math.abs(across)) / Math.SQRT2 - R;
}

test('AT-149 (SP-DIR-01, SP-DIR-02, SP-DIR-03): Luminara’s pivot lies on the line through both centres, behind her', () => {
  const [luminara, jango] = [floor(16 * 25.4, 0), floor(10 * 25.4, 0)];
  const r = 0.75 * 25.4;
  const { ahead } = pivotOf(luminara, jango, 'toward');
  expect((luminara.x - ahead.x * r * Math.SQRT2) / 25.4).toBeCloseTo(17.061, 3);
  expect(clearOfLines(luminara, pivotOf(luminara, jango, 'toward'))).toBeCloseTo(0, 9);
});

test('SP-DIR-02, SP-DIR-04, SP-DIR-05: a place is within 45° just when the base crosses neither line of the folded tool, toward and away', () => {
  const near = fc.integer({ min: -400, max: 400 });
  fc.assert(fc.property(near, near, near, near, fc.constantFrom('away' as const, 'toward' as const), (ox, oz, tx, tz, way) => {
    fc.pre(Math.hypot(ox, oz) > 1);
    const base = floor(0, 0);
    const clear = clearOfLines(floor(tx, tz), pivotOf(base, floor(ox, oz), way));
    fc.pre(Math.abs(clear) > 0.2);
    expect(inWedge(base, floor(tx, tz), { other: floor(ox, oz), way })).toBe(clear > 0);
  }), { numRuns: 400, seed: 7 });
});

test('SP-DIR-04: a push that would cross a line is refused, one along it is not', () => {
  const t = table({ cards: [fighter('hero')], units: { hero: { seat: 0, at: [13, 10] }, foe: { card: 'hero', seat: 1, at: [10, 10] } } });
  t.run((game) => shift(game, '0.hero.1', { range: 3, from: '1.foe.1', way: 'push' }));
  expect([t.refusal([16, 13]), t.refusal([16, 13.2]), t.refusal([16, 7]), t.refusal([16, 6.8])]).toMatchObject([null, { rule: 'SP-DIR-05' }, null, { rule: 'SP-DIR-05' }]);
  expect(inInches(baseOf(t.game, '0.hero.1').at)).toEqual(inInches(spot([13, 10])));
});
