/** What set-ups look at when a turn is over, in words of the rulebook. */
import { hasCover } from '../../../miniatures/cover.ts';
import type { Event, EventOf } from '../../../miniatures/events.ts';
import type { Game } from '../../../miniatures/game.ts';
import { sees } from '../../../miniatures/sight.ts';
import { squaresOf } from '../../../miniatures/space.ts';
import { eyesOf, spaceOf } from '../../../miniatures/stand.ts';
import { enemiesOf, figureOf, isStanding, standing } from '../../../miniatures/state.ts';

/** The events of a type. */
export const all = <T extends Event['type']>(told: readonly Event[], type: T): readonly EventOf<T>[] => told.filter((event): event is EventOf<T> => event.type === type);

/** Whether a figure attacked another in its turn (SWM-7.3). */
export const attacked = (told: readonly Event[], attacker: string, target: string): boolean =>
  all(told, 'attackDeclared').some((event) => event.attacker === attacker && event.target === target);

/** Enemies that see a figure, with or without cover (SWM-9.1, SWM-10.6). */
export function watchers(game: Game, id: string): readonly { readonly enemy: string; readonly cover: boolean }[] {
  const self = figureOf(game.state, id);
  if (!isStanding(self)) return [];
  const [eyes, here] = [eyesOf(game), spaceOf(game, self)];
  const others = standing(game.state).filter((figure) => figure.id !== id).flatMap((figure) => squaresOf(spaceOf(game, figure)));
  return enemiesOf(game.state, self.seat).filter((enemy) => sees(eyes, spaceOf(game, enemy), here))
    .map((enemy) => ({ enemy: enemy.id, cover: hasCover(eyes, spaceOf(game, enemy), here, others) }));
}
