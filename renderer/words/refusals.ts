import type { Refusal } from '../../engine/core/script.ts';
import { ownKey } from './own.ts';
import { prettify, type Speak, type Values } from './speak.ts';

/** By what the ids of its rules begin with, where a rule system's own words stand. */
const groups = new Map<string, string>();

const prefixOf = (rule: string): string => rule.split('-')[0]!;

/** Says where the words of a rule system stand, of which this is one rule: "SWM-8.5" belongs to `miniatures`. */
export const addRuleWords = (group: string, rule: string): void => { groups.set(prefixOf(rule), group); };

const groupOf = (rule: string): string => groups.get(prefixOf(rule)) ?? '';

/** Short name of the rule family that an id belongs to: "SP-ADV-03" is "Advance", "SWM-8.5" is "Movement". Where ids have no families, the chapter that it stands in. */
export function ruleName(rule: string, speak: Speak, chapter?: string): string {
  const key = ownKey(groupOf(rule), `rule.${rule.split('-')[1]?.split('.')[0] ?? ''}`, speak);
  return speak.has(key) ? speak(key) : chapter ?? speak('rule.none');
}

/** The sentence that says why not; a rule system's own where it has one. */
export function whyWords(refusal: Refusal, speak: Speak, system = groupOf(refusal.rule)): string {
  const values: Values = refusal.detail ?? {};
  const key = ownKey(system, `refusal.${refusal.why}`, speak);
  return speak.has(key) ? speak(key, values) : speak('refusal.unknown', { word: prettify(refusal.why).toLowerCase() });
}

/** The same where every detail has words; a sentence with details goes before one without, and a rule system's own before one that all share. */
export function whyWithDetail(refusal: Refusal & { readonly detail: Values }, speak: Speak, system = groupOf(refusal.rule)): string {
  const { why, detail } = refusal;
  const key = [`${system}.refusalWith.${why}`, `${system}.refusal.${why}`, `refusalWith.${why}`].find((each) => speak.has(each));
  return key === undefined ? whyWords(refusal, speak, system) : speak(key, detail);
}
