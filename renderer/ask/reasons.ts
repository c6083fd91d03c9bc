import type { PlaceRequest, Refusal, Request } from '../../engine/core/script.ts';
import type { Hints } from '../match/hints.ts';
import { called } from '../faces/naming.ts';
import type { Situation } from '../faces/face.ts';
import { partWords } from '../words/terrain.ts';
import { whyWithDetail, whyWords } from '../words/refusals.ts';
import { prettify, type Speak, type Values } from '../words/speak.ts';

/** A detail that says more of another one, and is no word of its own. */
const ASIDE: ReadonlySet<string> = new Set(['feature', 'piece']);
/** Details that are ids of things of the match or of cards. */
const NAMED: ReadonlySet<string> = new Set(['character', 'unit', 'other', 'option', 'figure', 'attacker', 'defender', 'enemy', 'by']);

/** The figure whose base stands in the way: the rules count the bases of the request. */
function baseName({ others }: PlaceRequest, index: number, situation: Situation): string | undefined {
  const base = others[index];
  const there = base === undefined ? undefined : situation.face.tableau(situation).figures
    .find(({ at }) => at !== null && Math.abs(at.x - base.at.x) + Math.abs(at.y - base.at.y) + Math.abs(at.z - base.at.z) < 0.1);
  return there === undefined ? undefined : called(situation, there.id);
}

/** The details of a refusal in words; null when one of them has no words here. */
function detailWords(detail: NonNullable<Refusal['detail']>, situation: Situation, speak: Speak, request: Request | null): Values | null {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(detail)) {
    if (ASIDE.has(field)) continue;
    const word = field === 'base' && typeof value === 'number' ? (request?.kind === 'place' ? baseName(request, value, situation) : undefined)
      : typeof value === 'number' ? value
        : NAMED.has(field) ? called(situation, value)
          : field === 'part' ? partWords({ part: value, piece: String(detail['piece'] ?? value) }, speak)
          : speak.has(`answerKind.${value}`) && (field === 'expected' || field === 'got') ? speak(`answerKind.${value}`)
            : prettify(value).toLowerCase();
    if (word === undefined) return null;
    values[field] = word;
  }
  return values;
}

/** The sentence that says why not, with names for the ids that the rules send. */
export function reasonWords(refusal: Refusal, situation: Situation, speak: Speak, request: Request | null = null): string {
  const { rule, why, detail } = refusal;
  const system = situation.face.id;
  const values = detail === undefined ? null : detailWords(detail, situation, speak, request);
  if (values === null) return whyWords({ rule, why }, speak, system);
  return whyWithDetail({ rule, why, detail: values }, speak, system);
}

/** What of the match may stand refused. */
interface Standing {
  readonly refused: { readonly refusal: Refusal | null } | null;
  readonly request: Request | null;
  readonly hints: Hints;
  readonly selected: string | null;
}

/** What is refused now: the answer just given, or the figure or area that was clicked and is not open. What speaks against a marked place is said once, by the bar that asks for it. */
export function standingRefusal({ refused, request, hints, selected }: Standing): Refusal | null {
  if (refused !== null) return refused.refusal;
  return request?.kind === 'pick' && selected !== null ? hints.closed.get(selected) ?? hints.shut?.named(selected)?.closed ?? null : null;
}
