import type { Chapter, RuleText } from './chapter.ts';

/** A rule that a search found. */
interface Hit {
  readonly rule: RuleText;
  readonly chapter: Chapter;
  readonly score: number;
}

/** What a search found, best first; without `every` no rule has all the words, and those with some of them are given. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly every: boolean;
}

/** A stretch of text, found or not. */
interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** Points of a hit: an id beats any words. */
const ID_EXACT = 1000;
const ID_NUMBER_BEGINS = 900;
const ID_FAMILY = 800;
const ID_FAMILY_BEGINS = 700;
const WHOLE_WORD = 6;
const WORD_BEGINS = 4;
const STEM_BEGINS = 3;
const IN_TITLE = 2;
const INSIDE = 1;
const PHRASE = 8;

/** The text in plain small letters, letter for letter, so that places in it are places in the text. */
export const fold = (text: string): string => text.replace(/[A-Z]|[^\x20-\x7e]/g, (letter) => (letter === '’' ? "'" : (letter.normalize('NFD')[0] ?? letter).toLowerCase()));

const tokensOf = (query: string): readonly string[] => [...new Set(fold(query).split(/[^a-z0-9+']+/).filter((token) => token !== ''))];

/** A word without its usual endings; short words stay whole. */
const stemOf = (token: string): string => { const stem = token.replace(/(?:ing|ed|es|s)$/, ''); return stem.length >= 4 ? stem : token; };

/** How well a query names a rule's id: "SP-ADV-03", "adv 3", "adv", "sp-ad". */
function idScore(id: string, query: string): number {
  const [, family = '', number = '', letter = ''] = /^[a-z]+-([a-z]+)-0*(\d+)([a-z]?)$/.exec(fold(id)) ?? [];
  const [whole, prefix = '', asked, typed = '', ending = ''] = /^(sp[\s-]+)?([a-z]+)[\s-]*(\d*)([a-z]?)$/.exec(fold(query).trim()) ?? [];
  if (whole === undefined || asked === undefined || family === '') return 0;
  const digits = typed === '' ? '' : String(Number(typed));
  if (digits === '') return asked === family ? ID_FAMILY : prefix !== '' && family.startsWith(asked) ? ID_FAMILY_BEGINS : 0;
  if (asked !== family) return 0;
  if (digits === number) return ending === '' || ending === letter ? ID_EXACT - (ending === letter ? 0 : 1) : 0;
  // Zeros alone are the beginning of any number.
  return ending === '' && (number.startsWith(digits) || digits === '0') ? ID_NUMBER_BEGINS : 0;
}

/** How well one word stands in a text; 0 when it does not. */
function wordScore(text: string, token: string): number {
  const stem = stemOf(token);
  let best = 0;
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    const begins = at === 0 || !/[a-z0-9]/.test(text[at - 1]!);
    const full = text.startsWith(token, at);
    const ends = full && !/[a-z0-9]/.test(text[at + token.length] ?? ' ');
    best = Math.max(best, begins && ends ? WHOLE_WORD : begins && full ? WORD_BEGINS : begins ? STEM_BEGINS : full && token.length > 2 ? INSIDE : 0);
  }
  return best;
}

/** How well the words of a query stand in a rule; 0 when one is missing, or with `some` when all are. */
function wordsScore(text: string, title: string, tokens: readonly string[], phrase: string, some: boolean): number {
  let sum = 0;
  for (const token of tokens) {
    const score = wordScore(text, token) + (wordScore(title, token) > INSIDE ? IN_TITLE : 0);
    if (score === 0 && !some) return 0;
    sum += score;
  }
  return sum + (sum > 0 && tokens.length > 1 && text.includes(phrase) ? PHRASE : 0);
}

function ranked(chapters: readonly Chapter[], query: string, some: boolean): readonly Hit[] {
  const tokens = tokensOf(query);
  const phrase = fold(query).trim();
  const hits: Hit[] = [];
  for (const chapter of chapters) {
    const title = fold(chapter.title);
    for (const rule of chapter.rules) {
      const score = idScore(rule.id, query) || wordsScore(fold(rule.text), title, tokens, phrase, some);
      if (score > 0) hits.push({ rule, chapter, score });
    }
  }
  return hits.sort((a, b) => b.score - a.score);
}

/** The rules that fit a query: ids before words, then in the order of the book. Nothing for an empty query. */
export function searchRules(chapters: readonly Chapter[], query: string): Found {
  const tokens = tokensOf(query);
  if (tokens.length === 0) return { hits: [], every: true };
  const hits = ranked(chapters, query, false);
  return hits.length > 0 || tokens.length === 1 ? { hits, every: true } : { hits: ranked(chapters, query, true), every: false };
}

/** Cuts a text where a query's words stand in it, for marking them. Joined again the stretches are the text. */
export function stretchesOf(text: string, query: string): readonly Stretch[] {
  const folded = fold(text);
  const hit = new Uint8Array(text.length);
  for (const token of tokensOf(query)) {
    const stem = stemOf(token);
    for (let at = folded.indexOf(stem); at >= 0; at = folded.indexOf(stem, at + 1)) {
      const begins = at === 0 || !/[a-z0-9]/.test(folded[at - 1]!);
      const full = folded.startsWith(token, at);
      if (begins || (full && token.length > 2)) hit.fill(1, at, at + (full ? token.length : stem.length));
    }
  }
  const stretches: Stretch[] = [];
  for (let from = 0; from < text.length;) {
    let to = from + 1;
    while (to < text.length && hit[to] === hit[from]) to += 1;
    stretches.push({ text: text.slice(from, to), found: hit[from] === 1 });
    from = to;
  }
  return stretches;
}
