/** The parts of a sentence: what is said before something happens, what happens, and what a player may leave. */

/** A stretch between full stops, colons and semicolons. */
export interface Clause {
  readonly text: string;
  /** The stretches between commas, with where they begin. */
  readonly chunks: readonly { readonly from: number; readonly text: string }[];
  /** "may do one of these:" stands in it. */
  readonly isChoice: boolean;
}

const SENTENCE = /(?<=[.!?])\s+(?=[A-Z“])/;
const CLAUSE = /(?<!one of these|one of them)[;:]\s+/;
/** Words that open what must be so before something happens. */
const BEFORE = /^(?:and |then |or |but )?(?:when|whenever|after|while|if|each time|at the (?:end|start)|before|the first time)\b/i;
/** Words behind which what happens begins, where no comma stands. */
const BEGINS = /\b(?:may|can|pick|roll|refresh|choose)\b/i;

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE);

/** The clauses of a text. */
export function clausesOf(text: string): Clause[] {
  return sentencesOf(text).flatMap((sentence) => sentence.replace(/[.]$/, '').split(CLAUSE)).filter((each) => each.trim() !== '').map((each) => {
    const chunks: { from: number; text: string }[] = [];
    let from = 0;
    for (const part of each.split(/(?<=,) /)) {
      chunks.push({ from, text: part });
      from += part.length + 1;
    }
    return { text: each, chunks, isChoice: /one of (?:these|them)?:?/.test(each) && /\bmay do one of these\b|one of gain/.test(each) };
  });
}

/** Whether a place of a clause lies in what must be so before something happens. */
export function isBefore({ chunks }: Clause, at: number): boolean {
  const chunk = chunks.filter(({ from }) => from <= at).at(-1)!;
  if (!BEFORE.test(chunk.text)) return false;
  const begins = BEGINS.exec(chunk.text);
  return begins === null || at - chunk.from < begins.index;
}

const WORD = /[\p{L}’'-]+/gu;
/** Words that let a player leave what follows. */
const LETS = /^(?:may|can|unless)$/i;
/** Third persons end what a "may" governs. */
const STATED = /^(?:gains|takes|makes|loses|drops|refreshes|moves|goes|pays|spends|is|are|has|contests|becomes|did|does|dashes|leave)$/;

/** Whether what a verb says may be left: a verb without -s after "may", or one of a choice. */
export function isMay({ text, isChoice }: Clause, at: number, verb: string): boolean {
  if (isChoice && text.slice(0, at).includes('one of')) return true;
  let lets = false;
  for (const { 0: word, index } of text.slice(0, at).matchAll(WORD)) {
    if (LETS.test(word) || /^up to\b/i.test(text.slice(index))) lets = true;
    else if (STATED.test(word)) lets = false;
  }
  if (/\bup to $/.test(text.slice(0, at)) || /^\S+ up to\b/.test(text.slice(at))) return true;
  if (/\bunless\b/.test(text.slice(0, at))) return true;
  return lets && !/s$/.test(verb.split(' ')[0]!.replace(/ss$/, ''));
}
