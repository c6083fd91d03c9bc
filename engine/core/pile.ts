import { roll, type About, type Script } from './script.ts';

/** A face-down pile is only what is in it. Its order does not exist until a card is drawn, so nothing can peek. */
export interface Pile {
  left: string[];
}

/** Draws one card: a roll over what is left. The caller takes it out of the pile with an event. Throws when it is empty. */
export function* draw(pile: Pile, why: string, about: About = {}): Script<string> {
  if (pile.left.length === 0) throw new Error(`no card left for "${why}"`);
  if (pile.left.length === 1) return pile.left[0]!;
  const [face] = yield* roll({ why, die: 'card', sides: pile.left.length, count: 1, about });
  return pile.left[face! - 1]!;
}
