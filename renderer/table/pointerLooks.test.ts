import { expect, it } from 'vitest';
import { PointerLooks, type Pointed } from './pointerLooks.ts';

/** Looks whose frames come when a test says so. */
function looking() {
  const waiting = new Map<number, () => void>();
  const seen: Pointed[] = [];
  let id = 0;
  const looks = new PointerLooks((pointed) => seen.push(pointed), {
    request: (frame) => { waiting.set(++id, frame); return id; },
    cancel: (which) => { waiting.delete(which); },
  });
  const drawFrame = (): void => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const frame of due) frame();
  };
  return { looks, seen, drawFrame };
}

const at = (x: number): Pointed => ({ x, y: 0, alt: false });

it('many moves before a frame are one look, at where the pointer came to', () => {
  const { looks, seen, drawFrame } = looking();
  for (const x of [1, 2, 3]) looks.move(at(x));
  drawFrame();
  drawFrame();
  expect(seen).toEqual([at(3)]);
});

it('a look that the keys were ahead of is not made; the next move is looked at', () => {
  const { looks, seen, drawFrame } = looking();
  looks.move(at(1));
  looks.drop();
  drawFrame();
  expect(seen).toEqual([]);
  expect(looks.pointed).toEqual(at(1));
  looks.move(at(2));
  drawFrame();
  expect(seen).toEqual([at(2)]);
});

it('nothing is looked at once the pointer has left', () => {
  const { looks, seen, drawFrame } = looking();
  looks.move(at(1));
  looks.leave();
  drawFrame();
  expect([seen, looks.pointed]).toEqual([[], null]);
});
