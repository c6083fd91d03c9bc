import type { Seat } from '../core/script.ts';
import type { Square, Wall } from './board.ts';

/** `seat.place`, e.g. `0.1`: the seat's second figure. */
export type FigureId = string;

/** How many squares the board has, and their side in mm. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
  readonly square: number;
  /** The edges of its doors, in order; left out where it has none. */
  readonly doors?: readonly (readonly Wall[])[] | undefined;
}

/** Everything that changes during a skirmish; cards and what fills the board are content. */
export interface State {
  /** It never changes: by it whoever sees the state finds the squares on the table. */
  readonly board: BoardSize;
  step: 'deploy' | 'initiative' | 'phases' | 'over';
  /** Rounds begun so far, from 1. */
  round: number;
  /** Who goes first this round (SWM-5.2). */
  first: Seat;
  /** Whose phase it is. */
  active: Seat;
  /** Activations left in this phase (SWM-6.1). */
  left: number;
  /** In the order of the board's doors. */
  doors: Door[];
  turn: Turn | null;
  attack: Attack | null;
  figures: Figure[];
  /** Who came in since the start, in order (SWM-16.22). A longer list takes its place, it never changes: by it a roster is known. */
  joined: readonly Joined[];
  /** Seats that still choose who comes besides their squad (SWM-3.4). */
  choosing: readonly Seat[];
  /** Null while the skirmish runs, and for a draw. */
  winner: Seat | null;
}

/** A door: who holds it as it is, whatever stands beside it (SWM-13.20). */
export interface Door {
  open: boolean;
  holder: FigureId | null;
}

/** A figure that came into a skirmish that had begun. */
export interface Joined {
  readonly seat: Seat;
  readonly card: string;
}

export interface Figure {
  id: FigureId;
  seat: Seat;
  card: string;
  /** Its square, the first one of a Large figure; null before deployment and after defeat. */
  at: Square | null;
  /** Whether a Large figure is on its way through a gap, on one square (SWM-8.14). */
  squeezed: boolean;
  damage: number;
  /** Points of the Force left. */
  force: number;
  /** Spirits that let it use the Force once more in every turn (SWM-16.20). */
  spirits: number;
  /** How many have fallen to its displeasure (SWM-AMB-34). */
  lessons: number;
  /** Whether it was activated this round (SWM-0.2, SWM-6.4). */
  activated: boolean;
  defeated: boolean;
  /** Whether it came as a reinforcement: the squad is wiped out without it (SWM-4.1, SWM-16.22). */
  hired: boolean;
}

/** The turn of one character (SWM-7.1). */
export interface Turn {
  figure: FigureId;
  /** Movement points spent. */
  spent: number;
  /** Attacks it has made, without those that stand in their place or answer something. */
  attacks: number;
  /** Whether something stands in the place of its attacks (SWM-7.5). */
  replaced: boolean;
  /** Whether it moved before its first attack, or before what stands in its place: then it may not move after it (SWM-7.3). */
  movedFirst: boolean;
  /** Whether it attacked somebody that was not adjacent. */
  ranged: boolean;
  /** Whether it claims to stand still in this turn (SWM-AMB-20). */
  still: boolean;
  /** Whether the Force gives it two squares more (SWM-14.3). */
  faster: boolean;
  /** Whether it moves through enemies (SWM-16.17). */
  leaping: boolean;
  /** Whether it attacks as it flies over its enemies (SWM-16.44). */
  strafing: boolean;
  /** The square it left with its last step. */
  left: Square | null;
  /** Whom the action that it takes is aimed at. */
  aimed: FigureId | null;
  /** Answers given this turn, each once: `opportunity@0.1`, `cleave@1.0` (SWM-12.3, SWM-16.8). */
  used: string[];
  /** Whom its attacks have hit, each time (SWM-16.37). */
  struck: FigureId[];
  /** Who has used the Force in this turn, and whose points paid for it (SWM-14.5). */
  forced: ForceUse[];
}

interface ForceUse {
  readonly figure: FigureId;
  readonly payer: FigureId;
}

/** Whether an attack is an ordinary one of one's own turn, made in flight, part of an action of it, an attack of opportunity, or an answer to something else. */
export type Occasion = 'turn' | 'strafe' | 'action' | 'opportunity' | 'answer';

/** One attack, as far as it has come. */
export interface AttackMade {
  attacker: FigureId;
  target: FigureId;
  occasion: Occasion;
  cover: boolean;
  /** Allies that added their fire (SWM-11.6). */
  helpers: FigureId[];
  /** What they add together. */
  help: number;
  /** Who takes the damage in the target's stead (SWM-16.5). */
  guard: FigureId | null;
  /** Null until the die is rolled. */
  roll: { natural: number; total: number; defense: number } | null;
  /** Null until it is settled. */
  outcome: 'hit' | 'critical' | 'missed' | null;
  damage: number;
}

