/** What the methods of lists and words do with what is known of them. */
import { includes } from './compare.ts';
import { anyOf, choiceIn, condition, partsOf, thing, UNKNOWN, waysOf, word, wordsOf, type Value } from './values.ts';
import { type Walk } from './walk.ts';

type Apply = (code: Value, args: readonly Value[], hold: boolean) => Value;

/** Lists whose parts are something else than ids of units or characters. */
const PARTS: Readonly<Record<string, string>> = { objectives: 'objective', conditions: 'condition', attackRoll: 'face', defenseRoll: 'face', marks: 'mark' };

/** What each part of a value is; of lists that are not known, what their name says. */
export function elementOf(of: Value): Value {
  const parts = partsOf(of);
  if (parts.length > 0) return anyOf(parts);
  const [base] = waysOf(of).filter((way) => way.is === 'thing');
  return thing(PARTS[base?.name ?? ''] ?? 'element');
}

/** A method called on a value. */
export function callMethod(walk: Walk, of: Value, name: string, args: readonly Value[], hold: boolean, apply: Apply): Value {
  const [first] = args;
  if (of.is === 'engine' && of.name === 'averts') return thing(name);
  if (name === 'includes') return includes(walk, of, first!);
  if (name === 'map' || name === 'flatMap') return mapped(of, first!, apply);
  if (name === 'some' || name === 'every') return asked(of, first!, hold, apply);
  if (name === 'filter' || name === 'find') return filtered(of, first!, name, apply);
  if (name === 'floor' || name === 'ceil') return first!;
  if (name === 'min') return args.find((each) => wordsOf(each).length > 0) ?? first!;
  if (name === 'split') return split(of, first!);
  if (name === 'at' || name === 'find') return elementOf(of);
  if (name === 'from') return UNKNOWN;
  if (name === 'reduce') {
    apply(first!, [UNKNOWN, elementOf(of)], true);
    return UNKNOWN;
  }
  return of;
}

function mapped(of: Value, code: Value, apply: Apply): Value {
  if (of.is === 'list') return { is: 'list', of: of.of.flatMap((each) => apply(code, [each], true)) };
  const result = apply(code, [elementOf(of)], true);
  return thing('list', { element: result.is === 'thing' && result.element !== undefined ? result.element : result });
}

/** Whoever is asked for stands in the question, be it put as "none of them" or not. */
function asked(of: Value, code: Value, hold: boolean, apply: Apply): Value {
  const results = of.is === 'list' ? of.of.map((each) => apply(code, [each], true)) : [apply(code, [elementOf(of)], true)];
  return condition(hold ? results.map(choiceIn).find((each) => each !== null) ?? null : null);
}

function filtered(of: Value, code: Value, name: string, apply: Apply): Value {
  if (of.is === 'list') for (const each of of.of) apply(code, [each], true);
  else apply(code, [elementOf(of)], true);
  if (name === 'find') return elementOf(of);
  return of.is === 'list' ? thing('list', { element: anyOf(of.of) }) : of;
}

function split(of: Value, at: Value): Value {
  const [text] = wordsOf(of);
  const [mark] = wordsOf(at);
  return typeof text === 'string' && typeof mark === 'string' ? { is: 'list', of: text.split(mark).map(word) } : UNKNOWN;
}
