/** What carries and what proves every rule of a system. */
import { idReader } from './ids.ts';
import type { HouseRule, ListedRule, RuleChapter, RuleList } from './list.ts';
import { allPrograms, programsIn, textOf } from './sources.ts';
import { testNames, type TestName } from './titles.ts';

export interface RuleRow extends ListedRule {
  readonly code: readonly string[];
  readonly tests: readonly TestName[];
}

export interface RuleTable {
  readonly chapters: readonly RuleChapter<RuleRow>[];
  readonly houseRules: readonly (HouseRule & { readonly tests: readonly TestName[] })[];
  readonly scenarios: readonly { readonly id: string; readonly tests: readonly TestName[] }[];
}

/** Files that tell about rules without carrying one. */
const TELLING = /\.(test|fixture)\.tsx?$|rules-reasons\.ts$/;

/** Index from ids to what names them. */
function index<T>(items: readonly T[], idsOf: (item: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) for (const id of new Set(idsOf(item))) found.set(id, [...(found.get(id) ?? []), item]);
  return found;
}

/** The rules of a system with their code and tests. Reads the sources; throws `InputError` when the list is not of its form. */
export async function ruleTable(list: RuleList, names = testNames()): Promise<RuleTable> {
  const idsIn = idReader(list.prefix);
  const tests = index(names, ({ name }) => [...idsIn(name), ...(name.match(/\bAT-\d{3}\b/g) ?? [])]);
  const code = index(['engine/core', 'engine/shape', list.folder, 'engine/space'].flatMap(programsIn).filter((file) => !TELLING.test(file)), (file) => idsIn(textOf(file)));
  return {
    chapters: (await list.chapters()).map(({ title, rules }) => ({ title, rules: rules.map((rule) => ({ ...rule, code: code.get(rule.id) ?? [], tests: tests.get(rule.id) ?? [] })) })),
    houseRules: list.houseRules.map((rule) => ({ ...rule, tests: names.filter(({ name }) => new RegExp(`(?<!\\w)${list.houseRulesAs}${rule.name}\\b`).test(name)) })),
    scenarios: list.scenarios().map((id) => ({ id, tests: tests.get(id) ?? [] })),
  };
}

/** Ids that a program or a test's title names and that the list has not, as `file id`. */
export async function unknownIds(list: RuleList, names = testNames()): Promise<string[]> {
  const idsIn = idReader(list.prefix, 'ends');
  const known = new Set([...(await list.chapters()).flatMap(({ rules }) => rules.map(({ id }) => id)), ...list.scenarios()]);
  const texts = [...names.map(({ file, name }) => [file, name] as const), ...allPrograms().filter((file) => !/\.(test|fixture)\.tsx?$/.test(file)).map((file) => [file, textOf(file)] as const)];
  return [...new Set(texts.flatMap(([file, text]) => idsIn(text).filter((id) => !known.has(id)).map((id) => `${file} ${id}`)))];
}

/** What is wrong with what a list claims, as `id: what`. Nothing, when every claim is honest. */
export function falseClaims({ chapters }: RuleTable): string[] {
  return chapters.flatMap(({ rules }) => rules).flatMap(({ id, claim, code, tests }) => {
    const no = (what: string): string => `${id}: ${what}`;
    switch (claim.state) {
      case 'there': return tests.length > 0 ? [] : [no('said to be there, and no test names it')];
      case 'partly': return [...(tests.length > 0 ? [] : [no('said to be there in part, and no test names it')]), ...(code.length > 0 ? [] : [no('said to be there in part, and no code names it')])];
      case 'notYet': return [...(tests.length > 0 ? [no(`said not to be there, and ${tests[0]!.file} has a test of it`)] : []), ...(code.length > 0 ? [no(`said not to be there, and ${code[0]!} names it`)] : [])];
      case 'apart': return [...(tests.length > 0 ? [no('has a reason for having no test, and has a test')] : []), ...(/^[A-Z].{25,}\.$/.test(claim.reason) ? [] : [no('its reason is no sentence')])];
      default: return claim satisfies never;
    }
  });
}
