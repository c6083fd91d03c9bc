import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { idsIn, rulesMarkdown, ruleTable, testNames, type RuleRow, type RuleTable } from '../testing/rule-table.ts';
import { ruleReasons } from './rules-reasons.ts';

/** Acceptance scenarios are numbered to this one; every fourth number is free. */
const LAST_SCENARIO = 398;

let table: RuleTable;
let rows: readonly RuleRow[];
beforeAll(async () => {
  table = await ruleTable();
  rows = table.chapters.flatMap((chapter) => chapter.rows);
});

describe('every rule of Shatterpoint', () => {
  test('is in the rules reference once', () => {
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([444, 444]);
  });

  test('is named by a test, or has a reason why no test can show it', () => {
    expect(rows.filter(({ tests, reason }) => tests.length === 0 && reason === null).map(({ id }) => id)).toEqual([]);
  });

  test('has no reason where it has a test', () => {
    expect(rows.filter(({ tests, reason }) => tests.length > 0 && reason !== null).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(ruleReasons).filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    expect(Object.values(ruleReasons).filter((reason) => !/^[A-Z].{30,}\.$/.test(reason))).toEqual([]);
  });

  test('is known where a test names it', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(testNames().filter(({ name }) => idsIn(name).some((id) => !known.has(id)))).toEqual([]);
  });

  test('stands in RULES.md as the sources have it: after a change run `node scripts/rules.mjs`', () => {
    const kept = readFileSync(join(import.meta.dirname, 'RULES.md'), 'utf8').replaceAll('\r\n', '\n');
    expect(kept.split('\n')).toEqual(rulesMarkdown(table).split('\n'));
  });
});

test('every house rule is named by a test', () => {
  expect(table.switches.length).toBe(18);
  expect(table.switches.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
});

test('every acceptance scenario is named by a test', () => {
  const wanted = Array.from({ length: LAST_SCENARIO }, (_, i) => i + 1).filter((n) => n % 4 !== 0).map((n) => `AT-${String(n).padStart(3, '0')}`);
  expect(wanted.length).toBe(299);
  expect(wanted.filter((id) => !table.scenarios.has(id))).toEqual([]);
});

test('ids are read from lists and ranges as well', () => {
  expect(idsIn('SP-RES-01, -03 and SP-ATK-00c (SP-COND-02…04, -07) SP-PUSH-06 to SP-PUSH-08, SP-KEY-01..02')).toEqual([
    'SP-RES-01', 'SP-RES-03', 'SP-ATK-00c', 'SP-COND-02', 'SP-COND-03', 'SP-COND-04', 'SP-COND-07', 'SP-PUSH-06', 'SP-PUSH-07', 'SP-PUSH-08', 'SP-KEY-01', 'SP-KEY-02',
  ]);
  expect(idsIn('AT-046, MIN-ATK-01, SP-ATK')).toEqual([]);
});
