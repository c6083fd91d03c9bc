/** What the text of an ability says, in facts: every number, tag and keyword in it has to be read. */
import { tagsNamed } from '../../../shatterpoint/cards/tags-asked.ts';
import { occasionsIn } from '../occasions.ts';
import { clausesOf, isBefore, isMay, type Clause } from './clause.ts';
import { conditionsIn } from './conditions.ts';
import { deeds } from './deeds.ts';
import { phrases } from './phrases.ts';

export interface TextFacts {
  readonly facts: readonly string[];
  /** Numbers and names that no phrase accounts for. */
  readonly unread: readonly string[];
}

export interface Names {
  /** Every tag there is. */
  readonly tags: readonly string[];
  /** The stances of the unit. */
  readonly stances: readonly string[];
  /** Its Battle Tactics cards. */
  readonly cards: readonly string[];
}

/** Which letters of a clause have been read. */
type Mask = boolean[];
const isFree = (mask: Mask, from: number, length: number): boolean => !mask.slice(from, from + length).includes(true);
const fill = (mask: Mask, from: number, length: number): void => void mask.fill(true, from, from + length);

/** Reads a text. */
export function readText(text: string, names: Names): TextFacts {
  const facts: string[] = [];
  const unread: string[] = [];
  for (const clause of clausesOf(named(text, names, facts))) readClause(clause, names, facts, unread);
  return { facts: [...new Set([...facts, ...limitsIn(text), ...occasionsIn(text)])], unread };
}

/** Puts stances and cards out of the way: their names are made of words that mean something else. */
function named(text: string, { stances, cards }: Names, facts: string[]): string {
  let left = text;
  for (const name of [...stances, ...cards].sort((a, b) => b.length - a.length)) {
    const at = new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'giu');
    if (!at.test(left)) continue;
    if (stances.includes(name)) facts.push(`stance ${name}`);
    left = left.replace(at, 'that one');
  }
  return left;
}

/** How often. */
function limitsIn(text: string): string[] {
  const limits: string[] = [];
  if (/\bonce per turn\b/i.test(text)) limits.push('once per turn');
  if (/\btwice in (?:an|one) activation\b/.test(text)) limits.push('twice');
  if (/\bthis unit may use it twice\b/.test(text)) limits.push('twice in its own activation');
  if (/^Action:/.test(text)) limits.push('an action');
  return limits;
}

const TYPES = /\b(Primary|Secondary|Supporting)\b/g;
const COUNTLESS = /\b(?:[Oo]nce per turn|heal(?:s|ed)? (?:twice|three times)|twice in (?:an|one) activation|use it twice|instead of one)\b/g;

function readClause(clause: Clause, names: Names, facts: string[], unread: string[]): void {
  const { text } = clause;
  const [done, said]: [Mask, Mask] = [new Array(text.length).fill(false), new Array(text.length).fill(false)];
  for (const { words, says } of deeds) for (const match of text.matchAll(words)) {
    const verb = match[1] ?? match[0];
    if (!isFree(done, match.index, match[0].length)) continue;
    fill(done, match.index, match[0].length);
    if (isBefore(clause, match.index) || /\bwould $/.test(text.slice(0, match.index))) continue;
    const at = match.index + match[0].indexOf(verb);
    for (const fact of says(match)) facts.push(fact.startsWith('=') ? fact.slice(1) : isMay(clause, at, verb) ? `may ${fact.replace(/^may /, '')}` : fact);
  }
  for (const { at, length, fact } of conditionsIn(clause)) {
    facts.push(fact);
    fill(done, at, length);
  }
  const scopes = keywordScopes(clause);
  const push = (at: number, ways: readonly string[], scoped: boolean): void => {
    const keys = scoped ? scopes(at) : [];
    facts.push(...(keys.length === 0 ? ways : keys.flatMap((key) => ways.map((way) => `${key}: ${way}`))));
  };
  for (const { words, says, of } of phrases) for (const match of text.matchAll(words)) {
    if (!isFree(said, match.index, match[0].length)) continue;
    fill(said, match.index, match[0].length);
    push(match.index, says(match, text), of === true);
  }
  for (const tag of tagsNamed(text, names.tags)) for (const { index } of text.matchAll(new RegExp(tag, 'g'))) {
    if (!isFree(said, index, tag.length)) continue;
    fill(said, index, tag.length);
    push(index, [tag], true);
  }
  for (const { 0: type, index } of text.matchAll(TYPES)) {
    if (!isFree(said, index, type.length)) continue;
    fill(said, index, type.length);
    push(index, [type.toLowerCase()], true);
  }
  for (const { 0: word, index } of text.matchAll(COUNTLESS)) fill(said, index, word.length);
  if (/\battack\b[^:,]*?\b(?:wounds|wounded (?:an|this))\b/.test(text)) facts.push('by an attack');
  for (const { 0: word, index } of text.matchAll(/\d+|\b(?:twice|three times|another|allied|enemy|Hunker|Injured|Wounded|momentum|Force)\b/g)) {
    if (isFree(done, index, word.length) && isFree(said, index, word.length)) unread.push(`${word} in "${text}"`);
  }
}

const KEYWORD = /\b(Protection|Steadfast|Scale)\b(?! does)|\b(Sharpshooter|Impact|Cover) \[\d\]|\bImmunity \[(\w+)\]|\bclimb while (engaged)\b/g;
const KEYS = (match: RegExpMatchArray): string => match[1] ?? match[2] ?? (match[3] === undefined ? 'climbs while engaged' : `Immunity ${match[3]}`);

/** Keywords that are given in the part of a clause where something stands; none while the own unit alone gets them. */
function keywordScopes({ chunks }: Clause): (at: number) => readonly string[] {
  const parts = chunks.map(({ from, text }) => ({ from, keys: [...text.matchAll(KEYWORD)].map(KEYS) }));
  return (at) => parts.filter(({ from }) => from <= at).at(-1)!.keys;
}
