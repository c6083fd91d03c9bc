/** Feats that step in when others are attacked or fall. */
import { pickOne, type Script } from '../../core/script.ts';
import { attack, neededFor } from '../attack.ts';
import type { Square } from '../board.ts';
import { hasFeat } from '../card.ts';
import { hurt, oneByOne } from '../damage.ts';
import { reaction } from '../feat.ts';
import { cardOf, emit, type Game, type Targets } from '../game.ts';
import { save } from '../roll.ts';
import { adjacent } from '../sight.ts';
import { areAdjacent, awayFrom, eyesOf, spaceOf } from '../stand.ts';
import { figureOf, isStanding, standing, type Figure, type FigureId } from '../state.ts';
import { coverOf, targetsOf } from '../target.ts';

/** Range of Draw Fire in squares, and what the attacker's save must show (SWM-16.12). */
const DRAWN = { range: 6, save: 11 };

/** SWM-16.12, SWM-AMB-21: before the roll, once for each attack. */
const DRAWS = {
  id: 'draw-fire',
  name: 'Draw Fire',
  text: `When an enemy chooses an ally within ${DRAWN.range} squares, it may become the target instead if it is a legal one. The enemy resists with a save of ${DRAWN.save}.`,
} as const;

export const drawFire = [
  reaction({
    ...DRAWS,
    after: 'attackDeclared',
    again: true,
    // Of a fixed list only who has not been attacked yet is a legal target (SWM-16.4), of a mover nobody else (SWM-12.1).
    when: (game, self, { attacker, among }) =>
      among?.includes(self.id) !== false && mayDraw(game, self, game.state.attack!.target, targetsOf(game, figureOf(game.state, attacker))),
    run: (game, self, { attacker }) => draw(game, self, attacker, game.state.attack!.target),
  }),
  reaction({
    ...DRAWS,
    after: 'actionTaken',
    again: true,
    when: (game, self, { figure, feat }) => {
      const enemy = figureOf(game.state, figure);
      const action = cardOf(game, enemy).feats.find((each) => each.id === feat);
      const { aimed } = game.state.turn!;
      // What allies do to each other draws nobody.
      if (enemy.seat === self.seat || aimed === null) return false;
      return action?.kind === 'action' && action.targets !== undefined && mayDraw(game, self, aimed, action.targets(game, enemy));
    },
    run: (game, self, { figure }) => draw(game, self, figure, game.state.turn!.aimed!),
  }),
] as const;

const mayDraw = (game: Game, self: Figure, target: FigureId, { legal }: Targets): boolean =>
  target !== self.id && isAllyWithin(game, self, target, DRAWN.range) && legal.includes(self.id);

function* draw(game: Game, self: Figure, attacker: FigureId, from: FigureId): Script {
  const enemy = figureOf(game.state, attacker);
  if (yield* save(game, enemy, DRAWN.save)) return;
  emit(game, { type: 'targetDrawn', attacker, from, to: self.id, cover: coverOf(game, enemy, self) });
}

function isAllyWithin(game: Game, self: Figure, id: FigureId, range: number): boolean {
  const ally = figureOf(game.state, id);
  return ally.seat === self.seat && isStanding(self) && isStanding(ally) && awayFrom(game, self, ally) <= range;
}

/** SWM-16.5, SWM-AMB-19: after a hit, whether the attacker sees the guard or not; one guard for an attack. `whom`: a feat of whom it protects, anybody when left out. */
const guarding = (face: { readonly id: string; readonly name: string; readonly text: string }, whom?: string) => reaction({
  ...face,
  after: 'hit',
  again: true,
  when: (game, self, { target }) => {
    const ally = figureOf(game.state, target);
    if (game.state.attack!.guard !== null || target === self.id || ally.seat !== self.seat) return false;
    return (whom === undefined || hasFeat(cardOf(game, ally), whom)) && areAdjacent(game, self, ally);
  },
  *run(game, self, { target }) {
    emit(game, { type: 'guarded', guard: self.id, target });
  },
});

export const bodyguard = guarding({ id: 'bodyguard', name: 'Bodyguard', text: 'When an attack hits an adjacent ally, it may take the damage instead.' });

/** SWM-16.14. */
export const emperorsBodyguard = guarding({
  id: 'emperors-bodyguard', name: 'Emperor’s Bodyguard', text: 'When an attack hits an adjacent Emperor Palpatine, it may take the damage instead.',
}, 'strength-of-the-emperor');

/** SWM-16.27, SWM-AMB-26. */
export const impulsiveShot = reaction({
  id: 'impulsive-shot',
  name: 'Impulsive Shot',
  text: 'Once a turn, when a unique ally is defeated, it may make an attack at once.',
  after: 'defeated',
  when: (game, self, { figure }) => {
    const fallen = figureOf(game.state, figure);
    const counts = fallen.seat === self.seat || !game.content.house.impulsiveShotAlliedOnly;
    return figure !== self.id && counts && cardOf(game, fallen).unique && targetsOf(game, self).legal.length > 0;
  },
  *run(game, self) {
    const targets = targetsOf(game, self);
    const details = Object.fromEntries(targets.legal.map((target) => [target, { needed: neededFor(game, self.id, target) }]));
    const target = yield* pickOne({ seat: self.seat, ask: 'target', about: { figure: self.id }, closed: targets.closed, details }, targets.legal);
    yield* attack(game, self.id, target, 'answer');
  },
});

/** Everybody next to where a character fell. */
function beside(game: Game, fallen: Figure, at: Square): Figure[] {
  const space = spaceOf(game, { ...fallen, at });
  return standing(game.state).filter((other) => adjacent(eyesOf(game), space, spaceOf(game, other)));
}

/** SWM-16.41: no attack and no save. */
export const selfDestruct = (damage: number) => reaction({
  id: 'self-destruct',
  name: `Self-Destruct ${damage}`,
  text: `When it is defeated, every adjacent character takes ${damage} damage.`,
  after: 'defeated',
  must: true,
  fallen: true,
  when: (game, self, { figure, at }) => figure === self.id && beside(game, self, at).length > 0,
  *run(game, self, { at }) {
    yield* oneByOne(game, beside(game, self, at), damage, (other) => hurt(game, other, damage, { by: self.id, attack: false, adjacent: true }));
  },
});
