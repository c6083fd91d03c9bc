/** Rule lists that stand beside the rules as `rules.json`. */
import { z } from 'zod';
import { checked, readJson } from '../../core/form.ts';
import type { Claim, ListedRule, RuleChapter } from './list.ts';
import { textOf } from './sources.ts';

const text = z.string().min(1);
/** A rule with what it lacks (`partly`, `notYet`) or why nothing asks it (`apart`); with none of these it is there. */
const ruleForm = z.strictObject({
  id: text, title: text,
  partly: text.optional(), notYet: z.union([z.literal(true), text]).optional(), apart: text.optional(),
});
const listForm = z.strictObject({ chapters: z.array(z.strictObject({ title: text, rules: z.array(ruleForm) })), scenarios: z.array(text) });

type Written = z.infer<typeof ruleForm>;

function claimOf({ partly, notYet, apart }: Written): Claim {
  if (partly !== undefined) return { state: 'partly', missing: partly };
  if (notYet !== undefined) return { state: 'notYet', missing: notYet === true ? '' : notYet };
  return apart === undefined ? { state: 'there' } : { state: 'apart', reason: apart };
}

/** Reads `rules.json` of a folder. Throws `InputError` naming the field. */
export function readRules(folder: string): { readonly chapters: readonly RuleChapter[]; readonly scenarios: readonly string[] } {
  const file = `${folder}/rules.json`;
  const { chapters, scenarios } = checked(file, listForm, readJson(file, textOf(file)));
  const ruleOf = (rule: Written): ListedRule => ({ id: rule.id, words: rule.title, claim: claimOf(rule) });
  return { chapters: chapters.map(({ title, rules }) => ({ title, rules: rules.map(ruleOf) })), scenarios };
}
