/** One rule in plain words; `id` is the id that refusals and tests name, such as SP-MOVE-07. */
export interface RuleText {
  readonly id: string;
  readonly text: string;
}

/** A run of rules about one subject, in the order to read them. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** A chapter from its texts by rule id, in the order written. */
export const chapter = (id: string, title: string, texts: Readonly<Record<string, string>>): Chapter => ({
  id, title, rules: Object.entries(texts).map(([rule, text]) => ({ id: rule, text })),
});
