import { innate, reactive, tactic } from '../game/ability.ts';
import { inTurn } from '../turn/act.ts';
import { moveOneWay } from '../attack/again.ts';
import { chooseOneUnit, chooseWay } from '../deeds/choose.ts';
import { gainHunker } from '../deeds/effects.ts';
import { eachMay, imperialSupport, keyword, moveToward, tacticalAdvance } from '../families/index.ts';
import { objectiveOf, unitWith } from '../state/find.ts';
import { engagedWith, standing } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const deathTrooperEscort = unitCard({
  id: 'death-trooper-escort', name: 'Death Trooper Escort', uniqueNames: [],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion', 'newRepublic'],
  tags: ['Death Trooper', 'Galactic Empire', 'Stormtrooper'],
  sculpts: ['death-trooper-escort'],
  codes: { sps: 'deathtrooperescort', spt: '00260102', tabletopAdmiral: null, shatterApp: 66 },
  abilities: [
    tactic('Imperial Efficiency', 'Pick this unit or an allied Galactic Empire Supporting unit: each of its characters may dash, or may reposition instead if the unit has damage.', function* (game, unit) {
      const chosen = yield* chooseOneUnit(game, unit.seat, 'imperial-efficiency', [unit, ...imperialSupport(game, unit)]);
      if (chosen === null) return;
      if (chosen.damage === 0) yield* eachMay(game, chosen, 'dash');
      else yield* inTurn(game, chosen, (id) => moveOneWay(game, id, 'imperial-efficiency', ['dash', 'reposition']));
    }),
    tacticalAdvance,
    reactive('Disciplined', 1, 'After an attack on this unit, if it is not wounded: each of its characters may reposition toward an active objective. If none of them is engaged then, the unit gains a Hunker token.', 'attackResolved', {
      when: (game, unit, { attack }) => unit.wounded === 0 && unitWith(game.state, attack.defender).id === unit.id,
      *run(game, unit) {
        const goals = game.state.objectives.filter(({ active }) => active).map(({ id }) => id);
        yield* inTurn(game, unit, function* (id) {
          const goal = goals.length === 0 ? 'none' : yield* chooseWay(unit.seat, 'disciplined', [...goals, 'none']);
          if (goal !== 'none') yield* moveToward(game, id, 'reposition', objectiveOf(game.state, goal).at);
        });
        if (standing(unit).every((id) => engagedWith(game, id).length === 0)) yield* gainHunker(game, unit.id);
      },
    }),
    innate('Rigorous Training', 'This unit’s characters have Protection and Sharpshooter [1].', keyword('protection'), keyword('sharpshooter', 1)),
  ],
  stances: [
    stance({
      name: 'Death Trooper Training',
      melee: weapon(7, 5, 'Close Combat Training', 'blunt', '1-2: strike strike | 3-4: critical damage | 5+: critical critical dash'),
      ranged: weapon(7, 5, 'E-11D Blaster Rifle', 'blaster', '1-2: strike strike | 3-4: critical damage | 5+: critical critical dash', 5),
      defense: chart('Death Trooper Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: strained damage | t2: damage damage | t3: exposed damage | t4: damage damage | *b1: shove damage | b2: disarmed damage | b3: shove damage | b4: pinned damage | m5: reposition damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
