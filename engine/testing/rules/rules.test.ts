import { beforeAll, describe, expect, test } from 'vitest';
import { offeredAs } from '../../host/offer.ts';
import { systems } from '../../host/systems.ts';
import { workshops } from '../workshop/index.ts';
import { idReader } from './ids.ts';
import type { Claim } from './list.ts';
import { rulesMarkdown } from './page.ts';
import { textOf } from './sources.ts';
import { falseClaims, ruleTable, unknownIds, type RuleTable } from './table.ts';
import { testNames, type TestName } from './titles.ts';

/** Rules in each system's list. */
const RULES: Readonly<Record<string, number>> = { shatterpoint: 444, miniatures: 209, wartime: 432 };

let names: TestName[];
/** Every source of the repository is read, on machines that may do other things as well. */
const PATIENCE = 120_000;
beforeAll(() => { names = testNames(); }, PATIENCE);

describe.each(workshops)('every rule of $id', { timeout: PATIENCE }, ({ id, rules }) => {
  let table: RuleTable;
  beforeAll(async () => { table = await ruleTable(rules, names); }, PATIENCE);

  test('is in the list once', () => {
    const ids = table.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect([ids.length, new Set(ids).size]).toEqual([RULES[id], RULES[id]]);
  });

  test('is what its claim says: named by a test where it is there, by none where it is not, with a reason where nothing can show it', () => expect(falseClaims(table)).toEqual([]));

  test('is in the list where code or a test names it', async () => expect(await unknownIds(rules, names)).toEqual([]));

  test('stands in RULES.md as the sources have it: after a change run `npm run rules`', () => {
    expect(textOf(`${rules.folder}/RULES.md`).split('\n')).toEqual(rulesMarkdown(rules, table).split('\n'));
  });

  test('that a match may set otherwise is a house rule with a test, and its usual value is what a setup has', () => {
    const { rules: system, starter } = offeredAs(systems, id)!;
    const usual = system.readSetup(starter('refinery'));
    const settings = (id === 'shatterpoint' ? usual['houseRules'] : usual) as Readonly<Record<string, unknown>>;
    expect(table.houseRules.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
    for (const { name, rule, values } of table.houseRules) {
      expect([name, settings[name], idReader(rules.prefix)(rule)]).toEqual([name, values[0], [rule]]);
      for (const value of values) {
        const other = id === 'shatterpoint' ? { ...usual, houseRules: { ...settings, [name]: value } } : { ...usual, [name]: value };
        expect(() => system.readSetup(other), `${name} ${String(value)}`).not.toThrow();
      }
    }
  });
});

test('every acceptance scenario of Shatterpoint is named by a test', async () => {
  const { rules } = workshops.find(({ id }) => id === 'shatterpoint')!;
  const { scenarios } = await ruleTable(rules, names);
  expect([scenarios.length, scenarios.filter(({ tests }) => tests.length === 0).map(({ id }) => id)]).toEqual([299, []]);
}, PATIENCE);

describe('a claim that is not so', () => {
  const someTest = [{ file: 'a.test.ts', name: 'SWM-1.1' }];
  const wrongs = (claim: Claim, tests: readonly TestName[], code: readonly string[]): string[] =>
    falseClaims({ chapters: [{ title: '', rules: [{ id: 'SWM-1.1', words: '', claim, tests, code }] }], houseRules: [], scenarios: [] });

  test.each<[Claim, readonly TestName[], readonly string[], string[]]>([
    [{ state: 'there' }, [], ['a.ts'], ['SWM-1.1: said to be there, and no test names it']],
    [{ state: 'there' }, someTest, [], []],
    [{ state: 'partly', missing: 'half' }, [], [], ['SWM-1.1: said to be there in part, and no test names it', 'SWM-1.1: said to be there in part, and no code names it']],
    [{ state: 'notYet', missing: '' }, someTest, ['a.ts'], ['SWM-1.1: said not to be there, and a.test.ts has a test of it', 'SWM-1.1: said not to be there, and a.ts names it']],
    [{ state: 'notYet', missing: '' }, [], [], []],
    [{ state: 'apart', reason: 'It tells how the others are read.' }, someTest, [], ['SWM-1.1: has a reason for having no test, and has a test']],
    [{ state: 'apart', reason: 'so' }, [], [], ['SWM-1.1: its reason is no sentence']],
  ])('%j is told as such', (claim, tests, code, told) => expect(wrongs(claim, tests, code)).toEqual(told));
});

test('ids are read from lists and ranges as well', () => {
  expect(idReader('SP')('SP-RES-01, -03 and SP-ATK-00c (SP-COND-02…04, -07) SP-PUSH-06 to SP-PUSH-08, SP-KEY-01..02')).toEqual([
    'SP-RES-01', 'SP-RES-03', 'SP-ATK-00c', 'SP-COND-02', 'SP-COND-03', 'SP-COND-04', 'SP-COND-07', 'SP-PUSH-06', 'SP-PUSH-07', 'SP-PUSH-08', 'SP-KEY-01', 'SP-KEY-02',
  ]);
  expect(idReader('SP')('AT-046, MIN-ATK-01, SP-ATK')).toEqual([]);
  expect(idReader('SWM')('SWM-7.2…7.4, SWM-10.9 to SWM-10.11; SWM-4.2a SWM-AMB-02, SWM-F13. SWM-8.4.')).toEqual(['SWM-7.2', 'SWM-7.3', 'SWM-7.4', 'SWM-10.9', 'SWM-10.10', 'SWM-10.11', 'SWM-4.2a', 'SWM-AMB-02', 'SWM-F13', 'SWM-8.4']);
  expect(idReader('WT')('WT-A15b, WT-B01…B03, WT-042 (WT-5.2)')).toEqual(['WT-A15b', 'WT-B01', 'WT-B02', 'WT-B03', 'WT-042', 'WT-5.2']);
  expect(idReader('SP', 'ends')('SP-ATK-01…10')).toEqual(['SP-ATK-01', 'SP-ATK-10']);
});
