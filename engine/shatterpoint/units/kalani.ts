import { change, innate, tactic } from '../game/ability.ts';
import { taggedAllies } from '../deeds/choose.ts';
import { cheapReserve, eachOfMay, tacticalNetwork } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { allies, hasTag, typeOf, charactersOf, charactersWithin, standing } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const kalani = unitCard({
  id: 'kalani', name: 'Kalani, Super Tactical Droid', uniqueNames: ['Kalani'],
  type: 'secondary', points: 5, force: 0, stamina: 10, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Battle Droid', 'Droid', 'Separatist Alliance'],
  sculpts: ['kalani'],
  codes: { sps: 'kalanisupertacticaldroid', spt: '00010110', tabletopAdmiral: 8, shatterApp: 7 },
  abilities: [
    tactic('Roger, Roger', 'Every allied Battle Droid Supporting character within range 4 of this unit’s character may dash.', function* (game, unit) {
      const leader = standing(unit)[0]!;
      const droids = allies(game, unit).filter((ally) => hasTag(game, ally, 'Battle Droid') && typeOf(game, ally) === 'supporting');
      yield* eachOfMay(game, charactersOf(droids).filter((id) => charactersWithin(game, leader, id, 4)), 'dash');
    }),
    tacticalNetwork,
    innate('Target, Concentrate All Firepower', 'Attacks of allied Battle Droid characters roll 1 die more against a target within range 4 of another allied Battle Droid character.',
      change('attackDice', (game, owner, { unit, attack }) => {
        const attacker = unitOf(game.state, unit);
        if (attack === null || attacker.seat !== owner.seat || !hasTag(game, attacker, 'Battle Droid')) return 0;
        return taggedAllies(game, owner, 'Battle Droid').some((id) => id !== attack.attacker && charactersWithin(game, id, attack.defender, 4)) ? 1 : 0;
      }),
    ),
    cheapReserve('Complete Analysis'),
  ],
  stances: [
    stance({
      name: 'Cold Logic',
      melee: weapon(6, 3, 'Bash', 'blunt', '1-3: strike | 4+: critical'),
      ranged: weapon(7, 4, 'E-5 Blaster Rifle', 'blaster', '1: critical | 2+: critical strike strike', 5),
      defense: chart('Self-Preservation', '1-2: block | 3-4: block block | 5+: block block reposition'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | m3: active damage | t4: disarmed damage damage | m4: reposition damage | b4: exposed damage damage | m5: shove damage damage damage',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-m4 m4-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
