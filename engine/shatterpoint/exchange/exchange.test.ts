import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/form.ts';
import { randomFrom } from '../../core/rng.ts';
import { testCard } from '../../testing/test-card.ts';
import { ERAS, type Era, type UnitType } from '../card.ts';
import { missions } from '../missions/index.ts';
import type { UnitCard } from '../print.ts';
import { randomTeam } from '../random-team.ts';
import { SLOTS, teamProblems } from '../team.ts';
import { units } from '../units/index.ts';
import { fromBase64Url, toBase64Url } from './base64.ts';
import { FORMATS, readTeam, writeTeam, type Library, type ListedTeam, type MissionFace } from './index.ts';

/** A made-up unit with codes made of its number. */
const coded = (number: number, type: UnitType, name: string, points: number, era: Era, uniqueNames: readonly string[] = []): UnitCard => testCard(`the-${type}-${number}`, {
  type, name, points, eras: [era], uniqueNames,
  codes: { sps: name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, ''), spt: `0009010${number}`, tabletopAdmiral: number + 20, shatterApp: number + 40 },
});

const squad = (era: Era, from: number, [primary, secondary, supporting]: readonly [string, string, string]): UnitCard[] => [
  coded(from, 'primary', primary, 8, era, [primary.split(',')[0]!]), coded(from + 1, 'secondary', secondary, 4, era, [secondary.split(',')[0]!]), coded(from + 2, 'supporting', supporting, 4, era),
];

/** Three squads that go together in any pair, and a unit of our own without codes. */
const sampleCards: readonly UnitCard[] = [
  ...squad(ERAS[0], 1, ['Ända, the Bright', 'Rook “Two”', '77th Walkers']),
  ...squad(ERAS[1], 4, ['Vane, Cold Hand', 'Sable', 'Drones']),
  ...squad(ERAS[3], 7, ['Vane, Warm Hand', 'Mire-8', 'Night Porters']).map((card) => ({ ...card, uniqueNames: card.type === 'primary' ? ['Vane the Second'] : card.uniqueNames })),
  testCard('house-guard', { name: 'House Guard', type: 'supporting' }),
];

const library: Library = {
  cards: new Map(sampleCards.map((card) => [card.id, card])),
  missions: [{ id: 'shifting-priorities', name: 'Shifting Priorities', spt: '00010201' }, { id: 'first-contact', name: 'First Contact', spt: '00490201' }, { id: 'our-own', name: 'Our Own', spt: null }],
};

const [ada, rook, walkers, cold, sable, drones] = sampleCards.map(({ id }) => id) as [string, string, string, string, string, string];
const squads: ListedTeam['squads'] = [{ primary: ada, secondary: rook, supporting: walkers }, { primary: cold, secondary: sable, supporting: drones }];
const team: ListedTeam = { name: 'Day & night', description: 'Two sides.\nOne plan.', mission: 'shifting-priorities', squads };
const read = (text: string) => readTeam(text, library);
const whys = (text: string): string[] => read(text).notes.map(({ why, detail }) => `${why} ${Object.values(detail).join(' ')}`);
const share = (build: unknown): string => `https://shatterapp.com/build?sf=${toBase64Url(JSON.stringify(build))}`;

