import { workshopOf } from '../testing/workshop/index.ts';
import type { Report } from '../testing/workshop/workshop.ts';

/** What a match of a system may set otherwise. */
export function houseRulesReport(system: string): Report {
  const { name, rules } = workshopOf(system);
  const lines = rules.houseRules.map(({ name: own, rule, values: [usual, ...others] }) => `${own.padEnd(30)} ${rule.padEnd(13)} ${String(usual).padEnd(14)} ${others.join(', ')}`);
  const head = `${'house rule'.padEnd(30)} ${'rule'.padEnd(13)} ${'usual'.padEnd(14)} others`;
  return { found: rules.houseRules, text: [head, ...lines, `${rules.houseRules.length} house rules of ${name}`].join('\n'), broken: false };
}
