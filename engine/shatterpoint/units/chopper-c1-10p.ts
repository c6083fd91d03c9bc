import { active, advised, change, innate, reactive } from '../game/ability.ts';
import { chooseCharacter, chooseOneUnit, taggedAllies } from '../deeds/choose.ts';
import { rollDefense } from '../attack/dice.ts';
import { gainCondition } from '../deeds/effects.ts';
import { keyword, oneMay, woundedByOwnAttack } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { enemies, hasTag, standing, unitsWithin, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { isToCome } from '../turn/order.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const SOMETIMES = 'chopper-sometimes-you-do-it-right';
const inReach = (game: Game, unit: Unit): Unit[] => enemies(game, unit).filter((enemy) => unitsWithin(game, unit, enemy, 2));
const rebels = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Rebel Alliance').filter((id) => unitWithin(game, unit, id, 2));

export const chopperC110p = unitCard({
  id: 'chopper-c1-10p', name: '“Chopper” (C1-10P), Spectre-3', uniqueNames: ['C1-10P'],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Droid', 'Rebel Alliance', 'Spectre'],
  sculpts: ['chopper-c1-10p'],
  jets: true,
  codes: { sps: 'chopperc110pspectre3', spt: '00440103', tabletopAdmiral: null, shatterApp: 82 },
  abilities: [
    advised({ purpose: 'harm' }, active('Mayhem', 1, 'Pick an enemy unit within range 2 and roll 3 defense dice: with any block it gains strained, with any expertise disarmed, with any failure exposed.', {
      can: (game, unit) => inReach(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, 'mayhem', inReach(game, unit));
        if (enemy === null) return;
        const faces = yield* rollDefense('mayhem', 3, { ability: 'mayhem' });
        const by = standing(unit)[0]!;
        if (faces.includes('block')) yield* gainCondition(game, enemy.id, 'strained', by);
        if (faces.includes('expertise')) yield* gainCondition(game, enemy.id, 'disarmed', by);
        if (faces.includes('failure')) yield* gainCondition(game, enemy.id, 'exposed', by);
      },
    })),
    advised({ purpose: 'move' }, active('Rocket Booster', 1, 'One of this unit’s characters may jump.', { *run(game, unit) { yield* oneMay(game, unit, 'jump', 'rocket-booster'); } })),
    reactive('“Chopper,” Sometimes You do it Right', 0, 'When its attack wounded an enemy unit: pick an allied Rebel Alliance character within range 2: it may dash, or reposition if it is a Spectre.', 'wounded', {
      when: (game, unit, event) => woundedByOwnAttack(event, unit) && unitOf(game.state, event.unit).seat !== unit.seat && rebels(game, unit).length > 0,
      *run(game, unit) {
        const friend = yield* chooseCharacter(unit.seat, SOMETIMES, rebels(game, unit));
        if (friend !== null) yield* toolMove(game, friend, hasTag(game, unitWith(game.state, friend), 'Spectre') ? 'reposition' : 'dash');
      },
    }),
    innate('Sturdy Construction', 'This unit’s characters have Protection, Immunity [pinned] and Immunity [disarmed].', keyword('protection'), keyword('immunePinned'), keyword('immuneDisarmed')),
    innate('Is That One of Ours?', 'While this unit’s order card is in the order deck or in reserve, its characters cannot be targeted by ranged attacks.',
      change('untargetable', (game, owner, { character, kind }) => (kind === 'ranged' && character !== null && unitWith(game.state, character).id === owner.id && isToCome(game, owner.id) ? 1 : 0))),
  ],
  stances: [
    stance({
      name: 'Droid Rage',
      melee: weapon(8, 5, 'Shock Prod', 'blunt', '1-2: critical | 3: critical strike | 4+: critical critical damage'),
      ranged: weapon(6, 4, 'Spark Projector', 'power', '1-2: critical | 3: critical strike | 4+: critical critical pinned', 3),
      defense: chart('Sterner Stuff', '1: block | 2-3: block block | 4+: block block reposition'),
      tree: tree(
        '*t1: shove damage | *b1: damage damage | m2: damage | m3: shove damage | m4: damage damage | m5: active',
        't1-m2 b1-m2 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
