import { action, PLAIN } from '../action.ts';
import { emit } from '../game.ts';

const MOST_CONCENTRATION = 3;

/** WT-AG04. */
export const concentrate = action({
  id: 'concentrate',
  name: 'Concentrate',
  text: '+1 on the attribute check of the next action of this activation; up to three may be added up.',
  cost: () => 1,
  ways: (game) => (game.state.activation!.concentration < MOST_CONCENTRATION ? PLAIN : [{ target: null, refusal: { rule: 'WT-A15b', why: 'concentratedEnough' } }]),
  *run(game, self) {
    emit(game, { type: 'concentrated', character: self.id });
  },
});

/** WT-AG10, WT-A17. */
export const wait = action({
  id: 'wait',
  name: 'Wait',
  text: 'Passes to the next reaction phase without having acted; not from the last one, and not after doing something else.',
  cost: () => 3,
  ways: (game) => {
    if (game.state.phase <= 1) return [{ target: null, refusal: { rule: 'WT-A17', why: 'lastPhase' } }];
    return game.state.activation!.begun ? [{ target: null, refusal: { rule: 'WT-AG10', why: 'actedAlready' } }] : PLAIN;
  },
  *run(game, self) {
    emit(game, { type: 'waited', character: self.id, phase: game.state.phase - 1, kept: game.state.activation!.left });
  },
});
