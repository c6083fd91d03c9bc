import type { Chapter } from '../../../rulebook/chapter.ts';
import { attack } from './attack.ts';
import { doors } from './doors.ts';
import { feats } from './feats.ts';
import { commanders, force } from './force.ts';
import { rounds, setup, winning } from './round.ts';
import { sight, targets } from './sight.ts';
import { squads } from './squads.ts';
import { movement, opportunity, turn } from './turn.ts';

/** The rules of Miniatures that this game asks, in plain words and in reading order. */
export const rulebook: readonly Chapter[] = [
  squads, setup, rounds, turn, movement, opportunity,
  sight, targets, doors, attack, force, commanders, feats, winning,
];
