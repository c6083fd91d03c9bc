import { active, after, innate } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { gainCondition, gainHunker } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { fearlessAndInventive, moveToward, stealthyApproach } from '../families/index.ts';
import { characterOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { engagedWith, standing, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const RETREAT = 'feigned-retreat';

/** Other allied Ewok characters within range 3 that are engaged. */
const baits = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Ewok', true).filter((id) => unitWithin(game, unit, id, 3) && engagedWith(game, id).length > 0);

export const paploo = unitCard({
  id: 'paploo', name: 'Paploo, Curious Creature', uniqueNames: ['Paploo'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Endor', 'Ewok', 'Scout'],
  sculpts: ['paploo'],
  codes: { sps: 'paploocuriouscreature', spt: '00270103', tabletopAdmiral: null, shatterApp: 55 },
  abilities: [
    active('Feigned Retreat', 1, 'Pick another allied Ewok character within range 3 and an enemy engaged with it: it may reposition away from that enemy and its unit gains a Hunker token. The enemy’s unit gains exposed, and its player may dash that enemy toward the ally.', {
      can: (game, unit) => baits(game, unit).length > 0,
      *run(game, unit) {
        const bait = yield* chooseCharacter(unit.seat, RETREAT, baits(game, unit));
        if (bait === null) return;
        const enemy = (yield* chooseCharacter(unit.seat, RETREAT, engagedWith(game, bait).map(({ character }) => character.id)))!;
        yield* toolMove(game, bait, 'reposition', { wedge: { other: characterOf(game.state, enemy).at!, way: 'away' } });
        yield* gainHunker(game, characterUnit(bait));
        yield* gainCondition(game, characterUnit(enemy), 'exposed', standing(unit)[0] ?? null);
        yield* moveToward(game, enemy, 'dash', bait);
      },
    }),
    stealthyApproach,
    fearlessAndInventive(),
    innate('What Does This Do?', 'When its character makes a melee attack on an enemy that is exposed or pinned, it may use the defender’s melee expertise chart instead of its own.',
      after('targeted', {
        may: true,
        when(game, unit, { attacker, defender, kind }) {
          const { conditions } = unitWith(game.state, defender);
          return kind === 'melee' && characterUnit(attacker) === unit.id && (conditions.includes('exposed') || conditions.includes('pinned'));
        },
        *run(game, _unit, { defender }) { emit(game, { type: 'chartBorrowed', roll: 'attack', from: defender }); },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Loaded Questions',
      melee: weapon(6, 5, 'Spear', 'blade', '1: critical damage damage | 2: strike damage damage | 3+: damage'),
      ranged: weapon(5, 5, 'Sling', 'thrown', '1: critical damage | 2+: damage', 4),
      defense: chart('Lucky Day', '1: block block critical>strike | 2: block critical>strike | 3+: block'),
      tree: tree(
        '*m1: shove damage damage | t2: disarmed | b2: strained | m3: damage damage | m4: reposition | t5: damage damage | b5: shove damage',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
