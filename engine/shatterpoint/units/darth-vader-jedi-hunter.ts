import { active, advised, after, identity, reactive } from '../game/ability.ts';
import { isByEnemy } from '../attack/again.ts';
import { damage, takesDamage } from '../deeds/damage.ts';
import { moveThenAttack, eachMay, riposte } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { promiseNextAttack } from '../deeds/lasting.ts';
import { hasTag, standing } from '../board/measure.ts';
import { addDice } from '../attack/modify.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const darthVaderJediHunter = unitCard({
  id: 'darth-vader-jedi-hunter', name: 'Darth Vader, Jedi Hunter', uniqueNames: ['Darth Vader'],
  type: 'primary', points: 7, force: 4, stamina: 12, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Galactic Republic', 'Inquisitorius', 'Sith'],
  sculpts: ['darth-vader-jedi-hunter'],
  codes: { sps: 'darthvaderjedihunter', spt: '00300101', tabletopAdmiral: 36, shatterApp: 30 },
  notWith: ['Anakin Skywalker'],
  abilities: [
    advised({ purpose: 'ready' }, active('Vader’s Fury', 1, 'Every character of this unit may advance. Its next attack of this activation adds 2 damage to the damage pool after dice are modified.', {
      *run(game, unit) {
        yield* eachMay(game, unit, 'advance');
        for (const id of standing(unit)) promiseNextAttack(game, id, { damage: 2, mark: 'vaders-fury' });
      },
    })),
    riposte,
    reactive('The Sith Lord Strikes Back', 0, 'When an attack wounds this unit: one of its characters may dash and make a 5-dice melee attack on the character that did it.', 'wounded', {
      when: (game, unit, event) => event.unit === unit.id && event.byAttack !== null && isByEnemy(game, unit, event.by),
      run: (game, unit, { by }) => moveThenAttack(game, unit, 'dash', { dice: 5, kinds: ['melee'], targets: [by!], part: 'the-sith-lord-strikes-back' }),
    }),
    identity('Your Hatred Makes You Powerful', 'When an allied Galactic Republic or Galactic Empire character makes a melee attack in a combat action, its unit may take 2 damage after the target is picked; if it does, add 3 attack dice.',
      after('targeted', {
        may: true,
        when(game, unit, { attacker, kind, part }) {
          const friend = unitWith(game.state, attacker);
          return kind === 'melee' && part === 'combat' && friend.seat === unit.seat && takesDamage(friend) && (hasTag(game, friend, 'Galactic Republic') || hasTag(game, friend, 'Galactic Empire'));
        },
        *run(game, _unit, { attacker }) {
          damage(game, unitWith(game.state, attacker).id, 2, null, null);
          addDice(game, 'attack', 3, 'your-hatred-makes-you-powerful');
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Dark Rage',
      melee: weapon(7, 5, 'Lightsaber', 'saber', '1-2: critical critical | 3: critical critical strike | 4+: critical critical strike damage'),
      ranged: noWeapon(5),
      defense: chart('Defensive Form', '1-2: block | 3: block block | 4+: block block block'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | t3: strained damage | t4: shove damage damage | m2: shove damage | m3: shove damage | m4: damage damage | m5: dash damage | b4: damage | b5: damage damage | b6: shove damage damage',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-m2 m2-m3 m3-m4 m4-m5 m3-b4 b4-b5 b5-b6',
      ),
    }),
    stance({
      name: 'Form V Djem So',
      melee: weapon(6, 6, 'Lightsaber', 'saber', '1-2: strike strike | 3: critical strike | 4+: critical critical damage'),
      ranged: weapon(7, 6, 'Thrown Lightsaber', 'thrown', '1-2: strike | 3: strike strike | 4+: critical strike strike', 4),
      defense: chart('Defensive Form', '1-3: block block | 4+: block block block'),
      tree: tree(
        '*m1: shove damage damage | m2: damage damage | m3: exposed damage | b3: pinned damage | m4: shove damage | t5: damage damage damage | m5: climb damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-m4 m4-t5',
      ),
    }),
  ],
});