describe('SPT', () => {
  const text = 'spt[00010201,00090101,00090102,00090103,00090104,00090105,00090106]';

  test('writes the mission, then squad after squad, and reads it again', () => {
    expect(writeTeam(team, 'spt', library)).toBe(text);
    expect(read(text)).toEqual({ team: { ...team, name: '', description: '' }, notes: [] });
    expect(read(`https://example.org/page?${text}#end`).team.squads).toEqual(squads);
    expect(read(`https://example.org/page?${encodeURIComponent(text)}`).team.squads).toEqual(squads);
    expect(read(`\uFEFF  ${text}\n`).team.squads).toEqual(squads);
  });

  test('takes codes that lost their leading zeros, and a text without its end', () => {
    expect(read('spt[10201,90101,90102,90103,90104,90105,90106').team).toEqual({ ...team, name: '', description: '' });
  });

  test('a rank that is not lower than the one before begins the second squad', () => {
    expect(read('spt[00090102,00090103,00090106]').team.squads).toEqual([{ primary: '', secondary: rook, supporting: walkers }, { primary: '', secondary: '', supporting: drones }]);
    expect(read('spt[00090101,00090104]').team.squads.map(({ primary }) => primary)).toEqual([ada, cold]);
  });

  test('names what it does not know and what is too much, and goes on', () => {
    expect(whys('spt[00090101,00770101,00090103,nonsense,123456789,00990201]')).toEqual(['unknownUnit 00770101', 'unknownUnit nonsense', 'unknownUnit 123456789', 'unknownMission 00990201', 'incomplete 2']);
    expect(read('spt[00090101,00770101,00090103]').team.squads[0]).toEqual({ primary: ada, secondary: '', supporting: walkers });
    expect(whys(`${text.slice(0, -1)},00090107,00490201]`)).toEqual(['otherMission First Contact', 'extraUnit the-primary-7']);
    expect(whys('spt[]')).toEqual(['incomplete 0']);
    expect(() => read(`spt[${'00090101,'.repeat(65)}]`)).toThrow(/strike team: it names 65 units; 64 are the most/);
  });

  test('open places are left out; what has no code cannot be written', () => {
    const part: ListedTeam = { ...team, mission: null, squads: [squads[0], { primary: cold, secondary: '', supporting: '' }] };
    expect(writeTeam(part, 'spt', library)).toBe('spt[00090101,00090102,00090103,00090104]');
    const own: ListedTeam = { ...team, squads: [squads[0], { ...squads[1], supporting: 'house-guard' }] };
    expect(() => writeTeam(own, 'spt', library)).toThrow(new InputError('strike team', '"house-guard" has no SPT code'));
    expect(() => writeTeam({ ...team, mission: 'our-own' }, 'spt', library)).toThrow('"our-own" has no SPT code');
    expect(() => writeTeam(own, 'shatterApp', library)).toThrow('ShatterApp does not know "house-guard"');
  });
});

describe('SPS', () => {
  const document = (change: object): string => JSON.stringify({ name: 'X', version: '1.0', squads: [{ primary: 'andathebright', secondary: 'rooktwo', supporting: '77thwalkers' }, { primary: 'vanecoldhand', secondary: 'sable', supporting: 'drones' }], ...change });

  test('keeps name, description and mission; units are slugs', () => {
    const text = writeTeam(team, 'sps', library);
    expect(JSON.parse(text)).toMatchObject({ name: 'Day & night', version: '1.0', mission: 'shiftingpriorities', squads: [{ primary: 'andathebright' }, { supporting: 'drones' }] });
    expect(read(text)).toEqual({ team, notes: [] });
    const own: ListedTeam = { ...team, mission: 'our-own', squads: [squads[0], { primary: '', secondary: '', supporting: 'house-guard' }] };
    expect(read(writeTeam(own, 'sps', library)).team).toEqual(own);
  });

  test('takes ids, whole names, short names that mean one unit, and squads as plain lists', () => {
    expect(read(document({ squads: [{ primary: ada, secondary: 'Rook "Two"', supporting: '77TH walkers' }, ['Vane, Cold Hand', 'SABLE', 'Drones']] })).team.squads).toEqual(squads);
    expect(read(document({ squads: [['ända', 'Sable', null], {}] })).team.squads).toEqual([{ primary: ada, secondary: sable, supporting: '' }, { primary: '', secondary: '', supporting: '' }]);
    expect(whys(document({ squads: [{ primary: 'Vane' }] }))).toEqual(['unclearUnit Vane 2', 'incomplete 0']);
  });

  test('takes a list of names', () => {
    const names = ['Ända', 'Rook Two', '77th Walkers', 'Vane, Cold Hand', 'Sable', 'Drones'];
    expect(read(JSON.stringify(names)).team.squads).toEqual(squads);
    expect(read(JSON.stringify({ name: 'By name', units: names, mission: 'First Contact' })).team).toMatchObject({ name: 'By name', mission: 'first-contact', squads });
    expect(read(`- ${names.join('\r\n* ')}\n\nShifting Priorities`)).toMatchObject({ team: { mission: 'shifting-priorities', squads }, notes: [] });
    expect(whys(`${names[0]}\nSomebody`)).toEqual(['unknownUnit Somebody', 'incomplete 1']);
  });

  test.each([
    ['a name that is a number', { name: 7 }, /strike team: name: /],
    ['a long name', { name: 'x'.repeat(101) }, /name: /],
    ['a name that rings', { name: 'bell \u0007' }, /name: must hold no control characters/],
    ['a long description', { description: 'x'.repeat(2001) }, /description: /],
    ['a later version', { version: '2.0' }, /version: only version 1/],
    ['a unit that is a number', { squads: [{ primary: 3 }] }, /squads\.0\.primary: /],
    ['a place that there is not', { squads: [{ leader: 'ada' }] }, /squads\.0: .*leader/],
    ['a squad of four', { squads: [[ada, rook, walkers, drones]] }, /squads\.0: .*unit4/],
    ['squads that are a word', { squads: 'none' }, /squads: /],
    ['too many units', { units: Array<string>(65).fill('x') }, /units: /],
    ['a mission that is no word', { mission: {} }, /mission: /],
  ])('a wrong field is named: %s', (_what, change, cause) => {
    expect(() => read(document(change))).toThrow(InputError);
    expect(() => read(document(change))).toThrow(cause);
  });

  test('tells what it does not use', () => {
    expect(whys(document({ points: 3, mission: 'moonlight' }))).toEqual(['unknownMission moonlight', 'extraField points']);
    expect(whys(document({ squads: [{ primary: 'nobody' }, {}, { primary: ada }] }))).toEqual(['unknownUnit nobody', 'extraUnit the-primary-1', 'incomplete 0']);
    expect(() => read('{"name": ')).toThrow(/strike team: not JSON: it ends too early/);
  });
});

