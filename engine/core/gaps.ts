/** Sentences with gaps, `{{so}}`: whoever says why something cannot be gives a code and what fills its gaps, and whoever shows it has words for the code. */

type Gaps<Text> = Text extends `${string}{{${infer Gap}}}${infer Rest}` ? Gap | Gaps<Rest> : never;

/** What fills the gaps of a sentence. */
export type Filling<Text> = Readonly<Record<Gaps<Text>, string | number>>;

/** A code with what fills its gaps, where its sentence has some. */
export type Said<Texts> = { [C in keyof Texts]: readonly [code: C, ...details: keyof Filling<Texts[C]> extends never ? [] : [Filling<Texts[C]>]] }[keyof Texts];

/** A sentence, its gaps filled. */
export const gapsFilled = (text: string, details: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (_, gap: string) => String(details[gap] ?? ''));
