import { change, reactive, tactic } from '../game/ability.ts';
import { grantAction, mayGrant } from '../turn/act.ts';
import { chooseOneUnit } from '../deeds/choose.ts';
import { mayDropCondition } from '../deeds/effects.ts';
import { discipline, imperialSupport, isFriendsAction, isOwnStormtrooper, oneMay, stormtrooperPrecision } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { unitsWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Ability } from '../game/game.ts';
import { unitCard } from '../game/unit-card.ts';

const pressOn = tactic('Press On', 'An allied Galactic Empire Supporting unit of its player’s choice may be picked: it may lose one condition, then one of its characters may dash.', function* (game, unit) {
  const troop = yield* chooseOneUnit(game, unit.seat, 'press-on', imperialSupport(game, unit), true);
  if (troop === null) return;
  yield* mayDropCondition(game, troop.id);
  yield* oneMay(game, troop, 'dash', 'press-on');
});

const doggedAssault = (n: number): Ability => reactive('Dogged Assault', 0, `After the combat action of another allied Stormtrooper unit within range ${n}: that unit may make a take cover action.`, 'actionResolved', {
  when(game, unit, event) {
    const friend = unitOf(game.state, event.unit);
    return isFriendsAction(game, unit, event, 'combat') && isOwnStormtrooper(game, unit, friend) && unitsWithin(game, unit, friend, n) && mayGrant(game, friend, 'takeCover');
  },
  run: (game, _unit, event) => grantAction(game, unitOf(game.state, event.unit), 'takeCover'),
});

const disciplinedAssault = stance({
  name: 'Disciplined Assault',
  melee: weapon(5, 5, 'Combat Training', 'blunt', '1-2: damage | 3+: strike damage'),
  ranged: weapon(7, 5, 'E-11 Blaster Rifle', 'blaster', '1-2: critical strike | 3+: critical strike strained', 5),
  defense: chart('Snowtrooper Armor', '1-2: block | 3+: block block'),
  tree: tree(
    '*t1: heal damage | t2: exposed damage | t3: damage heal heal | t4: heal damage damage | t5: damage damage | b2: shove damage | b3: reposition damage | b4: shove damage',
    't1-t2 t1-b2 t2-b3 b2-t3 b2-b3 b3-b4 b4-t5 t3-t4 t4-t5',
  ),
});

export const snowtrooperLieutenant = unitCard({
  id: 'snowtrooper-lieutenant', name: 'Snowtrooper Lieutenant', uniqueNames: [],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Galactic Empire', 'Stormtrooper', 'Trooper'],
  sculpts: ['snowtrooper-lieutenant'],
  codes: { sps: 'snowtrooperlieutenant', spt: '00460102', tabletopAdmiral: null, shatterApp: 101 },
  abilities: [
    pressOn,
    doggedAssault(5),
    discipline('Imperial Discipline', 'Galactic Empire', ' Allied Stormtrooper units keep their Hunker tokens while engaged and can gain them.',
      change('hunkerWhileEngaged', (game, owner, { unit }) => (isOwnStormtrooper(game, owner, unitOf(game.state, unit)) ? 1 : 0)),
    ),
    stormtrooperPrecision,
  ],
  stances: [
    disciplinedAssault,
  ],
  firstPrint: {
    tags: ['Galactic Empire', 'Stormtrooper'],
    abilities: [
      pressOn,
      doggedAssault(4),
      discipline('Commanding Presence', 'Galactic Empire'),
      stormtrooperPrecision,
    ],
    stances: [{
      ...disciplinedAssault,
      ranged: weapon(6, 5, 'E-11 Blaster', 'blaster', '1-2: critical strike | 3+: critical strike strained', 5),
      tree: tree(
        '*t1: heal damage | t2: exposed damage | t3: damage heal heal | t4: heal damage damage | b2: shove damage | b3: reposition damage | b4: shove damage',
        't1-t2 t1-b2 t2-b3 b2-t3 b2-b3 b3-b4 t3-t4',
      ),
    }],
  },
});
