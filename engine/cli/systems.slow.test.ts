/** Every command that knows rule systems, with each of them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FIGURES } from '../miniatures/figures/index.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { systemIds, workshops } from '../testing/workshop/index.ts';
import { FIGURES as CHARACTERS } from '../wartime/figures/index.ts';
import { run } from './gantry.ts';
import { USAGE } from './options.ts';
import { keepSpeech } from './speech.fixture.ts';

const speech = keepSpeech();
const folder = temporaryFolder('systems');
afterAll(() => folder.remove());

const known = new Map<string, [code: number, text: string]>();

/** What a command says, with its exit code; it is run once. */
async function told(...words: string[]): Promise<[code: number, text: string]> {
  const before = known.get(words.join(' '));
  if (before !== undefined) return before;
  speech.said = speech.complained = '';
  const code = await run(words);
  const answer: [number, string] = [code, (speech.said + speech.complained).trimEnd()];
  known.set(words.join(' '), answer);
  return answer;
}

describe.each(['units', 'missions', 'tables', 'house-rules'])('gantry %s', (command) => {
  test('without --system serves every rule system and names each; JSON is an object by their ids', async () => {
    const [code, text] = await told(command);
    expect([code, workshops.map(({ name }) => text.includes(`${name}\n`))]).toEqual([0, [true, true, true]]);
    const [, json] = await told(command, '--json');
    expect(Object.keys(JSON.parse(json) as object)).toEqual(systemIds);
  });

  test.each(systemIds)('--system %s says the same of it alone', async (system) => {
    const [, all] = await told(command);
    const [code, text] = await told(command, '--system', system);
    expect([code, all.includes(text), text.length > 20]).toEqual([0, true, true]);
    if (command === 'tables') return; // once in each form is enough for what takes a second
    const [, json] = await told(command, '--system', system, '--json');
    expect(JSON.parse(json)).toEqual((JSON.parse((await told(command, '--json'))[1]) as Readonly<Record<string, unknown>>)[system]);
  });

  test('a rule system that is not there is named with those that are', async () => {
    const [code, text] = await told(command, '--system', 'chess');
    expect([code, text.split('\n')[0]]).toEqual([2, 'gantry: --system: there is no rule system "chess"; there are shatterpoint, miniatures, wartime']);
  });
});

test('gantry units lists every figure of Miniatures with its numbers, and every character of Wartime with its cost', async () => {
  const [, figures] = await told('units', '--system', 'miniatures');
  for (const { name } of FIGURES) expect(figures).toContain(name);
  expect(figures).toMatch(/^Chewbacca \* +rebel +24 100 {2}17 {2}\+8 {2}20 {2}Cleave, Momentum$/m);
  expect(figures).toContain(`${FIGURES.length} figures, all complete`);
  const [, characters] = await told('units', '--system', 'wartime');
  for (const { name } of CHARACTERS) expect(characters).toMatch(new RegExp(`^${name} +\\d+ `, 'm'));
  expect(characters).toContain(`${CHARACTERS.length} characters, 0 with an archetype that is not legal`);
});

test('gantry tables: every shipped table has zones for a squad of Miniatures (SWM-3.6) and deployments for 2 to 5 seats of Wartime (WT-5.1)', async () => {
  const [, boards] = await told('tables', '--system', 'miniatures');
  expect(boards).toMatch(/refinery +36 x 36 +\d+ +\d+ +0 +0 +[23] {2}\d+ and \d+\n/);
  expect(boards).toMatch(/\n\d+ boards; 0 with a zone for fewer than 40 figures, 0 cannot be built$/);
  expect(boards).toMatch(/corridors +36 x 36 +\d+ +\d+ +\d+ +8 +1 {2}/);
  const [, json] = await told('tables', '--system', 'wartime', '--json');
  expect(json).not.toContain('corridors');
  for (const { ranges } of JSON.parse(json) as { readonly ranges: readonly { readonly seats: number; readonly ranges: readonly number[] }[] }[]) {
    expect(ranges.map(({ seats, ranges: own }) => [seats, own.length])).toEqual([[2, 2], [3, 3], [4, 4], [5, 5]]);
  }
});

