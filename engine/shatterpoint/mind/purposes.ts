import type { PlaceRequest } from '../../core/script.ts';
import { planDistance, type Point } from '../../shape/point.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import type { Game } from '../game/game.ts';
import { unitWith } from '../state/find.ts';
import { exposureOf, type Exposure } from './exposure.ts';
import { moveWorth } from './places.ts';

/** Distance in mm between the places looked at. */
const CELL = 25.4;
/** Places so near to one another in mm serve alike. */
const ALIKE = 30;
/** A die of an enemy against half an objective in reach and the like (`outlook`). */
const DIE = 0.3;
/** What of its dice counts of an enemy that has to move before it can attack. */
const AFTER_MOVE = 0.3;

interface Looked extends Exposure {
  readonly at: Point;
  /** By `outlook`. */
  readonly worth: number;
}

const danger = ({ fire, threat }: Looked): number => fire + AFTER_MOVE * threat;

/** What places may be for beside what is good about them in all: each the more, the better. Null: the place does not serve it. */
const PURPOSES: readonly ((place: Looked) => number | null)[] = [
  // Out of everybody's reach.
  (place) => place.worth / 100 - danger(place),
  // Out of the sight of those who are near enough, behind a block.
  (place) => (place.hidden === 0 ? null : place.hidden / 10 - danger(place) + place.worth / 100),
  // The best that is to be had for the danger: objectives from their far side.
  (place) => place.worth - DIE * danger(place),
  // To attack from the edge of the range, from behind cover, or where few can answer.
  (place) => (place.dealt === 0 ? null : place.dealt - danger(place) + place.worth / 100),
  // In the way of those who would shoot.
  (place) => (place.held === 0 ? null : place.held - danger(place) / 10 + place.worth / 100),
  // Upstairs.
  ({ at, worth }) => at.y + worth,
];

/**
 * Legal places of an own figure's move that serve some purpose best, each beside none of the others and none of `known`. They come from the very field that
 * shows a person where the figure may go. None for what is pushed or deployed, and for an enemy's figure.
 */
export function fittingPlaces(game: Game, request: PlaceRequest, known: readonly Point[]): readonly Point[] {
  const { zone, figure, seat } = request;
  const unit = unitWith(game.state, figure);
  if (zone.kind === 'slide' || zone.kind === 'strip' || unit.seat !== seat) return [];
  const [worth, exposure] = [moveWorth(game, request), exposureOf(game, unit)];
  const looked = fieldOf(game.content.terrain, request, CELL).cells.map((at): Looked => ({ at, worth: worth(at), ...exposure(at) }));
  const found: Point[] = [];
  for (const purpose of PURPOSES) {
    const at = best(looked, purpose);
    if (at !== null && [...known, ...found].every((other) => planDistance(at, other) > ALIKE || Math.abs(at.y - other.y) > 3)) found.push(at);
  }
  return found;
}

function best(looked: readonly Looked[], purpose: (place: Looked) => number | null): Point | null {
  let [found, most] = [null as Point | null, -Infinity];
  for (const place of looked) {
    const value = purpose(place);
    if (value !== null && value > most) [found, most] = [place.at, value];
  }
  return found;
}
