import { active, innate, tactic, change } from '../ability.ts';
import { attack } from '../attack.ts';
import { chooseCharacter, chooseWay, taggedAllies } from '../choose.ts';
import { gainHunker, dropCondition } from '../effects.ts';
import { characterUnit } from '../events.ts';
import { eachOfMay } from '../families/index.ts';
import { unitOf } from '../find.ts';
import type { Game } from '../game.ts';
import { allies, hasTag, typeOf, charactersOf, standing, unitWithin, charactersWithin } from '../measure.ts';
import { toolMove } from '../move.ts';
import { unitCard, stance, weapon, chart, tree } from '../print.ts';
import type { Unit, CharacterId } from '../state.ts';

/** Other allied Battle Droid characters within range 4 of the unit. */
const linked = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Battle Droid', true).filter((id) => unitWithin(game, unit, id, 4));

export const kalani = unitCard({
  id: 'kalani', name: 'Kalani, Super Tactical Droid', uniqueNames: ['Kalani'],
  type: 'secondary', points: 5, force: 0, stamina: 10, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Battle Droid', 'Droid', 'Separatist Alliance'],
  codes: { sps: 'kalanisupertacticaldroid', spt: '00010110', tabletopAdmiral: 8, shatterApp: 7 },
  abilities: [
    tactic('Roger, Roger', 'Every allied Battle Droid Supporting character within range 4 of this unit’s character may dash.', function* (game, unit) {
      const leader = standing(unit)[0]!;
      const droids = allies(game, unit).filter((ally) => hasTag(game, ally, 'Battle Droid') && typeOf(game, ally) === 'supporting');
      yield* eachOfMay(game, charactersOf(droids).filter((id) => charactersWithin(game, leader, id, 4)), 'dash');
    }),
    active('Tactical Network', 1, 'Another allied Battle Droid character within range 4 may dash; then it may do one of these: its unit gains a Hunker token, its unit loses one condition, or it makes a 5-dice attack.', {
      can: (game, unit) => linked(game, unit).length > 0,
      *run(game, unit) {
        const droid = yield* chooseCharacter(unit.seat, 'tactical-network', linked(game, unit));
        if (droid === null) return;
        yield* toolMove(game, droid, 'dash');
        const way = yield* chooseWay(unit.seat, 'tactical-network', ['hunker', 'condition', 'attack', 'none']);
        if (way === 'hunker') yield* gainHunker(game, characterUnit(droid));
        if (way === 'condition') yield* dropCondition(game, characterUnit(droid));
        if (way === 'attack') yield* attack(game, droid, { dice: 5, part: 'tactical-network' });
      },
    }),
    innate('Target, Concentrate All Firepower', 'Attacks of allied Battle Droid characters roll 1 die more against a target within range 4 of another allied Battle Droid character.',
      change('attackDice', (game, owner, { unit, attack }) => {
        const attacker = unitOf(game.state, unit);
        if (attack === null || attacker.seat !== owner.seat || !hasTag(game, attacker, 'Battle Droid')) return 0;
        return taggedAllies(game, owner, 'Battle Droid').some((id) => id !== attack.attacker && charactersWithin(game, id, attack.defender, 4)) ? 1 : 0;
      }),
    ),
    innate('Complete Analysis', 'Reserving this unit’s order card costs 1 Force less.', change('reserveCost', (_game, owner, { unit }) => (unit === owner.id ? -1 : 0))),
  ],
  stances: [
    stance({
      name: 'Cold Logic',
      melee: weapon(6, 3, 'Bash', '1-3: strike | 4+: critical'),
      ranged: weapon(7, 4, 'E-5 Blaster Rifle', '1: critical | 2+: critical strike strike', 5),
      defense: chart('Self-Preservation', '1-2: block | 3-4: block block | 5+: block block reposition'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | m3: active damage | t4: disarmed damage damage | m4: reposition damage | b4: exposed damage damage | m5: shove damage damage damage',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-m4 m4-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
