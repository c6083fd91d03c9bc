import { isolated } from '../../engine/core/directions.ts';
import type { MatchSummary } from '../../engine/host/link.ts';
import { ownKey } from '../words/own.ts';
import type { Speak } from '../words/speak.ts';

export const whenWords = (saved: number, speak: Speak): string => new Date(saved).toLocaleString(speak.language(), { dateStyle: 'medium', timeStyle: 'short' });

const STEPS = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]] as const;

/** How long ago a moment was, in the largest unit that fits; times in ms since 1970. */
export function agoWords(moment: number, now: number, speak: Speak): string {
  const passed = Math.max(0, now - moment);
  const [unit, length] = STEPS.find(([, one]) => passed >= one) ?? STEPS[2];
  return new Intl.RelativeTimeFormat(speak.language(), { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

export const sizeWords = (size: number, speak: Speak): string => speak('library.size', { count: Math.max(1, Math.round(size / 1024)) });

/** All teams against each other; empty where one is not known. */
export function versusWords({ teams }: Pick<MatchSummary, 'teams'>, speak: Speak): string {
  const [first = '', second = '', ...more] = teams;
  if (teams.length < 2 || teams.includes('')) return '';
  if (more.length === 0) return speak('library.versus', { first, second });
  return new Intl.ListFormat(speak.language(), { type: 'conjunction' }).format(teams.map(isolated));
}

/** What a match is called where it has no name. */
export const titleWords = (summary: MatchSummary, table: string, speak: Speak): string =>
  (summary.name !== '' ? summary.name : versusWords(summary, speak) || (table === '' ? summary.match : speak('library.untitled', { table })));

/** Whether it was left while its sides were set up: no turn of it was ever played. */
export const isUnbegun = ({ over, turn, problem }: MatchSummary): boolean => problem === null && !over && turn === 0;

/** How it stands: the result when it is over, that it was left during set-up, else turn and score. */
export function stateWords(summary: MatchSummary, speak: Speak): string {
  const { system, over, result, turn, score } = summary;
  if (over) return result === '' ? speak('library.finished') : result;
  if (isUnbegun(summary)) return speak('library.unbegun');
  return [speak(ownKey(system, 'library.turn', speak), { turn }), ...(score === '' ? [] : [speak('library.score', { score })])].join(' · ');
}