describe('links', () => {
  const page = 'https://tabletopadmiral.com/shatterpoint/listbuilder/';

  test('Tabletop Admiral: its numbers in order, three for each squad', () => {
    expect(read(`${page}21-22-23/24,25,26`)).toEqual({ team: { ...team, name: '', description: '', mission: null }, notes: [] });
    expect(read(`${page}22-21-23`).team.squads[0]).toEqual(squads[0]);
    expect(whys(`${page}21-99-23-24-25-26-27`)).toEqual(['unknownUnit 99', 'extraUnit the-primary-7', 'incomplete 5']);
    expect(whys(`${page}21-27-23`), 'a place that is taken').toEqual(['extraUnit the-primary-7', 'incomplete 2']);
    expect(() => read(page + '1-'.repeat(70))).toThrow(/70 numbers/);
  });

  test('ShatterApp: written and read, its mission by its number, any sign in the name', () => {
    const named = { ...team, name: 'Ænéas ☾ 🚀', description: '' };
    expect(read(writeTeam(named, 'shatterApp', library))).toEqual({ team: named, notes: [] });
    expect(writeTeam(named, 'shatterApp', library)).toMatch(/^https:\/\/shatterapp\.com\/build\?sf=[A-Za-z0-9_-]+$/);
    expect(read(share({ name: '', mid: 4, mode: 'standard', s: [[41, 42, 43], [0, 45, 0]] })).team).toMatchObject({ mission: 'first-contact', squads: [squads[0], { primary: '', secondary: sable, supporting: '' }] });
  });

  test('ShatterApp: notes what is unknown, too much, or of another mode', () => {
    expect(whys(share({ name: 'x', mid: 2, mode: 'threemiere', s: [[41, 42, 999], [44, 45, 46]], ex: [[47, 0, 0]] }))).toEqual(['unknownUnit 999', 'extraUnit the-primary-7', 'unknownMission 00450201', 'otherMode threemiere', 'incomplete 5']);
    expect(whys(share({ name: 'x', mid: 77, pre: true, s: [[41, 42, 43], [44, 45, 46]] }))).toEqual(['unknownMission 77', 'otherMode premiere']);
  });

  test.each([
    ['three squads', share({ name: '', mid: null, s: [[1, 2, 3], [4, 5, 6], [7, 8, 9]] }), /s: /],
    ['a squad of two', share({ s: [[1, 2], [4, 5, 6]] }), /s\.0: /],
    ['no number', share({ s: [[1, 2, '3'], [4, 5, 6]] }), /s\.0\.2: /],
    ['a number that is none', share({ s: [[1, 2, 1e99], [4, 5, 6]] }), /s\.0\.2: /],
    ['a mission that is none', share({ mid: 'x', s: [[1, 2, 3], [4, 5, 6]] }), /mid: /],
    ['a long name', share({ name: 'x'.repeat(200), s: [[1, 2, 3], [4, 5, 6]] }), /name: /],
    ['a long build', share({ name: 'x'.repeat(4000) }), /4000 are the most/],
    ['signs of no base64', 'https://shatterapp.com/build?sf=%00%00', /damaged/],
    ['no JSON', `https://shatterapp.com/build?sf=${toBase64Url('not json')}`, /strike team: not JSON$/],
    ['a bare value', share(7), /strike team: /],
    ['nothing', 'https://shatterapp.com/build?sf=', /strike team: it is empty/],
  ])('ShatterApp refuses %s', (_what, text, cause) => {
    expect(() => read(text)).toThrow(InputError);
    expect(() => read(text)).toThrow(cause);
  });

  test('base64url takes every byte there and back', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 255 })), (bytes) => {
      const text = String.fromCharCode(...bytes);
      expect(toBase64Url(text)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64Url(toBase64Url(text))).toBe(text);
      expect(fromBase64Url(Buffer.from(bytes).toString('base64'))).toBe(text);
    }));
    expect(fromBase64Url('abcde')).toBeNull();
    expect(() => toBase64Url('☾')).toThrow();
  });
});

