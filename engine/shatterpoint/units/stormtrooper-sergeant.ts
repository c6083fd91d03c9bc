import { active, advised, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseOneUnit, taggedAllies } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { eachMay, imperialSupport, isOwnStormtrooper, oneCondition, stormtrooperPrecision } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, charactersWithin, enemies, sees, standing } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Enemies within range 4 of 2 or more allied Galactic Empire characters. */
const underFire = (game: Game, unit: Unit): CharacterId[] =>
  charactersOf(enemies(game, unit)).filter((enemy) => taggedAllies(game, unit, 'Galactic Empire').filter((id) => charactersWithin(game, id, enemy, 4)).length >= 2);

/** Allied Stormtrooper units, without the attacker’s, that have a character within range 5 with line of sight to the target. */
const supporters = (game: Game, unit: Unit, attacker: CharacterId, target: CharacterId): Unit[] =>
  allies(game, unit).filter(
    (ally) =>
      ally.id !== unitWith(game.state, attacker).id &&
      isOwnStormtrooper(game, unit, ally) &&
      standing(ally).some((id) => charactersWithin(game, id, target, 5) && sees(game, id, target)),
  );

export const stormtrooperSergeant = unitCard({
  id: 'stormtrooper-sergeant', name: 'Stormtrooper Sergeant', uniqueNames: [],
  type: 'secondary', points: 3, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Stormtrooper'],
  sculpts: ['stormtrooper-sergeant'],
  codes: { sps: 'stormtroopersergeant', spt: '00210102', tabletopAdmiral: null, shatterApp: 48 },
  abilities: [
    tactic('Inexorable Advance', 'An allied Galactic Empire Supporting unit of its player’s choice may be picked: each of its characters may advance. If one did, that unit takes 1 damage.', function* (game, unit) {
      const troop = yield* chooseOneUnit(game, unit.seat, 'inexorable-advance', imperialSupport(game, unit), true);
      if (troop !== null && (yield* eachMay(game, troop, 'advance'))) damage(game, troop.id, 1, null, null);
    }),
    advised({ purpose: 'harm' }, active('Imperial Firepower', 1, 'Pick an enemy character within range 4 of 2 or more allied Galactic Empire characters: its unit gains pinned or disarmed.', {
      can: (game, unit) => underFire(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseCharacter(unit.seat, 'imperial-firepower', underFire(game, unit));
        if (enemy !== null) yield* oneCondition(game, unit.seat, 'imperial-firepower', unitWith(game.state, enemy), ['pinned', 'disarmed'], standing(unit)[0] ?? null);
      },
    })),
    reactive('Coordinated Offensive', 0, 'When a character of this unit or another allied Stormtrooper character attacks in a combat action: add 1 attack die for each allied Stormtrooper unit, other than the attacker’s, within range 5 of the target and in line of sight.', 'targeted', {
      when(game, unit, { attacker, defender, part }) {
        const friend = unitWith(game.state, attacker);
        return part === 'combat' && (friend.id === unit.id || isOwnStormtrooper(game, unit, friend)) && supporters(game, unit, attacker, defender).length > 0;
      },
      *run(game, unit, { attacker, defender }) { addDice(game, 'attack', supporters(game, unit, attacker, defender).length, 'coordinated-offensive'); },
    }),
    stormtrooperPrecision,
  ],
  stances: [
    stance({
      name: 'Forward Assault',
      melee: weapon(5, 5, 'Combat Training', 'blunt', '1-2: damage | 3+: strike damage'),
      ranged: weapon(6, 5, 'E-11 Blaster Rifle', 'blaster', '1-2: critical pinned | 3+: critical strike strike pinned', 5),
      defense: chart('Stormtrooper Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: heal damage | t2: exposed damage | t3: damage heal heal | t4: heal damage damage | b2: shove damage | b3: reposition damage | b4: shove damage',
        't1-t2 t2-t3 t3-t4 t1-b2 b2-b3 b3-b4 t2-b3 b2-t3',
      ),
    }),
  ],
});
