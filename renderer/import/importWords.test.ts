import { describe, expect, test } from 'vitest';
import { type Cause, CAUSES } from '../../engine/space/import/causes.ts';
import { ImportError, type Refused } from '../../engine/space/import/import-error.ts';
import { fileBroke, workBroke } from '../../engine/space/import/breaks.ts';
import { corpus, spike } from '../../engine/space/import/corpus.fixture.ts';
import { makePiece, takeApart } from '../../engine/space/import/make-piece.ts';
import { readModel } from '../../engine/space/import/read-model.ts';
import { guessStance } from '../../engine/space/import/stance.ts';
import { thinnerReady } from '../../engine/space/import/thin.ts';
import { dracoDecoder } from '../../engine/testing/packed-models.ts';
import { LinkFault } from '../match/messages.ts';
import { LANGUAGES, type Speak, speak, type Values } from '../words/speak.ts';
import { importDictionary, refusalWords, technicalWords } from './importWords.ts';
import { ModelRefused } from './modelShop.ts';

const gapsOf = (text: string): readonly string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, gap]) => gap!).sort();
const keysOf = (words: object, before = ''): readonly string[] => Object.entries(words)
  .flatMap(([key, value]: [string, unknown]) => (typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [`${before}${key}`])).sort();

describe('words for refusals', () => {
  test('are there for every code, in every language, with the same gaps as the engine’s own', () => {
    expect(Object.keys(importDictionary)).toEqual(Object.keys(LANGUAGES));
    for (const [language, words] of Object.entries(importDictionary)) {
      expect(keysOf(words), language).toEqual(keysOf(importDictionary.en));
      expect(Object.keys(words.cause).sort(), language).toEqual(Object.keys(CAUSES).sort());
      for (const [code, text] of Object.entries(words.cause)) expect(gapsOf(text), `${language} ${code}`).toEqual(gapsOf(CAUSES[code as Cause]));
    }
  });

  test('say in English what the engine says', () => {
    const refusals: readonly Refused[] = [
      ['', 'empty'], ['line 12', 'badCorner', { text: 'nan' }], ['corners of a.b: c', 'tooFar', { most: 10_000_000 }], ['buffers.0.uri', 'filesMissing', { files: '"a.bin", "b.png"' }],
      ['size', 'tooShort', { long: '3.1', least: 10 }], ['chunk 0', 'noDescription'], ['part 3', 'outline', { x: 1.5, z: -2 }], ['line', 'missing'], ['accessors.0.count', 'atMost', { most: 5, value: 9 }],
      ['buffers.0.uri', 'elsewhere', { uri: '{{most}} $t(menu.back) <b>&' }],
    ];
    for (const refused of refusals) {
      const error = new ImportError(...refused);
      expect(refusalWords(error, speak)).toBe(error.message);
      expect(refusalWords(new ModelRefused(error), speak)).toBe(error.message);
    }
  });

  test('are what the host says where it refuses; what breaks is told in words of ours, and how it broke is a detail for a report', () => {
    const refused = new LinkFault({ code: 'form', message: 'pack: name: it is missing' });
    expect([refusalWords(refused, speak), technicalWords(refused, speak)]).toEqual(['pack: name: it is missing', '']);
    const full = new LinkFault({ code: 'broken', message: 'ENOSPC: no space left on device, write' });
    expect(refusalWords(full, speak)).toBe('it could not be written down: the disk may be full, or locked');
    expect(technicalWords(full, speak)).toBe('For a report of a bug: ENOSPC: no space left on device, write');
    const odd = Object.assign(new Error('odd'), { code: 'toString' });
    expect(refusalWords(odd, speak)).toBe('the game broke at it; that is no fault of the file');
    expect(technicalWords(odd, speak)).toBe('For a report of a bug: Error: odd');
  });
});

describe('in a language that has other words', () => {
  /** Says every key as a sign, with what fills its gaps. */
  const foreign: Speak = Object.assign(
    (key: string, values: Values = {}) => `⟦${key.split('.').at(-1)!}⟧${Object.entries(values).map(([gap, value]) => ` ${gap}=${value}`).join('')}`,
    { has: () => true, language: () => 'xx' },
  );
  /** What comes of the file itself, or is written in files alike in every language. */
  const OF_FILES: readonly string[] = ['uri', 'name', 'files', 'text', 'values', 'filter', 'mode', 'version', 'format'];
  const refusalOf = (work: Promise<unknown>): Promise<ImportError> => work.then(() => { throw new Error('it was taken'); }, (error: unknown) => error as ImportError);

  test.each(corpus.filter(({ refused }) => refused !== undefined))('$name is refused in its words alone', async ({ bytes, beside = new Map() }) => {
    const fault = await refusalOf(readModel(bytes, { beside, draco: dracoDecoder, unpack: () => Promise.resolve(null) }));
    expect(fault).toBeInstanceOf(ImportError);
    expect(Object.entries(fault.details).filter(([gap, value]) => typeof value === 'string' && value !== '' && !OF_FILES.includes(gap))).toEqual([]);
    const cause = foreign(`import.cause.${fault.code}`, fault.details);
    const words = refusalWords(fault, foreign);
    if (fault.field === '') expect(words).toBe(cause);
    else expect(words.endsWith(` cause=${cause}`) && words.startsWith('⟦refusedAt⟧ place=')).toBe(true);
    expect(technicalWords(fault, foreign)).toBe('');
  });

  const packed = corpus.find(({ name, refused }) => refused === undefined && name.includes('draco'))!;
  const pictured = corpus.find(({ name }) => name === 'a-small-picture.glb')!;
  const SENTENCES = [
    'Array buffer allocation failed', 'Maximum call stack size exceeded', 'Failed to fetch dynamically imported module: a.js', 'Offset is outside the bounds of the DataView',
    'Cannot read properties of undefined (reading "a")', 'memory access out of bounds', 'Malformed buffer data', 'The source image could not be decoded.',
  ];
  test.each(SENTENCES)('a loader’s "%s" is no word of a message, whatever breaks', async (sentence) => {
    const broke = (): never => { throw new Error(sentence); };
    const faults: readonly unknown[] = [
      await refusalOf(readModel(packed.bytes, { draco: () => Promise.reject(new TypeError(sentence)) })),
      await refusalOf(readModel(pictured.bytes, { unpack: broke })),
      new TypeError(sentence), sentence, new LinkFault({ code: 'broken', message: sentence }), fileBroke(new Error(sentence)), workBroke(sentence),
    ];
    for (const fault of faults) {
      expect(refusalWords(fault, foreign)).toMatch(/^⟦\w+⟧( format=glTF)?$/);
      expect(technicalWords(fault, foreign)).toMatch(/^⟦technical⟧ technical=/);
      expect(technicalWords(fault, foreign)).toContain(sentence);
    }
  });

  test('a shape that rules cannot read is told by part and place', async () => {
    const model = await readModel(spike);
    const taken = takeApart(model, guessStance(model));
    await thinnerReady();
    const fault = await refusalOf(makePiece(taken, { name: 'a', budget: 2000, parts: taken.proposal.parts.map(({ kind }) => ({ kind })), strokes: [] }, ''));
    expect(refusalWords(fault, foreign)).toBe('⟦refusedAt⟧ place=⟦atPart⟧ number=1 cause=⟦outline⟧ x=170 z=-20');
  });
});
