import { change, innate } from '../game/ability.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game, Ability, Change, Part } from '../game/game.ts';
import { areEngaged, charactersWithin, contestsAny, engagedWith, hasTag, standing, typeOf } from '../board/measure.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';

/** A keyword, with a value where it has one, on all characters of its own unit. */
export const keyword = (stat: Stat, value = 1): Part => change(stat, (_game, owner, { unit }) => (unit === owner.id ? value : 0));

/** A keyword on the own unit's characters while something is so. */
export const keywordWhile = (stat: Stat, value: number, holds: (game: Game, owner: Unit, character: CharacterId | null) => boolean): Part =>
  change(stat, (game, owner, { unit, character }) => (unit === owner.id && holds(game, owner, character) ? value : 0));

/** A keyword on each character of the own unit that contests an Active objective. */
export const whileContesting = (stat: Stat): Part =>
  keywordWhile(stat, 1, (game, owner, id) => owner.characters.some((character) => character.id === id && contestsAny(game, owner, character)));

/** A keyword on allied characters near this unit, its own too (SP-TERM-08, SP-MEAS-09): `who` says which units, `n` the Range. */
export const keywordNear = (stat: Stat, value: number, n: number, who: (game: Game, owner: Unit, unit: Unit, character: CharacterId) => boolean): Part =>
  change(stat, (game, owner, { unit, character }) => {
    if (character === null) return 0;
    const ally = unitOf(game.state, unit);
    return ally.seat === owner.seat && who(game, owner, ally, character) && standing(owner).some((id) => charactersWithin(game, id, character, n)) ? value : 0;
  });

/** Adds dice to the own unit's attacks when `when` holds for the attack. */
export const attackDiceWhen = (dice: number, when: (game: Game, owner: Unit, attack: NonNullable<Parameters<Change['adds']>[2]['attack']>) => boolean): Part =>
  change('attackDice', (game, owner, { unit, attack }) => (unit === owner.id && attack !== null && when(game, owner, attack) ? dice : 0));

export const brothersInArms: Ability = innate('Brothers in Arms', 'While this unit holds a Hunker token, its characters have Steadfast.', keywordWhile('steadfast', 1, (_game, owner) => owner.hunker > 0));

export const stormtrooperPrecision: Ability = innate('Only Imperial Stormtroopers Are So Precise', 'This unit’s characters have Sharpshooter [1].', keyword('sharpshooter', 1));
export const enhancedBlastArmor: Ability = innate('Enhanced Blast Armor', 'This unit’s characters have Protection.', keyword('protection'));

/** Sharpshooter [n]; targets of its ranged attacks have no Cover. */
export const deadeye = (name: string, value = 2): Ability => innate(name, `This unit’s characters have Sharpshooter [${value}]. Targets of its ranged attacks have no Cover.`,
  keyword('sharpshooter', value), change('coverIgnored', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.kind === 'ranged' ? 1 : 0)));

/** Protection and Steadfast (or one of them) for each character that contests an Active objective. */
export const resolve = (name: string, ...stats: readonly ('protection' | 'steadfast')[]): Ability =>
  innate(name, `Each character of this unit that contests an active objective has ${stats.map((stat) => (stat === 'protection' ? 'Protection' : 'Steadfast')).join(' and ')}.`, ...stats.map(whileContesting));

/** Ties for an objective that its character contests go to its player. */
export const winsTies = (name: string): Ability => innate(name, 'While its character contests an active objective, ties for control of it go to this unit’s player.', keyword('winsTies'));

/** Opponents cannot remove or replace the own control token where its character contests. */
export const lockdown: Ability = innate('Lockdown', 'While this unit is not wounded, opponents can neither remove nor replace its player’s control token on an objective that it contests.', keywordWhile('locksControl', 1, (_game, owner) => owner.wounded === 0));

/** Reserving the own order card costs less. */
export const cheapReserve = (name: string): Ability => innate(name, 'Reserving this unit’s order card costs 1 Force less.', change('reserveCost', (_game, owner, { unit }) => (unit === owner.id ? -1 : 0)));

/** Its order card cannot be reserved while something is so. */
export const neverReserved = (holds: (owner: Unit) => boolean): Part => change('noReserve', (_game, owner, { unit }) => (unit === owner.id && holds(owner) ? 1 : 0));

export const swiftRetreat: Ability = innate('Swift Retreat', 'Whenever its character would advance, it may reposition instead.', keyword('advanceAsReposition'));
export const exitStrategy: Ability = innate('Exit Strategy', 'This unit’s characters may climb while engaged.', keyword('climbWhileEngaged'));
export const infiltration: Ability = innate('Infiltration', 'When this unit deploys, its characters may be placed within range 2 of its squad’s Primary instead of range 1.', change('deployRange', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)));

/** Primary and Secondary allies within Range 2 have Cover [1]. */
export const bodyguard: Ability = innate('Bodyguard', 'Allied Primary and Secondary characters within range 2 of its character have Cover [1].', keywordNear('cover', 1, 2, (game, _owner, unit) => typeOf(game, unit) !== 'supporting'));

/** SP-TXT-09: enemies held by this unit cannot attack more important allies. */
export const intercede: Ability = innate('Intercede', 'While this unit is not wounded, enemy characters engaged with it cannot target allied Primary or Secondary characters with attacks.',
  change('untargetable', (game, owner, { character, by }) => {
    if (character === null || by === undefined || owner.wounded > 0) return 0;
    const target = unitWith(game.state, character);
    return target.seat === owner.seat && typeOf(game, target) !== 'supporting' && standing(owner).some((id) => areEngaged(game, by, id)) ? 1 : 0;
  }),
);

/** Two more melee dice against an enemy Engaged with another allied character that has a tag. */
export const packHunter = (tag: string): Ability => innate('Pack Hunter', `This unit’s melee attacks have 2 dice more against an enemy engaged with another allied ${tag} character.`,
  attackDiceWhen(2, (game, owner, { kind, attacker, defender }) => kind === 'melee' && engagedWith(game, defender).some(({ unit, character }) => unit.seat === owner.seat && character.id !== attacker && hasTag(game, unit, tag))),
);

/** Two more dice when the target is Engaged with unwounded allied characters with a tag, the attacker among them (SP-TERM-08). */
export const strengthInNumbers = (tag: string): Ability =>
  innate(
    'Strength In Numbers',
    `This unit’s attacks have 2 dice more if the target is engaged with allied ${tag} characters that are not wounded.`,
    attackDiceWhen(2, (game, owner, { defender }) =>
      engagedWith(game, defender).some(({ unit }) => unit.seat === owner.seat && unit.wounded === 0 && hasTag(game, unit, tag)),
    ),
  );
