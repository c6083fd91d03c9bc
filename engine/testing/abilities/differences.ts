/** Where print, text and code part. */
import type { Said } from './code/walk.ts';
import type { Exception } from './exceptions.ts';
import { isSame, without, type Fact } from './facts.ts';
import { placeOf, type Row } from './rows.ts';

export interface Difference {
  readonly place: string;
  /** Between which two, and who says more: `text, not code`. */
  readonly what: 'text, not code' | 'code, not text' | 'text, not print' | 'print, not text' | 'unread';
  readonly fact: Fact;
}

/** Whether an exception is about a fact of a row. */
export const isAbout = ({ unit, ability, facts }: Exception, row: Row, fact: Fact): boolean =>
  ability === row.name && (unit === undefined || unit === row.unit) && facts.some((each) => isSame(each, fact));

/** Where sentences and the code that plays them part: what the text says has to be in the code, and what the code says has to be in the text unless the rules see to it. */
function textAndCode(place: string, text: readonly Fact[], code: readonly Said[]): Difference[] {
  const ways = code.flatMap((said) => said.ways);
  const unsaid = code.filter(({ soft, ways: own }) => !soft && !own.some((way) => text.some((fact) => isSame(way, fact))));
  return [
    ...without(text, ways).map((fact): Difference => ({ place, what: 'text, not code', fact })),
    ...[...new Set(unsaid.map(({ ways: own }) => own[0]!))].map((fact): Difference => ({ place, what: 'code, not text', fact })),
  ];
}

/** All ways to cut a list into so many groups, in its order. */
function* cuts<T>(list: readonly T[], groups: number): Iterable<readonly (readonly T[])[]> {
  if (groups === 1) {
    yield [list];
    return;
  }
  for (let first = 1; first <= list.length - groups + 1; first++) {
    for (const rest of cuts(list.slice(first), groups - 1)) yield [list.slice(0, first), ...rest];
  }
}

/** Where text and code of a row part. Each sentence is compared with the part that plays it; where there are more of the one than of the other, as they go together best. */
function sentencesAndParts(row: Row): Difference[] {
  const { sentences, parts } = row;
  const groups = Math.min(sentences.length, parts.length);
  const found: Difference[][] = [];
  for (const texts of cuts(sentences, groups)) {
    for (const codes of cuts(parts, groups)) found.push(texts.flatMap((each, i) => textAndCode(placeOf(row), each.flat(), codes[i]!.flat())));
  }
  return found.sort((a, b) => a.length - b.length)[0]!;
}

/** Where text and print part: both say the same. */
function textAndPrint(row: Row, print: readonly Fact[]): Difference[] {
  const place = placeOf(row);
  const text = [row.kind, ...row.text];
  return [
    ...without(text, print).map((fact): Difference => ({ place, what: 'text, not print', fact })),
    ...without(print, text).map((fact): Difference => ({ place, what: 'print, not text', fact })),
  ];
}

/** All differences of a row, exceptions among them; `print` is null for what is not printed. */
export const differencesOf = (row: Row, print: readonly Fact[] | null): Difference[] => [
  ...row.unread.map((fact): Difference => ({ place: placeOf(row), what: 'unread', fact })),
  ...sentencesAndParts(row), ...(print === null ? [] : textAndPrint(row, print)),
];
