import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../core/form.ts';
import { fromBase64Url, toBase64Url } from '../../core/base64.ts';
import { writeTeam, type ListedTeam } from './index.ts';
import { ada, cold, drones, library, read, rook, sable, share, squads, team, walkers, whys } from './library.fixture.ts';

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
    expect(whys('spt[00090101,00770101,00090103,nonsense,123456789,00990201]')).toEqual(['unknownUnit 00770101', 'unknownUnit nonsense', 'unknownUnit 123456789', 'unknownMission 00990201', 'emptySquad 2', 'incomplete 2']);
    expect(read('spt[00090101,00770101,00090103]').team.squads[0]).toEqual({ primary: ada, secondary: '', supporting: walkers });
    expect(whys(`${text.slice(0, -1)},00090107,00490201]`)).toEqual(['otherMission First Contact', 'extraUnit the-primary-7']);
    expect(whys('spt[]')).toEqual(['noUnits ']);
    expect(() => read(`spt[${'00090101,'.repeat(65)}]`)).toThrow(/strike team: it names 65 units; 64 are the most/);
  });

  test('open places are left out; what has no code cannot be written', () => {
    const part: ListedTeam = { ...team, mission: null, squads: [squads[0], { primary: cold, secondary: '', supporting: '' }] };
    expect(writeTeam(part, 'spt', library)).toBe('spt[00090101,00090102,00090103,00090104]');
    const own: ListedTeam = { ...team, squads: [squads[0], { ...squads[1], supporting: 'house-guard' }] };
    expect(() => writeTeam(own, 'spt', library)).toThrow(new InputError('strike team', '"House Guard" has no SPT code'));
    expect(() => writeTeam({ ...team, mission: 'our-own' }, 'spt', library)).toThrow('"Our Own" has no SPT code');
    expect(() => writeTeam(own, 'shatterApp', library)).toThrow('ShatterApp does not know "House Guard"');
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
    expect(whys(document({ squads: [{ primary: 'Vane' }] }))).toEqual(['unclearUnit Vane 2', 'noUnits ']);
  });

  test('takes a list of names', () => {
    const names = ['Ända', 'Rook Two', '77th Walkers', 'Vane, Cold Hand', 'Sable', 'Drones'];
    expect(read(JSON.stringify(names)).team.squads).toEqual(squads);
    expect(read(JSON.stringify({ name: 'By name', units: names, mission: 'First Contact' })).team).toMatchObject({ name: 'By name', mission: 'first-contact', squads });
    expect(read(`- ${names.join('\r\n* ')}\n\nShifting Priorities`)).toMatchObject({ team: { mission: 'shifting-priorities', squads }, notes: [] });
    expect(whys(`${names[0]}\nSomebody`)).toEqual(['unknownUnit Somebody', 'emptySquad 2', 'incomplete 1']);
  });

  test.each([
    ['a name that is a number', { name: 7 }, 'strike team: name: a text is needed, there is 7'],
    ['a long name', { name: 'x'.repeat(101) }, 'strike team: name: it has 101 signs; at most 100 are taken'],
    ['a name that rings', { name: 'bell \u0007' }, 'strike team: name: must hold no control characters'],
    ['a long description', { description: 'x'.repeat(2001) }, 'strike team: description: it has 2001 signs; at most 2000 are taken'],
    ['a later version', { version: '2.0' }, 'strike team: version: only version 1 of the document can be read'],
    ['a unit that is a number', { squads: [{ primary: 3 }] }, 'strike team: squads.0.primary: a text is needed, there is 3'],
    ['a place that there is not', { squads: [{ leader: 'ada' }] }, 'strike team: squads.0: there is no field "leader"'],
    ['a squad of four', { squads: [[ada, rook, walkers, drones]] }, 'strike team: squads.0: at most 3 units are needed, there are 4'],
    ['squads that are a word', { squads: 'none' }, 'strike team: squads: a list is needed, there is "none"'],
    ['too many units', { units: Array<string>(65).fill('x') }, 'strike team: units: at most 64 are needed, there are 65'],
    ['a mission that is no word', { mission: {} }, 'strike team: mission: a text is needed, there is an object'],
  ])('a wrong field is named: %s', (_what, change, cause) => {
    expect(() => read(document(change))).toThrow(new InputError('strike team', cause.slice('strike team: '.length)));
  });

  test('tells what it does not use', () => {
    expect(whys(document({ points: 3, mission: 'moonlight' }))).toEqual(['unknownMission moonlight', 'extraField points']);
    expect(whys(document({ squads: [{ primary: 'nobody' }, {}, { primary: ada }] }))).toEqual(['unknownUnit nobody', 'extraUnit the-primary-1', 'noUnits ']);
    expect(() => read('{"name": ')).toThrow(/strike team: not JSON: it ends too early/);
  });
});

describe('links', () => {
  const page = 'https://tabletopadmiral.com/shatterpoint/listbuilder/';

  test('Tabletop Admiral: its numbers in order, three for each squad', () => {
    expect(read(`${page}21-22-23/24,25,26`)).toEqual({ team: { ...team, name: '', description: '', mission: null }, notes: [] });
    expect(read(`${page}22-21-23`).team.squads[0]).toEqual(squads[0]);
    expect(whys(`${page}21-99-23-24-25-26-27`)).toEqual(['unknownUnit 99', 'extraUnit the-primary-7', 'incomplete 5']);
    expect(whys(`${page}21-27-23`), 'a place that is taken').toEqual(['extraUnit the-primary-7', 'emptySquad 2', 'incomplete 2']);
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
    ['three squads', share({ name: '', mid: null, s: [[1, 2, 3], [4, 5, 6], [7, 8, 9]] }), /s: 2 are needed, there are 3$/],
    ['a squad of two', share({ s: [[1, 2], [4, 5, 6]] }), /s\.0: 3 are needed, there are 2$/],
    ['no number', share({ s: [[1, 2, '3'], [4, 5, 6]] }), /s\.0\.2: a number is needed, there is "3"$/],
    ['a number that is none', share({ s: [[1, 2, 1e99], [4, 5, 6]] }), /s\.0\.2: it must be at most \d+, there is 1e\+99$/],
    ['a mission that is none', share({ mid: 'x', s: [[1, 2, 3], [4, 5, 6]] }), /mid: a number is needed, there is "x"$/],
    ['a long name', share({ name: 'x'.repeat(200), s: [[1, 2, 3], [4, 5, 6]] }), /name: it has 200 signs; at most 100 are taken$/],
    ['a long build', share({ name: 'x'.repeat(4000) }), /4000 are the most/],
    ['signs of no base64', 'https://shatterapp.com/build?sf=%00%00', /damaged/],
    ['no JSON', `https://shatterapp.com/build?sf=${toBase64Url('not json')}`, /strike team: not JSON$/],
    ['a bare value', share(7), /strike team: an object is needed, there is 7$/],
    ['nothing', 'https://shatterapp.com/build?sf=', /the link holds no build/],
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
