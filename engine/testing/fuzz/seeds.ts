import { anyOf, randomFrom } from '../../core/rng.ts';
import type { Setup } from '../../core/rules.ts';
import { MOST, randomNumber } from './choices.ts';
import type { Numbers } from './game.ts';
import type { Ground, Grounds } from './grounds.ts';
import type { Subject } from './subject.ts';

/** A game as it can be played again: where, who, and either a seed for all answers or the numbers themselves, by command. */
export interface FuzzGame {
  readonly ground: Ground;
  readonly setup: Setup;
  /** Past the end of a command's list its simplest answers are given; past the last command the game is stopped. */
  readonly numbers: { readonly seed: number; readonly byMind: number } | readonly (readonly number[])[];
}

/** Shares of answers left to the mind: none, few, or nearly all, which reaches the depths of a match. */
const STYLES = [0, 0, 0.25, 0.9];

/** The game of a seed. */
export function gameOf(seed: number, grounds: Grounds, subject: Subject): FuzzGame {
  const random = randomFrom(Math.imul(seed, 2654435761) ^ 0x5bd1e995);
  const ground = grounds.any(random);
  const table = 'table' in ground ? ground.table : 'boxes';
  const setup = subject.setup(table, random);
  return { ground, setup, numbers: { seed: Math.floor(random() * MOST), byMind: anyOf(STYLES, random) } };
}

/** The numbers of a game, one after another. */
export function numbersOf({ numbers }: FuzzGame): Numbers {
  if ('seed' in numbers) {
    const random = randomFrom(numbers.seed);
    return () => randomNumber(random, numbers.byMind);
  }
  return (command, index) => (command >= numbers.length ? null : (numbers[command]![index] ?? 0));
}
