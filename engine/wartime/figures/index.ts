import type { CharacterCard } from '../archetype.ts';
import { scout } from './scout.ts';
import { sniper } from './sniper.ts';
import { soldier } from './soldier.ts';
import { veteran } from './veteran.ts';

/** Every character that can be played. */
export const FIGURES: readonly CharacterCard[] = Object.freeze([soldier, scout, sniper, veteran]);
