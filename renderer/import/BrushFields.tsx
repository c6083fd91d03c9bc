import { useState, type ReactNode } from 'react';
import { MOST_PARTS } from '../../engine/space/import/limits.ts';
import type { Stroke } from '../../engine/space/import/strokes.ts';
import { useSpeak } from '../words/speak.ts';
import { useImport, type Importer } from './importer.ts';
import { partName } from './importWords.ts';

const REACHES: readonly Stroke['reach'][] = ['face', 'shell'];

/** A brush that gives faces of the model to another part than their shape says. */
export function BrushFields({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const [full, setFull] = useState(false);
  const apart = useImport(importer, (s) => s.apart);
  const chosen = useImport(importer, (s) => s.chosen);
  const painting = useImport(importer, (s) => s.painting);
  const strokes = useImport(importer, (s) => s.strokes.length);
  if (apart === null) return null;
  return (
    <fieldset className="import__group"><legend>{speak('import.paint.heading')}</legend>
      <div className="import__row">
        <button type="button" className="ghost" aria-pressed={painting !== null} disabled={chosen === null} onClick={() => importer.store.setState({ painting: painting === null ? 'face' : null })}>{speak('import.paint.on')}</button>
        <button type="button" className="ghost" onClick={() => setFull(!importer.addPart())}>{speak('import.paint.fresh')}</button>
        <button type="button" className="ghost" disabled={strokes === 0} onClick={() => importer.unpaint()}>{speak('import.paint.back')}</button>
      </div>
      {full && <p role="alert" className="bad">{speak('import.paint.full', { most: MOST_PARTS })}</p>}
      {painting !== null && (
        <div className="segments" role="group" aria-label={speak('import.paint.reach')}>
          {REACHES.map((reach) => <button key={reach} type="button" aria-pressed={painting === reach} onClick={() => importer.store.setState({ painting: reach })}>{speak(`import.paint.${reach}`)}</button>)}
        </div>
      )}
      <small>{chosen === null ? speak('import.paint.none') : painting === null ? '' : speak('import.paint.hint', { part: partName({ apart }, chosen, speak) })}</small>
    </fieldset>
  );
}
