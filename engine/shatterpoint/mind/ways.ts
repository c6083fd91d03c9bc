import type { PickRequest, Seat } from '../../core/script.ts';
import { planDistance } from '../../shape/point.ts';
import { characterOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { onTable } from '../board/measure.ts';
import { missionOf } from '../game/mission.ts';
import { CLIMBING } from './onward.ts';
import { outlook } from './outlook.ts';

/** The map of a struggle card whose objectives lie nearer to the own side than to the other. */
export function pickMap(game: Game, seat: Seat, title: string, options: readonly string[]): string {
  const card = missionOf(game).struggles.find((struggle) => struggle.title === title);
  const lead = (map: string): number => {
    let sum = 0;
    for (const { id } of card?.maps[Number(map)] ?? []) {
      const { at } = game.state.objectives.find((objective) => objective.id === id)!;
      const nearest = [900, 900];
      for (const { unit, at: there } of onTable(game)) nearest[unit.seat] = Math.min(nearest[unit.seat]!, planDistance(at, there));
      sum += nearest[1 - seat]! - nearest[seat]!;
    }
    return sum;
  };
  return options.reduce((best, map) => (lead(map) > lead(best) ? map : best));
}

/** Through a door or up a ladder when it is better there. */
export function pickExit(game: Game, { about, options, seat }: PickRequest): string {
  const id = String(about['character']);
  const worth = outlook(game, unitWith(game.state, id), id, seat);
  let best = 'stay';
  let most = worth(characterOf(game.state, id).at!) + CLIMBING;
  for (const { id: exit, at } of game.content.terrain.ingress) {
    if (!options.includes(exit)) continue;
    const value = worth(at);
    if (value > most) [best, most] = [exit, value];
  }
  return best;
}
