import type { Answer, Request, Script } from '../../core/script.ts';
import type { System } from '../../core/session.ts';

/** An event of any rule system. */
export interface Happened {
  readonly type: string;
}

/** Looks at a game as its rules see it and throws a `Fault` when a rule is broken. Each watcher serves one game. */
export interface Watcher<G = unknown, E extends Happened = Happened> {
  /** Right after a change of the state. */
  event?(game: G, event: E): void;
  /** While the game waits for an answer. */
  asked?(game: G, request: Request): void;
  /** An answer is about to be given. */
  answered?(game: G, request: Request, answer: Answer): void;
  /** Between two commands, and at the end. */
  rested?(game: G): void;
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
          if (!broken) hear(state, event);
          events?.push(event);
        }
        return 0;
      };
      const script = system.next(state, list);
      return script === null ? null : until(script);
    },
  };
}
