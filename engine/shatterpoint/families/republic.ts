import { pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { after, reactive, slug, tactic, type Ability } from '../ability.ts';
import { chooseCharacter } from '../choose.ts';
import { damage } from '../damage.ts';
import { checkHunker, gainHunker } from '../effects.ts';
import { unitOf, unitWith } from '../find.ts';
import { emit, type Game } from '../game.ts';
import { allies, bodyOf, hasTag, levels, otherAllies, otherBases, range, typeOf } from '../measure.ts';
import { goTo, toolMove } from '../move.ts';
import { addDice } from '../modify.ts';
import type { Base } from '../../space/shape.ts';
import { fieldOf } from '../../space/zone.ts';
import type { AttackKind, CharacterId, Unit } from '../state.ts';
import { eachMay, oneMay } from './moves.ts';

/** Allied units with a tag; `others` leaves the own one out. */
export const alliesTagged = (game: Game, unit: Unit, tag: string, others = false): Unit[] =>
  (others ? otherAllies(game, unit) : allies(game, unit)).filter((ally) => hasTag(game, ally, tag));

/** A player's choice of one unit for an ability; null when there is none. */
export function* chooseAlly(game: Game, seat: Seat, ability: string, units: readonly Unit[]): Script<Unit | null> {
  if (units.length === 0) return null;
  return unitOf(game.state, yield* pickOrOnly({ seat, ask: 'choice', about: { ability } }, units.map(({ id }) => id)));
}

/** A Tactic: the characters of a chosen allied Galactic Republic unit may dash; for a unit with one of some tags so may those of the own unit, or one of them. */
export const dashTogether = (name: string, text: string, { others, tags, all }: { readonly others: boolean; readonly tags: readonly string[]; readonly all: boolean }): Ability =>
  tactic(name, text, function* (game, unit) {
    const friend = yield* chooseAlly(game, unit.seat, slug(name), alliesTagged(game, unit, 'Galactic Republic', others));
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

export const weCanTakeHimDownEasy: Ability = reactive('We Can Take Him Down Easy', 1, 'When its character targets an enemy Primary with an attack: add 2 attack dice.', 'targeted', {
  when: (game, unit, { attacker, defender }) => unitWith(game.state, attacker).id === unit.id && typeOf(game, unitWith(game.state, defender)) === 'primary',
  *run(game) { addDice(game, 'attack', 2, 'we-can-take-him-down-easy'); },
});

/** Chosen before the dice of an attack against the unit: 3 damage for the attacking unit if the attack roll then shows a Failure. */
export const baitedStrike = (name: string, text: string, { kind = null, hunker = false }: { readonly kind?: AttackKind | null; readonly hunker?: boolean } = {}): Ability =>
  reactive(name, 1, text, 'targeted', {
    when: (game, unit, event) => (kind === null || event.kind === kind) && unitWith(game.state, event.defender).id === unit.id,
    *run(game, unit) {
      emit(game, { type: 'attackMarked', mark: slug(name) });
      if (hunker) yield* gainHunker(game, unit.id);
    },
  }, after('attackResolved', {
    follows: true, may: false,
    when: (game, unit, { attack }) => attack.marks.includes(slug(name)) && unitWith(game.state, attack.defender).id === unit.id && attack.failures > 0,
    *run(game, _unit, { attack }) { damage(game, unitWith(game.state, attack.attacker).id, 3, attack.defender, null); },
  }));

/** A character is put within Range n of a base, where there is room for it; gives whether it was. */
export function* putNear(game: Game, id: CharacterId, of: Base, n: number): Script<boolean> {
  const zone = { kind: 'near', of, range: range(game, n), level: 'any', levels: levels(game) } as const;
  const probe = { kind: 'place', seat: 0, ask: 'place', about: {}, figure: id, body: bodyOf(game, id), others: otherBases(game, id), zone, optional: false } as const;
  if (fieldOf(game.content.terrain, probe, 12).cells.length === 0) return false;
  const moved = yield* goTo(game, id, 'place', { zone, optional: false });
  checkHunker(game);
  return moved;
}
