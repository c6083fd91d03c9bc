import type { Seat } from '../core/script.ts';
import type { Square } from './board.ts';
import { figureOf, type FigureId, type State } from './state.ts';

/** Whether an attack is made in one's own turn, as an attack of opportunity, or in answer to something else. */
export type Occasion = 'turn' | 'opportunity' | 'answer';

/** Every change to the state is one of these, and so are the moments at which something may be answered. */
export type Event =
  | { type: 'deployed'; figure: FigureId; to: Square }
  | { type: 'roundBegun'; round: number }
  | { type: 'initiativeRolled'; rolls: readonly number[] }
  | { type: 'initiativeWon'; seat: Seat }
  | { type: 'firstChosen'; seat: Seat }
  | { type: 'phaseBegun'; seat: Seat; activations: number }
  | { type: 'activated'; figure: FigureId }
  | { type: 'stepped'; figure: FigureId; from: Square; to: Square; cost: number }
  | { type: 'opportunityTaken'; figure: FigureId; mover: FigureId }
  | { type: 'featUsed'; figure: FigureId; feat: string }
  | { type: 'attackDeclared'; attacker: FigureId; target: FigureId; occasion: Occasion; cover: boolean }
  | { type: 'fireCombined'; helper: FigureId; attacker: FigureId }
  | { type: 'attackRolled'; attacker: FigureId; target: FigureId; natural: number; total: number; defense: number }
  | { type: 'hit'; attacker: FigureId; target: FigureId; critical: boolean }
  | { type: 'missed'; attacker: FigureId; target: FigureId }
  | { type: 'damaged'; figure: FigureId; amount: number; by: FigureId }
  /** `adjacent`: whether it stood next to the character that defeated it. */
  | { type: 'defeated'; figure: FigureId; by: FigureId; adjacent: boolean; at: Square }
  | { type: 'turnEnded'; figure: FigureId }
  | { type: 'roundEnded'; round: number }
  /** `rule`: the victory condition or tie break that decided (SWM-4.1, SWM-4.2). */
  | { type: 'decided'; winner: Seat | null; rule: string };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

type Apply = { [T in Event['type']]: (state: State, event: EventOf<T>) => void };

const nothing = (): void => {};

export const apply: Apply = {
  deployed: (s, { figure, to }) => { figureOf(s, figure).at = to; },
  roundBegun: (s, { round }) => {
    s.round = round;
    s.step = 'initiative';
    for (const figure of s.figures) figure.activated = false;
  },
  initiativeRolled: nothing,
  initiativeWon: nothing,
  firstChosen: (s, { seat }) => { s.first = seat; s.step = 'phases'; },
  phaseBegun: (s, { seat, activations }) => { s.active = seat; s.left = activations; },
  activated: (s, { figure }) => {
    figureOf(s, figure).activated = true;
    s.left -= 1;
    s.turn = { figure, spent: 0, attacked: false, movedFirst: false, used: [] };
  },
  stepped: (s, { figure, to, cost }) => {
    figureOf(s, figure).at = to;
    if (s.turn !== null && s.turn.figure === figure) s.turn.spent += cost;
  },
  opportunityTaken: (s, { figure }) => { s.turn?.used.push(`opportunity@${figure}`); },
  featUsed: (s, { figure, feat }) => { s.turn?.used.push(`${feat}@${figure}`); },
  attackDeclared: (s, { attacker, occasion }) => {
    if (occasion !== 'turn' || s.turn === null || s.turn.figure !== attacker) return;
    s.turn.attacked = true;
    s.turn.movedFirst = s.turn.spent > 0;
  },
  fireCombined: (s, { helper }) => { figureOf(s, helper).activated = true; },
  attackRolled: nothing,
  hit: nothing,
  missed: nothing,
  damaged: (s, { figure, amount }) => { figureOf(s, figure).damage += amount; },
  defeated: (s, { figure }) => {
    const loser = figureOf(s, figure);
    loser.at = null;
    loser.defeated = true;
  },
  turnEnded: (s) => { s.turn = null; },
  roundEnded: nothing,
  decided: (s, { winner }) => { s.winner = winner; s.step = 'over'; s.turn = null; },
};

const squareText = ({ column, row }: Square): string => `${column},${row}`;

/** One plain English line about an event. */
export function tell(event: Event): string {
  switch (event.type) {
    case 'deployed': return `${event.figure} deploys at ${squareText(event.to)}`;
    case 'roundBegun': return `round ${event.round}`;
    case 'initiativeRolled': return `initiative ${event.rolls.join(' against ')}`;
    case 'initiativeWon': return `seat ${event.seat} wins the initiative`;
    case 'firstChosen': return `seat ${event.seat} goes first`;
    case 'phaseBegun': return `phase of seat ${event.seat}, activations: ${event.activations}`;
    case 'activated': return `${event.figure} is activated`;
    case 'stepped': return `${event.figure} moves from ${squareText(event.from)} to ${squareText(event.to)} for ${event.cost}`;
    case 'opportunityTaken': return `${event.figure} takes the opportunity against ${event.mover}`;
    case 'featUsed': return `${event.figure} uses ${event.feat}`;
    case 'attackDeclared': return `${event.attacker} attacks ${event.target} (${event.occasion})${event.cover ? ' in cover' : ''}`;
    case 'fireCombined': return `${event.helper} adds fire to the attack of ${event.attacker}`;
    case 'attackRolled': return `${event.attacker} rolls ${event.natural}, in all ${event.total} against ${event.defense}`;
    case 'hit': return `${event.attacker} hits ${event.target}${event.critical ? ' critically' : ''}`;
    case 'missed': return `${event.attacker} misses ${event.target}`;
    case 'damaged': return `${event.figure} takes ${event.amount} damage from ${event.by}`;
    case 'defeated': return `${event.figure} is defeated by ${event.by}`;
    case 'turnEnded': return `turn of ${event.figure} ends`;
    case 'roundEnded': return `round ${event.round} ends`;
    case 'decided': return event.winner === null ? `draw (${event.rule})` : `seat ${event.winner} wins (${event.rule})`;
    default: return event satisfies never;
  }
}
