import { useEffect, useState, type ReactNode } from 'react';
import type { PieceTags } from '../../../engine/space/terrain/piece-tags.ts';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { choose, does } from '../deeds.ts';
import { loadCatalogue } from '../kit.ts';
import { pieceWords } from '../workshopWords.ts';

/** Pieces that the table names and that are not here: each is replaced by another, or taken away, in one step. */
export function Missing(): ReactNode {
  const speak = useSpeak();
  const kit = useBench((s) => s.kit);
  useBench((s) => s.come); // the kit is told of what has come by this number
  const features = useBench((s) => s.draft!.table.features);
  const gone = new Map<string, string[]>();
  for (const { id, piece } of features) if (kit?.isMissing(piece) === true) gone.set(piece, [...(gone.get(piece) ?? []), id]);
  const [tags, setTags] = useState<PieceTags>({});
  const some = gone.size > 0;
  useEffect(() => { if (some) loadCatalogue().then(setTags, () => undefined); }, [some]);
  if (!some) return null;
  const names = Object.keys(tags).map((piece) => ({ piece, name: pieceWords(piece, speak) })).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <section className="missing" aria-label={speak('workshop.missing.heading')}>
      {[...gone].map(([piece, ids]) => (
        <div key={piece} role="alert">
          <p><b>{piece}</b> {speak('workshop.missing.told', { count: ids.length })}</p>
          <div className="side__deeds">
            <select className="field-text" aria-label={`${speak('workshop.missing.replace')}: ${piece}`} value="" onChange={({ target }) => does('mend', ids.map((feature) => ({ kind: 'set', feature, to: { piece: target.value } })))}>
              <option value="">{speak('workshop.missing.replace')}</option>
              {names.map((one) => <option key={one.piece} value={one.piece}>{one.name}</option>)}
            </select>
            <button type="button" className="ghost" onClick={() => choose(ids)}>{speak('workshop.missing.choose')}</button>
            <button type="button" className="ghost" onClick={() => does('mend', [{ kind: 'remove', features: ids }], [])}>{speak('workshop.missing.remove')}</button>
          </div>
        </div>
      ))}
    </section>
  );
}
