import { expect, test } from 'vitest';
import { statesOf } from '../host/kept-state.fixture.ts';
import { yard } from '../testing/soundness-tables.ts';
import { adopted } from './older.ts';
import { defaultSetup } from './setup.ts';
import type { State } from './state.ts';
import { miniatures } from './system.ts';

const play = miniatures.start(miniatures.readSetup(defaultSetup('yard')), yard());

type Fields = Readonly<Record<string, unknown>>;
interface Kept {
  readonly doors: unknown;
  readonly turn: Fields | null;
  readonly attack: Fields | null;
  readonly figures: readonly Fields[];
}

/** A state as files kept it before there were the Force, doors, Large figures and several attacks. */
function older(state: object): unknown {
  const { doors: _doors, turn, attack, figures, ...rest } = JSON.parse(JSON.stringify(state)) as Kept;
  const pick = (from: Fields, fields: readonly string[]): Fields => Object.fromEntries(fields.map((field) => [field, from[field]]));
  return {
    ...rest,
    turn: turn === null ? null : { ...pick(turn, ['figure', 'spent', 'movedFirst', 'used']), attacked: Number(turn['attacks']) > 0 },
    attack: attack === null ? null : pick(attack, ['attacker', 'target', 'occasion', 'cover', 'helpers', 'roll', 'outcome', 'damage']),
    figures: figures.map((figure) => pick(figure, ['id', 'seat', 'card', 'at', 'damage', 'activated', 'defeated'])),
  };
}

test('a skirmish that an older version kept opens as it was, in every moment of a turn and an attack', () => {
  let [turns, attacks] = [0, 0];
  for (const state of statesOf(play, 3)) {
    const opened = play.checkState!(older(state));
    expect(adopted(opened)).toEqual(opened);
    const told = ({ turn }: State): unknown[] => [turn?.figure, turn?.spent, turn?.attacks, turn?.movedFirst];
    if (opened.turn !== null) turns += 1;
    if (opened.attack !== null) attacks += 1;
    expect([told(opened), opened.figures, opened.attack]).toEqual([told(state), state.figures, state.attack]);
  }
  expect([turns > 10, attacks > 3]).toEqual([true, true]);
});

test('what is no state at all is left for the check of its form', () => {
  for (const wrong of [null, 7, 'state', [], { figures: 3 }]) expect(() => play.checkState!(wrong)).toThrow('kept state');
});
