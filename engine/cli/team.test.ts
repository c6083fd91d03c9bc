import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftOut } from '../shatterpoint/exchange/index.ts';
import { unknownFirstPrints } from '../shatterpoint/units/first-print.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { run } from './gantry.ts';
import { keepSpeech } from './speech.fixture.ts';
import { REASONS, type TeamReport } from '../testing/workshop/shatterpoint/teams.ts';

const folder = temporaryFolder('team');
const speech = keepSpeech();
afterAll(() => folder.remove());

/** What a command says, with its exit code: of Shatterpoint, unless it says otherwise. */
async function team(...words: string[]): Promise<[code: number, text: string]> {
  speech.said = speech.complained = '';
  const code = await run(['team', ...words, ...(words.includes('--system') ? [] : ['--system', 'shatterpoint'])]);
  return [code, (speech.said + speech.complained).trimEnd()];
}

const CORE = 'spt[00010201,00010109,00010106,00010101,00010102,00010105,00010107]';

test('team random: the same seed gives the same legal team, in the format asked for', async () => {
  const [code, text] = await team('random', '--seed', '3');
  expect(code).toBe(0);
  expect(text).toMatch(/^Squad 1: \d+ of \d+ points, \w+[^]*\nSquad 2: [^]*\nMission: [^]*\nLegal\.\n/);
  expect((await team('random', '--seed', '3'))[1]).toBe(text);
  const [, list] = await team('random', '--seed', '3', '--as', 'sps');
  expect(JSON.parse(list)).toMatchObject({ version: '1.0', squads: [{}, {}] });
  const [, json] = await team('random', '--era', 'fallOfTheJedi', '--cohesion', '3', '--json');
  expect((JSON.parse(json) as TeamReport).problems).toEqual([]);
});

