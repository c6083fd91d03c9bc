import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readRecord } from '../host/record/read.ts';
import { writeRecord } from '../host/record/write.ts';
import { unpacked } from '../node/pack.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { run } from './gantry.ts';
import type { PlayReport } from './play.ts';
import { keepSpeech } from './speech.fixture.ts';

const folder = temporaryFolder('gantry');
const speech = keepSpeech();
afterAll(() => folder.remove());

const play = async (...more: string[]): Promise<PlayReport> => {
  speech.said = '';
  expect(await run(['play', '--system', 'miniatures', '--games', '2', '--json', ...more]), speech.complained).toBe(0);
  return JSON.parse(speech.said) as PlayReport;
};

describe('gantry play', () => {
  it('reports winners, turns, activations, time and a hash, the same hash for the same seed', async () => {
    const report = await play('--seed', '4');
    expect(report.games).toHaveLength(2);
    expect(report.games[0]).toMatchObject({ seed: 4, table: 'refinery', turns: expect.any(Number), activations: [expect.any(Number), expect.any(Number)], hash: expect.stringMatching(/^[0-9a-f]{14}$/) });
    expect(report.wins[0]! + report.wins[1]! + report.draws).toBe(2);
    expect((await play('--seed', '4')).hash).toBe(report.hash);
    expect((await play('--seed', '40')).hash).not.toBe(report.hash);
  });

  it('without --system plays every rule system, and says which', async () => {
    expect(await run(['play', '--games', '1', '--seed', '2'])).toBe(0);
    expect(speech.said).toMatch(/^Shatterpoint\n[^]*shatterpoint: 1 game;[^]*\n\nStar Wars Miniatures\n[^]*miniatures: 1 game;[^]*\n\nWartime\n[^]*wartime: 1 game; won by seat 0: \d, seat 1: \d, seat 2: \d/);
    speech.said = '';
    expect(await run(['play', '--games', '1', '--seed', '2', '--system', 'miniatures,wartime', '--json'])).toBe(0);
    const found = JSON.parse(speech.said) as Readonly<Record<string, PlayReport>>;
    expect(Object.keys(found)).toEqual(['miniatures', 'wartime']);
    for (const { games: [game] } of Object.values(found)) expect([Math.min(...game!.activations) > 0, game!.attacks > 0]).toEqual([true, true]);
  });

  it('--setup is of one system, which must be named', async () => {
    expect(await run(['play', '--setup', 'any.json'])).toBe(2);
    expect(speech.complained).toContain('--setup is of one rule system: --system must name it');
  });

  it('plays several tables in turn and describes the games for people', async () => {
    expect(await run(['play', '--system', 'miniatures', '--games', '2', '--table', 'refinery,outpost'])).toBe(0);
    expect(speech.said).toMatch(/seed +1 {2}refinery[^]*seed +2 {2}outpost[^]*hash of all final states [0-9a-f]{14}/);
  });

  it('wrong words end with 2 and the usage, bad input with 1 and its cause', async () => {
    for (const [words, cause] of [
      [['play', '--games', 'many'], '--games must be a whole number'],
      [['play', '--colour', 'red'], "Unknown option '--colour'"],
      [['play', '--system', 'chess'], 'there is no rule system "chess"; there are shatterpoint, miniatures, wartime'],
      [['play', '--seats', 'ai,veteran+wild'], '"wild" is no style; there are balanced, bold, careful, objectives'],
      [['play', '--seats', 'ai,ghost'], '"ghost" is not ai, think, firstSteps, learner, player, veteran or grandmaster'],
      [['dance'], 'there is no command "dance"'],
    ] as const) {
      speech.complained = '';
      expect(await run(words)).toBe(2);
      expect(speech.complained).toContain(cause);
      expect(speech.complained).toContain('gantry replay      FILE');
    }
    speech.complained = '';
    expect(await run(['play', '--seats', 'ai,veteran+objectives', '--system', 'miniatures', '--games', '1'])).toBe(1);
    expect(speech.complained).toContain('--seats: style: computers of this rule system do not play in the style "objectives"; they know balanced, bold, careful');
    speech.complained = '';
    expect(await run(['play', '--table', 'moon'])).toBe(1);
    expect(speech.complained).toMatch(/^gantry: table "moon": there is no such table; there are .*refinery/);
  });
});

describe('gantry replay', () => {
  const written = (): string[] => readdirSync(folder.path).filter((name) => name.endsWith('.gantry')).map((name) => join(folder.path, name));

  it('verifies match files, packed or not, and names what is wrong with damaged ones', async () => {
    await play('--seed', '4', '--out', folder.path);
    expect(written()).toHaveLength(2);
    expect(await run(['replay', ...written()]), speech.complained).toBe(0);
    expect(speech.said).toContain(': as recorded');
    const text = await unpacked(readFileSync(written()[0]!));
    for (const [what, damaged, cause] of [
      ['plain', text, ''],
      ['cut', text.slice(0, text.length >> 1), 'cut off: the last line is not complete'],
      ['edited', text.replace('"picks":["', '"picks":["x'), 'it, or a line before it, was changed after it was written'],
      ['empty', '', 'match file: the file is empty'],
      ['other', '{"format":"something else","version":1}', 'match file: format'],
    ] as const) {
      const file = join(folder.path, `${what}.txt`);
      writeFileSync(file, damaged);
      speech.complained = '';
      expect(await run(['replay', file]), speech.complained).toBe(cause === '' ? 0 : 1);
      expect(speech.complained).toContain(cause);
      expect(readFileSync(file, 'utf8')).toBe(damaged);
    }
  });

  it('a file whose answers lead elsewhere than it says does not replay', async () => {
    const record = readRecord(await unpacked(readFileSync(written()[0]!)));
    const file = join(folder.path, 'lie.txt');
    writeFileSync(file, writeRecord({ ...record, end: { ...record.end!, state: '00000000000000' } }));
    expect(await run(['replay', file])).toBe(1);
    expect(speech.complained).toMatch(/the end differs: the file says 00000000000000, the replay ends with [0-9a-f]{14}/);
    writeFileSync(file, writeRecord({ ...record, end: null, steps: record.steps.map((step) => (step.answer?.kind === 'pick' ? { ...step, answer: { kind: 'pick', picks: ['fly'] } } : step)) }));
    speech.complained = '';
    expect(await run(['replay', file])).toBe(1);
    expect(speech.complained).toMatch(/answer \d+ of \d+ is not allowed by the rules: refused by core: notOffered/);
  });

  it('a file that is not there', async () => {
    expect(await run(['replay', join(folder.path, 'nothing.json')])).toBe(1);
    expect(speech.complained).toContain('there is no such file');
  });
});
