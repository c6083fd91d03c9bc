import { after, innate } from '../game/ability.ts';
import { covertOperations, longLiveTheEmpire, moveThenAttack } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { hasTag, typeOf, unitWithin } from '../board/measure.ts';
import { changeResult, countFaces } from '../attack/modify.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const gideonHask = unitCard({
  id: 'gideon-hask', name: 'Gideon Hask, Inferno Squad', uniqueNames: ['Gideon Hask'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Scout'],
  sculpts: ['gideon-hask'],
  codes: { sps: 'gideonhaskinfernosquad', spt: '00340102', tabletopAdmiral: null, shatterApp: 83 },
  abilities: [
    covertOperations,
    longLiveTheEmpire,
    innate('Defiance Will be the Death of You', 'When an allied Galactic Empire Supporting character attacks a target within range 5 of this unit in a combat action, it may change one failure of the attack roll to a strike.',
      after('modifying', {
        may: true,
        when(game, unit, { roll, attacker, defender, part }) {
          const soldier = unitWith(game.state, attacker);
          return roll === 'attack' && part === 'combat' && soldier.seat === unit.seat && typeOf(game, soldier) === 'supporting' && hasTag(game, soldier, 'Galactic Empire')
            && unitWithin(game, unit, defender, 5) && countFaces(game, 'attack', 'failure') > 0;
        },
        *run(game) { changeResult(game, 'attack', 'failure', 'strike'); },
      }),
    ),
    innate('May We Live Up to Our Name', 'When an attack wounds this unit: one of its characters may dash and then make a 5-dice attack on the character that did it.',
      after('wounded', {
        may: false,
        when: (_game, unit, event) => event.unit === unit.id && event.byAttack !== null && event.by !== null,
        run: (game, unit, { by }) => moveThenAttack(game, unit, 'dash', { dice: 5, targets: [by!], part: 'may-we-live-up-to-our-name' }),
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Imperial Aggression',
      melee: weapon(6, 5, 'Advanced Combat Training', 'blunt', '1-2: critical block>failure | 3+: critical critical block>failure'),
      ranged: weapon(7, 5, 'E-11 Blaster Rifle', 'blaster', '1-2: critical damage | 3: critical block>failure damage | 4+: critical critical block>failure damage', 5),
      defense: chart('Special Forces Armor', '1: block heal | 2-3: block block heal | 4+: block block heal reposition'),
      tree: tree(
        '*t1: damage damage | t2: damage damage | t3: strained damage | t4: shove damage | *b1: shove damage | b2: shove damage | b3: dash damage | b4: damage damage | m5: dash damage heal',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
