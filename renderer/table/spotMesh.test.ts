import { CustomBlending, GreaterDepth, type Vector4 } from 'three';
import { expect, test } from 'vitest';
import { lightSpots, spotGeometry, strikesGeometry, wayGeometry } from './spotMesh.ts';
import { spotMeshes } from './spotMeshes.ts';

const square = (x: number, z: number) => ({ option: `${x},${z}`, corners: [{ x: x - 10, z: z - 10 }, { x: x + 10, z: z - 10 }, { x: x + 10, z: z + 10 }, { x: x - 10, z: z + 10 }] });
/** A crate of 30 mm stands east of x = 10. */
const groundAt = ({ x }: { readonly x: number }): number => (x > 10 ? 30 : 0);

test('every spot lies on its own ground, drawn in a little, and shines by itself', () => {
  const geometry = spotGeometry([square(0, 0), square(20, 0)], groundAt);
  const at = geometry.getAttribute('position');
  expect(at.count).toBe(2 * 4 * 3);
  const heights = [...new Set(Array.from({ length: at.count }, (_, i) => Math.round(at.getY(i) * 10) / 10))];
  expect(heights).toEqual([1.2, 31.2]);
  expect(Math.max(...Array.from({ length: 12 }, (_, i) => at.getX(i)))).toBeCloseTo(9.3);
  lightSpots(geometry, (spot) => spot);
  const lit = geometry.getAttribute('lit');
  expect(Array.from({ length: lit.count }, (_, i) => lit.getX(i))).toEqual([...Array<number>(12).fill(0), ...Array<number>(12).fill(1)]);
});

test('a way climbs with the ground, and one without a length draws nothing', () => {
  const at = wayGeometry([{ x: 0, z: 0 }, { x: 20, z: 0 }, { x: 40, z: 0 }], groundAt).getAttribute('position');
  expect(at.count).toBe(12);
  expect([at.getY(0), at.getY(1), at.getY(6)].map((y) => Math.round(y * 10) / 10)).toEqual([2.4, 32.4, 32.4]);
  expect(wayGeometry([{ x: 0, z: 0 }, { x: 0, z: 0 }], groundAt).getAttribute('position').count).toBe(0);
});

test('(SWM-12.1) where somebody may strike on a way a mark stands above the edge between both areas, over the higher ground', () => {
  const way = [{ x: 0, z: 0 }, { x: 20, z: 0 }, { x: 40, z: 0 }];
  const at = strikesGeometry({ way, strikes: [{ from: 0, by: ['1.0', '1.1'] }, { from: 1, by: ['1.1'] }] }, groundAt).getAttribute('position');
  expect([...at.array]).toEqual([10, 39, 0, 30, 39, 0]);
  expect([strikesGeometry({ way }, groundAt), strikesGeometry({}, groundAt)].map((none) => none.getAttribute('position').count)).toEqual([0, 0]);
});

test('(SWM-12.1) the marks of strikes are drawn over all that stands there, and never smaller than what can be read', () => {
  const { strikes, line } = spotMeshes();
  expect(strikes.material).toMatchObject({ depthTest: false, depthWrite: false });
  expect(strikes.renderOrder).toBeGreaterThan(line.renderOrder);
  const drawing = { getPixelRatio: () => 2, getCurrentViewport: (into: Vector4) => into.set(0, 0, 1600, 900) };
  strikes.onBeforeRender(drawing as never, null as never, null as never, null as never, null as never, null as never);
  const { least, tall } = strikes.material.uniforms;
  expect([least!.value, tall!.value]).toEqual([40, 450]);
});

test('what terrain hides of spots is drawn through it, more faintly than what is seen, after terrain and before figures', () => {
  const { field, behind } = spotMeshes();
  expect(behind.material).toMatchObject({ depthFunc: GreaterDepth, depthWrite: false, transparent: false, blending: CustomBlending });
  expect([field, behind].map(({ material }) => material.uniforms['hidden']!.value as number)).toEqual([0, 1]);
  expect([behind.renderOrder > 0, behind.renderOrder < 0.6, field.renderOrder > behind.renderOrder]).toEqual([true, true, true]);
});
