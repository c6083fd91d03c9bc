import { active, reactive } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { coordinatedFire, isOwnStormtrooper, oneMay } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { hasTag, standing, typeOf, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const enoch = unitCard({
  id: 'enoch', name: 'Enoch, Captain of the Guard', uniqueNames: ['Enoch'],
  type: 'secondary', points: 3, force: 0, stamina: 9, durability: 2, characters: 1, base: 40, baseAssumed: true,
  eras: ['newRepublic'],
  tags: ['Galactic Empire', 'Night Trooper', 'Stormtrooper'],
  sculpts: ['enoch'],
  codes: { sps: 'enochcaptainoftheguard', spt: '00830102', tabletopAdmiral: null, shatterApp: 138 },
  abilities: [
    active('By Your Command, Grand Admiral', 1, 'Pick another allied Stormtrooper character: it may dash. If it is a Night Trooper, one character of this unit may dash.', {
      can: (game, unit) => taggedAllies(game, unit, 'Stormtrooper', true).length > 0,
      *run(game, unit) {
        const soldier = yield* chooseCharacter(unit.seat, 'by-your-command-grand-admiral', taggedAllies(game, unit, 'Stormtrooper', true));
        if (soldier === null) return;
        yield* toolMove(game, soldier, 'dash');
        if (hasTag(game, unitWith(game.state, soldier), 'Night Trooper')) yield* oneMay(game, unit, 'dash', 'by-your-command-grand-admiral');
      },
    }),
    coordinatedFire('strained', 'Galactic Empire'),
    reactive('Die Well', 0, 'When a character of this unit or an allied Stormtrooper Supporting character within range 5 makes a melee attack in a combat action: the attacking and the defending unit both gain exposed.', 'targeted', {
      when(game, unit, { attacker, kind, part }) {
        const friend = unitWith(game.state, attacker);
        return kind === 'melee' && part === 'combat' && (friend.id === unit.id || (isOwnStormtrooper(game, unit, friend) && typeOf(game, friend) === 'supporting' && unitWithin(game, unit, attacker, 5)));
      },
      *run(game, unit, { attacker, defender }) {
        for (const id of [attacker, defender]) yield* gainCondition(game, unitWith(game.state, id).id, 'exposed', standing(unit)[0] ?? null);
      },
    }),
  ],
  stances: [
    stance({
      name: 'Captain of the Guard',
      melee: weapon(6, 5, 'Combat Specialty', 'blunt', '1-2: strike strike | 3: critical strike | 4+: critical strike strained'),
      ranged: weapon(6, 5, 'E-11 Blaster Rifle', 'blaster', '1-3: strike strike | 4+: critical strike', 5),
      defense: chart('Reforged Trooper Armor', '1: block | 2-3: block block | 4+: block block critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | b2: pinned damage | t3: reposition damage | m3: heal damage | m4: exposed damage damage',
        'm1-m2 m1-b2 m2-t3 m2-m3 b2-m3 m3-m4',
      ),
    }),
  ],
});
