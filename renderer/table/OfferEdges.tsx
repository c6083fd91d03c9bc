import { useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSpeak } from '../words/speak.ts';
import { freeOf } from './director/freeArea.ts';
import { onPanels, panelsNow } from './director/panels.ts';
import { beyond, type Edge } from './beyond.ts';
import { ALARM, GAITS } from './palette.ts';
import type { Rig } from './rig.ts';

const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom'];

/** Room that no panel covers, as the style of a box in the window. */
function roomNow(): string {
  const { innerWidth: width, innerHeight: height } = window;
  const { left, top, right, bottom } = freeOf({ width, height }, panelsNow());
  return `${top}px ${width - right}px ${height - bottom}px ${left}px`;
}

/** What may be done beyond the picture, at the edge where it lies, clear of the panels; a click looks there. */
export function OfferEdges({ rig }: { readonly rig: Rig }): ReactNode {
  const speak = useSpeak();
  const list = useStore(beyond, (s) => s.list);
  const room = useSyncExternalStore(onPanels, roomNow);
  return list.length > 0 && <div className="offer-edges" style={{ inset: room }}>{EDGES.map((edge) => {
    const here = list.filter((each) => each.edge === edge);
    return here.length === 0 ? null : (
      <div key={edge} className={`offer-edge is-${edge}`}>
        {here.map(({ words, gait, at }) => (
          <button key={words} type="button" className="ghost" tabIndex={-1} style={{ color: gait === 'strike' ? ALARM : GAITS[gait] }} title={speak('offer.lookThere')} onClick={() => rig.focus(at.x, at.y, at.z)}>{words}</button>
        ))}
      </div>
    );
  })}</div>;
}
