import { useState, type ReactNode } from 'react';
import { useFaces } from '../../faces/index.ts';
import { namedPlaces } from '../../../engine/space/terrain/named-places.ts';
import { suits } from '../../../engine/space/terrain/suits.ts';
import { match } from '../../match/match.ts';
import { useEscape } from '../../ui/hotkeys.ts';
import { useSpeak } from '../../words/speak.ts';
import { bench, useBench } from '../bench.ts';

/** Begins a match on the table as it stands, in a rule system that it is laid out for, against the computer. The others are listed with why they are shut. */
export function PlayHere({ onKept }: { readonly onKept: () => Promise<void> }): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const [open, setOpen] = useState(false);
  const systems = useBench((s) => s.draft?.table.systems);
  const first = faces.find(({ id }) => suits({ systems }, id));
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
          {faces.map((face) => {
            const shut = !suits({ systems }, face.id);
            return (
              <button key={face.id} type="button" className="ghost" autoFocus={face === first} aria-disabled={shut || undefined} onClick={() => { if (!shut) void play(face.id); }}>
                {speak(`${face.id}.system.name`)}{shut && <small>{speak('workshop.unsuited')}</small>}
              </button>
            );
          })}
        </span>
      )}
    </span>
  );
}
