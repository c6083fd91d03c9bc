import type { Refusal } from '../../engine/core/script.ts';
import { prettify, type Speak, type Values } from './speak.ts';

/** By what the ids of its rules begin with, where a rule system's own words stand. */
const groups = new Map<string, string>();

const prefixOf = (rule: string): string => rule.split('-')[0]!;

/** Says where the words of a rule system stand, of which this is one rule: "SWM-8.5" belongs to `miniatures`. */
export const addRuleWords = (group: string, rule: string): void => { groups.set(prefixOf(rule), group); };

const groupOf = (rule: string): string => groups.get(prefixOf(rule)) ?? '';

/** Short name of the rule family that an id belongs to: "SP-ADV-03" is "Advance", "SWM-8.5" is "Movement". Where ids have no families, the chapter that it stands in. */
export function ruleName(rule: string, speak: Speak, chapter?: string): string {
  const family = rule.split('-')[1]?.split('.')[0] ?? '';
  const key = [`${groupOf(rule)}.rule.${family}`, `rule.${family}`].find((each) => speak.has(each));
  return key === undefined ? chapter ?? speak('rule.none') : speak(key);
}

/** The key of the sentence that says why not, where the rule system brings one. */
function ownKey({ rule, why }: Refusal, speak: Speak, kind: 'refusal' | 'refusalWith' = 'refusal'): string | undefined {
  const key = `${groupOf(rule)}.${kind}.${why}`;
  return speak.has(key) ? key : undefined;
}

/** The sentence that says why not. */
export function whyWords(refusal: Refusal, speak: Speak): string {
  const values: Values = refusal.detail ?? {};
  const key = ownKey(refusal, speak) ?? `refusal.${refusal.why}`;
  return speak.has(key) ? speak(key, values) : speak('refusal.unknown', { word: prettify(refusal.why).toLowerCase() });
}

/** The same where every detail has words; a sentence with details goes before one without. */
export function whyWithDetail(refusal: Refusal & { readonly detail: Values }, speak: Speak): string {
  const own = ownKey(refusal, speak, 'refusalWith');
  if (own !== undefined) return speak(own, refusal.detail);
  const key = `refusalWith.${refusal.why}`;
  return ownKey(refusal, speak) === undefined && speak.has(key) ? speak(key, refusal.detail) : whyWords(refusal, speak);
}
