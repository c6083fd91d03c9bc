import { advised, named, reactive, slug } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { attackChoices } from '../attack/attack.ts';
import { isCondition } from '../cards/card.ts';
import { accepts, chooseCharacter } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { gainCondition, gainHunker, heal } from '../deeds/effects.ts';
import type { EventOf } from '../state/events.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Advice, Game, Ability } from '../game/game.ts';
import { engagedWith, hasTag, standing, typeOf, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { addDice } from '../attack/modify.ts';
import type { AttackKind, CharacterId, Condition, Unit } from '../state/state.ts';
import type { Script } from '../../core/script.ts';

/** Whether an event is the end of this unit's own action of a kind. */
export const isOwn = (unit: Unit, event: { readonly unit: string; readonly action: string }, action: string): boolean =>
  event.unit === unit.id && event.action === action;

/** What stands as an icon, or two, behind the names of some abilities. */
type NameIcon = Condition | 'damage' | 'damage damage' | 'dash' | 'hunker' | 'heal';
const ICON_WORDS: Readonly<Record<NameIcon, string>> = { strained: 'Strained', disarmed: 'Disarmed', exposed: 'Exposed', pinned: 'Pinned', damage: 'Damage', 'damage damage': '2 Damage', dash: 'Dash', hunker: 'Hunker', heal: 'Heal' };

/** An ability whose printed name ends in an icon: its word is part of the name. */
export const withIcon = (ability: Ability, icon: NameIcon): Ability => named(ability, `${ability.name}: ${ICON_WORDS[icon]}`);

/** Whether an attack belongs to a combat action of another allied unit with a tag. */
export function isFriendsCombat(game: Game, unit: Unit, { attacker, part }: { readonly attacker: CharacterId; readonly part: string }, tag: string): boolean {
  const friend = unitWith(game.state, attacker);
  return part === 'combat' && friend.seat === unit.seat && friend.id !== unit.id && hasTag(game, friend, tag);
}

/** What the icons behind a name do to the target's unit. */
type Harm = Condition | 'damage' | 'damage damage';
const harms = (what: Harm): string => (isCondition(what) ? `gains ${what}` : `takes ${what.split(' ').length} damage`);

/** A condition or damage on whoever another unit with a tag attacks, before the dice. */
const onTarget = (name: string, what: Harm, tag: string, n: number): Ability =>
  withIcon(reactive(name, 0, `When a character of another allied ${tag} unit attacks in a combat action: if the target is within range ${n} of this unit, its unit ${harms(what)}.`, 'targeted', {
    when: (game, unit, event) => isFriendsCombat(game, unit, event, tag) && unitWithin(game, unit, event.defender, n),
    *run(game, unit, { defender }) {
      const target = unitWith(game.state, defender).id;
      if (isCondition(what)) yield* gainCondition(game, target, what, standing(unit)[0]!);
      else damage(game, target, what.split(' ').length, standing(unit)[0]!, null);
    },
  }), what);

/** The Coordinated Fire family, within Range 5. */
export const coordinatedFire = (what: Harm, tag: string): Ability => onTarget('Coordinated Fire', what, tag, 5);
/** The Enfeeble family, within Range 4. */
export const enfeeble = (what: Condition, tag: string): Ability => onTarget('Enfeeble', what, tag, 4);

/** The Supporting Fire family: after the attack, something for the attacker within Range 5. */
export const supportingFire = (what: 'dash' | 'hunker' | 'heal', tag: string): Ability =>
  withIcon(reactive('Supporting Fire', 0, `After a character of another allied ${tag} unit attacked in a combat action: if it is within range 5 of this unit, ${what === 'hunker' ? 'its unit may gain a Hunker token' : `it may ${what}`}.`, 'attackResolved', {
    when: (game, unit, { attack }) => isFriendsCombat(game, unit, attack, tag) && unitWithin(game, unit, attack.attacker, 5),
    *run(game, _unit, { attack: { attacker } }) {
      if (what === 'dash') yield* toolMove(game, attacker, 'dash');
      else if (what === 'heal') yield* heal(game, attacker);
      else if (yield* accepts(unitWith(game.state, attacker), 'supporting-fire-hunker', 'hunker')) yield* gainHunker(game, unitWith(game.state, attacker).id);
    },
  }), what);

const NEEDS_FAILURE: Advice = { isIdle: ({ state }) => state.attacks.at(-1)?.failures === 0 };

/** Deflect and Riposte: damage for whoever attacked this unit and rolled a Failure. */
export const strikeBack = (name: string, kind: AttackKind, cost = 0, harm = 2): Ability =>
  advised(NEEDS_FAILURE, reactive(name, cost, `After a ${kind} attack against this unit: if its attack roll shows a failure, the attacking unit takes ${harm} damage.`, 'attackResolved', {
    when: (game, unit, { attack }) => attack.kind === kind && unitWith(game.state, attack.defender).id === unit.id,
    *run(game, _unit, { attack }) {
      if (attack.failures > 0) damage(game, unitWith(game.state, attack.attacker).id, harm, attack.defender, null);
    },
  }));

export const deflect: Ability = strikeBack('Deflect', 'ranged');
export const riposte: Ability = strikeBack('Riposte', 'melee');

/** Fearless and Inventive and its like: 2 dice for each other unwounded enemy character Engaged with the attacker. */
export const fearlessAndInventive = (name = 'Fearless and Inventive'): Ability =>
  reactive(name, 1, 'When its character makes a melee attack in a combat action: add 2 dice for each enemy character, other than the target, of an unwounded unit that is engaged with this unit.', 'targeted', {
    when: (game, unit, { attacker, defender, kind, part }) => kind === 'melee' && part === 'combat' && unitWith(game.state, attacker).id === unit.id && crowd(game, unit, defender) > 0,
    *run(game, unit, { defender }) { addDice(game, 'attack', 2 * crowd(game, unit, defender), slug(name)); },
  });

const crowd = (game: Game, unit: Unit, target: CharacterId): number =>
  new Set(
    standing(unit).flatMap((id) =>
      engagedWith(game, id)
        .filter(({ unit: enemy, character }) => enemy.wounded === 0 && character.id !== target)
        .map(({ character }) => character.id),
    ),
  ).size;

/** Characters the finished combat action attacked that still stand. */
export const targetsLeft = (game: Game, { targets }: Pick<EventOf<'actionResolved'>, 'targets'>): CharacterId[] => targets.filter((id) => standing(unitWith(game.state, id)).includes(id));

/** One character of the unit may make an attack of so many dice at one of some targets, or of all there are, if it can. */
export function* followUp(
  game: Game,
  unit: Unit,
  ability: string,
  targets: readonly CharacterId[] | null,
  { dice = 5 as number | null, kinds }: { readonly dice?: number | null; readonly kinds?: readonly AttackKind[] } = {},
): Script {
  const limits = { part: ability, dice, targets, ...(kinds === undefined ? {} : { kinds }) };
  const able = standing(unit).filter((id) => attackChoices(game, id, limits).length > 0);
  if (able.length === 0) return;
  if (able.length === 1) return yield* mayAttack(game, able[0]!, limits);
  const chosen = yield* chooseCharacter(unit.seat, ability, able, true);
  if (chosen !== null) yield* mayAttack(game, chosen, limits);
}

/** Whether an enemy Primary just finished a move action. */
export const enemyPrimaryMoved = (game: Game, unit: Unit, event: Pick<EventOf<'actionResolved'>, 'unit' | 'action'>): boolean => {
  const enemy = unitOf(game.state, event.unit);
  return event.action === 'move' && enemy.seat !== unit.seat && typeOf(game, enemy) === 'primary';
};

/** Whether a unit on the own side, the own one too, just finished an action of a kind. */
export const isAlliesAction = (game: Game, unit: Unit, event: Pick<EventOf<'actionResolved'>, 'unit' | 'action'>, action: string): boolean =>
  event.action === action && unitOf(game.state, event.unit).seat === unit.seat;

/** Whether a unit other than the own one, on the own side, just finished an action of a kind. */
export const isFriendsAction = (game: Game, unit: Unit, event: Pick<EventOf<'actionResolved'>, 'unit' | 'action'>, action: string): boolean =>
  isAlliesAction(game, unit, event, action) && event.unit !== unit.id;
