import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { validatorWords } from '../testing/validator-words.ts';
import { run } from './gantry.ts';
import { runLab } from './scenario.ts';
import { keepSpeech } from './speech.fixture.ts';

const folder = temporaryFolder('files');
const speech = keepSpeech();
afterAll(() => folder.remove());

const inFolder = (name: string, text?: string): string => {
  const path = join(folder.path, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};
/** Every command that reads a file of somebody's. */
const READERS: readonly (readonly [name: string, read: (file: string) => Promise<number>])[] = [
  ['replay', (file) => run(['replay', file])],
  ['scenario', (file) => runLab(['scenario', file])],
  ['team read', (file) => run(['team', 'read', file])],
  ['play --setup', (file) => run(['play', '--system', 'miniatures', '--setup', file])],
];
async function complaint(does: Promise<number>): Promise<string> {
  speech.complained = '';
  expect(await does).toBe(1);
  return speech.complained.trimEnd().replace(/^gantry: /, '');
}

describe.each(READERS)('gantry %s', (_name, read) => {
  it('says of a mistyped name that there is no such file', async () => {
    const nosuch = inFolder('nosuch.txt');
    expect(await complaint(read(nosuch))).toMatch(/^(?:team: there is no file "[^"]*nosuch\.txt"|\S*nosuch\.txt: there is no such file)$/);
    const below = join(inFolder('plain.txt', 'x'), 'below.txt');
    expect(await complaint(read(below))).toMatch(/^(?:team: there is no file ".*below\.txt"|\S*below\.txt: there is no such file)$/);
  });

  it('says of a folder that it is one', async () => {
    const inner = inFolder('inner');
    mkdirSync(inner, { recursive: true });
    expect(await complaint(read(inner))).toBe(`${inner}: it is a folder, not a file`);
  });

  it('says what an empty, a cut and a garbled file is, in plain words', async () => {
    const [empty, cut, garbled, bytes] = [['empty.json', ''], ['cut.json', '{"format": '], ['garbled.json', '{"format": x}'], ['bytes.json', '\u0000\uD800{']].map(([name, text]) => inFolder(name!, text)) as [string, string, string, string];
    expect(await complaint(read(empty))).toMatch(/: (?:the file|it) is empty$/);
    expect(await complaint(read(cut))).toMatch(/: (?:not JSON: it ends too early|(?:line 1: )?not valid JSON.*|cut off.*|line 1 is not complete.*)$/);
    for (const file of [empty, cut, garbled, bytes]) expect(await complaint(read(file))).not.toMatch(validatorWords);
  });

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('says of a file that may not be read that it may not (not on Windows nor as root, who may read every file)', async () => {
    const secret = inFolder('secret.json', '{}');
    chmodSync(secret, 0);
    expect(await complaint(read(secret))).toBe(`${secret}: it may not be read`);
  });
});

describe('gantry play', () => {
  it('says of a setup file that is no setup what it is', async () => {
    const setup = (text: string): Promise<string> => complaint(run(['play', '--system', 'miniatures', '--setup', inFolder('setup.json', text)]));
    expect(await setup('[1]')).toBe(`${inFolder('setup.json')}: it is no setup of a match`);
    expect(await setup('{"teams": 3}')).toBe('setup: teams: a list is needed, there is 3');
  });

  it('says of a folder to write into that it is a file', async () => {
    const file = inFolder('taken.txt', 'x');
    expect(await complaint(run(['play', '--system', 'miniatures', '--games', '1', '--out', file]))).toBe(`${file}: it is a file, not a folder`);
    expect(await complaint(run(['play', '--system', 'miniatures', '--games', '1', '--out', join(file, 'below')]))).toBe(`${join(file, 'below')}: it is a file, not a folder`);
  });
});
