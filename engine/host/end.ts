import { fingerprint } from '../core/hash.ts';
import type { Play } from '../core/rules.ts';
import type { Course } from './course.ts';
import type { RecordEnd } from './record/record.ts';
import { turnOf } from './turn-of.ts';

/** How a match ended that is over. */
export function endOf(play: Pick<Play<unknown, unknown>, 'outcome'>, { session: { state }, at }: Pick<Course, 'session' | 'at'>): RecordEnd {
  const outcome = play.outcome(state) ?? 'draw';
  return { state: fingerprint(state), outcome, result: `${outcome === 'draw' ? 'Drawn' : `Seat ${outcome + 1} won`} in turn ${turnOf(state)} after ${at} answers` };
}
