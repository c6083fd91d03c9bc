import type { Refusal } from '../../engine/core/script.ts';
import { ownKey } from './own.ts';
import { prettify, type Speak, type Values } from './speak.ts';

/** Short name of the rule family that an id belongs to: "SP-ADV-03" is "Advance". Where ids have no families, the chapter that it stands in. */
export function ruleName(rule: string, speak: Speak, chapter?: string): string {
  const family = rule.split('-')[1] ?? '';
  return speak.has(`rule.${family}`) ? speak(`rule.${family}`) : chapter ?? speak('rule.none');
}

/** The sentence that says why not; a rule system's own where it has one. */
export function whyWords(refusal: Refusal, speak: Speak, system = ''): string {
  const values: Values = refusal.detail ?? {};
  const key = ownKey(system, `refusal.${refusal.why}`, speak);
  return speak.has(key) ? speak(key, values) : speak('refusal.unknown', { word: prettify(refusal.why).toLowerCase() });
}
