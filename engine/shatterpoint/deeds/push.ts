import type { Script } from '../../core/script.ts';
import { EPSILON, planDistance, type Point } from '../../shape/point.ts';
import { checkHunker } from './effects.ts';
import { characterOf, unitWith } from '../state/find.ts';
import { read, type Game } from '../game/game.ts';
import { isOnTable, levels, radiusOf, range } from '../board/measure.ts';
import { goTo } from './move.ts';
import type { CharacterId } from '../state/state.ts';

export interface Shift {
  /** Number of the range tool (SP-PUSH-01). */
  readonly range: number;
  /** Push is away from, pull toward the character named `from` or the place that it is; null means any direction (SP-PUSH-02, SP-ACTION-09). */
  readonly from: CharacterId | Point | null;
  readonly way: 'push' | 'pull';
  /** Whether it may be left out; default false (SP-PUSH-05: once made it goes the full length). */
  readonly optional?: boolean;
  /** Who resolves it and chooses the direction (SP-PUSH-04); default the owner of the character `from`, else of the moved one. */
  readonly seat?: number;
  /** Whether an ability does it: some characters cannot be moved by those. Default true; Shoves and Take Cover are not abilities. */
  readonly byAbility?: boolean;
}

/** Pushes or pulls a character along a range tool, within the wedge of the folded movement tool (SP-PUSH-01…14, SP-DIR-01…05). Gives whether it was moved at all. */
export function* shift(game: Game, id: CharacterId, { range: n, from, way, optional = false, seat, byAbility = true }: Shift): Script<boolean> {
  if (byAbility && read(game, 'immovable', { unit: unitWith(game.state, id).id, character: id, attack: null }) > 0) return false;
  const by = typeof from === 'string' ? from : null;
  if (!isOnTable(game, id) || (by !== null && !isOnTable(game, by))) return false;
  const chooser = seat ?? unitWith(game.state, by ?? id).seat;
  const other = typeof from === 'string' ? characterOf(game.state, from).at! : from;
  const wedge = other === null ? null : ({ other, way: way === 'push' ? 'away' : 'toward' } as const);
  const { higherCharactersStopPush: higherCharactersStop, pushDisplacement } = game.content.setup.houseRules;
  const length = range(game, n) + (pushDisplacement === 'toolAndBase' ? 2 * radiusOf(game, unitWith(game.state, id)) : 0);
  const before = characterOf(game.state, id).at!;
  const went = yield* goTo(game, id, way, { zone: { kind: 'slide', length, levels: levels(game), wedge, higherCharactersStop }, optional, seat: chooser, by });
  if (went) checkHunker(game);
  const after = characterOf(game.state, id).at!;
  return planDistance(before, after) > EPSILON || Math.abs(after.y - before.y) > EPSILON;
}

/** Shove: the affected character may be pushed away Range 1, then the shover may pull itself toward it Range 1 (SP-ICON-02, -03). */
export function* shove(game: Game, shover: CharacterId, affected: CharacterId, { stopped = false, byAbility = false } = {}): Script {
  const { seat } = unitWith(game.state, shover);
  if (!stopped) yield* shift(game, affected, { range: 1, from: shover, way: 'push', optional: true, byAbility });
  yield* shift(game, shover, { range: 1, from: affected, way: 'pull', optional: true, seat, byAbility });
}
