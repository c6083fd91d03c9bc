import { tactic } from '../game/ability.ts';
import { chooseOneUnit } from '../deeds/choose.ts';
import { cheapReserve, eachMay, resolve, tacticalNetwork } from '../families/index.ts';
import { hasTag, otherAllies, typeOf } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const kraken = unitCard({
  id: 'kraken', name: 'Kraken, Super Tactical Droid', uniqueNames: ['Kraken'],
  type: 'secondary', points: 4, force: 0, stamina: 10, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Battle Droid', 'Droid', 'Separatist Alliance'],
  sculpts: ['kraken'],
  codes: { sps: 'krakensupertacticaldroid', spt: '00050103', tabletopAdmiral: 31, shatterApp: 25 },
  abilities: [
    tactic('Do Not Let Them Escape', 'Pick this unit or an allied Battle Droid Supporting unit: its characters may dash.', function* (game, unit) {
      const droids = otherAllies(game, unit).filter((ally) => hasTag(game, ally, 'Battle Droid') && typeOf(game, ally) === 'supporting');
      const chosen = yield* chooseOneUnit(game, unit.seat, 'do-not-let-them-escape', [unit, ...droids]);
      if (chosen !== null) yield* eachMay(game, chosen, 'dash');
    }),
    tacticalNetwork,
    cheapReserve('Complete Analysis'),
    resolve('Conqueror’s Resolve', 'protection', 'steadfast'),
  ],
  stances: [
    stance({
      name: 'Ruthless Logic',
      melee: weapon(5, 4, 'Bash', 'blunt', '1-2: strike | 3: critical | 4+: critical critical'),
      ranged: weapon(7, 4, 'E-5 Blaster Rifle', 'blaster', '1: critical | 2+: critical strike strike', 5),
      defense: chart('Self-Preservation', '1-2: block | 3-4: block block | 5+: block block reposition'),
      tree: tree(
        '*t1: pinned damage | *b1: shove damage | m2: shove damage damage | t3: damage damage | m3: active | m4: shove | m5: damage damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
