/** The rules of a match as the host calls them: what breaks in them is told apart from faults of the host. */
import { InputError } from '../core/form.ts';
import type { Play } from '../core/rules.ts';
import type { Script } from '../core/script.ts';
import { RefusedAnswer } from '../core/session.ts';
import { BrokenRule } from './fault.ts';

/** A fault of the rules; what refuses an answer or an input says so itself. */
const told = (error: unknown): unknown =>
  error instanceof InputError || error instanceof RefusedAnswer || error instanceof BrokenRule ? error : new BrokenRule(error);

/** The same function; what it throws is a `BrokenRule`. */
const guard = <A extends unknown[], R>(run: (...given: A) => R): ((...given: A) => R) => (...given) => {
  try {
    return run(...given);
  } catch (error) {
    throw told(error);
  }
};

function* guardScript(script: Script): Script {
  try {
    yield* script;
  } catch (error) {
    throw told(error);
  }
}

/** The same object; whatever one of its functions throws is a `BrokenRule`. */
const guardedParts = <T extends object>(of: T): T => Object.fromEntries(
  Object.entries(of).map(([name, part]: [string, unknown]) => [name, typeof part === 'function' ? guard((...given: unknown[]) => part.apply(of, given) as unknown) : part]),
) as T;

/** The same play; whatever breaks in it throws a `BrokenRule`, whose words name nothing of the match. */
export function guarded(play: Play<unknown, unknown>): Play<unknown, unknown> {
  const { system, mind, prospect, threats, onward, checkState } = play;
  return {
    ...play,
    system: {
      clone: guard((state) => system.clone(state)),
      next: guard((state, events, base) => {
        const script = system.next(state, events, base);
        return script === null ? null : guardScript(script);
      }),
      refuse: guard((state, request, answer) => system.refuse(state, request, answer)),
    },
    mind: guardedParts(mind),
    outcome: guard((state) => play.outcome(state)),
    view: guard((state, eyes) => play.view(state, eyes)),
    shown: guard((event, eyes) => play.shown(event, eyes)),
    imagine: guard((moment, eyes, random) => play.imagine(moment, eyes, random)),
    ...(prospect === undefined ? {} : { prospect: guard((state, asked, figure, at) => prospect.call(play, state, asked, figure, at)) }),
    ...(threats === undefined ? {} : { threats: guard((state, seat) => threats.call(play, state, seat)) }),
    ...(onward === undefined ? {} : {
      onward: {
        follow: guard((request, picks) => onward.follow(request, picks)),
        aimedAt: guard((before, after) => onward.aimedAt(before, after)),
        through: guard((state, request) => onward.through?.(state, request) ?? []),
      },
    }),
    ...(checkState === undefined ? {} : { checkState: guard((input) => checkState.call(play, input)) }),
  };
}
