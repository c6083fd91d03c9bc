import type { Answer } from '../../engine/core/script.ts';
import type { MatchState } from './matchState.ts';
import { codeOf, elsewhereOf, refusalOf, sentence } from './messages.ts';

/** What stands of a fault: a word on where the match is played, or the fault itself. */
export const troubleOf = (match: string, fault: unknown): Pick<MatchState, 'elsewhere'> | Pick<MatchState, 'fault'> => {
  const elsewhere = elsewhereOf(match, fault);
  return elsewhere === null ? { fault: sentence(fault) } : { elsewhere };
};

/** What stands of a word on a match that the host did not take; nothing of one that came too late. */
export function leftOf(match: string, answer: Answer | null, fault: unknown): Partial<MatchState> {
  const code = codeOf(fault);
  if (code === 'late') return {};
  return code === 'refused' ? { refused: { refusal: refusalOf(fault), message: sentence(fault), answer } } : troubleOf(match, fault);
}
