/** Characters that turn the direction of the text around them and are not seen themselves (Unicode's Bidi_Control). */
const CONTROLS = /\p{Bidi_Control}/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name or message of others without marks of direction: `"a\u202Egnp.exe"` can no longer read as another name. */
export const undirected = (text: string): string => text.replace(CONTROLS, '');

/** The same, to stand in a sentence: a name that is written from right to left does not turn the words beside it. */
export function isolated(text: string): string {
  const plain = undirected(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
