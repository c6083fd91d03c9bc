import { expect, it } from 'vitest';
import { bare } from '../../engine/testing/own-tables.ts';
import { ownShapes } from './overlayShapes.ts';

it('where sides deploy is filled; of an outline that crosses itself its sides are drawn alone', () => {
  const square: [number, number][] = [[-100, -240], [100, -240], [100, -400], [-100, -400]];
  const bow: [number, number][] = [[-100, 240], [100, 400], [100, 240], [-100, 400]];
  const { faces, bars, legend } = ownShapes(bare({ deployment: [{ seat: 0, outline: bow }, { seat: 1, outline: square }] }));
  expect(faces.map(({ outline }) => outline)).toEqual([square]);
  expect(bars.map(({ from, to }) => [[from[0], from[2]], [to[0], to[2]]])).toEqual(bow.map((corner, i) => [corner, bow[(i + 1) % 4]]));
  expect(bars.every(({ colour }) => colour === legend[0]!.colour)).toBe(true);
  expect(legend.map(({ word, values }) => [word, values['player']])).toEqual([['deploys', 1], ['deploys', 2]]);
});
