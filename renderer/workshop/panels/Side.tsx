import type { KeyboardEvent, ReactNode } from 'react';
import { useSpeak } from '../../words/speak.ts';
import { bench, SIDES, useBench, type SideTab } from '../bench.ts';
import { CheckTab } from './CheckTab.tsx';
import { FigureCard } from './FigureCard.tsx';
import { ListTab } from './ListTab.tsx';
import { Missing } from './Missing.tsx';
import { PieceTab } from './PieceTab.tsx';
import { TableTab } from './TableTab.tsx';

const SHOWN: Readonly<Record<SideTab, () => ReactNode>> = { piece: PieceTab, list: ListTab, table: TableTab, check: CheckTab };

/** What is known of the chosen pieces, of all of them, of the table, and what keeps it from being played. */
export function Side(): ReactNode {
  const speak = useSpeak();
  const tab = useBench((s) => s.side);
  const turnTo = (side: SideTab): void => bench.setState({ side });
  const wrong = useBench((s) => (s.check?.findings ?? []).filter(({ severity }) => severity !== 'note').length);
  const tool = useBench((s) => s.tool);
  const Shown = SHOWN[tab];
  const keys = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = SIDES[(SIDES.indexOf(tab) + by + SIDES.length) % SIDES.length]!;
    turnTo(next);
    (event.currentTarget.querySelector(`[data-tab="${next}"]`) as HTMLElement | null)?.focus();
  };
  return (
    <aside className="workshop__side panel">
      {tool === 'figure' && <FigureCard />}
      <Missing />
      <div role="tablist" aria-label={speak('workshop.tab.tabs')} className="side__tabs" onKeyDown={keys}>
        {SIDES.map((one) => (
          <button key={one} type="button" role="tab" data-tab={one} id={`tab-${one}`} aria-selected={tab === one} aria-controls="workshop-tab" tabIndex={tab === one ? 0 : -1} onClick={() => turnTo(one)}>
            {speak(`workshop.tab.${one}`)}{one === 'check' && wrong > 0 && <b className="side__count">{wrong}</b>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="workshop-tab" aria-labelledby={`tab-${tab}`} className="scroll side__shown"><Shown /></div>
    </aside>
  );
}
