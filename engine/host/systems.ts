import { miniatures } from '../miniatures/index.ts';
import { shatterpoint } from '../shatterpoint/index.ts';
import { wartime } from '../wartime/index.ts';
import { offer, type Offered } from './offer.ts';

/** Every rule system that can be played, in the order in which menus offer them. */
export const systems: readonly Offered[] = [
  offer(shatterpoint),
  offer(miniatures),
  offer(wartime),
];
