import { expect, test } from 'vitest';
import type { PlaceRequest } from '../../../../engine/core/script.ts';
import { asks } from './asks.ts';

const speak = Object.assign((key: string) => key, { has: () => true }) as never;
const toneOf = (ask: string, zone: unknown): string => asks.kindOf!({ ask, zone, body: { at: { x: 0, y: 0, z: 0 } } } as unknown as PlaceRequest, speak).tone;
const outAt = (y: number): unknown => ({ kind: 'near', of: { at: { x: 40, y, z: 0 }, radius: 0 } });

test.each([
  ['advance', 'walk'], ['reposition', 'walk'], ['dash', 'run'], ['climb', 'climb'], ['jump', 'leap'], ['deploy', 'other'],
])('places of %s are coloured as a %s', (ask, tone) => { expect(toneOf(ask, { kind: 'tool' })).toBe(tone); });

test.each([[90, 'climb'], [-90, 'climb'], [0, 'walk'], [15, 'walk']])('what comes out of a way in %i mm higher is coloured as a %s (SP-INGR-02)', (y, tone) => {
  expect(toneOf('ingress', outAt(y))).toBe(tone);
});
