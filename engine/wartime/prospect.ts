import type { Refusal, Request } from '../core/script.ts';
import { gap } from '../space/plane/measure.ts';
import type { Point } from '../shape/point.ts';
import { bodyOf, type Game } from './game.ts';
import { refuseMove } from './move.ts';
import { oddsOf, type ShotOdds } from './odds.ts';
import { fireLine } from './sight.ts';
import { inRange } from './shot.ts';
import { standing, type CharacterId, type Standing } from './state.ts';

/** How one character looks to another, and what a shot from there would do. Plain data. */
export interface Aimed {
  readonly inRange: boolean;
  /** Whether the line of fire is open (WT-9.6, WT-A38). */
  readonly open: boolean;
  /** Share of the one looked at that is hidden, 0 to 1 (WT-9.10). */
  readonly hidden: number;
  /** Added to its DEF. */
  readonly cover: number;
  /** The friend who bars the line, else what hides most; null where nothing hides anything. */
  readonly by: string | null;
  /** From the eyes to the place that is seen, or to the middle when nothing is. */
  readonly from: Point;
  readonly to: Point;
  /** Null where it may not be shot at. */
  readonly odds: ShotOdds | null;
}

export interface Encounter {
  readonly id: CharacterId;
  readonly enemy: boolean;
  /** From edge to edge in kliks (WT-1.5). */
  readonly kliks: number;
  /** How it looks from the place, and how the place looks to it. */
  readonly there: Aimed;
  readonly back: Aimed;
}

/** What would be so if a character stood at a place. */
export interface Prospect {
  readonly figure: CharacterId;
  readonly at: Point;
  /** Why it may not go there now; null where nobody asks or it may. */
  readonly refusal: Refusal | null;
  readonly others: readonly Encounter[];
}

/** What a character would see, hit and be hit by at a place; null when there is no such character. */
export function prospectOf(game: Game, asked: Request | null, figure: string, at: Point): Prospect | null {
  const found = game.state.characters.find(({ id }) => id === figure);
  if (found === undefined || found.casualty) return null;
  const self: Standing = { ...found, at };
  const others = standing(game.state).filter(({ id }) => id !== figure).map((other): Encounter => ({
    id: other.id, enemy: other.seat !== self.seat, kliks: gap(bodyOf(game, self), bodyOf(game, other)) / game.content.klik,
    there: aimed(game, self, other), back: aimed(game, other, self),
  }));
  const refusal = asked?.kind === 'place' && asked.figure === figure ? refuseMove(game.state, game.content, asked, at) : null;
  return { figure, at, refusal, others };
}

/** How a target looks to a shooter. Friends are not shot at. */
function aimed(game: Game, shooter: Standing, target: Standing): Aimed {
  const line = fireLine(game, shooter, target);
  const reaches = inRange(game, shooter, target);
  const open = line.open && reaches && shooter.seat !== target.seat;
  return {
    inRange: reaches, open: line.open, hidden: line.hidden, cover: line.cover, by: line.friend ?? line.elements[0]?.id ?? null, ...line.line,
    odds: open ? oddsOf(game, shooter, target, 0, line) : null,
  };
}
