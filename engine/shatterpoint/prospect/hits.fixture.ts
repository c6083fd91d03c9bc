import { exitsOf, ingressNear } from '../../space/ground/ingress.ts';
import type { Point } from '../../shape/point.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { attackChoices } from '../attack/attack.ts';
import { characterOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { levels, range } from '../board/measure.ts';
import { moved, movesOf, rehearse, type Grant } from './moves.ts';
import { copyOf } from './plan.ts';
import type { CharacterId } from '../state/state.ts';

/** Whether the rules let a character attack another at once. */
export const hitsNow = (game: Game, by: CharacterId, figure: CharacterId): boolean => attackChoices(game, by, { targets: [figure] }).length > 0;

/** Whether they do after one move of a new activation, through an ingress point or not: every end of a lattice is tried, and the move really made. */
export function hitsAfterMove(game: Game, by: CharacterId, figure: CharacterId): boolean {
  const plan = copyOf(game);
  const from = characterOf(plan.state, by);
  const hitsFrom = (at: Point): boolean => {
    from.at = at;
    return hitsNow(plan, by, figure);
  };
  for (const grant of movesOf(rehearse(game, by, true), by).grants) {
    for (const at of fieldOf(game.content.terrain, grant.request, 12.7).cells) {
      const after = hitsFrom(at) ? moved(grant, at) : null;
      if (after !== null && hitsNow({ ...game, state: after.state }, by, figure)) return true;
    }
    if (endsBeyondIngress(game, grant).some(hitsFrom)) return true;
  }
  return false;
}

function endsBeyondIngress(game: Game, grant: Grant): readonly Point[] {
  const { terrain } = game.content;
  const tried = new Set<string>();
  const ends: Point[] = [];
  if (terrain.ingress.length === 0) return ends;
  for (const at of fieldOf(terrain, grant.request, 12.7).cells) {
    for (const point of ingressNear(terrain, { ...grant.request.body, at }, range(game, 1), levels(game))) {
      for (const { id } of exitsOf(terrain, point, at.y, levels(game))) {
        const beyond = tried.has(id) ? null : moved(grant, at, id);
        if (beyond?.request?.kind !== 'place') continue;
        tried.add(id);
        ends.push(...fieldOf(terrain, beyond.request, 12.7).cells);
      }
    }
  }
  return ends;
}
