/** Ids of rules as comments and titles write them. */

/**
 * Reads the ids of one prefix from a text, lists and ranges written out: `SP-RES-01, -02`, `SP-RES-01…03`, `SWM-7.2…7.4`,
 * `SP-RES-01 to SP-RES-03`. An id is the prefix, a chapter (`RES-`, `7.`, `A` or none) and a number with or without a letter.
 * `ends`: of a range only its two ends, for what must be known by name.
 */
export function idReader(prefix: string, range: 'through' | 'ends' = 'through'): (text: string) => string[] {
  const through = range === 'through' ? everyOne : bothEnds;
  const chapter = `(${prefix}-(?:[A-Z]+-?|\\d+\\.)?)`;
  const last = '(?:(?:…|\\.\\.)(?:\\d+\\.|[A-Z]+-?)?(\\d+)| to \\1(\\d+))?';
  const more = '((?:, -\\d+[A-Za-z]?(?:(?:…|\\.\\.)\\d+)?)*)';
  const written = new RegExp(`(?<![\\w-])${chapter}(\\d+[A-Za-z]?)${last}${more}(?!\\w)`, 'g');
  return (text) => [...text.matchAll(written)].flatMap(([, stem, first, end, endInFull, others]) => [
    ...through(stem!, first!, end ?? endInFull),
    ...[...others!.matchAll(MORE)].flatMap(([, next, nextEnd]) => through(stem!, next!, nextEnd)),
  ]);
}

const MORE = /-(\d+[A-Za-z]?)(?:(?:…|\.\.)(\d+))?/g;

/** The ids from one number of a chapter to another. */
function everyOne(chapter: string, first: string, last = first): string[] {
  const width = first.startsWith('0') || last.length === first.length ? first.replace(/\D/, '').length : 0;
  const ids = [chapter + first];
  for (let n = Number.parseInt(first) + 1; n <= Number.parseInt(last); n++) ids.push(chapter + String(n).padStart(width, '0'));
  return ids;
}

const bothEnds = (chapter: string, first: string, last?: string): string[] =>
  (last === undefined ? [chapter + first] : [chapter + first, everyOne(chapter, first, last).at(-1)!]);
