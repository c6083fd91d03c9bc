import type { Seat } from '../core/script.ts';
import type { Point } from '../shape/point.ts';
import type { Degree } from './check.ts';
import type { CharacterId } from './state.ts';

/** Every change to the state is one of these, and so is every moment of a shot. */
export type Event =
  | { type: 'deployed'; character: CharacterId; to: Point }
  | { type: 'turnBegun'; turn: number; phases: readonly number[] }
  | { type: 'initiativeRolled'; seats: readonly Seat[]; rolls: readonly number[] }
  | { type: 'initiativeWon'; seat: Seat }
  | { type: 'phaseBegun'; phase: number }
  | { type: 'activated'; character: CharacterId; left: number }
  | { type: 'actionBegun'; character: CharacterId; action: string; cost: number }
  | { type: 'answered'; character: CharacterId; answer: string; cost: number; to: CharacterId }
  | { type: 'moved'; character: CharacterId; from: Point; to: Point }
  | { type: 'concentrated'; character: CharacterId }
  | { type: 'waited'; character: CharacterId; phase: number; kept: number }
  | { type: 'concentrationSpent' }
  | { type: 'shotDeclared'; shooter: CharacterId; target: CharacterId; outOfTurn: boolean }
  | { type: 'shotLost'; shooter: CharacterId; target: CharacterId }
  /** One D10 against a success value. `check` is 'impact', 'damage', 'defence', 'reaction' or 'will'. `target`: who is shot at, of a shooter's own checks. */
  | { type: 'checked'; character: CharacterId; check: string; value: number; die: number; degree: Degree; target?: CharacterId }
  | { type: 'strayed'; shooter: CharacterId; into: string; hit: boolean }
  | { type: 'damaged'; character: CharacterId; lost: number; by: CharacterId }
  | { type: 'exploded'; character: CharacterId }
  | { type: 'felled'; character: CharacterId; by: CharacterId; points: number }
  | { type: 'moodChanged'; character: CharacterId; by: number; activations: number }
  | { type: 'activationLost'; character: CharacterId }
  | { type: 'activationEnded'; character: CharacterId }
  | { type: 'turnEnded'; turn: number }
  /** `rule`: what decided. */
  | { type: 'decided'; winner: Seat | null; rule: string };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
