import { z } from 'zod';
import { checked } from '../../../core/form.ts';
import { houseRules } from '../../../shatterpoint/state/house-rules.ts';
import { ruleReasons } from '../../../shatterpoint/rules-reasons.ts';
import type { RuleList } from '../../rules/list.ts';

const chapterForm = z.array(z.object({ title: z.string(), rules: z.array(z.object({ id: z.string().regex(/^SP-[A-Z]+-\d{2}[A-Za-z]?$/), text: z.string() })) }));

/** The chapters of the rules reference in the game: the one list of all rule ids. */
async function rulebook(): Promise<z.infer<typeof chapterForm>> {
  const found: unknown = await import(/* @vite-ignore */ `${new URL('../../../../renderer/faces/shatterpoint/rulebook/index.ts', import.meta.url).href}`);
  return checked('rulebook', z.object({ rulebook: chapterForm }), found).rulebook;
}

/** Acceptance scenarios are numbered to this one; every fourth number is free. */
const LAST_SCENARIO = 398;
const LONGEST = 60;

/** The first words of a text, cut at the end of a word. */
function opening(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')} …`;
}

/** Every rule of the core rules: all are there but those that have a reason. */
export const shatterpointRules: RuleList = {
  name: 'Shatterpoint',
  folder: 'engine/shatterpoint',
  prefix: 'SP',
  source: 'The words are those of the rules reference in the game.',
  chapters: async () => (await rulebook()).map(({ title, rules }) => ({
    title,
    rules: rules.map(({ id, text }) => {
      const reason = ruleReasons[id];
      return { id, words: opening(text), claim: reason === undefined ? { state: 'there' } : { state: 'apart', reason } };
    }),
  })),
  scenarios: () => Array.from({ length: LAST_SCENARIO }, (_, i) => i + 1).filter((n) => n % 4 !== 0).map((n) => `AT-${String(n).padStart(3, '0')}`),
  houseRules,
  houseRulesAs: 'houseRules.',
};
