import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { units } from '../../shatterpoint/units/index.ts';
import { differencesOf, isAbout } from './differences.ts';
import { exceptions } from './exceptions.ts';
import { isSame } from './facts.ts';
import { abilitiesMarkdown } from './page.ts';
import { added, corrections } from './print/corrections.ts';
import { correctionsOf, printOf, taken } from './print/print.ts';
import { placeOf } from './rows.ts';
import { abilityTable, differenceText } from './table.ts';

const table = abilityTable();
const rows = table.map(({ row }) => row);
const REASON = /^[A-Z“].{10,}\.$/;

describe('every ability', () => {
  test('says the same in print, in its text and in its code', () => {
    expect(table.flatMap(({ differences }) => differences).map(differenceText)).toEqual([]);
  });

  test('is there: 139 units, both editions, Battle Tactics cards too', () => {
    const abilities = units.flatMap((unit) => [
      ...unit.abilities,
      ...(unit.tactics ?? []),
      ...(unit.firstPrint?.abilities ?? []).filter((each) => !unit.abilities.includes(each)),
    ]);
    expect([units.length, rows.length, new Set(rows.map(placeOf)).size]).toEqual([139, abilities.length, abilities.length]);
  });

  test('is compared with the print unless its unit was never printed', () => {
    const bare = new Set(table.filter(({ print }) => print === null).map(({ row }) => row.unit));
    expect([...bare]).toEqual(units.filter(({ codes }) => codes === null).map(({ id }) => id));
  });

  test('stands in ABILITIES.md as it is: after a change run `npm run abilities`', () => {
    const kept = readFileSync(join(import.meta.dirname, '../../shatterpoint/ABILITIES.md'), 'utf8').replaceAll('\r\n', '\n');
    expect(kept.split('\n')).toEqual(abilitiesMarkdown(table).split('\n'));
  });
});

describe('exceptions and corrections', () => {
  test('each has a reason', () => {
    expect([...exceptions, ...corrections].map(({ why }) => why).filter((why) => !REASON.test(why))).toEqual([]);
  });

  test('none is idle: every fact of an exception is where two of the three part', () => {
    const all = taken();
    const idle = exceptions.flatMap((each) => {
      const found = rows.flatMap((row) => differencesOf(row, printOf(row, all)).filter(({ fact }) => isAbout(each, row, fact)));
      return each.facts.filter((fact) => !found.some((difference) => isSame(difference.fact, fact)));
    });
    expect(idle).toEqual([]);
  });

  test('none is idle: without any of the corrections print and text part', () => {
    const all = taken();
    const idle = corrections.filter((each) => !rows.some((row) => {
      const corrected = correctionsOf(row);
      return corrected.includes(each) && differencesOf(row, printOf(row, all, corrected.filter((other) => other !== each))).some(({ what }) => what === 'print, not text' || what === 'text, not print');
    }));
    expect(idle).toEqual([]);
  });

  test('what is taken and added is of abilities that there are, once, and nothing but facts', () => {
    const places = new Set(rows.map(placeOf));
    const all = taken();
    expect([...Object.keys(all), ...Object.keys(added)].filter((place) => !places.has(place))).toEqual([]);
    expect(Object.keys(added).filter((place) => all[place] !== undefined)).toEqual([]);
    const facts = [...Object.values(all), ...Object.values(added)].flatMap((line) => line.split('; '));
    expect(facts.filter((fact) => fact.split(' ').length > 9 || /[.,!?“”]/.test(fact))).toEqual([]);
  });
});
