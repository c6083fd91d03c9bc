import { CAUSES } from '../../engine/space/import/causes.ts';
import type { ImportRefusal } from '../../engine/space/import/import-error.ts';
import { sentence } from '../match/messages.ts';
import { importing } from '../words/en/import.ts';
import { addWords, type Speak } from '../words/speak.ts';
import type { ImportState } from './importer.ts';
import { ModelRefused } from './modelShop.ts';

/** What the sheet says, by language. In English a refusal is said in the engine's own words. */
export const importDictionary = { en: { ...importing, cause: CAUSES } };

// They come with the sheet.
addWords('import', importDictionary);

/** Where in a file something is: a line, an object's corners, or what the file itself calls it. */
function placeWords(field: string, speak: Speak): string {
  const [, line] = /^line (\d+)$/.exec(field) ?? [];
  if (line !== undefined) return speak('import.atLine', { line });
  const [, name] = /^corners of (.*)$/s.exec(field) ?? [];
  if (name !== undefined) return speak('import.cornersOf', { name });
  return /^[a-z]+$/.test(field) && speak.has(`import.where.${field}`) ? speak(`import.where.${field}`) : field;
}

/** Why a model is refused; for any other fault what it says itself. */
export function refusalWords(fault: unknown, speak: Speak): string {
  const refusal = fault instanceof ModelRefused ? fault.refusal : fault;
  if (!isRefusal(refusal)) return sentence(fault);
  const cause = speak(`import.cause.${refusal.code}`, refusal.details);
  return refusal.field === '' ? cause : speak('import.refusedAt', { place: placeWords(refusal.field, speak), cause });
}

const isRefusal = (fault: unknown): fault is ImportRefusal => typeof fault === 'object' && fault !== null && 'code' in fault && Object.hasOwn(CAUSES, String(fault.code));

/** Whether a model was refused for files alone that it needs beside it. */
export const isLacking = (fault: unknown): boolean => isRefusal(fault) && (fault.code === 'filesMissing' || fault.code === 'moreFilesMissing');

/** A part as people call it: by the file's name for it, or by its number. */
export function partName({ apart }: Pick<ImportState, 'apart'>, part: number, speak: Speak): string {
  const proposed = apart?.parts[part];
  if (proposed === undefined) return speak('import.part.painted', { number: part - (apart?.parts.length ?? 0) + 1 });
  // What it is painted with says little where the object has a name.
  const [name = ''] = proposed.name.split(' · ');
  return name === '' ? speak('import.part.nameless', { number: part + 1 }) : name;
}
