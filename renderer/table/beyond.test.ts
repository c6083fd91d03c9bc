import { expect, test } from 'vitest';
import { edgeOf } from './beyond.ts';

test('what lies beyond the picture is hinted at the edge where it lies, behind the camera at the opposite one', () => {
  expect(edgeOf({ x: 0.5, y: -0.9, z: 0.5 })).toBeNull();
  expect([[-1.4, 0.2, 0.5], [1.4, 0.2, 0.5], [0.3, 1.2, 0.5], [0.3, -1.2, 0.5]].map(([x, y, z]) => edgeOf({ x: x!, y: y!, z: z! }))).toEqual(['left', 'right', 'top', 'bottom']);
  expect(edgeOf({ x: 0.4, y: 0.1, z: 1.2 })).toBe('left');
});
