import { anyOf, randomFrom } from '../../core/rng.ts';
import type { Setup } from '../../core/rules.ts';
import { MOST, randomNumber } from './choices.ts';
import type { Numbers } from './game.ts';
import type { Ground, Grounds } from './grounds.ts';
import { placesOn } from './named-grounds.ts';
import { canStart } from './shatterpoint/setups.ts';
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

/** How often a game is played by places that its ground names, and how many kinds of such places a ground has. */
const [BY_PLACES, KINDS] = [0.25, 3] as const;

/** The game of a seed. */
export function gameOf(seed: number, grounds: Grounds, subject: Subject): FuzzGame {
  const random = randomFrom(Math.imul(seed, 2654435761) ^ 0x5bd1e995);
  const ground = grounds.any(random, subject.grounds);
  const table = 'table' in ground ? ground.table : 'boxes';
  const setup = subject.setup(table, random);
  return { ...byPlaces({ ground, setup }, grounds, subject, seed), numbers: { seed: Math.floor(random() * MOST), byMind: anyOf(STYLES, random) } };
}

/** A game of some seeds by places that its ground names, where its teams find room there; what else the seed says stays the same. */
function byPlaces(game: Pick<FuzzGame, 'ground' | 'setup'>, grounds: Grounds, subject: Subject, seed: number): Pick<FuzzGame, 'ground' | 'setup'> {
  const random = randomFrom(Math.imul(seed, 0x9e3779b1) ^ 0x2545f491);
  if (random() >= BY_PLACES) return game;
  const named = placesOn(grounds.terrain(game.ground), subject.sought(game.setup), Math.floor(random() * KINDS));
  const choice = Math.floor(random() * 3);
  const own = { objectives: choice !== 1 && named.objectives.length > 0, deployment: choice !== 2 };
  const by = { ground: { ...game.ground, named }, setup: subject.byPlaces(game.setup, own) };
  return (own.objectives || own.deployment) && canStart(() => subject.rules.start(by.setup, grounds.terrain(by.ground))) ? by : game;
}

/** The numbers of a game, one after another. */
export function numbersOf({ numbers }: FuzzGame): Numbers {
  if ('seed' in numbers) {
    const random = randomFrom(numbers.seed);
    return () => randomNumber(random, numbers.byMind);
  }
  return (command, index) => (command >= numbers.length ? null : (numbers[command]![index] ?? 0));
}
