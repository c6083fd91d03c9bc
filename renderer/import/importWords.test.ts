import { describe, expect, test } from 'vitest';
import { type Cause, CAUSES } from '../../engine/space/import/causes.ts';
import { ImportError, type Refused } from '../../engine/space/import/import-error.ts';
import { LANGUAGES, speak } from '../words/speak.ts';
import { importDictionary, refusalWords } from './importWords.ts';
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
      ['size', 'tooShort', { long: '3.1', least: 10 }], ['chunk 0', 'noDescription'], ['line', 'missing'], ['accessors.0.count', 'atMost', { most: 5, value: 9 }],
      ['buffers.0.uri', 'elsewhere', { uri: '{{most}} $t(menu.back) <b>&' }],
    ];
    for (const refused of refusals) {
      const error = new ImportError(...refused);
      expect(refusalWords(error, speak)).toBe(error.message);
      expect(refusalWords(new ModelRefused(error), speak)).toBe(error.message);
    }
  });

  test('are what any other fault says itself', () => {
    expect(refusalWords(new Error('the disk is full'), speak)).toBe('the disk is full');
    expect(refusalWords(Object.assign(new Error('odd'), { code: 'toString' }), speak)).toBe('odd');
  });
});
