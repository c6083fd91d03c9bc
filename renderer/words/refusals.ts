import type { Refusal } from '../../engine/core/script.ts';
import { ownKey } from './own.ts';
import { prettify, type Speak, type Values } from './speak.ts';

/** Short name of the rule family that an id belongs to: "SP-ADV-03" is "Advance", "WT-9.6" is "Combat". */
export function ruleName(rule: string, speak: Speak): string {
  const [, system = '', family = ''] = /^([A-Z]+)-([A-Z]+|\d+)/.exec(rule) ?? [];
  return speak([`rule.${system}.${family}`, `rule.${family}`].find((key) => speak.has(key)) ?? 'rule.none');
}

/** The sentence that says why not; a rule system's own where it has one. */
export function whyWords(refusal: Refusal, speak: Speak, system = ''): string {
  const values: Values = refusal.detail ?? {};
  const key = ownKey(system, `refusal.${refusal.why}`, speak);
  return speak.has(key) ? speak(key, values) : speak('refusal.unknown', { word: prettify(refusal.why).toLowerCase() });
}
