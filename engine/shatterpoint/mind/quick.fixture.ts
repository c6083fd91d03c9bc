import { randomFrom } from '../../core/rng.ts';
import type { Table } from '../../testing/shatterpoint/table.ts';
import { makeMind } from './mind.ts';

/** What the quick player picks with several seeds: one word when it is always the same. */
export function picked(t: Table): string {
  const mind = makeMind(t.game.content);
  const answers = Array.from({ length: 8 }, (_, seed) => mind.reflex(t.state, t.request!, randomFrom(seed)));
  return [...new Set(answers.map((answer) => (answer.kind === 'pick' ? answer.picks.join('+') : answer.kind)))].sort().join(' or ');
}
