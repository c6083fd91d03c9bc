import { useEffect, useRef, type ReactNode } from 'react';
import { useEscape } from '../ui/hotkeys.ts';
import { useMatch } from '../match/match.ts';
import { called } from '../faces/naming.ts';
import { useSpeak } from '../words/speak.ts';
import type { OverlayKind } from './chart.ts';
import { showOverlay, toggleStrip, useInstruments } from './instruments.ts';
import { ownKeys } from '../words/own.ts';
import { TONES } from './overlayTones.ts';
import '../words/measuring.ts';

const KINDS = ['reach', 'sight', 'danger'] as const;

/** The words of each tone, in the order of the tones. */
const TONE_WORDS: Readonly<Record<OverlayKind, readonly string[]>> = {
  reach: ['overlay.reach1', 'overlay.reach2'], sight: ['overlay.sightBoth', 'overlay.sightOut', 'overlay.sightBack'], danger: ['overlay.danger1', 'overlay.danger2', 'overlay.danger3'],
};
const NOTES: Readonly<Record<OverlayKind, string | null>> = { reach: 'overlay.reachNote', sight: null, danger: 'overlay.dangerNote' };

/** Chooses what lies over the whole table, says what its tones and patterns mean and how far it is worked out. */
export function OverlayStrip(): ReactNode {
  const speak = useSpeak();
  const { strip, overlay, progress, missing, figure, storeys, held } = useInstruments((s) => s);
  const situation = useMatch((s) => s.situation);
  useEscape(toggleStrip, strip && held === null);
  const buttons = useRef<HTMLDivElement>(null);
  // Opened by its key, the strip can be worked by keys at once; whoever is elsewhere stays there.
  useEffect(() => {
    if (strip && (document.activeElement === null || document.activeElement === document.body)) buttons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [strip]);
  if (!strip) return null;
  const system = situation?.face.id ?? '';
  // Who has words of its own for the tones says nothing that is true of others.
  const words = overlay === null ? [] : ownKeys(system, TONE_WORDS[overlay], speak);
  const ownNote = `${system}.overlay.${overlay}Note`;
  const note = overlay === null ? null : speak.has(ownNote) ? ownNote : words === TONE_WORDS[overlay] ? NOTES[overlay] : null;
  const who = figure === null || situation === null ? '' : called(situation, figure);
  return (
    <section className="panel strip" data-layer aria-label={speak('overlay.heading')}>
      <div className="segments" role="group" ref={buttons} aria-label={speak('overlay.heading')}>
        <button type="button" aria-pressed={overlay === null} onClick={() => showOverlay(null)}>{speak('overlay.off')}</button>
        {KINDS.map((kind) => <button key={kind} type="button" aria-pressed={overlay === kind} data-overlay={kind} onClick={() => showOverlay(kind)}>{speak(`overlay.${kind}`)}</button>)}
      </div>
      {overlay !== null && (
        <div className="strip__legend" data-testid="legend">
          {missing !== null ? <p>{speak(missing === 'figure' ? 'overlay.pickFigure' : 'overlay.noAnswer')}</p> : <p className="strip__who">{speak('overlay.of', { who })}</p>}
          {missing === null && <ul>{words.map((word, i) => <li key={word}><i className="tone" style={{ background: TONES[overlay][i] }} />{speak(word)}</li>)}</ul>}
          {missing === null && progress === null && figure !== null && storeys.length === 0 && <p>{speak('overlay.nowhere')}</p>}
          {storeys.length > 1 && <ul className="strip__levels">{storeys.map(({ storey, y }) => <li key={storey}><i className={`tone level l${storey}`} />{y < 1 ? speak('overlay.ground') : speak('overlay.storey', { mm: Math.round(y) })}</li>)}</ul>}
          {missing === null && note !== null && <small>{speak(note)}</small>}
        </div>
      )}
      {progress !== null && <div className="strip__progress" role="progressbar" aria-valuenow={Math.round(progress * 100)} aria-label={speak('overlay.working', { percent: Math.round(progress * 100) })}><i style={{ width: `${Math.max(4, progress * 100)}%` }} /></div>}
    </section>
  );
}
