import type { SoundId } from '../../assets/sounds.ts';
import { TRAY, type Knock, type Throw } from '../table/dice/throw.ts';
import { cueOf, type Cue } from './cue.ts';

const ON: Readonly<Record<Knock['on'], SoundId>> = { felt: 'die-felt', wood: 'die-wood', die: 'die-die' };
/** Most knocks of a throw that are heard: the hardest. */
const MOST = 40;
/** How far aside the edge of the tray is heard. */
const WIDE = 0.6;

/** What is heard of a throw that takes so many seconds: each die as it meets felt, wood or another one. */
export function diceCues({ knocks, poses }: Pick<Throw, 'knocks' | 'poses'>, seconds: number): readonly Cue[] {
  const loudest = [...knocks].sort((a, b) => b.hard - a.hard).slice(0, MOST);
  return loudest.sort((a, b) => a.pose - b.pose).map(({ pose, x, on, hard }) => cueOf(ON[on], null, {
    after: (Math.min(1, pose / Math.max(1, poses - 1))) * seconds, loud: 0.25 + 0.75 * hard, pitch: 0.94 + 0.12 * hard, aside: (x / TRAY.x) * WIDE,
  }));
}
