import type { Event } from '../../../../engine/miniatures/events.ts';
import type { FigureId } from '../../../../engine/miniatures/state.ts';
import type { Means } from '../../../match/means.ts';
import { showWith, type Showings } from '../../../match/showing.ts';
import type { Stage } from '../../../match/stage.ts';
import { isLarge, type Situation } from '../words/names.ts';
import { middleOf } from './squares.ts';
import { d20s, TEN } from './tableau.ts';

/** A walk goes on at one pace: milliseconds for the side of a square, and more for its diagonal. */
const STEP = 150;
const DIAGONAL = Math.SQRT2;
/** Milliseconds for a step to another storey. */
const CLIMB = 700;

/** Who fights from near alone strikes; all others shoot. */
function meansOf(attacker: FigureId, { view, cards }: Situation): Means {
  const card = cards.find(({ id }) => id === view.figures.find((figure) => figure.id === attacker)?.card);
  return card?.feats.some(({ id }) => id === 'melee-attack') === true ? 'blunt' : 'blaster';
}

/** Whether a figure covers two by two squares where it goes. */
function isLargeNow(situation: Situation, id: FigureId, squeezed: boolean): boolean {
  const figure = situation.view.figures.find((each) => each.id === id);
  return figure !== undefined && isLarge(situation, { ...figure, squeezed });
}

/** How each event looks on the table. */
export const showings = {
  deployed: (stage, { figure, to }, situation) => {
    stage.move(figure, middleOf(situation.view.board, to, isLargeNow(situation, figure, false)), 'carry', 400);
    return 450;
  },
  roundBegun: (stage, _event, { view }) => {
    stage.clearDice();
    for (const { id } of view.figures) stage.addToken(id, 'done', -Infinity);
    return 200;
  },
  initiativeRolled: (stage, { thrown }) => {
    stage.throwDice(d20s(thrown.flat()), 950);
    return 1100;
  },
  activated: (stage, { figure }) => {
    stage.clearDice();
    stage.setActive(figure);
    stage.addToken(figure, 'done', 1);
    return 350;
  },
  stepped: (stage, { figure, from, to, squeezed }, situation) => {
    stage.clearDice();
    stage.setTarget(null, null);
    const time = from.level !== to.level ? CLIMB : STEP * (from.column !== to.column && from.row !== to.row ? DIAGONAL : 1);
    stage.move(figure, middleOf(situation.view.board, to, isLargeNow(situation, figure, squeezed)), 'walk', time);
    return time;
  },
  opportunityTaken: (stage, { figure, mover }) => {
    stage.face(figure, mover);
    stage.act(figure, 'aim', 300);
    return 300;
  },
  featUsed: (stage, { figure }) => {
    stage.act(figure, 'crouch', 300);
    return 350;
  },
  attackDeclared: (stage, { attacker, target }, situation) => {
    stage.clearDice();
    stage.setTarget(attacker, target, meansOf(attacker, situation));
    stage.face(attacker, target);
    stage.face(target, attacker);
    stage.act(attacker, 'aim', 500);
    return 400;
  },
  // The die of the answer is looked at before that of the attack round it lies there again.
  attackResumed: (stage) => {
    stage.setTarget(null, null);
    return 700;
  },
  targetDrawn: (stage, { attacker, to }, situation) => {
    stage.setTarget(attacker, to, meansOf(attacker, situation));
    stage.face(attacker, to);
    stage.act(to, 'crouch', 300);
    return 400;
  },
  saveRolled: (stage, { natural }) => {
    stage.throwDice(d20s([natural]), 950);
    return 1100;
  },
  fireCombined: (stage, { helper, attacker }) => {
    stage.face(helper, attacker);
    stage.addToken(helper, 'done', 1);
    stage.act(helper, 'strike', 300);
    return 350;
  },
  attackRolled: (stage, { natural }) => {
    stage.throwDice(d20s([natural]), 950);
    return 1100;
  },
  hit: (stage, { attacker }) => {
    stage.act(attacker, 'strike', 400);
    return 400;
  },
  guarded: (stage, { guard, target }) => {
    stage.face(guard, target);
    stage.act(guard, 'crouch', 300);
    return 350;
  },
  missed: (stage, { attacker, target }) => {
    stage.act(attacker, 'strike', 400);
    stage.act(target, 'parry', 400);
    stage.spare('missed', target);
    stage.setTarget(null, null);
    return 450;
  },
  damaged: (stage, { figure, amount }) => {
    stage.harm(figure, Math.round(amount / TEN), amount);
    stage.act(figure, 'flinch', 350);
    stage.setTarget(null, null);
    return 450;
  },
  defeated: (stage, { figure }) => {
    stage.act(figure, 'dissolve', 850);
    return 900;
  },
  forceSpent: (stage, { figure }) => {
    stage.act(figure, 'crouch', 300);
    return 350;
  },
  forceGained: (stage, { figure }) => {
    stage.act(figure, 'crouch', 300);
    return 350;
  },
  actionTaken: (stage, { figure, target }) => {
    stage.clearDice();
    stage.setTarget(null, null);
    if (target !== null) stage.face(figure, target);
    stage.act(figure, 'aim', 500);
    return 400;
  },
  healed: (stage, { figure, amount }) => {
    stage.harm(figure, -Math.round(amount / TEN), -amount);
    return 400;
  },
  doorMoved: (stage, { door, open }) => {
    stage.swing(door, open, 450);
    return 450;
  },
  turnEnded: (stage) => {
    stage.setActive(null);
    return 150;
  },
  decided: (stage, { winner }) => {
    stage.win(winner, 'match');
    stage.setActive(null);
    stage.setTarget(null, null);
    return 300;
  },
} satisfies Showings<Event, Situation>;

export type ShownEvent = keyof typeof showings;

/** Events that change nothing a figure, a die or a token shows; the panels and the log tell of them. */
export const SILENT = ['joined', 'mustered', 'initiativeWon', 'firstChosen', 'phaseBegun', 'roundEnded', 'hastened', 'stoodStill', 'leapt', 'lessonTaught', 'fumbled', 'strafed', 'doorHeld', 'doorReleased'] as const satisfies readonly Exclude<Event['type'], ShownEvent>[];

type None<T extends never> = T;
/** Fails to compile when an event is neither shown nor silent. */
export type Forgotten = None<Exclude<Event['type'], ShownEvent | (typeof SILENT)[number]>>;

/** Shows an event of any type; 0 for a silent one and for one this screen does not know. */
export const show = (stage: Stage, event: Event, situation: Situation): number => showWith<Event, Situation>(showings, stage, event, situation);
