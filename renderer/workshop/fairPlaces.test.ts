import { expect, it } from 'vitest';
import { placesFor, placesKey } from './fairPlaces.ts';

const CHOICES = [
  { system: 'shatterpoint', contest: 'crossfire', objectives: true, deployment: false },
  { system: 'shatterpoint', contest: 'high-ground', objectives: false, deployment: false },
  { system: 'wartime', contest: 'two', objectives: false, deployment: true },
];

it('which places of its own a table is played out with: those of one contest, or those that any of the system takes', () => {
  expect(placesFor(CHOICES, 'shatterpoint', '')).toEqual({ objectives: true, deployment: false });
  expect(placesFor(CHOICES, 'shatterpoint', 'high-ground')).toEqual({ objectives: false, deployment: false });
  expect(placesFor(CHOICES, 'wartime', '')).toEqual({ objectives: false, deployment: true });
  expect(placesFor([], 'wartime', '')).toEqual({ objectives: false, deployment: false });
});

it('they have a word for what is played', () => {
  const all = [true, false].flatMap((objectives) => [true, false].map((deployment) => ({ objectives, deployment })));
  expect(all.map(placesKey)).toEqual(['both', 'objectives', 'deployment', 'printed']);
});
