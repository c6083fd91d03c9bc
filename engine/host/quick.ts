import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import type { QuickJob } from './thinker.ts';

/** Suggestions given beside the quick answer. */
const MOST = 100;

/**
 * The rule system's quick answer to what a seat sees, and its suggestions should the rules refuse that. Where one of them breaks, the other stands;
 * throws when nothing does.
 */
export function quickAnswers({ mind }: Play<unknown, unknown>, { seen, request, seed }: Pick<QuickJob, 'seen' | 'request' | 'seed'>): readonly Answer[] {
  const faults: unknown[] = [];
  const found = [() => [mind.reflex(seen, request, randomFrom(seed))], () => mind.suggest(seen, request).slice(0, MOST)].flatMap((look): readonly Answer[] => {
    try {
      return look();
    } catch (error) {
      faults.push(error);
      return [];
    }
  });
  if (found.length === 0 && faults.length > 0) throw faults[0];
  return found;
}
