import { active, advised, after, change, identity, innate, tactic } from '../game/ability.ts';
import { attack } from '../attack/attack.ts';
import { chooseCharacter, chooseWay, taggedAllies } from '../deeds/choose.ts';
import { rollAttack } from '../attack/dice.ts';
import { dropCondition, dropDamageOrCondition, gainHunker } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { alliesTagged, allyWounded, eachMay, eachOfMay, stealthyApproach } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { charactersOf, hasTag, typeOf, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const ELDER = 'elders-commmand';
const INGREDIENTS = 'secret-ingredients';

/** Allied Ewok Supporting characters within range 4. */
const called = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Ewok').filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting' && unitWithin(game, unit, id, 4));
const ewoks = (game: Game, unit: Unit, tag: string): Unit[] => alliesTagged(game, unit, 'Ewok').filter((ally) => hasTag(game, ally, tag));

export const logray = unitCard({
  id: 'logray', name: 'Logray, Bright Tree Shaman', uniqueNames: ['Logray'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Endor', 'Ewok', 'Shaman'],
  sculpts: ['logray'],
  codes: { sps: 'lograybrighttreeshaman', spt: '00390101', tabletopAdmiral: null, shatterApp: 46 },
  abilities: [
    tactic('Inspiring Presence', 'Each allied Ewok Warrior unit gains a Hunker token and may lose up to 2 damage or one condition. Then each allied Ewok Scout character may dash.', function* (game, unit) {
      for (const warrior of ewoks(game, unit, 'Warrior')) {
        yield* gainHunker(game, warrior.id);
        yield* dropDamageOrCondition(game, warrior.id, 2);
      }
      yield* eachOfMay(game, charactersOf(ewoks(game, unit, 'Scout')), 'dash');
    }),
    advised({ deed: 'attack' }, active('Elder’s Commmand', 1, 'Pick an allied Ewok Supporting character within range 4: it may dash; then it may do one of these: its unit gains a Hunker token, its unit loses one condition, or it makes a 5-dice attack.', {
      can: (game, unit) => called(game, unit).length > 0,
      *run(game, unit) {
        const ewok = yield* chooseCharacter(unit.seat, ELDER, called(game, unit));
        if (ewok === null) return;
        yield* toolMove(game, ewok, 'dash');
        const way = yield* chooseWay(unit.seat, ELDER, ['hunker', 'condition', 'attack', 'none']);
        if (way === 'hunker') yield* gainHunker(game, characterUnit(ewok));
        if (way === 'condition') yield* dropCondition(game, characterUnit(ewok));
        if (way === 'attack') yield* attack(game, ewok, { dice: 5, part: ELDER });
      },
    })),
    stealthyApproach,
    innate('Protective Wards', 'While this unit is not wounded, other allied Ewok units’ characters have 1 defense die more.',
      change('defenseDice', (game, owner, { unit }) => {
        const ally = unitOf(game.state, unit);
        return owner.wounded === 0 && ally.id !== owner.id && ally.seat === owner.seat && hasTag(game, ally, 'Ewok') ? 1 : 0;
      }),
    ),
    identity('Secret Ingredients', 'When an allied Ewok unit wounds an enemy unit, roll 1 attack die: on a critical or strike refresh 1 Force; on an expertise or failure each character of that Ewok unit may dash.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => allyWounded(game, unit, event) && hasTag(game, unitWith(game.state, event.by!), 'Ewok'),
        *run(game, unit, { by }) {
          const [face] = yield* rollAttack(INGREDIENTS, 1, { ability: INGREDIENTS });
          if (face === 'critical' || face === 'strike') refreshForce(game, unit.seat, 1);
          else yield* eachMay(game, unitWith(game.state, by!), 'dash');
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Wisdom of the Woods',
      melee: weapon(6, 5, 'Staff', 'blunt', '1-3: strike damage | 4: critical strike damage | 5+: critical strike damage damage'),
      ranged: weapon(7, 6, 'Sling', 'thrown', '1: critical | 2-3: critical strike | 4+: critical critical strike', 4),
      defense: chart('Defensive Wards', '1: block | 2-3: block block | 4+: block block critical>failure'),
      tree: tree(
        '*m1: shove damage | m2: strained damage | m3: shove damage | t4: reposition damage | m4: damage damage | b4: heal heal | m5: active',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-m4 m4-m5 m3-b4 b4-m5',
      ),
    }),
    stance({
      name: 'Omen of Strength',
      melee: weapon(7, 6, 'Staff', 'blunt', '1-3: critical damage | 4: critical critical damage | 5+: critical critical strike damage'),
      ranged: weapon(6, 5, 'Sling', 'thrown', '1-2: strike | 3: critical strike | 4+: critical strike strike', 4),
      defense: chart('Defensive Wards', '1: block | 2-3: block block critical>strike | 4+: block block critical>failure'),
      tree: tree(
        '*m1: damage damage | m2: pinned damage | b2: strained damage | m3: damage damage | t4: exposed damage | b4: disarmed damage | m5: active',
        'm1-m2 m2-m3 m1-b2 b2-m3 m3-t4 t4-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
