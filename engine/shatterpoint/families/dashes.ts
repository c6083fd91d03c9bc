/** Tactics that let characters dash. */
import { advised, slug, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseOneUnit } from '../deeds/choose.ts';
import type { Game, Ability } from '../game/game.ts';
import { toolMove } from '../deeds/move.ts';
import type { Unit } from '../state/state.ts';
import { hasTag } from '../game/tags.ts';
import { alliesTagged } from './allies.ts';
import { eachMay, eachTowardEnemy, oneMay } from './moves.ts';

/** A Tactic: the characters of a chosen allied Galactic Republic unit may dash; for a unit with one of some tags so may those of the own unit, or one of them. */
export const dashTogether = (
  name: string,
  text: string,
  { others, tags, all }: { readonly others: boolean; readonly tags: readonly string[]; readonly all: boolean },
): Ability =>
  tactic(name, text, function* (game, unit) {
    const friend = yield* chooseOneUnit(game, unit.seat, slug(name), alliesTagged(game, unit, 'Galactic Republic', others));
    if (friend === null) return;
    yield* eachMay(game, friend, 'dash');
    if (!tags.some((tag) => hasTag(game, friend, tag))) return;
    if (all) yield* eachMay(game, unit, 'dash');
    else yield* oneMay(game, unit, 'dash', slug(name));
  });

/** A Tactic: one character out of those that `who` lists may dash. */
export const oneDashes = (name: string, text: string, who: (game: Game, unit: Unit) => readonly string[]): Ability =>
  tactic(name, text, function* (game, unit) {
    const chosen = yield* chooseCharacter(unit.seat, slug(name), who(game, unit), true);
    if (chosen !== null) yield* toolMove(game, chosen, 'dash');
  });

export const onTheTrail = (name = 'On the Trail'): Ability =>
  advised({ deed: 'approach' }, tactic(name, 'Each of this unit’s characters may dash toward an enemy character.', (game, unit) => eachTowardEnemy(game, unit, 'on-the-trail')));
