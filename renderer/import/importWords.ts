import { importing } from '../words/en/import.ts';
import { addWords, type Speak } from '../words/speak.ts';
import type { ImportState } from './importer.ts';

// They come with the sheet.
addWords('import', { en: importing });

/** A part as people call it: by the file's name for it, or by its number. */
export function partName({ apart }: Pick<ImportState, 'apart'>, part: number, speak: Speak): string {
  const proposed = apart?.parts[part];
  if (proposed === undefined) return speak('import.part.painted', { number: part - (apart?.parts.length ?? 0) + 1 });
  // What it is painted with says little where the object has a name.
  const [name = ''] = proposed.name.split(' · ');
  return name === '' ? speak('import.part.nameless', { number: part + 1 }) : name;
}
