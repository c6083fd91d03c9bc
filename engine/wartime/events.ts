import type { Seat } from '../core/script.ts';
import type { Point } from '../shape/point.ts';
import type { Degree } from './check.ts';
import { characterOf, type CharacterId, type State } from './state.ts';

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
  /** One D10 against a success value. `check` is 'impact', 'damage', 'defence', 'reaction' or 'will'. */
  | { type: 'checked'; character: CharacterId; check: string; value: number; die: number; degree: Degree }
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

type Apply = { [T in Event['type']]: (state: State, event: EventOf<T>) => void };

const nothing = (): void => {};

export const apply: Apply = {
  deployed: (s, { character, to }) => { characterOf(s, character).at = to; },
  turnBegun: (s, { turn, phases }) => {
    s.turn = turn;
    s.step = 'turnStart';
    for (const [i, character] of s.characters.entries()) {
      character.phase = phases[i]!;
      character.acted = false;
      character.kept = null;
    }
  },
  initiativeRolled: nothing,
  initiativeWon: (s, { seat }) => { s.first = seat; s.next = seat; s.step = 'phases'; },
  phaseBegun: (s, { phase }) => { s.phase = phase; s.next = s.first; },
  activated: (s, { character, left }) => {
    const self = characterOf(s, character);
    s.activation = { character, left, concentration: 0, begun: false };
    s.next = self.seat + 1 === s.felled.length ? 0 : self.seat + 1;
    self.debt = 0;
    self.kept = null;
  },
  actionBegun: (s, { cost }) => {
    if (s.activation === null) return;
    s.activation.left -= cost;
    s.activation.begun = true;
  },
  answered: (s, { character, cost }) => { characterOf(s, character).debt += cost; },
  moved: (s, { character, to }) => { characterOf(s, character).at = to; },
  concentrated: (s) => { if (s.activation !== null) s.activation.concentration += 1; },
  concentrationSpent: (s) => { if (s.activation !== null) s.activation.concentration = 0; },
  waited: (s, { character, phase, kept }) => {
    const self = characterOf(s, character);
    self.phase = phase;
    self.kept = kept;
    s.activation = null;
  },
  shotDeclared: nothing,
  shotLost: nothing,
  checked: nothing,
  strayed: nothing,
  damaged: (s, { character, lost }) => { characterOf(s, character).lost += lost; },
  exploded: nothing,
  felled: (s, { character, by, points }) => {
    const victim = characterOf(s, character);
    victim.casualty = true;
    victim.at = null;
    const seat = characterOf(s, by).seat;
    if (seat !== victim.seat) s.felled[seat]! += points;
  },
  moodChanged: (s, { character, by, activations }) => { characterOf(s, character).moods.push({ by, activations }); },
  activationLost: (s) => { if (s.activation !== null) s.activation.left = 0; },
  activationEnded: (s, { character }) => {
    const self = characterOf(s, character);
    self.acted = true;
    self.moods = self.moods.filter((mood) => mood.activations > 1).map((mood) => ({ by: mood.by, activations: mood.activations - 1 }));
    s.activation = null;
  },
  turnEnded: nothing,
  decided: (s, { winner }) => { s.winner = winner; s.step = 'over'; s.activation = null; },
};
