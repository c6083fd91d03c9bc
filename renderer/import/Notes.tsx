import type { ReactNode } from 'react';
import { useSpeak } from '../words/speak.ts';
import { useImport, type Importer } from './importer.ts';
import { partName } from './importWords.ts';

/** What did not go as it was chosen, part by part. */
export function Notes({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const apart = useImport(importer, (s) => s.apart);
  const notes = useImport(importer, (s) => s.made?.notes);
  const strokes = useImport(importer, (s) => s.strokes);
  // A part that nothing was painted with yet is empty as it should be.
  const told = (notes ?? []).filter(({ note, part }) => note !== 'tiny' || part < (apart?.parts.length ?? 0) || strokes.some((stroke) => stroke.part === part));
  if (told.length === 0) return null;
  return (
    <ul className="import__notes" role="status">{told.map(({ note, part }) => (
      <li key={`${note}${part}`}><button type="button" onClick={() => importer.store.setState({ chosen: part })}>{speak(`import.note.${note}`, { part: partName({ apart }, part, speak) })}</button></li>
    ))}</ul>
  );
}