describe('gantry team', () => {
  test.each(systemIds)('random --system %s: the same seed gives the same legal list, and what it writes it reads', async (system) => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const [code, json] = await told('team', 'random', '--system', system, '--seed', seed, ...(system === 'shatterpoint' ? ['--as', 'spt'] : []), '--json');
      const found = JSON.parse(json) as { readonly problems: readonly unknown[]; readonly written: Readonly<Record<string, string>> };
      expect([code, found.problems]).toEqual([0, []]);
      known.clear();
      expect((await told('team', 'random', '--system', system, '--seed', seed, ...(system === 'shatterpoint' ? ['--as', 'spt'] : []), '--json'))[1]).toBe(json);
      const [format, text] = Object.entries(found.written)[0]!;
      const file = join(folder.path, `${system}-${seed}.txt`);
      writeFileSync(file, text);
      expect(await told('team', 'read', file, '--as', format)).toEqual([0, text]); // recognised without --system
    }
  });

  test('random without --system draws for every rule system; an option of one system is for those that know it', async () => {
    const [, text] = await told('team', 'random', '--seed', '4');
    expect(workshops.map(({ name }) => text.includes(`${name}\n`))).toEqual([true, true, true]);
    expect(Object.keys(JSON.parse((await told('team', 'random', '--points', '300', '--json'))[1]) as object)).toEqual(['miniatures', 'wartime']);
    expect(JSON.parse((await told('team', 'random', '--side', 'imperial', '--json'))[1])).toMatchObject({ side: 'imperial', points: 100, problems: [] });
    expect(await told('team', 'random', '--side', 'imperial', '--system', 'wartime')).toEqual([2, expect.stringContaining('--side: teams of Wartime know no such option')]);
    expect(await told('team', 'random', '--side', 'sith')).toEqual([2, expect.stringContaining('--side: "sith" is none of rebel, imperial')]);
  });

  test('SWM-2.2, SWM-2.3, SWM-2.6: a squad is read by names and counts, and everything illegal is told with its rule', async () => {
    expect(await told('team', 'read', 'Chewbacca (24)\n2 x Rebel Trooper\newok x3', '--system', 'miniatures', '--as', 'list')).toEqual([0, 'Miniatures squad:\nSide: rebel\nPoints: 100\nChewbacca\n2 x Rebel Trooper\n3 x Ewok']);
    const [code, text] = await told('team', 'read', 'Miniatures squad: Mixed\nSide: imperial\nPoints: 20\nChewbacca\nChewbacca\nnobody', '--system', 'miniatures');
    expect(code).toBe(1);
    expect(text).toContain('Note: nobody is called "nobody"\nNot legal:\n  Chewbacca does not fight on this side (SWM-2.3)\n  Chewbacca does not fight on this side (SWM-2.3)\n  Chewbacca is unique (SWM-2.6)\n  cost 48 is over 20 (SWM-2.2)');
  });

  test('WT-4.11: an army list that is too dear is told so', async () => {
    const [code, text] = await told('team', 'read', '4 x Veteran\n4 x Sniper', '--points', '100');
    expect([code, text]).toEqual([1, expect.stringMatching(/^Wartime\n[^]*Not legal:\n {2}cost \d+ is over 100 \(WT-4\.11\)/)]);
  });

  test('a text that no rule system reads is refused by each; one that several know is read by each', async () => {
    const [code, text] = await told('team', 'read', 'no such person');
    expect([code, text]).toEqual([1, expect.stringMatching(/^gantry: team: no rule system can read it: strike team: .*; miniatures squad: it names no figure: nobody is called "no such person"; wartime army list: /)]);
    expect((await told('team', 'read', 'Dengar'))[1]).toMatch(/^Shatterpoint\n[^]*Star Wars Miniatures\n[^]*Legal\./);
    expect(await told('team', 'read', 'Ewok\nPoints: many', '--system', 'miniatures')).toEqual([1, 'gantry: miniatures squad: points: a whole number from 1 to 1000 is needed, not "many"']);
  });
});

test('gantry help says of every command that knows rule systems how they are asked for', async () => {
  const [, help] = await told('help');
  expect(help).toBe(USAGE);
  for (const command of ['play', 'units', 'missions', 'tables', 'house-rules', 'balance', 'fuzz', 'kills', 'spoilt', 'taint', 'setups', 'bench', 'team']) expect(help).toMatch(new RegExp(`^gantry ${command} .*\\[--system ID\\[,ID\\]\\|all\\]`, 'm'));
  for (const id of systemIds) expect(help).toMatch(new RegExp(`^ {2}${id} `, 'm'));
});
