import type { Answer, Request, Script } from '../../core/script.ts';
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

/** The same system, but `hear` is told of every event right after it changed the state, until a rule breaks: what runs again then was heard before. */
export function heard<S, E>(system: System<S, E>, hear: (state: S, event: E) => void): System<S, E> {
  let broken = false;
  function* until(script: Script): Script {
    try {
      yield* script;
    } catch (error) {
      broken = true;
      throw error;
    }
  }
  return {
    ...system,
    next: (state, events) => {
      const list: E[] = [];
      list.push = (...told) => {
        for (const event of told) {
          events?.push(event);
          if (!broken) hear(state, event);
        }
        return 0;
      };
      const script = system.next(state, list);
      return script === null ? null : until(script);
    },
  };
}
