import type { Aimed } from '../../../../engine/wartime/prospect.ts';
import type { ShotOdds } from '../../../../engine/wartime/odds.ts';
import { percent } from '../../../words/percent.ts';
import type { Speak } from '../../../words/speak.ts';

/** How much of a target is hidden, in whole percents as the rules' own witness has them. */
const hiddenPercent = (hidden: number): string => `${Math.floor(hidden * 100)} %`;

/** "hidden 40 %", "in the open", "hidden". */
export function hiddenWords(hidden: number, speak: Speak): string {
  if (hidden >= 1) return speak('wartime.aim.whole');
  return hidden < 0.005 ? speak('wartime.aim.open') : speak('wartime.aim.hidden', { percent: hiddenPercent(hidden) });
}

/** What a shot would do: its chance to hit, and life points or, without them, the chance to fell. */
export const oddsWords = ({ impact, harm, fell }: ShotOdds, vitality: boolean, speak: Speak): string =>
  (vitality ? speak('wartime.aim.odds', { impact: percent(impact), harm: harm.toFixed(1) }) : speak('wartime.aim.oddsFell', { impact: percent(impact), fell: percent(fell) }));

/** Everything about one character looking at another, in short. */
export function aimWords({ hidden, cover, inRange, odds }: Aimed, kliks: number, vitality: boolean, speak: Speak): string {
  return [
    hiddenWords(hidden, speak), ...(cover > 0 ? [speak('wartime.aim.cover', { count: cover })] : []), speak('wartime.aim.kliks', { n: kliks.toFixed(1) }),
    ...(inRange ? [] : [speak('wartime.aim.outOfRange')]), ...(odds === null ? [] : [oddsWords(odds, vitality, speak)]),
  ].join(' · ');
}
