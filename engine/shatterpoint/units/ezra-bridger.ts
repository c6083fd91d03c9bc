import { active, advised, after, innate, reactive } from '../game/ability.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { rollDefense } from '../attack/dice.ts';
import { gainCondition } from '../deeds/effects.ts';
import { forceJump, oneMay, reachableEnemies, winsTies, woundedByOwnAttack } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { hasTag, standing, typeOf, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';

const INFORMANT = 'unreliable-informant';

/** Enemy Supporting characters within range 3. */
const listeners = (game: Game, unit: Unit): CharacterId[] => reachableEnemies(game, unit, 3).filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting');

export const ezraBridger = unitCard({
  id: 'ezra-bridger', name: 'Ezra Bridger, Spectre-6', uniqueNames: ['Ezra Bridger'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Force User', 'Padawan', 'Rebel Alliance', 'Scoundrel', 'Spectre'],
  sculpts: ['ezra-bridger'],
  codes: { sps: 'ezrabridgerspectre6', spt: '00290102', tabletopAdmiral: null, shatterApp: 86 },
  abilities: [
    forceJump,
    advised({ purpose: 'harm', deed: 'displace' }, active('Unreliable Informant', 1, 'Pick an enemy Supporting character within range 3 and roll 1 defense die: on expertise it dashes and this unit’s player resolves the move; on a block or a failure its unit gains pinned.', {
      can: (game, unit) => listeners(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseCharacter(unit.seat, INFORMANT, listeners(game, unit));
        if (enemy === null) return;
        const [face] = yield* rollDefense(INFORMANT, 1, { ability: INFORMANT });
        if (face === 'expertise') yield* toolMove(game, enemy, 'dash', { optional: false, seat: unit.seat });
        else yield* gainCondition(game, unitWith(game.state, enemy).id, 'pinned', standing(unit)[0] ?? null);
      },
    })),
    reactive('Helpful Hand', 0, 'When an allied Force User Primary character ends a move action within range 2: one of this unit’s characters may jump.', 'actionResolved', {
      when(game, unit, event) {
        const friend = unitOf(game.state, event.unit);
        return event.action === 'move' && friend.seat === unit.seat && typeOf(game, friend) === 'primary' && hasTag(game, friend, 'Force User') && standing(friend).some((id) => unitWithin(game, unit, id, 2));
      },
      *run(game, unit) { yield* oneMay(game, unit, 'jump', 'helpful-hand'); },
    }),
    winsTies('Thanks for Doing the Heavy Lifting'),
    innate('This Helmet is Property of Ezra Bridger', 'When an attack of its character wounds an enemy Supporting unit: this unit’s player gains 1 momentum more.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => woundedByOwnAttack(event, unit) && typeOf(game, unitOf(game.state, event.unit)) === 'supporting',
        *run(game, unit) { gainMomentum(game, unit.seat); },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Fast Learner',
      melee: weapon(7, 5, 'Ezra Bridger’s Lightsaber', 'saber', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage jump'),
      ranged: weapon(6, 5, 'Ezra Bridger’s Lightsaber', 'thrown', '1: strike strike | 2-3: critical strike | 4+: critical critical shove', 4),
      defense: chart('Slippery', '1: block | 2-3: block block dash | 4+: block block critical>strike dash'),
      tree: tree(
        '*t1: shove damage | t2: disarmed damage | t3: shove damage | t4: damage | *b1: damage damage | b2: pinned damage | b3: strained | b4: damage damage | m3: reposition heal heal heal | m5: jump damage damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5 t2-m3 b2-m3 m3-m5',
      ),
    }),
  ],
});
