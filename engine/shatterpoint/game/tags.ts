import type { Seat } from '../../core/script.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from './game.ts';
import type { Unit } from '../state/state.ts';

/** Tags printed on a unit's card or gained, without those that other abilities give while they are read. */
function ownTags(game: Game, unit: Unit): readonly string[] {
  const { tags } = game.content.card(unit.card);
  const passing = game.state.lasting.filter((lasting) => lasting.stat === 'tag' && lasting.unit === unit.id);
  return unit.tags.length === 0 && passing.length === 0 ? tags : [...tags, ...unit.tags, ...passing.map((lasting) => lasting.of!)];
}

/** All tags of a unit now (SP-CARD-06). */
export function tagsOf(game: Game, unit: Unit): readonly string[] {
  const own = ownTags(game, unit);
  if (game.content.taggers.length === 0) return own;
  const all = own.slice();
  for (const { owner, part } of game.content.taggers) {
    const giver = unitOf(game.state, owner);
    if (!giver.defeated) all.push(...part.gives(game, giver, unit, own));
  }
  return all;
}

/** Tags that can matter in this match, in the order of the alphabet: first those that the texts of a seat's own cards ask for, then others that a text of the opponent's asks for or that some unit has. */
export function tagsThatMatter(game: Game, seat: Seat): readonly string[] {
  const asked = (own: boolean): string[] =>
    game.state.units.filter((unit) => (unit.seat === seat) === own).flatMap(({ card }) => game.content.tagsAsked.get(card) ?? []);
  const carried = game.state.units.flatMap((unit) => tagsOf(game, unit));
  return [...new Set([...asked(true).sort(), ...[...asked(false), ...carried].sort()])];
}

export const hasTag = (game: Game, unit: Unit, tag: string): boolean => tagsOf(game, unit).includes(tag);
