import type { SoundId } from '../../assets/sounds.ts';
import type { SoundKind } from './kindNames.ts';

/** How a sound is played. */
interface Part {
  readonly kind: SoundKind;
  /** How loud it is among all others, in dB; the files are all alike. */
  readonly level: number;
  /** Seconds in which it is not begun again. */
  readonly gap: number;
  /** Key of the words that tell it to who does not hear it; none for what would only tire them. */
  readonly caption: string | null;
}

const of = (kind: SoundKind, level: number, gap: number, caption: string | null): Part => ({ kind, level, gap, caption });

const step = of('steps', -7, 0.07, 'steps');
const shot = (caption: string): Part => of('fights', 0, 0.09, caption);
const swing = (caption: string): Part => of('fights', -3, 0.09, caption);
const hit = of('fights', -1, 0.1, 'hit');
const die = of('dice', -4, 0.022, 'dice');
const room = of('room', -19, 1, null);

/** How each sound is played. */
export const PARTS: Readonly<Record<SoundId, Part>> = {
  'step-stone': step, 'step-plate': step, 'step-grating': step, 'step-snow': step, 'step-sand': step,
  rung: of('steps', -7, 0.1, 'rungs'), leap: of('steps', -4, 0.1, 'leap'), land: of('steps', -3, 0.1, 'land'), jet: of('steps', -3, 0.2, 'jet'),
  shove: of('steps', -3, 0.15, 'shove'), place: of('steps', -6, 0.12, 'place'),
  blaster: shot('blaster'), 'blaster-heavy': shot('blasterHeavy'), gun: shot('gun'), bow: shot('bow'), thrown: shot('thrown'), power: shot('power'),
  'saber-swing': swing('saber'), 'blade-swing': swing('blade'), 'blunt-swing': swing('blunt'),
  'hit-bolt': hit, 'hit-saber': hit, 'hit-blade': hit, 'hit-blunt': hit, parry: of('fights', -3, 0.15, 'parry'), miss: of('fights', -3, 0.15, 'miss'),
  fall: of('fights', -1, 0.2, 'fall'), rise: of('steps', -8, 0.2, 'rise'), defeat: of('fights', 0, 0.3, 'defeat'), gather: of('steps', -11, 0.25, null),
  'die-felt': die, 'die-wood': die, 'die-die': of('dice', -7, 0.022, 'dice'),
  'token-gain': of('pieces', -7, 0.12, 'token'), 'token-lose': of('pieces', -9, 0.15, null), 'card-turn': of('pieces', -6, 0.2, 'card'),
  'marker-taken': of('pieces', -4, 0.3, 'marker'), door: of('pieces', -4, 0.2, 'door'),
  won: of('signals', -4, 1, 'won'), lost: of('signals', -4, 1, 'lost'), 'match-won': of('signals', -2, 2, 'matchWon'), 'match-lost': of('signals', -2, 2, 'matchLost'),
  refused: of('signals', -9, 0.3, null),
  'room-refinery': room, 'room-snow': room, 'room-desert': room, 'room-rain': room,
};
