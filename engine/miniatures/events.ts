import type { Seat } from '../core/script.ts';
import type { Square } from './board.ts';
import type { FigureId, Occasion } from './state.ts';

/** Every change to the state is one of these, and so are the moments at which something may be answered. */
export type Event =
  /** A figure of the Fringe comes besides the squad; `force`: the points on its card (SWM-3.4, SWM-16.22). */
  | { type: 'joined'; figure: FigureId; seat: Seat; card: string; force: number }
  /** A seat has chosen who comes besides its squad. */
  | { type: 'mustered'; seat: Seat }
  | { type: 'deployed'; figure: FigureId; to: Square }
  | { type: 'roundBegun'; round: number }
  /** What counts for each seat, and all its dice (SWM-5.4). */
  | { type: 'initiativeRolled'; rolls: readonly number[]; thrown: readonly (readonly number[])[] }
  | { type: 'initiativeWon'; seat: Seat }
  | { type: 'firstChosen'; seat: Seat }
  | { type: 'phaseBegun'; seat: Seat; activations: number }
  | { type: 'activated'; figure: FigureId }
  /** `squeezed`: a Large figure goes through a gap there; `last`: its way ends here. */
  | { type: 'stepped'; figure: FigureId; from: Square; to: Square; cost: number; squeezed: boolean; last: boolean }
  | { type: 'opportunityTaken'; figure: FigureId; mover: FigureId }
  /** It attacks an enemy that it flies over (SWM-16.44). */
  | { type: 'strafed'; figure: FigureId; target: FigureId }
  /** `again`: it may be used more than once in a turn. */
  | { type: 'featUsed'; figure: FigureId; feat: string; again: boolean }
  /** `among`: the only legal targets: whom an action still attacks (SWM-16.4, SWM-16.30), a mover (SWM-12.1), whoever is flown over (SWM-16.44). `within`: it answers what happens in another attack, which goes on after it. */
  | { type: 'attackDeclared'; attacker: FigureId; target: FigureId; occasion: Occasion; cover: boolean; adjacent: boolean; among?: readonly FigureId[]; within?: true }
  /** The attack that another one was made within goes on. */
  | { type: 'attackResumed'; attacker: FigureId; target: FigureId }
  /** Somebody else becomes the target, with the cover that it has (SWM-16.12). */
  | { type: 'targetDrawn'; attacker: FigureId; from: FigureId; to: FigureId; cover: boolean }
  | { type: 'saveRolled'; figure: FigureId; natural: number; needed: number; made: boolean }
  /** `activates`: whether that was its activation; `bonus`: what it adds. */
  | { type: 'fireCombined'; helper: FigureId; attacker: FigureId; activates: boolean; bonus: number }
  | { type: 'attackRolled'; attacker: FigureId; target: FigureId; natural: number; total: number; defense: number }
  | { type: 'hit'; attacker: FigureId; target: FigureId; critical: boolean }
  /** Somebody takes the damage of the attack that is being made in the target's stead (SWM-16.5). */
  | { type: 'guarded'; guard: FigureId; target: FigureId }
  | { type: 'missed'; attacker: FigureId; target: FigureId }
  | { type: 'damaged'; figure: FigureId; amount: number; by: FigureId }
  /** `attack`: whether an attack did it; `adjacent`: whether it stood next to the character that defeated it. */
  | { type: 'defeated'; figure: FigureId; by: FigureId; attack: boolean; adjacent: boolean; at: Square }
  /** `payer`: whose points they are; `use`: what for: `reroll`, `faster`, or the id of a power. */
  | { type: 'forceSpent'; figure: FigureId; payer: FigureId; points: number; use: string }
  /** `spirit`: whether it may also use the Force once more in every turn (SWM-16.20). */
  | { type: 'forceGained'; figure: FigureId; points: number; spirit: boolean }
  /** Two squares more in this turn (SWM-14.3). */
  | { type: 'hastened'; figure: FigureId }
  /** It claims that it does not move in this turn (SWM-AMB-20). */
  | { type: 'stoodStill'; figure: FigureId }
  /** `replaces`: it stands in the place of the attacks of the turn (SWM-7.5). */
  | { type: 'actionTaken'; figure: FigureId; feat: string; target: FigureId | null; replaces: boolean }
  /** It moves through enemies in this turn (SWM-16.17). */
  | { type: 'leapt'; figure: FigureId }
  /** Somebody fell to a commander's displeasure (SWM-AMB-34). */
  | { type: 'lessonTaught'; figure: FigureId }
  | { type: 'healed'; figure: FigureId; amount: number; by: FigureId }
  /** A 1 on a d20 that stands (SWM-AMB-34). */
  | { type: 'fumbled'; figure: FigureId }
  /** It opens or closes. `door`: its place among the board's; `holder`: who moves and holds it by Override, null where it moves by itself. */
  | { type: 'doorMoved'; door: number; open: boolean; holder: FigureId | null }
  /** Somebody takes hold of it as it is, by Override (SWM-13.20). */
  | { type: 'doorHeld'; door: number; open: boolean; holder: FigureId }
  /** It is let go, and stays as it is until doors move. `holder`: who held it (SWM-16.35). */
  | { type: 'doorReleased'; door: number; holder: FigureId }
  | { type: 'turnEnded'; figure: FigureId }
  | { type: 'roundEnded'; round: number }
  /** `rule`: the victory condition or tie break that decided (SWM-4.1, SWM-4.2). */
  | { type: 'decided'; winner: Seat | null; rule: string };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
