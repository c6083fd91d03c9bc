import { nextRandom, type Random } from './rng.ts';
import { roll, type About, type Answer, type RollRequest, type Script } from './script.ts';

/** Rolls what a request asks for from a seed: faces 1…sides, and the seed for the next roll. */
export function throwDice(request: RollRequest, seed: number): [answer: Answer, seed: number] {
  const faces: number[] = [];
  for (let i = 0; i < request.count; i++) {
    const [value, next] = nextRandom(seed);
    seed = next;
    faces.push(1 + Math.floor(value * request.sides));
  }
  return [{ kind: 'roll', faces }, seed];
}

/** Rolls what a request asks for with numbers in [0, 1), one for each die. */
export const throwWith = ({ count, sides }: RollRequest, random: Random): Answer => ({ kind: 'roll', faces: Array.from({ length: count }, () => 1 + Math.floor(random() * sides)) });

/** Rolls one twenty-sided die and adds a bonus. */
export function* d20(why: string, bonus: number, about: About = {}): Script<{ readonly natural: number; readonly total: number }> {
  const [natural] = yield* roll({ why, die: 'd20', sides: 20, count: 1, about });
  return { natural: natural!, total: natural! + bonus };
}

/** Rolls ten-sided dice: faces 1…10. */
export function* d10s(why: string, count: number, about: About = {}): Script<readonly number[]> {
  return yield* roll({ why, die: 'd10', sides: 10, count, about });
}
