import type { ReactNode } from 'react';
import { KINDS, type SolidKind } from '../../engine/space/import/kinds.ts';
import { useSpeak } from '../words/speak.ts';
import type { OverlayShapes } from '../workshop/overlayShapes.ts';
import { SHOWS, useImport, type Importer } from './importer.ts';
import { KIND_TONES } from './kindTones.ts';

interface ShowsBarProps {
  readonly importer: Importer;
  /** What the colours of the shapes mean. */
  readonly legend: OverlayShapes['legend'];
  /** Rules read nothing of what is to be shown. */
  readonly none: boolean;
}

/** What is drawn of the model, and what its colours mean. */
export function ShowsBar({ importer, legend, none }: ShowsBarProps): ReactNode {
  const speak = useSpeak();
  const shows = useImport(importer, (s) => s.shows);
  const made = useImport(importer, (s) => s.made);
  const kinds = (Object.keys(KINDS) as SolidKind[]).filter((kind) => made?.parts.some((part) => part.kind === kind));
  const rows = shows === 'kinds' ? kinds.map((kind) => ({ colour: KIND_TONES[kind], words: speak(`import.part.kindWords.${kind}`) })) : legend.map(({ colour, word, values }) => ({ colour, words: speak(`workshop.legend.${word}`, values) }));
  return (
    <div className="import__shows">
      <div className="segments" role="group" aria-label={speak('import.shows.heading')}>
        {SHOWS.map((one) => <button key={one} type="button" aria-pressed={shows === one} onClick={() => importer.store.setState({ shows: one })}>{speak(`import.shows.${one}`)}</button>)}
      </div>
      {rows.length > 0 && !none && <ul className="import__legend">{rows.map(({ colour, words }) => <li key={colour + words}><i style={{ background: colour }} />{words}</li>)}</ul>}
      {none && <p className="import__none" role="status">{speak(`import.shows.none.${shows}`)}</p>}
    </div>
  );
}
