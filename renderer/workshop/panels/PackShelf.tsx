import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { OwnPack } from '../../../engine/host/link.ts';
import { BinButton } from '../../bin/BinButton.tsx';
import { sentence } from '../../match/messages.ts';
import { loadPiece } from '../../table/pieces.ts';
import { useSpeak } from '../../words/speak.ts';
import { discardPack, givePack, loadPacks, piecesOf, recoverPack, useOwnPacks } from '../ownPacks.ts';
import { sketch } from '../sketch.ts';

const PackBin = lazy(async () => ({ default: (await import('./PackBin.tsx')).PackBin }));

interface PackShelfProps {
  readonly theme: string;
  /** The piece in hand. */
  readonly held: string | undefined;
  /** What is searched for, in small letters; empty for everything. */
  readonly words: string;
  readonly kind: string;
  readonly onPick: (piece: string) => void;
  readonly onFault: (fault: string) => void;
}

/** Pieces of the person's own packs, each pack under its name with its author and licence. */
export function PackShelf({ theme, held, words, kind, onPick, onFault }: PackShelfProps): ReactNode {
  const speak = useSpeak();
  const { packs, binned, gone } = useOwnPacks();
  const [binOpen, setBinOpen] = useState(false);
  const failed = (why: unknown): void => onFault(sentence(why));
  useEffect(() => { loadPacks().catch(() => {}); }, []);
  const shown = packs.map((pack) => ({
    pack,
    pieces: piecesOf(pack).filter(({ name, category }) => (kind === 'all' || category === kind) && (words === '' || `${name} ${pack.name} ${pack.author}`.toLowerCase().includes(words))),
  })).filter(({ pack, pieces }) => pieces.length > 0 || (pack.problem !== null && words === ''));
  return (
    <>
      {gone !== null && <p role="status" className="pack__gone">{speak('workshop.pack.gone', { name: gone.name })} <button type="button" className="ghost" onClick={() => { recoverPack(gone.binned).catch(failed); }}>{speak('workshop.pack.recover')}</button></p>}
      {shown.map(({ pack, pieces }) => (
        <section key={pack.pack} className="pack" aria-label={speak('workshop.pack.of', { name: pack.name || pack.pack })}>
          <h3>{pack.name || pack.pack}</h3>
          {pack.problem !== null ? <p className="bad">{pack.problem}</p> : <Facts pack={pack} onFailed={failed} />}
          <ul className="pack__pieces">{pieces.map(({ piece, name }) => (
            <li key={piece}>
              <button type="button" className="palette__piece" aria-pressed={held === piece} aria-label={speak('workshop.palette.take', { name })} title={`${name} · ${pack.author}`} onClick={() => onPick(piece)}>
                <PackedPicture theme={theme} piece={piece} /><span>{name}</span>
              </button>
            </li>
          ))}</ul>
        </section>
      ))}
      {binned > 0 && words === '' && <p className="pack__bin"><span>{speak('workshop.pack.binned')}</span><BinButton count={binned} onOpen={() => setBinOpen(true)} /></p>}
      {binOpen && <Suspense><PackBin onFault={failed} onClose={() => setBinOpen(false)} /></Suspense>}
    </>
  );
}

/** Whose a pack is, under what it may be given away, and what is done with it. */
function Facts({ pack, onFailed }: { readonly pack: OwnPack; readonly onFailed: (why: unknown) => void }): ReactNode {
  const speak = useSpeak();
  return (
    <details className="pack__facts">
      <summary>{speak('workshop.pack.by', { author: pack.author })}</summary>
      <p>{speak('workshop.pack.licence', { licence: pack.licence })}</p>
      <p className="pack__deeds">
        <button type="button" className="ghost" onClick={() => { givePack(pack).catch(onFailed); }}>{speak('workshop.pack.give')}</button>
        <button type="button" className="ghost" onClick={() => { discardPack(pack).catch(onFailed); }}>{speak('workshop.pack.discard')}</button>
      </p>
    </details>
  );
}

/** A piece of a pack, drawn from its own shape. */
function PackedPicture({ theme, piece }: { readonly theme: string; readonly piece: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let here = true;
    loadPiece(theme, piece).then(({ geometry }) => { if (here && canvas.current !== null) sketch(canvas.current, geometry); }, () => setMissing(true));
    return () => { here = false; };
  }, [theme, piece]);
  return <canvas ref={canvas} className={`piece-picture${missing ? ' is-missing' : ''}`} width={240} height={192} aria-hidden="true" />;
}
