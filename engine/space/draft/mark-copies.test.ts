import { expect, it } from 'vitest';
import { bare } from '../../testing/own-tables.ts';
import { parseTable, type TableFile } from '../terrain/table.ts';
import { placesOf, withPlaces, withPlacesAcross } from './mark-copies.ts';

const strip = (z: number, to: number): [number, number][] => [[-457.2, z], [457.2, z], [457.2, to], [-457.2, to]];
const square = (x: number): [number, number][] => [[x - 20, 20], [x + 20, 20], [x + 20, -20], [x - 20, -20]];
const table = (more: Partial<TableFile> = {}): TableFile => parseTable(bare({
  objectives: [{ id: 'a', at: [100, 50] }, { id: 'objective-1', at: [0, 200] }],
  layouts: [{ mission: 'shatterpoint/crossfire', objectives: [{ id: 'k', at: [60, -60] }] }],
  deployment: [{ seat: 0, outline: strip(457.2, 300) }, { seat: 1, outline: strip(-457.2, -250) }, { seat: 2, outline: square(-400) }],
  ingress: [{ id: 'plank', kind: 'ramp', from: [-50, 90, 0], to: [50, 90, 0] }, { id: 'rope', kind: 'ladder', from: [200, 0, 0], to: [240, 90, 0] }],
  ...more,
}));

it('objectives and ways are taken out of what is chosen, a way once', () => {
  const ids = new Set(['@objective/a', '@layout/shatterpoint/crossfire/k', '@way/from/rope', '@way/to/rope', '@corner/0/1']);
  expect(placesOf(table(), ids)).toEqual({ objectives: [[100, 50], [60, -60]], ways: [{ kind: 'ladder', from: [200, 0, 0], to: [240, 90, 0] }] });
});

it('copies are fresh places of the list that is shown, and what gains nothing is not said', () => {
  expect(withPlaces(table(), null, { objectives: [[10, 10]], ways: [] }, [5, 0])).toEqual({
    to: { objectives: [...table().objectives!, { id: 'objective-2', at: [15, 10] }] }, ids: ['@objective/objective-2'],
  });
  expect(withPlaces(table(), 'shatterpoint/crossfire', { objectives: [[10, 10]], ways: [] }, [0, 0])!.to).toEqual({
    layouts: [{ mission: 'shatterpoint/crossfire', objectives: [{ id: 'k', at: [60, -60] }, { id: 'objective-1', at: [10, 10] }] }],
  });
});

it.each([
  ['halfTurn', [-100, -50], [-60, 60], 2],
  ['leftRight', [-100, 50], [-60, -60], 2],
  ['nearFar', [100, -50], [60, 60], 1],
] as const)('across by %s each list has its images, a way that is its own image is there once, and outlines pass to who sits opposite', (across, objective, ofMission, ladders) => {
  const { to } = withPlacesAcross(table(), null, across)!;
  const image = (to.objectives ?? []).find(({ at }) => at[0] === objective[0] && at[1] === objective[1]);
  expect(image).toBeDefined();
  expect(to.layouts![0]!.objectives[1]!.at).toEqual(ofMission);
  expect((to.ingress ?? table().ingress!).filter(({ kind }) => kind === 'ramp')).toHaveLength(1);
  expect((to.ingress ?? table().ingress!).filter(({ kind }) => kind === 'ladder')).toHaveLength(ladders);
});

it('of two sides that are both chosen the first is the model; left and right are the third and the fourth player’s', () => {
  const outlines = (to: ReturnType<typeof withPlacesAcross>): readonly unknown[] => to!.to.deployment!.map(({ seat, outline }) => [seat, outline[2]]);
  expect(outlines(withPlacesAcross(table(), null, 'nearFar'))).toEqual([[0, [457.2, 300]], [1, [457.2, -300]], [2, [-380, -20]]]);
  expect(outlines(withPlacesAcross(table(), new Set(['@corner/1/3']), 'halfTurn'))).toEqual([[0, [-457.2, 250]], [1, [457.2, -250]], [2, [-380, -20]]]);
  expect(outlines(withPlacesAcross(table(), null, 'leftRight'))).toEqual([[0, [457.2, 300]], [1, [457.2, -250]], [2, [-380, -20]], [3, [380, -20]]]);
  expect(withPlacesAcross(table(), new Set(['@corner/0/0']), 'leftRight')).toEqual({ to: {}, ids: [] });
});

it('a table that would name more than it may is refused whole', () => {
  const full = table({ objectives: Array.from({ length: 60 }, (_, i) => ({ id: `o${i}`, at: [i, 0] })) });
  expect(withPlaces(full, null, { objectives: [[0, 9]], ways: [{ kind: 'ramp', from: [0, 0, 0], to: [9, 9, 9] }] }, [0, 0])).toBeNull();
  expect(withPlaces(full, 'shatterpoint/crossfire', { objectives: [[0, 9]], ways: [] }, [0, 0])).not.toBeNull();
});
