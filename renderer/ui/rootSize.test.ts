import { expect, it } from 'vitest';
import { rootSize } from './rootSize.ts';

const at = (width: number, height: number, textScale = 1): number => Math.round(rootSize({ width, height }, textScale) * 10) / 10;

it('text grows with the window, half as fast, by the side that grew less, and never below 16 px', () => {
  expect([at(1280, 800), at(1920, 1080), at(2560, 1440), at(3840, 2160)]).toEqual([16, 18.8, 22.4, 29.6]);
  expect([at(960, 600), at(640, 480), at(2560, 800), at(1280, 1600)]).toEqual([16, 16, 16, 16]);
});

it('the person’s text scale multiplies it in every window', () => {
  expect([at(960, 600, 2), at(1280, 800, 1.25), at(3840, 2160, 2)]).toEqual([32, 20, 59.2]);
});
