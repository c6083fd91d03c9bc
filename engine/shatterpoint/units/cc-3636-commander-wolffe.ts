import { change, innate, tactic } from '../game/ability.ts';
import { chooseOneUnit } from '../deeds/choose.ts';
import { alliesTagged, eachMay, packHunter, runAndGun } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, unitWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const cc3636CommanderWolffe = unitCard({
  id: 'cc-3636-commander-wolffe', name: 'CC-3636 Commander Wolffe', uniqueNames: ['CC-3636 Commander Wolffe'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Trooper', 'Galactic Republic', 'Wolfpack'],
  sculpts: ['cc-3636-commander-wolffe'],
  codes: { sps: 'cc3636commanderwolffe', spt: '00110102', tabletopAdmiral: null, shatterApp: 60 },
  abilities: [
    tactic('Flank ’Em!', 'Pick an allied Clone Trooper unit: each of its characters may climb.', function* (game, unit) {
      const friend = yield* chooseOneUnit(game, unit.seat, 'flank-em', alliesTagged(game, unit, 'Clone Trooper'));
      if (friend !== null) yield* eachMay(game, friend, 'climb');
    }),
    runAndGun,
    packHunter('Clone Trooper'),
    innate('Wolfpack', 'While this unit is not wounded, enemy effects cannot change criticals of an allied Clone Trooper’s attack on an enemy within range 5 of another allied Clone Trooper unit.',
      change('criticalsFixed', (game, owner, { unit, attack }) => {
        const ally = unitOf(game.state, unit);
        if (attack === null || owner.wounded > 0 || ally.seat !== owner.seat || !hasTag(game, ally, 'Clone Trooper')) return 0;
        return alliesTagged(game, owner, 'Clone Trooper').some((other) => other.id !== unit && unitWithin(game, other, attack.defender, 5)) ? 1 : 0;
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Practical Strategist',
      melee: weapon(6, 5, 'DC-17 Blaster Pistol', 'blaster', '1-2: critical strike | 3-4: critical critical strike | 5+: critical critical strike strike'),
      ranged: weapon(7, 5, 'DC-17 Blaster Pistol', 'blaster', '1: strike | 2: strike strike | 3+: critical strike strike strike', 4),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: shove damage | t2: disarmed damage | t3: shove damage | t4: pinned damage | t5: shove damage | b2: damage damage | b3: strained damage | b4: damage | b5: damage damage',
        't1-t2 t2-t3 t3-t4 t4-t5 t1-b2 b2-b3 b3-b4 b4-b5 b3-t4',
      ),
    }),
  ],
});
