import { useState, type ReactNode } from 'react';
import { useFaces } from '../../faces/index.ts';
import { namedPlaces } from '../../../engine/space/terrain/named-places.ts';
import { match } from '../../match/match.ts';
import { useEscape } from '../../ui/hotkeys.ts';
import { useSpeak } from '../../words/speak.ts';
import { bench } from '../bench.ts';

/** Begins a match on the table as it stands, in any rule system, against the computer. */
export function PlayHere({ onKept }: { readonly onKept: () => Promise<void> }): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const [open, setOpen] = useState(false);
  useEscape(() => setOpen(false), open);
  const play = async (system: string): Promise<void> => {
    setOpen(false);
    await onKept();
    const { loadCatalogue, newMatch } = match.getState();
    await loadCatalogue();
    const { catalogue } = match.getState();
    const { table, draft } = bench.getState();
    const face = faces.find(({ id }) => id === system);
    if (catalogue !== null && face !== undefined && table !== null && draft !== null) await newMatch(face.playOn(catalogue, table, namedPlaces(draft.table)));
  };
  return (
    <span className="play-here">
      <button type="button" className="option main" aria-expanded={open} onClick={() => setOpen(!open)}><span className="option__text"><b>{speak('workshop.play')}</b></span></button>
      {open && (
        <span className="play-here__systems panel" data-layer>
          {faces.map(({ id }, i) => <button key={id} type="button" className="ghost" autoFocus={i === 0} onClick={() => void play(id)}>{speak(`${id}.system.name`)}</button>)}
        </span>
      )}
    </span>
  );
}
