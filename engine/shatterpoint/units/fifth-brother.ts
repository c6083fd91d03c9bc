import { enfeeble, forceJump, forceRepulse, resolve, winsTies } from '../families/index.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const fifthBrother = unitCard({
  id: 'fifth-brother', name: 'Fifth Brother', uniqueNames: ['Fifth Brother'],
  type: 'supporting', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius'],
  sculpts: ['fifth-brother'],
  codes: { sps: 'fifthbrother', spt: '00120101', tabletopAdmiral: 37, shatterApp: 31 },
  abilities: [
    forceRepulse,
    forceJump,
    enfeeble('exposed', 'Inquisitorius'),
    resolve('Resolve', 'protection', 'steadfast'),
    winsTies('Inquisitorial Mandate'),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 6, 'Spinning Lightsaber', 'saber', '1-2: critical damage | 3+: critical strike damage'),
      ranged: noWeapon(5),
      defense: chart('Inquisitorius Training', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: exposed damage | *b1: shove damage | m2: strained damage | m3: shove damage damage | m4: active | m5: damage damage damage',
        't1-m2 b1-m2 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
