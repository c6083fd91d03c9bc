/** The rules of every rule system in plain words: each comes with its face. */
import type { Chapter } from '../rulebook/chapter.ts';

/** By file, for each folder here: the chapters in reading order. */
const RULEBOOKS = import.meta.glob<readonly Chapter[]>('./*/rulebook/index.ts', { import: 'rulebook' });

/** The book that a rule stands in, and its chapter there. */
interface Home {
  readonly system: string;
  readonly chapter: string;
  readonly title: string;
}

const books = new Map<string, readonly Chapter[]>();
const homes = new Map<string, Home>();

/** Fetches the rules of a rule system; nothing where none are written. */
export async function loadRulebook(system: string): Promise<void> {
  const chapters = await RULEBOOKS[`./${system}/rulebook/index.ts`]?.() ?? [];
  books.set(system, chapters);
  for (const { id: chapter, title, rules } of chapters) for (const rule of rules) homes.set(rule.id, { system, chapter, title });
}

/** The chapters of a rule system; none where nothing is written or fetched. */
export const rulebookOf = (system: string): readonly Chapter[] => books.get(system) ?? [];

/** In which system's book a rule stands, such as SP-MOVE-07, and in which chapter; undefined for an id without words. */
export const homeOf = (rule: string): Home | undefined => homes.get(rule);
