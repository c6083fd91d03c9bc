import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/form.ts';
import { randomFrom } from '../../core/rng.ts';
import { validatorWords } from '../../testing/validator-words.ts';
import { missions } from '../missions/index.ts';
import { randomTeam } from '../team/random-team.ts';
import { SLOTS, teamProblems } from '../team/team.ts';
import { units } from '../units/index.ts';
import { FORMATS, leftOut, readTeam, writable, writeTeam, type Library, type ListedTeam, type MissionFace } from './index.ts';
import { ada, cold, drones, library, read, sable, share, squads, team, walkers, whys } from './library.fixture.ts';
import type { UnitCard } from '../game/game.ts';

describe('units that are left out', () => {
  const ABSENT = 'leftOutUnit Grey Admiral, the Absent no source has its cards';

  test('are named with the reason, however a list calls them', () => {
    expect(whys('spt[00090101,00090199]')).toContain(ABSENT);
    expect(whys('spt[00090101,90199]')).toContain(ABSENT);
    expect(whys(share({ s: [[41, 42, 99], [44, 45, 46]] }))).toEqual([ABSENT, 'incomplete 5']);
    expect(whys(JSON.stringify({ squads: [['greyadmiraltheabsent', 'Sable', 'Drones']] }))).toContain(ABSENT);
    for (const name of ['Grey Admiral', 'grey admiral, the absent', 'Gréy Admiral']) expect(whys(`${name}\nSable`)).toEqual([ABSENT, 'emptySquad 2', 'incomplete 1']);
  });

  test('alone they are no list, for that reason', () => {
    expect(() => read('Grey Admiral')).toThrow(new InputError('strike team', 'Grey Admiral, the Absent cannot be played here: no source has its cards'));
  });

  test('are not among the units, and have codes of the formats', () => {
    for (const { name, why, sps, spt, shatterApp } of leftOut) {
      expect([name, why, sps, spt, shatterApp]).toEqual([expect.stringMatching(/./), expect.stringMatching(/^no source/), expect.stringMatching(/^[a-z0-9]+$/), expect.stringMatching(/^\d{4}01\d{2}$/), expect.any(Number)]);
      expect(units.filter(({ codes }) => codes !== null && (codes.sps === sps || codes.spt === spt || codes.shatterApp === shatterApp))).toEqual([]);
    }
  });
});

