import { active, advised, after, change, innate, reactive } from '../game/ability.ts';
import { inTurn } from '../turn/act.ts';
import { isByEnemy, moveOneWay } from '../attack/again.ts';
import { shakeOff } from '../deeds/damage.ts';
import { isOwnStormtrooper, neverReserved } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { allies, hasTag, typeOf, unitsWithin } from '../board/measure.ts';
import { changeResult, countFaces } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { cardPlace } from '../turn/order.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

export const nightTroopers = unitCard({
  id: 'night-troopers', name: 'Night Troopers', uniqueNames: [],
  type: 'supporting', points: 5, force: 0, stamina: 8, durability: 2, characters: 2, base: 40, baseAssumed: true,
  eras: ['newRepublic'],
  tags: ['Galactic Empire', 'Night Trooper', 'Stormtrooper', 'Trooper'],
  sculpts: ['night-troopers-1', 'night-troopers-2'],
  codes: { sps: 'nighttroopers', spt: '00830103', tabletopAdmiral: null, shatterApp: 139 },
  abilities: [
    advised({ purpose: 'move' }, active('Dark Innervation', 1, 'Every character of this unit may dash. While the unit holds an Injured token, each may advance instead.', {
      *run(game, unit) {
        yield* inTurn(game, unit, function* (id) {
          if (unit.injured === 0) yield* toolMove(game, id, 'dash');
          else yield* moveOneWay(game, id, 'dark-innervation', ['dash', 'advance']);
        });
      },
    })),
    reactive('Unnatural Vigor', 0, 'When this unit defends and dice are modified: one attack expertise becomes a failure, and one more for each Injured token on this unit.', 'modifying', {
      when: (game, unit, { roll, defender }) => roll === 'attack' && unitWith(game.state, defender).id === unit.id && countFaces(game, 'attack', 'expertise') > 0,
      *run(game, unit) {
        for (let i = 0; i <= unit.injured; i++) changeResult(game, 'attack', 'expertise', 'failure', unit.seat);
      },
    }),
    innate('Animated Beyond Death', 'When another allied Stormtrooper unit becomes wounded while an allied Nightsister Primary that is not wounded is within range 5, this unit loses all Injured tokens.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => unit.injured > 0 && event.unit !== unit.id && isOwnStormtrooper(game, unit, unitOf(game.state, event.unit))
          && allies(game, unit).some((ally) => ally.wounded === 0 && typeOf(game, ally) === 'primary' && hasTag(game, ally, 'Nightsister') && unitsWithin(game, unit, ally, 5)),
        *run(game, unit) { emit(game, { type: 'injuryHealed', unit: unit.id, amount: unit.injured }); },
      }),
    ),
    innate('Undying Loyalty', 'While this unit holds an Injured token, its order card cannot be reserved, and opponents gain no momentum when it becomes wounded. When an enemy effect wounds it: it gains an Injured token, then loses a Wounded token, all damage and one condition; if its order card is in reserve, the card is shuffled into the deck.',
      neverReserved((owner) => owner.injured > 0),
      change('momentumForWound', (_game, owner, { unit }) => (unit === owner.id && owner.injured > 0 ? -1 : 0)),
      after('wounded', {
        may: false,
        when: (game, unit, event) => event.unit === unit.id && isByEnemy(game, unit, event.by),
        *run(game, unit) {
          yield* shakeOff(game, unit.id, 1);
          if (cardPlace(game, unit.id) === 'reserve') emit(game, { type: 'cardReturned', seat: unit.seat, card: unit.id, from: 'reserve' });
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Survival Tactics',
      melee: weapon(5, 5, 'Combat Training', 'blunt', '1-3: strike strike | 4+: critical strike strike'),
      ranged: weapon(6, 5, 'E-11 Blaster Rifle', 'blaster', '1-2: critical | 3: critical strike | 4+: critical critical', 5),
      defense: chart('Reforged Trooper Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: shove damage | t2: exposed damage | m2: damage damage | m3: shove damage | t4: dash damage | m4: strained damage | m5: damage heal heal',
        'm1-t2 t2-m3 m1-m2 m2-m3 m3-t4 m3-m4 m4-m5',
      ),
    }),
  ],
});