test.each(['spt', 'sps', 'shatterApp'])('team random --as %s: only units and missions that the format has codes for', async (format) => {
  for (let seed = 1; seed <= 60; seed++) {
    const [code, list] = await team('random', '--seed', String(seed), '--as', format);
    expect([seed, code, list]).toEqual([seed, 0, expect.stringMatching(/^(spt\[|\{|https:)/)]);
  }
});

test('team random --as: without a format our own units are drawn too, so that not every team could be written', async () => {
  let without = 0;
  for (let seed = 1; seed <= 60; seed++) if ((JSON.parse((await team('random', '--seed', String(seed), '--json'))[1]) as TeamReport).written.spt === undefined) without++;
  expect(without).toBeGreaterThan(0);
});

test('team read: a unit that is left out is named with the reason', async () => {
  const [out] = leftOut;
  const [code, text] = await team('read', `spt[00010109,${out!.spt}]`);
  expect([code, text]).toEqual([1, expect.stringContaining(`Note: ${out!.name} cannot be played here: ${out!.why}\nNote: squad 2 is empty\nNote: it holds 1 of 6 units\n`)]);
});

test('team read: a name that no file has, a folder and an empty file are told as such', async () => {
  const nosuch = join(folder.path, 'nosuch.txt');
  expect(await team('read', nosuch)).toEqual([1, `gantry: team: there is no file "${nosuch}"`]);
  expect(await team('read', 'nosuch.sps')).toEqual([1, 'gantry: team: there is no file "nosuch.sps"']);
  expect(await team('read', folder.path)).toEqual([1, `gantry: ${folder.path}: it is a folder, not a file`]);
  const empty = join(folder.path, 'empty.txt');
  writeFileSync(empty, '\n');
  expect(await team('read', empty)).toEqual([1, 'gantry: strike team: it is empty']);
  expect(await team('read', '')).toEqual([1, 'gantry: strike team: it is empty']);
  expect((await team('read', 'spt[]'))[1]).toContain('Note: it names no unit\n');
});

test('team read: what it writes it reads, as a text and as a file', async () => {
  const [code, text] = await team('read', CORE);
  expect(code).toBe(0);
  expect(text).toContain('Squad 1: 7 of 7 points, fallOfTheJedi\n  primary    General Anakin Skywalker\n');
  expect(text).toContain(`Mission: Shifting Priorities\n\nLegal.\n\nspt: ${CORE}\nsps: {`);
  const file = join(folder.path, 'core.sps');
  writeFileSync(file, (await team('read', CORE, '--as', 'sps'))[1]);
  expect(await team('read', file, '--as', 'spt')).toEqual([0, CORE]);
  const [, link] = await team('read', file, '--as', 'shatterApp');
  expect(await team('read', link, '--as', 'spt')).toEqual([0, CORE]);
});

test('team read: the first-print edition counts with its own cards and says that it is a mixture', async () => {
  const dear = 'spt[00010201,00010109,00010106,00010101,00080101,00010105,00010107]';
  expect((await team('read', dear, '--edition', 'current'))[1]).toContain('Squad 2: 8 of 7 points');
  const [code, text] = await team('read', dear, '--edition', 'firstPrint');
  expect(code).toBe(1);
  expect(text).toContain('Squad 2: 8 of 6 points');
  expect(text).toContain('Cards: first print. That edition is a mixture; none of these units is known to need a later card.');
  const karga = (await team('read', 'Greef Karga\nGwarm\nWeequay Pirates', '--edition', 'firstPrint'))[1];
  expect(karga).toContain('here Greef Karga; Gwarm play with the current card, because the first one is not known.');
  const now = (await team('read', 'Greef Karga\nGwarm\nWeequay Pirates'))[1];
  expect(now).not.toContain('mixture');
});

test('team random: in the first-print edition the team is legal with the first cards', async () => {
  const [code, json] = await team('random', '--seed', '5', '--edition', 'firstPrint', '--json');
  expect(code).toBe(0);
  interface Drawn {
    readonly team: { readonly squads: readonly Readonly<Record<string, string>>[] };
    readonly currentCards: readonly string[];
  }
  const { team: drawn, currentCards, ...report } = JSON.parse(json) as Drawn;
  expect(report).toMatchObject({ edition: 'firstPrint', problems: [] });
  const unknown = unknownFirstPrints.map(({ id }) => id);
  expect(currentCards).toEqual(drawn.squads.flatMap((squad) => Object.values(squad)).filter((id) => unknown.includes(id)).sort());
  expect(currentCards.length).toBeGreaterThan(0);
});

test('team read: a team that is not legal is told with the rule of every fault', async () => {
  const [code, text] = await team('read', 'spt[00010109,00010106,00010101,00010102,00010110,00010101,00999999]');
  expect(code).toBe(1);
  expect(text).toContain('Note: unit 00999999 is not known\nNot legal:\n  501st Clone Troopers is in it twice (SP-TEAM-02)\n  it has no mission set (SP-TEAM-01)');
  expect((await team('read', 'spt[00010110,00010110]'))[1]).toContain('squad 1 has no primary unit (SP-TEAM-03)');
});

test.each([
  [['read'], 2, 'team read needs one file or text'],
  [['read', 'a', 'b'], 2, 'team read needs one file or text'],
  [['random', 'please'], 2, 'team random takes no more words, not "please"'],
  [['random', '--era', 'stoneAge'], 2, '--era: "stoneAge" is none of fallOfTheJedi'],
  [['random', '--as', 'xml'], 2, '--as: "xml" is none of spt, sps, shatterApp'],
  [['random', '--edition', 'second'], 2, '--edition: "second" is not current or firstPrint'],
  [['random', '--cohesion', '4'], 2, '--cohesion must be a whole number from 0 to 3'],
  [[], 2, 'team needs "random" or "read"'],
  [['read', 'no list'], 1, 'strike team: it is no list that can be read'],
  [['read', '{"squads": 3}'], 1, 'strike team: squads: a list is needed, there is 3'],
  [['read', '{"squads": '], 1, 'strike team: not JSON: it ends too early'],
  [['read', 'mylist'], 1, 'no unit is called "mylist"'],
] as const)('team %j is turned away', async (words, exit, cause) => {
  const [code, text] = await team(...words);
  expect(code).toBe(exit);
  expect(text).toContain(cause);
});

test('there is a sentence for everything that team building refuses', () => {
  const source = readFileSync(new URL('../shatterpoint/team/team.ts', import.meta.url), 'utf8');
  const whys = [...source.matchAll(/why: '(\w+)'/g)].map((found) => found[1]!);
  expect(whys.length).toBeGreaterThan(10);
  expect(whys.filter((why) => REASONS[why] === undefined)).toEqual([]);
});
