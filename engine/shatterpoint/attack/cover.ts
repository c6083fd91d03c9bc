import { coveringPart } from '../../space/sight/cover.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { baseOf, levels, range } from '../board/measure.ts';
import type { Attack } from '../state/state.ts';
import { read } from '../game/read.ts';

/** Cover [n] of the defender: Hunker tokens, terrain and cards add up (SP-COVER-01…05); no effect in melee. */
export function cover(game: Game, now: Attack): number {
  if (now.kind !== 'ranged') return 0;
  const unit = unitWith(game.state, now.defender);
  if (read(game, 'coverIgnored', { unit: unitWith(game.state, now.attacker).id, character: now.attacker, attack: now }) > 0) return 0;
  const reduced = read(game, 'coverReduced', { unit: unitWith(game.state, now.attacker).id, character: now.attacker, attack: now });
  const terrain = (unit.hunker > 0 || !game.content.setup.houseRules.terrainCoverNeedsHunker) && coverPart(game, now) !== null ? 1 : 0;
  return Math.max(0, read(game, 'cover', { unit: unit.id, character: now.defender, attack: now }, unit.hunker + terrain) - reduced);
}

/** The terrain part that covers the defender, if any (SP-COVER-02 b, c). */
export function coverPart(game: Game, { attacker, defender }: Pick<Attack, 'attacker' | 'defender'>): number | null {
  const part = coveringPart(
    game.content.terrain,
    baseOf(game, attacker),
    baseOf(game, defender),
    range(game, 1),
    levels(game),
    !game.content.setup.houseRules.coverIgnoresAttackersOwnPart,
  );
  return part < 0 ? null : part;
}
