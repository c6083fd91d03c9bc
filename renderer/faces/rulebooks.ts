/** The rules of every rule system in plain words: apart from the faces, so that a link to a rule needs none of them. */
import type { Chapter } from '../rulebook/chapter.ts';

/** By file, for each folder here: the chapters in reading order. */
const RULEBOOKS = import.meta.glob<readonly Chapter[]>('./*/rulebook/index.ts', { eager: true, import: 'rulebook' });

const systemOf = (file: string): string => file.split('/')[1]!;

/** The book that a rule stands in, and its chapter there. */
interface Home {
  readonly system: string;
  readonly chapter: string;
  readonly title: string;
}

const homes: ReadonlyMap<string, Home> = new Map(Object.entries(RULEBOOKS).flatMap(([file, chapters]) =>
  chapters.flatMap(({ id: chapter, title, rules }) => rules.map((rule) => [rule.id, { system: systemOf(file), chapter, title }] as const))));

/** The chapters of a rule system; none where nothing is written. */
export const rulebookOf = (system: string): readonly Chapter[] => RULEBOOKS[`./${system}/rulebook/index.ts`] ?? [];

/** In which system's book a rule stands, such as SP-MOVE-07, and in which chapter; undefined for an id without words. */
export const homeOf = (rule: string): Home | undefined => homes.get(rule);

/** The book that is open where no match says which. */
export const FIRST_BOOK = 'shatterpoint';
