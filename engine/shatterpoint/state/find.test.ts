import { expect, test } from 'vitest';
import { characterOf, unitOf, unitWith } from './find.ts';
import type { State } from './state.ts';

const unit = (id: string, characters: number) => ({ id, characters: Array.from({ length: characters }, (_, i) => ({ id: `${id}.${i + 1}` })) });
const stateOf = (...units: readonly ReturnType<typeof unit>[]): State => ({ units }) as unknown as State;

test('units and characters are found in matches that have them in other places', () => {
  const [one, other] = [stateOf(unit('0.a', 1), unit('0.b', 2), unit('1.a', 2)), stateOf(unit('1.a', 1), unit('0.b', 3), unit('0.c', 1))];
  for (let turn = 0; turn < 2; turn++) for (const state of [one, other]) {
    for (const { id, characters } of state.units) {
      expect(unitOf(state, id).id).toBe(id);
      for (const character of characters) {
        expect(characterOf(state, character.id)).toBe(character);
        expect(unitWith(state, character.id).id).toBe(id);
      }
    }
  }
});

test('what a match has not is not found, also where another match has it', () => {
  characterOf(stateOf(unit('0.a', 2)), '0.a.2');
  expect(() => characterOf(stateOf(unit('0.a', 1)), '0.a.2')).toThrow('no character 0.a.2');
  expect(() => unitOf(stateOf(unit('0.b', 1)), '0.a')).toThrow('no unit 0.a');
});