/** An attack with those that were made within it and are over, in order; left out where there are none. */
export interface AttackAnswered extends AttackMade {
  answers?: readonly AttackMade[] | undefined;
}

/** The attack being made, or the last one until somebody goes on. `within`: those that it is made within, the outermost first; left out where there are none. */
export interface Attack extends AttackAnswered {
  within?: readonly AttackAnswered[] | undefined;
}

export function cloneState(s: State): State {
  return {
    board: s.board, step: s.step, round: s.round, first: s.first, active: s.active, left: s.left,
    doors: s.doors.length === 0 ? s.doors : s.doors.map(({ open, holder }) => ({ open, holder })),
    turn: s.turn === null ? null : cloneTurn(s.turn),
    attack: s.attack === null ? null : cloneAttack(s.attack),
    figures: s.figures.map(cloneFigure),
    joined: s.joined, choosing: s.choosing,
    winner: s.winner,
  };
}

const cloneTurn = (t: Turn): Turn => ({
  figure: t.figure, spent: t.spent, attacks: t.attacks, replaced: t.replaced, movedFirst: t.movedFirst, ranged: t.ranged,
  still: t.still, faster: t.faster, leaping: t.leaping, strafing: t.strafing, left: t.left, aimed: t.aimed,
  used: t.used.slice(), struck: t.struck.slice(), forced: t.forced.slice(),
});

/** The same attack, to be gone on with; attacks round it and in it never change. */
export function cloneAttack(a: Attack): Attack {
  const clone: Attack = {
    attacker: a.attacker, target: a.target, occasion: a.occasion, cover: a.cover, helpers: a.helpers.slice(), help: a.help, guard: a.guard,
    roll: a.roll === null ? null : { ...a.roll }, outcome: a.outcome, damage: a.damage,
  };
  if (a.answers !== undefined) clone.answers = a.answers;
  if (a.within !== undefined) clone.within = a.within;
  return clone;
}

const cloneFigure = (f: Figure): Figure => ({
  id: f.id, seat: f.seat, card: f.card, at: f.at, squeezed: f.squeezed, damage: f.damage, force: f.force, spirits: f.spirits, lessons: f.lessons,
  activated: f.activated, defeated: f.defeated, hired: f.hired,
});

/** The turn of a figure that has just been activated. */
export const freshTurn = (figure: FigureId): Turn => ({
  figure, spent: 0, attacks: 0, replaced: false, movedFirst: false, ranged: false, still: false, faster: false, leaping: false,
  strafing: false, left: null, aimed: null,
  used: [], struck: [], forced: [],
});

/** The id of the next figure that joins a seat. */
export const nextId = (figures: readonly Pick<Figure, 'seat'>[], seat: Seat): FigureId => `${seat}.${figures.filter((figure) => figure.seat === seat).length}`;

/** A figure before deployment, with the points of the Force that its card prints. */
export const freshFigure = (id: FigureId, seat: Seat, card: string, force: number): Figure => ({
  id, seat, card, at: null, squeezed: false, damage: 0, force, spirits: 0, lessons: 0, activated: false, defeated: false, hired: false,
});

export function figureOf(state: State, id: FigureId): Figure {
  for (const figure of state.figures) if (figure.id === id) return figure;
  throw new Error(`no figure ${id}`);
}

/** Whether a figure is taking its turn: what counts in its own turn alone counts for its answers in it too (SWM-11.6, SWM-16.7, SWM-16.32, SWM-16.34). */
export const isOwnTurn = ({ turn }: State, id: FigureId): boolean => turn?.figure === id;

/** Figures on the board. */
export const standing = (state: State): (Figure & { at: Square })[] => state.figures.filter(isStanding);

export const isStanding = (figure: Figure): figure is Figure & { at: Square } => figure.at !== null;

/** Enemies on the board of a seat. */
export function enemiesOf({ figures }: State, seat: Seat): (Figure & { at: Square })[] {
  const enemies: (Figure & { at: Square })[] = [];
  for (const figure of figures) if (figure.seat !== seat && isStanding(figure)) enemies.push(figure);
  return enemies;
}

/** Allies on the board: other figures of the same squad, never oneself. */
export const alliesOf = (state: State, self: Figure): (Figure & { at: Square })[] =>
  standing(state).filter((figure) => figure.seat === self.seat && figure.id !== self.id);
