/** Conditions in a text: whether they are gained, or somebody has them. */
import { isBefore, isMay, type Clause } from './clause.ts';

interface Found {
  readonly at: number;
  readonly length: number;
  readonly fact: string;
}

const TOKENS = /\b(gains?|would gain|is not|are not|is|are|lacks)\b|(?<!\[)\b(strained|disarmed|exposed|pinned|a condition|each of them)\b/g;

/** Every condition of a clause with what is said of it; a list goes on as it began. */
export function conditionsIn(clause: Clause): Found[] {
  const found: Found[] = [];
  let mode = '';
  let may = false;
  for (const match of clause.text.matchAll(TOKENS)) {
    const { 0: word, 1: verb, index } = match;
    if (verb !== undefined) {
      mode = verb;
      may = isMay(clause, index, verb);
      continue;
    }
    const name = word === 'each of them' ? 'a condition' : word;
    if (!mode.startsWith('gain') || isBefore(clause, index)) {
      if (name !== 'a condition' && mode !== '' && !mode.includes('gain')) found.push({ at: index, length: word.length, fact: `is ${name}` });
      continue;
    }
    if (word === 'each of them' && !/gains each of them/.test(clause.text)) continue;
    found.push({ at: index, length: word.length, fact: may ? `may gain ${name}` : `gain ${name}` });
  }
  return found;
}
