import { reactive, tactic } from '../game/ability.ts';
import { RELIEF } from '../deeds/effects.ts';
import { deadeye, findTheShot, trickShot } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

export const crosshair = unitCard({
  id: 'crosshair', name: 'Crosshair', uniqueNames: ['CT-9904'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Bad Batch', 'Clone Trooper', 'Galactic Republic'],
  sculpts: ['crosshair'],
  codes: { sps: 'crosshair', spt: '00380103', tabletopAdmiral: null, shatterApp: 72 },
  abilities: [
    tactic('Trick Shot', 'If none of its characters is engaged, pick an enemy unit in line of sight: it takes 1 damage and loses all its Hunker tokens.', trickShot),
    findTheShot,
    reactive('Relax, I’ll Handle This', 0, 'When its character makes a ranged attack in a combat action: each heal of that attack may remove one condition from an allied character engaged with the defender instead.', 'targeted', {
      when: (game, unit, { attacker, kind, part }) => kind === 'ranged' && part === 'combat' && unitWith(game.state, attacker).id === unit.id,
      *run(game) { emit(game, { type: 'attackMarked', mark: RELIEF }); },
    }),
    deadeye('The Deadeye of the Batch'),
  ],
  stances: [
    stance({
      name: 'Bad Play',
      melee: weapon(5, 5, 'Advanced Combat Training', 'blunt', '1-2: strike strike | 3+: critical critical'),
      ranged: weapon(7, 5, 'Firepuncher Sniper Rifle', 'heavyBlaster', '1: critical | 2-3: critical critical damage | 4+: critical critical reposition', 5),
      defense: chart('Modified Commando Armor', '1-2: block critical>strike | 3: block block critical>strike | 4+: block block critical>strike heal'),
      tree: tree(
        '*m1: damage damage | m2: pinned damage | t3: shove damage | t4: damage | t5: shove shove | b3: heal damage damage | b4: heal damage | b5: reposition damage | b6: heal damage',
        'm1-m2 m2-t3 t3-t4 t4-t5 m2-b3 b3-b4 b4-b5 b5-b6',
      ),
    }),
  ],
});
