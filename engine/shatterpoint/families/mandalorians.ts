import { reactive, tactic, type Ability } from '../game/ability.ts';
import { grantAction, mayGrant } from '../turn/act.ts';
import { chooseCharacter, isNearTagged, taggedAllies } from '../deeds/choose.ts';
import { toolMove } from '../deeds/move.ts';

export const strongerTogether: Ability = reactive('Mandalorians Are Stronger Together', 0,
  'After this unit’s move action: if one of its characters is within range 2 of another allied Mandalorian character, it makes a focus action.', 'actionResolved', {
    when: (game, unit, event) => event.unit === unit.id && event.action === 'move' && mayGrant(game, unit, 'focus') && isNearTagged(game, unit, 'Mandalorian', 2),
    run: (game, unit) => grantAction(game, unit, 'focus'),
  });

export const prideOfTheMandalore: Ability = tactic('Pride of the Mandalore', 'Another allied Mandalorian character may jump.', function* (game, unit) {
  const chosen = yield* chooseCharacter(unit.seat, 'pride-of-the-mandalore', taggedAllies(game, unit, 'Mandalorian', true), true);
  if (chosen !== null) yield* toolMove(game, chosen, 'jump');
});
