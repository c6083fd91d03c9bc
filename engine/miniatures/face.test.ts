import { expect, test } from 'vitest';
import { FIGURES } from './figures/index.ts';
import { faceOf, faces } from './face.ts';

test('SWM-1.1: a card shows everything a screen needs, as plain data', () => {
  expect(faces.map(({ id }) => id)).toEqual(FIGURES.map(({ id }) => id));
  expect(JSON.parse(JSON.stringify(faces))).toEqual(faces);
  expect(faces.find(({ id }) => id === 'stormtrooper')).toEqual({
    id: 'stormtrooper', name: 'Stormtrooper', faction: 'imperial', cost: 5, hitPoints: 10, defense: 16, attack: 4, damage: 10, corps: 'storm', unique: false, base: 25,
    sculpt: 'stormtroopers-1', poses: ['rs-37-stormtrooper', 'rs-38-stormtrooper'], feats: [],
  });
});

test('SWM-16.34: a feat that changes two numbers stands on the card once', () => {
  expect(faceOf(FIGURES.find(({ id }) => id === 'chewbacca')!).feats.map(({ id }) => id)).toEqual(['cleave', 'momentum']);
});
