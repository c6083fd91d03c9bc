import type { Answer, Request } from '../../core/script.ts';
import type { System } from '../../core/session.ts';
import type { Event } from '../../shatterpoint/events.ts';
import type { Game } from '../../shatterpoint/game.ts';

/** Looks at a game and throws a `Fault` when a rule is broken. Each watcher serves one game. */
export interface Watcher {
  /** Right after a change of the state. */
  event?(game: Game, event: Event): void;
  /** While the game waits for an answer. */
  asked?(game: Game, request: Request): void;
  /** An answer is about to be given. */
  answered?(game: Game, request: Request, answer: Answer): void;
  /** Between two commands, and at the end. */
  rested?(game: Game): void;
}

/** The same system, but `hear` is told of every event right after it changed the state. */
export function heard<S, E>(system: System<S, E>, hear: (state: S, event: E) => void): System<S, E> {
  return {
    ...system,
    next: (state, events) => {
      const list: E[] = [];
      list.push = (...told) => {
        for (const event of told) {
          events?.push(event);
          hear(state, event);
        }
        return 0;
      };
      return system.next(state, list);
    },
  };
}
