import { expect, test } from 'vitest';
import { units } from '../units/index.ts';
import { PURPOSES } from './acts.ts';
import { DEEDS } from './choices.ts';
import { STRIKES_BACK } from './picks.ts';

const abilities = units.flatMap((unit) => unit.abilities);
/** Ploys and rules of missions that ask for a choice. */
const OF_MISSIONS = ['false-trail', 'patch-up', 'second-wind', 'second-priority'];

test('every Active ability that the opponent has an opinion about is one of some unit, and stands in one list only', () => {
  const ids = Object.values(PURPOSES).flat();
  const known = new Set(abilities.filter(({ kind }) => kind === 'active').map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('every choice that the opponent has an opinion about belongs to an ability or a mission, and stands in one list only', () => {
  const ids = Object.values(DEEDS).flat();
  const known = new Set([...abilities.map(({ id }) => id), ...units.flatMap(({ tactics = [] }) => tactics.map(({ id }) => id)), ...OF_MISSIONS]);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('the reactions that strike back are Reactives answering a finished attack', () => {
  for (const id of STRIKES_BACK) expect(abilities.some((ability) => ability.id === id && ability.kind === 'reactive' && ability.parts.some((part) => part.part === 'after' && part.on === 'attackResolved'))).toBe(true);
});
