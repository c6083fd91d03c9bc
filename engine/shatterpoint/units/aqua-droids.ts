import { active, advised, change, innate, reactive } from '../game/ability.ts';
import { grantAction } from '../turn/act.ts';
import { eachMay, enhancedBlastArmor, keyword, takeReserve } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const aquaDroids = unitCard({
  id: 'aqua-droids', name: 'Aqua Droids', uniqueNames: [],
  type: 'supporting', points: 5, force: 0, stamina: 8, durability: 2, characters: 2, base: 50,
  eras: ['fallOfTheJedi'],
  tags: ['Aquatic', 'Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  sculpts: ['aqua-droids-1', 'aqua-droids-2'],
  codes: { sps: 'aquadroids', spt: '00630103', tabletopAdmiral: null, shatterApp: 134 },
  abilities: [
    advised({ purpose: 'ready' }, active('Calculated Advance', 1, 'Every character of this unit may dash. Then the unit makes a focus action.', {
      *run(game, unit) {
        yield* eachMay(game, unit, 'dash');
        yield* grantAction(game, unit, 'focus');
      },
    })),
    reactive('Submerge', 0, 'When this unit’s order card is revealed while the card of another allied Aquatic unit is in reserve: that card goes to the top or the bottom of the deck and this unit’s card into reserve.', 'cardRevealed', {
      when(game, unit, { card }) {
        const { reserve } = game.state.players[unit.seat]!;
        return card === unit.id && reserve !== null && hasTag(game, unitOf(game.state, reserve), 'Aquatic');
      },
      run: (game, unit) => takeReserve(game, unit, 'submerge'),
    }),
    innate('Augmented Power Servos', 'This unit’s characters have Impact [1].', keyword('impact', 1)),
    enhancedBlastArmor,
    innate('Sonar Detection', 'Targets of its ranged attacks have their Cover reduced by 1, to no less than 0.', change('coverReduced', (_game, owner, { unit, attack }) => (unit === owner.id && attack?.kind === 'ranged' ? 1 : 0))),
  ],
  stances: [
    stance({
      name: 'Assault Protocol',
      melee: weapon(6, 4, 'Servo Punch', 'blunt', '1: strike strike | 2-3: critical strike | 4+: critical critical'),
      ranged: weapon(7, 4, 'Laser Cannon', 'heavyBlaster', '1-2: strike | 3: critical | 4+: critical strike', 5),
      defense: chart('Armor Plating', '1-2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | m3: dash damage | t4: pinned heal heal | m4: disarmed damage | m5: damage | b3: shove',
        'm1-m2 m2-m3 m3-m4 m4-m5 m3-t4 t4-m5 m2-b3 b3-m4',
      ),
    }),
  ],
});
