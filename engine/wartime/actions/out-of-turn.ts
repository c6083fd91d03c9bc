import { answer, outOfTurn } from '../action.ts';
import { check, passed } from '../check.ts';
import { attributeOf, emit, limitsOf, type Answer } from '../game.ts';
import { canShoot, shoot } from '../shot.ts';
import { characterOf, isStanding } from '../state.ts';

/** On the impact check of an action that is not made for being out of turn (WT-7.3). */
const OUT_OF_TURN = -1;
/** With a further -1 because it comes before the triggering action is over (WT-A09). */
const INTERRUPTING = OUT_OF_TURN - 1;
/** On the impact check against a runner (WT-A29). */
export const RUNNING = -1;
/** On the shooter's impact check when the target hits the dirt (WT-AC13). */
const DUCKED = -3;

/** WT-AC13, WT-A50: made for being out of turn, so it costs what it says and its own check has no penalty (WT-A09). */
const hitTheDirt = answer({
  id: 'hit-the-dirt',
  name: 'Hit the dirt',
  text: 'When it is shot at: on a passed REA check the shooter has -3 on the impact check. If it survives, it checks its VOL.',
  moment: 'shotDeclared',
  cost: () => 3,
  penalty: 0,
  shoots: false,
  when: (_game, self, trigger) => trigger.target === self.id,
  *run(game, self, { shot }) {
    const rolled = yield* check('reaction', attributeOf(game, self, 'rea'), limitsOf(game, self), { character: self.id });
    emit(game, { type: 'checked', character: self.id, check: 'reaction', ...rolled });
    if (shot === null) return;
    if (passed(rolled)) shot.modifier += DUCKED;
    shot.ducked = true;
  },
});

/** A shot before the other's shot is rolled (WT-7.3), by somebody who sees the shooter (WT-A12). */
const firstShot = answer({
  id: 'first-shot',
  name: 'Shoot first',
  text: 'A ranged attack on somebody about to shoot, out of turn: double cost, at least 3, and -2 on the impact check.',
  moment: 'shotDeclared',
  cost: ({ weapon }) => outOfTurn(weapon.cost),
  penalty: INTERRUPTING,
  shoots: true,
  when: (game, self, { actor }) => { const shooter = characterOf(game.state, actor); return isStanding(shooter) && canShoot(game, self, shooter); },
  *run(game, self, { actor, depth }) {
    yield* shoot(game, { shooter: self.id, target: actor, modifier: INTERRUPTING, depth: depth + 1 });
  },
});

/** A shot at somebody who has just done something (WT-7.3), by somebody who sees who acted (WT-A12). */
const returnShot = answer({
  id: 'return-shot',
  name: 'Return fire',
  text: 'A ranged attack on somebody who has just acted, out of turn: double cost, at least 3, and -1 on the impact check.',
  moment: 'actionOver',
  cost: ({ weapon }) => outOfTurn(weapon.cost),
  penalty: OUT_OF_TURN,
  shoots: true,
  when: (game, self, { actor }) => { const other = characterOf(game.state, actor); return isStanding(other) && canShoot(game, self, other); },
  *run(game, self, { actor, running, depth }) {
    yield* shoot(game, { shooter: self.id, target: actor, modifier: OUT_OF_TURN + (running ? RUNNING : 0), depth: depth + 1 });
  },
});

export const ANSWERS: readonly Answer[] = Object.freeze([hitTheDirt, firstShot, returnShot]);
