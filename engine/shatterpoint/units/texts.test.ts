import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { units } from './index.ts';

interface Text {
  readonly where: string;
  readonly text: string;
}

/** Every text of a card as both editions have it. */
const texts: readonly Text[] = units.flatMap(({ id, abilities, tactics = [], firstPrint }) => [
  ...[...abilities, ...tactics].map(({ name, text }) => ({ where: `${id}: ${name}`, text })),
  ...[...(firstPrint?.abilities ?? []), ...(firstPrint?.tactics ?? [])].map(({ name, text }) => ({ where: `${id}, first print: ${name}`, text })),
]);
const where = (wrong: (text: string) => boolean): string[] => texts.filter(({ text }) => wrong(text)).map((each) => each.where);

/** The words of the table's last column, with the subject of their row. */
function forbidden(): readonly (readonly [string, string])[] {
  const style = readFileSync(new URL('../../../docs/card-texts.md', import.meta.url), 'utf8');
  const rows = style.split('\n').filter((line) => line.startsWith('| ')).slice(1).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
  return rows.flatMap(([subject, , never]) => [...never!.matchAll(/`([^`]+)`/g)].map(([, word]) => [word!, subject!] as const));
}

const isLetter = /^[\p{L}\d]/u;
const standsAlone = (word: string): RegExp => {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(isLetter.test(word) ? `(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])` : plain, 'u');
};

describe('the texts of all cards speak as docs/card-texts.md has it', () => {
  test('the list is read', () => expect(forbidden().length).toBeGreaterThan(50));

  test.each(forbidden())('no text says “%s” (%s)', (word) => expect(where((text) => standsAlone(word).test(text))).toEqual([]));

  test('tokens are called so: Hunker, Wounded and Injured with a capital are tokens', () => {
    expect(where((text) => /(?:Hunker|Wounded|Injured)(?! tokens?\b)(?! (?:and|or) (?:Hunker|Wounded|Injured) tokens?\b)/.test(text))).toEqual([]);
  });

  test('whoever gains, spends or loses momentum is named in the same clause', () => {
    expect(where((text) => text.split(/[.;:]/).some((clause) => /momentum/.test(clause) && !/player|opponent/.test(clause)))).toEqual([]);
  });

  test('sentences begin with a capital and end with a full stop', () => {
    expect(where((text) => !/^[A-Z]/.test(text) || !text.endsWith('.') || /[.] [a-z]/.test(text))).toEqual([]);
  });
});
