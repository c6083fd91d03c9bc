import type { Chapter } from '../../../rulebook/chapter.ts';
import { actions } from './actions.ts';
import { archetypes } from './archetypes.ts';
import { basics } from './basics.ts';
import { checks } from './checks.ts';
import { combat } from './combat.ts';
import { costs } from './costs.ts';
import { movement } from './movement.ts';
import { turn } from './turn.ts';

/** The rules of Wartime that this game asks, in plain words and in reading order. Rules it does not ask stand in `engine/wartime/RULES.md`. */
export const rulebook: readonly Chapter[] = [basics, turn, actions, movement, checks, combat, archetypes, costs];
