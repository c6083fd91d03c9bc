import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Link } from '../../engine/host/link.ts';
import { sentence } from '../match/messages.ts';
import { useMatch } from '../match/match.ts';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { useCompact } from '../ui/useCompact.ts';
import { useSpeak } from '../words/speak.ts';
import { useBench } from './bench.ts';
import { take } from './deeds.ts';
import { listenForModels } from './dropped.ts';
import { Keeper } from './keeper.ts';
import { listen } from './keys.ts';
import { Bar } from './panels/Bar.tsx';
import { KeysOfWorkshop } from './panels/KeysOfWorkshop.tsx';
import { Legend } from './panels/Legend.tsx';
import type { Fold } from './panels/Folds.tsx';
import { Palette } from './panels/Palette.tsx';
import { SaidNote } from './panels/SaidNote.tsx';
import { Side } from './panels/Side.tsx';
import { Strip } from './panels/Strip.tsx';
import { useSaid } from './said.ts';
import { tryTable } from './trial.ts';
import './workshopWords.ts';
import './workshop.css';

// Few bring models in, and what reads them is large.
const ImportSheet = lazy(async () => ({ default: (await import('../import/ImportSheet.tsx')).ImportSheet }));

interface WorkshopProps {
  /** The person's own table that is laid out. */
  readonly table: string;
  readonly call: Link['call'];
  readonly onLeave: () => void;
}

/** Below so many rem of width panels would leave each other no room: one at a time is open. */
const ROOMY = 45;

/** Where tables are laid out: the table itself is drawn behind. */
export function Workshop({ table, call, onLeave }: WorkshopProps): ReactNode {
  const speak = useSpeak();
  const [fault, setFault] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [help, setHelp] = useState(false);
  /** Files to be brought in; null while the sheet for it is closed. */
  const [models, setModels] = useState<readonly File[] | null>(null);
  const folded = useCompact(useMatch((s) => s.settings.textScale), ROOMY);
  const [open, setOpen] = useState<Fold | null>('palette');
  const ready = useBench((s) => s.draft !== null);
  const keeper = useRef<Keeper | null>(null);
  useEffect(() => {
    let gone = false;
    Keeper.open(call, table).then((opened) => {
      if (gone) void opened.close();
      else keeper.current = opened;
    }, (why: unknown) => { if (!gone) setFault(sentence(why)); });
    const hidden = (): void => { if (document.visibilityState === 'hidden') void keeper.current?.keep(); };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hidden);
      void keeper.current?.close();
      keeper.current = null;
    };
  }, [call, table]);
  useEffect(() => listen({
    onHelp: () => setHelp(true),
    onKeep: () => void keeper.current?.keepPictured(),
  }), []);
  useEffect(() => (ready ? tryTable() : undefined), [ready]);
  useEffect(() => (ready ? listenForModels(setModels) : undefined), [ready]);
  const brought = (piece: string | null): void => {
    setModels(null);
    if (piece !== null) take(piece).catch((why: unknown) => setNote(sentence(why)));
  };
  const leave = (): void => { void (keeper.current?.keepPictured() ?? Promise.resolve()).then(onLeave); };
  if (fault !== null) return <div className="workshop is-broken"><RefusalNote refusal={null} title={speak('workshop.failed')} message={fault} onClose={onLeave} /></div>;
  if (!ready) return <p className="notice" role="status">{speak('workshop.opening')}</p>;
  return (
    <main className={`workshop${folded ? ' is-folded' : ''}`} aria-label={speak('workshop.heading')}>
      <Bar onLeave={leave} onKeep={() => void keeper.current?.keep()} onHelp={() => setHelp(true)} onPlay={() => keeper.current!.keepPictured()} />
      {(!folded || open === 'palette') && <Palette onImport={() => setModels([])} />}
      {(!folded || open === 'side') && <Side />}
      {(!folded || open === 'shows' || open === null) && <Legend />}
      <Strip open={folded ? open : undefined} onOpen={setOpen} />
      {note !== null && <div className="workshop__note"><RefusalNote refusal={null} message={note} onClose={() => setNote(null)} /></div>}
      <Marquee />
      <SaidNote />
      <Said />
      {models !== null && <Suspense fallback={null}><ImportSheet dropped={models} onKept={brought} onClose={() => setModels(null)} /></Suspense>}
      {help && <KeysOfWorkshop onClose={() => setHelp(false)} />}
    </main>
  );
}

/** What hands did last. It changes with every deed: nothing else is drawn anew for that. */
function Said(): ReactNode {
  return <p className="sr-only" role="status" aria-live="polite">{useSaid()}</p>;
}

/** The rectangle that is being drawn around pieces. */
function Marquee(): ReactNode {
  const box = useBench((s) => s.marquee);
  return box === null ? null : <div className="marquee" style={{ left: box.x, top: box.y, width: box.width, height: box.height }} />;
}

