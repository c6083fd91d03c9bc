import { table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { damage } from '../deeds/damage.ts';
import { answerWaiting } from '../game/game.ts';
import type { AttackKind } from '../state/state.ts';
import type { Units } from './republic.fixture.ts';

/** A unit suffers enough to become wounded, by a character, as if by its attack unless `byAttack` says otherwise; up to the first question. */
export const wounding = (units: Units, victim: string, by: string | null, byAttack: AttackKind | null = 'melee', more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units }).run(function* (game) {
    damage(game, victim, 99, by, byAttack);
    yield* answerWaiting(game);
  });

/** How many momentum tokens a seat has. */
export const momentum = (t: Table, seat: 0 | 1): number => t.state.players[seat]!.momentum.length;
