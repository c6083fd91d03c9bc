import { describe, expect, test } from 'vitest';
import { finerPicture, firstPicture, OFF, rayThrough, shareOf, viewOf, type Picture, type View } from './solid-view.ts';
import { solidFrom } from './solid.ts';

/** A picture drawn row by row from below: '.' shows the solid, '#' hides it, ' ' is beside it, '2' is hidden by another. */
function drawn(...lines: readonly string[]): Picture {
  const cells = lines.flatMap((line) => [...line].map((sign) => (sign === ' ' ? OFF : sign === '.' ? 0 : sign === '#' ? 1 : sign === '2' ? 2 : 3)));
  return { columns: lines[0]!.length, rows: lines.length, cells: Int32Array.from(cells) };
}

const view: View = {
  eye: { x: 0, y: 0, z: 0 },
  ahead: { x: 1, y: 0, z: 0 },
  right: { x: 0, y: 0, z: 1 },
  up: { x: 0, y: 1, z: 0 },
  left: -1,
  bottom: -1,
  width: 2,
  height: 2,
  near: 1,
};

describe('A98: the share of a picture', () => {
  test('is that of the cells, and is sure where all around a cell is alike', () => {
    expect(shareOf(drawn('....', '....', '####', '####'), 1)).toEqual({ share: 0.5, least: 4 / 16, most: 12 / 16 });
    expect(shareOf(drawn('..##', '..##', '..##'), 1)).toEqual({ share: 0.5, least: 3 / 12, most: 9 / 12 });
    expect(shareOf(drawn('####', '    '), 1)).toEqual({ share: 1, least: 1, most: 1 });
    expect(shareOf(drawn('....', '    '), 1)).toEqual({ share: 0, least: 0, most: 0 });
  });

  test('a cell beside the solid may hide or show some of it, as its neighbours do', () => {
    expect(shareOf(drawn('#.. '), 1)).toEqual({ share: 1 / 3, least: 0, most: 1 });
    expect(shareOf(drawn('#... '), 1)).toEqual({ share: 1 / 4, least: 0, most: 2 / 3 });
    expect(shareOf(drawn('##. '), 1)).toEqual({ share: 2 / 3, least: 1 / 4, most: 1 });
  });

  test('each hider is asked for alone, or several together', () => {
    const picture = drawn('#23.', '#23.');
    expect([1, 2, 3, ~0].map((mask) => shareOf(picture, mask).share)).toEqual([0.5, 0.5, 0.75, 0.75]);
  });
});

describe('refining', () => {
  const look = (x: number): number => (x > 0.3 ? 1 : 0);

  test('the first picture has about 128 nearly square cells', () => {
    for (const [width, height] of [[1, 1], [1, 2], [3, 1], [0.1, 4]] as const) {
      const { columns, rows } = firstPicture({ ...view, width, height }, look);
      expect(columns * rows).toBeGreaterThan(90);
      expect(columns * rows).toBeLessThan(170);
    }
  });

  test('only cells at a border are looked at again, and the border comes nearer', () => {
    const first = firstPicture(view, look);
    let looks = 0;
    const finer = finerPicture(view, first, false, (x) => { looks++; return look(x); });
    expect(finer.cells.length).toBe(4 * first.cells.length);
    expect(looks).toBe(2 * 4 * first.rows);
    const finest = finerPicture(view, finer, false, look);
    const off = (picture: Picture): number => Math.abs(shareOf(picture, 1).share - 0.35);
    expect(off(finest)).toBeLessThanOrEqual(off(first));
    expect(off(finest)).toBeLessThan(0.02);
  });

  test('everywhere on the solid: within an even area the answer is guessed, at a border it is not', () => {
    const coarse = drawn('111', '111', '11.').cells.map((cell) => (cell === 3 ? 1 : cell));
    const guesses: number[] = [];
    finerPicture(view, { columns: 3, rows: 3, cells: coarse }, true, (_x, _y, guess) => { guesses.push(guess); return 1; });
    expect(guesses.length).toBe(36);
    expect(guesses.filter((guess) => guess === 0).length).toBe(16);
  });
});

test('the picture of a solid holds all of it', () => {
  const ball = solidFrom(Float64Array.from([0, 10, 0, 0, 30, 0, 5]), { x: 0, y: 20, z: 0 }, { x: 1, z: 0 });
  for (const eye of [{ x: 200, y: 20, z: 0 }, { x: 30, y: 90, z: 40 }, { x: 0, y: 300, z: 0 }, { x: -12, y: 22, z: 5 }]) {
    const seen = viewOf(eye, ball);
    for (let i = 0; i < 200; i++) {
      // Places all over the capsule's two balls.
      const [a, b] = [Math.cos(i), Math.sin(i)];
      const y = 2 * (i / 199) - 1;
      const flat = Math.sqrt(1 - y * y);
      const place = { x: 5 * flat * a - eye.x, y: (i % 2 ? 10 : 30) + 5 * y - eye.y, z: 5 * flat * b - eye.z };
      const along = (v: typeof place): number => place.x * v.x + place.y * v.y + place.z * v.z;
      const [x, up] = [along(seen.right) / along(seen.ahead), along(seen.up) / along(seen.ahead)];
      expect(x).toBeGreaterThanOrEqual(seen.left);
      expect(x).toBeLessThanOrEqual(seen.left + seen.width);
      expect(up).toBeGreaterThanOrEqual(seen.bottom);
      expect(up).toBeLessThanOrEqual(seen.bottom + seen.height);
      const { dx, dy, dz } = rayThrough(seen, x, up);
      const long = Math.sqrt(place.x ** 2 + place.y ** 2 + place.z ** 2);
      expect(dx * place.x + dy * place.y + dz * place.z).toBeCloseTo(long, 6);
    }
  }
});