describe('any text', () => {
  test.each([
    ['', 'it is empty'], ['   ', 'it is empty'], ['\uFEFF\n', 'it is empty'],
    ['hello', 'it is no list that can be read: no "spt[…]", no SPS document, no known link, and no unit is called "hello"'],
    ['one\ntwo;three\n- four', 'it is no list that can be read: no "spt[…]", no SPS document, no known link, and no unit is called "one", "two", "three", …'],
    ['https://example.org/?team=3', 'it is no list that can be read: no "spt[…]", no SPS document, no known link, and no unit is called "https://example.org/?team=3"'],
    ['x'.repeat(20_001), 'it is 20001 characters long; 20000 are the most that are read'],
    ['[]', null], ['{}', null], ['{"squads": []}', null], ['{"squads": [{}, {}]}', null], ['spt[', null],
  ])('%j', (text, cause) => {
    if (cause === null) expect(whys(text)).toEqual(['noUnits ']);
    else expect(() => read(text)).toThrow(new InputError('strike team', cause));
  });

  test('an empty squad is told with its number', () => {
    expect(whys(JSON.stringify({ squads: [{}, { primary: cold, secondary: sable, supporting: drones }] }))).toEqual(['emptySquad 1', 'incomplete 3']);
    expect(whys(JSON.stringify({ squads: [{ primary: ada }, {}] }))).toEqual(['emptySquad 2', 'incomplete 1']);
  });

  const cards = new Map(units.map((card) => [card.id, card]));
  const all: Library = { cards, missions, leftOut };
  const name = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text.length <= 100 && !/\p{Cc}/u.test(text));
  const legal = (own: readonly UnitCard[], sets: readonly MissionFace[]) =>
    fc
      .record({ seed: fc.integer(), name, description: name, mission: fc.constantFrom(...sets.map(({ id }) => id)) })
      .map(({ seed, ...words }): ListedTeam => ({ ...words, squads: randomTeam(own, randomFrom(seed)) }));

  test('every legal strike team comes back whole from an SPS document', () => {
    fc.assert(fc.property(legal(units, missions), (written) => {
      expect(teamProblems(written.squads, cards)).toEqual([]);
      expect(readTeam(writeTeam(written, 'sps', all), all)).toEqual({ team: written, notes: [] });
    }), { numRuns: 60 });
  });

  test('every legal strike team of coded units comes back from SPT and ShatterApp with all that they carry', () => {
    for (const format of FORMATS) {
      const known = writable(format, units, missions);
      expect(known.units.length).toBeGreaterThan(100);
      fc.assert(fc.property(legal(known.units, known.missions), (written) => {
        const kept = format === 'spt' ? { ...written, name: '', description: '' } : format === 'sps' ? written : { ...written, description: '' };
        expect(readTeam(writeTeam(written, format, all), all)).toEqual({ team: kept, notes: [] });
      }), { numRuns: 40 });
    }
  });

  test('what a format cannot write is left out of what it can', () => {
    for (const format of FORMATS) {
      const known = writable(format, [...library.cards.values()], library.missions);
      const whole = (unit: string, mission: string): string =>
        writeTeam({ ...team, mission, squads: [{ ...squads[0], supporting: unit }, squads[1]] }, format, library);
      const writes = (unit: string, mission: string): boolean => {
        try {
          return whole(unit, mission) !== '';
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          return false;
        }
      };
      for (const card of library.cards.values()) expect([format, card.id, writes(card.id, 'shifting-priorities')]).toEqual([format, card.id, known.units.includes(card)]);
      for (const mission of library.missions)
        expect([format, mission.id, writes(walkers, mission.id)]).toEqual([format, mission.id, known.missions.includes(mission)]);
    }
  });

  test('no two units and no two missions are called the same', () => {
    const codes = units.flatMap((card) => (card.codes === null ? [] : [card.codes]));
    const twice = (names: readonly (string | number | null)[]): unknown[] => names.filter((one, i) => one !== null && names.indexOf(one) !== i);
    expect(twice(codes.map(({ spt }) => spt))).toEqual([]);
    expect(twice(codes.map(({ shatterApp }) => shatterApp))).toEqual([]);
    expect(twice(codes.map(({ tabletopAdmiral }) => tabletopAdmiral))).toEqual([]);
    expect(twice(units.map(({ id, codes: own }) => own?.sps ?? id.replace(/-/g, '')))).toEqual([]);
    expect(twice(missions.map(({ spt }) => spt))).toEqual([]);
    for (const { spt } of codes) expect(spt).toMatch(/^\d{4}01\d{2}$/);
  });

  test('two thousand damaged lists give a team of known units or an InputError, never anything else', () => {
    const random = randomFrom(20240111);
    const upTo = (n: number): number => Math.floor(random() * n);
    const texts = [
      ...FORMATS.map((format) => writeTeam(team, format, library)), 'https://tabletopadmiral.com/shatterpoint/listbuilder/21-22-23-24-25-26', 'Ända\nSable\nDrones',
      JSON.stringify(['Ända', 'Sable']), '{"__proto__": {"squads": []}, "constructor": 1, "squads": [["__proto__", "constructor", "toString"]]}',
    ];
    const junk = ['[', ']', '{', '}', '"', ',', '\\u0000', '\u0000', '%5B', 'null', '1e999', '-1', '__proto__', '"squads":', 'spt[', '&sf=', '\uD800', '🚀', '9'.repeat(30), '\n'];
    let whole = 0;
    const refused = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      let text = texts[i % texts.length]!;
      for (let times = upTo(4); times >= 0; times--) {
        const at = upTo(text.length + 1);
        const cut = upTo(4) * upTo(4);
        text = [
          text.slice(0, at) + text.slice(at + cut),
          text.slice(0, at) + junk[upTo(junk.length)]! + text.slice(at),
          text.slice(0, at),
          text + text,
          text.slice(0, at) + String.fromCharCode(upTo(0x300)) + text.slice(at + 1),
        ][upTo(5)]!;
      }
      try {
        const { team: found, notes } = read(text);
        whole++;
        for (const squad of found.squads) for (const slot of SLOTS) expect(squad[slot] === '' || library.cards.has(squad[slot])).toBe(true);
        expect(found.mission === null || library.missions.some(({ id }) => id === found.mission)).toBe(true);
        for (const { detail } of notes) for (const value of Object.values(detail)) expect(String(value).length).toBeLessThanOrEqual(40);
      } catch (error) {
        expect(error, text).toBeInstanceOf(InputError);
        expect((error as InputError).message).toMatch(/^strike team: \S/);
        expect((error as InputError).message).not.toMatch(validatorWords);
        refused.add((error as InputError).message.replace(/"[^"]*"|\d+/g, '…'));
      }
    }
    expect(whole).toBeGreaterThan(200);
    expect(refused.size, [...refused].join('\n')).toBeGreaterThan(8);
  });
});