describe('any text', () => {
  test('what is no list at all is turned away', () => {
    for (const text of ['', '   ', 'hello', 'https://example.org/?team=3', 'x'.repeat(20_001)]) expect(() => read(text), text.slice(0, 30)).toThrow(InputError);
  });

  const cards = new Map(units.map((card) => [card.id, card]));
  const all: Library = { cards, missions };
  const name = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text.length <= 100 && !/\p{Cc}/u.test(text));
  const legal = (own: readonly UnitCard[], sets: readonly MissionFace[]) => fc.record({ seed: fc.integer(), name, description: name, mission: fc.constantFrom(...sets.map(({ id }) => id)) })
    .map(({ seed, ...words }): ListedTeam => ({ ...words, squads: randomTeam(own, randomFrom(seed)) }));

  test('every legal strike team comes back whole from an SPS document', () => {
    fc.assert(fc.property(legal(units, missions), (written) => {
      expect(teamProblems(written.squads, cards)).toEqual([]);
      expect(readTeam(writeTeam(written, 'sps', all), all)).toEqual({ team: written, notes: [] });
    }), { numRuns: 60 });
  });

  test('every legal strike team of coded units comes back from SPT and ShatterApp with all that they carry', () => {
    fc.assert(fc.property(legal(units.filter(({ codes }) => codes !== null && codes.shatterApp !== null), missions.filter(({ spt }) => spt !== null)), (written) => {
      expect(readTeam(writeTeam(written, 'spt', all), all)).toEqual({ team: { ...written, name: '', description: '' }, notes: [] });
      expect(readTeam(writeTeam(written, 'shatterApp', all), all)).toEqual({ team: { ...written, description: '' }, notes: [] });
    }), { numRuns: 60 });
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
    for (let i = 0; i < 2000; i++) {
      let text = texts[i % texts.length]!;
      for (let times = upTo(4); times >= 0; times--) {
        const at = upTo(text.length + 1);
        const cut = upTo(4) * upTo(4);
        text = [text.slice(0, at) + text.slice(at + cut), text.slice(0, at) + junk[upTo(junk.length)]! + text.slice(at), text.slice(0, at), text + text, text.slice(0, at) + String.fromCharCode(upTo(0x300)) + text.slice(at + 1)][upTo(5)]!;
      }
      try {
        const { team: found, notes } = read(text);
        whole++;
        for (const squad of found.squads) for (const slot of SLOTS) expect(squad[slot] === '' || library.cards.has(squad[slot])).toBe(true);
        expect(found.mission === null || library.missions.some(({ id }) => id === found.mission)).toBe(true);
        for (const { detail } of notes) for (const value of Object.values(detail)) expect(String(value).length).toBeLessThanOrEqual(40);
      } catch (error) {
        expect(error, text).toBeInstanceOf(InputError);
      }
    }
    expect(whole).toBeGreaterThan(200);
  });
});
