import { CAUSES } from '../../engine/space/import/causes.ts';
import { workBroke } from '../../engine/space/import/breaks.ts';
import { ImportError, type ImportRefusal } from '../../engine/space/import/import-error.ts';
import { LinkFault, sentence } from '../match/messages.ts';
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
  const [, number] = /^part (\d+)$/.exec(field) ?? [];
  if (number !== undefined) return speak('import.atPart', { number });
  const [, name] = /^corners of (.*)$/s.exec(field) ?? [];
  if (name !== undefined) return speak('import.cornersOf', { name });
  return /^[a-z]+$/.test(field) && speak.has(`import.where.${field}`) ? speak(`import.where.${field}`) : field;
}

/** Why a model is refused, or was not kept; what the host refuses says itself. */
export function refusalWords(fault: unknown, speak: Speak): string {
  if (fault instanceof LinkFault && fault.code !== 'broken') return sentence(fault);
  const { field, code, details } = refusalIn(fault);
  const cause = speak(`import.cause.${code}`, details);
  return field === '' ? cause : speak('import.refusedAt', { place: placeWords(field, speak), cause });
}

/** What a report of a bug needs beside those words, as whatever broke said it; empty where nothing broke. */
export function technicalWords(fault: unknown, speak: Speak): string {
  const technical = fault instanceof LinkFault && fault.code !== 'broken' ? '' : refusalIn(fault).technical;
  return technical === '' ? '' : speak('import.technical', { technical });
}

function refusalIn(fault: unknown): ImportRefusal {
  const refusal = fault instanceof ModelRefused ? fault.refusal : fault;
  if (isRefusal(refusal)) return refusal;
  return fault instanceof LinkFault ? ImportError.by(fault.message, '', 'notKept') : workBroke(fault);
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
