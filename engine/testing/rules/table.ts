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
  const carriers = ['engine/core', 'engine/shape', list.folder, 'engine/space'].flatMap(programsIn).filter((file) => !TELLING.test(file));
  const code = index(carriers, (file) => idsIn(textOf(file)));
  const rowOf = (rule: ListedRule): RuleRow => ({ ...rule, code: code.get(rule.id) ?? [], tests: tests.get(rule.id) ?? [] });
  const testsOf = (rule: HouseRule): readonly TestName[] => {
    const named = new RegExp(`(?<!\\w)${list.houseRulesAs}${rule.name}\\b`);
    return names.filter(({ name }) => named.test(name));
  };
  return {
    chapters: (await list.chapters()).map(({ title, rules }) => ({ title, rules: rules.map(rowOf) })),
    houseRules: list.houseRules.map((rule) => ({ ...rule, tests: testsOf(rule) })),
    scenarios: list.scenarios().map((id) => ({ id, tests: tests.get(id) ?? [] })),
  };
}

/** Ids that a program or a test's title names and that the list has not, as `file id`. */
export async function unknownIds(list: RuleList, names = testNames()): Promise<string[]> {
  const idsIn = idReader(list.prefix, 'ends');
  const known = new Set([...(await list.chapters()).flatMap(({ rules }) => rules.map(({ id }) => id)), ...list.scenarios()]);
  const titles = names.map(({ file, name }) => ({ file, text: name }));
  const programs = allPrograms().filter((file) => !/\.(test|fixture)\.tsx?$/.test(file)).map((file) => ({ file, text: textOf(file) }));
  const unknown = [...titles, ...programs].flatMap(({ file, text }) => idsIn(text).filter((id) => !known.has(id)).map((id) => `${file} ${id}`));
  return [...new Set(unknown)];
}

/** What is wrong with what a list claims, as `id: what`. Nothing, when every claim is honest. */
export const falseClaims = ({ chapters }: RuleTable): string[] =>
  chapters.flatMap(({ rules }) => rules).flatMap((row) => wrongsOf(row).filter((wrong) => wrong !== null).map((wrong) => `${row.id}: ${wrong}`));

/** What is wrong with one claim; null where nothing is. */
function wrongsOf({ claim, code: [code], tests: [test] }: RuleRow): readonly (string | null)[] {
  switch (claim.state) {
    case 'there': return [test === undefined ? 'said to be there, and no test names it' : null];
    case 'partly': return [
      test === undefined ? 'said to be there in part, and no test names it' : null,
      code === undefined ? 'said to be there in part, and no code names it' : null,
    ];
    case 'notYet': return [
      test === undefined ? null : `said not to be there, and ${test.file} has a test of it`,
      code === undefined ? null : `said not to be there, and ${code} names it`,
    ];
    case 'apart': return [
      test === undefined ? null : 'has a reason for having no test, and has a test',
      /^[A-Z].{25,}\.$/.test(claim.reason) ? null : 'its reason is no sentence',
    ];
    default: return claim satisfies never;
  }
}
