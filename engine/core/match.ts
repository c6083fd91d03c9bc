import { z } from 'zod';
import { answerForm, checkedJson, InputError } from './form.ts';
import { fingerprint } from './hash.ts';
import type { Answer } from './script.ts';

export const MATCH_FORMAT = 'gantry-match';

/** A whole match: how it was set up, and every answer since, dice included. Enough to replay it without a generator. */
export interface MatchDocument {
  readonly format: typeof MATCH_FORMAT;
  readonly version: 1;
  /** The rule system's id. */
  readonly system: string;
  /** Fingerprint of cards, missions and terrain; a document of other content is history that may not replay. */
  readonly content: string;
  /** The rule system's own setup, checked by it. */
  readonly setup: unknown;
  readonly answers: readonly Answer[];
  /** Fingerprint of the state after the last answer, or null while the match runs. */
  readonly end: string | null;
  /** Fingerprint of everything above: finds truncated or edited files. */
  readonly seal: string;
}

const matchForm = z.strictObject({
  format: z.literal(MATCH_FORMAT),
  version: z.literal(1),
  system: z.string(),
  content: z.string(),
  setup: z.unknown(),
  answers: z.array(answerForm),
  end: z.string().nullable(),
  seal: z.string(),
});

export function sealMatch(match: Omit<MatchDocument, 'format' | 'version' | 'seal'>): MatchDocument {
  const whole = { format: MATCH_FORMAT, version: 1, ...match } as const;
  return { ...whole, seal: fingerprint(whole) };
}

/** Reads a match file's text. Throws `InputError` naming the field for a wrong form, and for a seal that does not fit. */
export function readMatch(text: string): MatchDocument {
  const match = checkedJson('match file', matchForm, text);
  const { seal, ...whole } = match;
  if (fingerprint(whole) !== seal) throw new InputError('match file', 'seal: the contents were changed after the file was written');
  return match as MatchDocument;
}
