import { useMemo, useState, type ReactNode } from 'react';
import type { ShatterpointSetup } from '../../engine/shatterpoint/setup.ts';
import { useHotkeys } from '../ask/hotkeys.ts';
import { HudCard } from '../app/HudCard.tsx';
import { Settings } from '../app/Settings.tsx';
import { useCompact } from '../app/useCompact.ts';
import { AttackDice } from '../cards/AttackDice.tsx';
import { Key } from '../cards/Key.tsx';
import { linesOf, Log } from '../cards/Log.tsx';
import { RefusalNote } from '../cards/RefusalNote.tsx';
import { SidePanel } from '../cards/SidePanel.tsx';
import { StruggleTracker } from '../cards/StruggleTracker.tsx';
import { useMatch } from '../match/match.ts';
import { TableTools, ToolNotes } from '../measure/TableTools.tsx';
import { Scene } from '../table/Scene.tsx';
import { canDraw } from '../table/webgl.ts';
import type { Situation } from '../words/names.ts';
import { useSpeak } from '../words/speak.ts';
import { useFilmKeys } from './keys.ts';
import { PlayOn } from './PlayOn.tsx';
import { endFilm, film, playOn, useFilm } from './theFilm.ts';
import { Timeline } from './Timeline.tsx';
import './replay.css';

const FILL = { position: 'fixed', inset: 0, background: '#0b0806', touchAction: 'none' } as const;

const drawable = canDraw();

/** A saved match being watched: the table as in a battle, and the timeline where questions would stand. */
export function Replay(): ReactNode {
  const speak = useSpeak();
  const table = useMatch((s) => s.opening);
  const opening = useFilm((s) => s.opening);
  return (
    <>
      <div style={FILL} data-testid="table">{drawable && table !== null && <Scene table={table} />}</div>
      {opening === null ? <p className="notice">{speak('replay.loading')}</p> : <FilmFrame />}
    </>
  );
}

const toggle = (): void => {
  const { playing, play, pause } = film.getState();
  if (playing) pause();
  else play();
};

/** The frame around the table while a film is shown; read only. */
export function FilmFrame(): ReactNode {
  const speak = useSpeak();
  const { opening, at, within, events, playing, speed, fault, jump, step, setSpeed, dismiss } = useFilm((s) => s);
  const view = useMatch((s) => s.view);
  const cards = useMatch((s) => s.cards);
  const log = useMatch((s) => s.log);
  const { settings, setSettings } = useMatch((s) => s);
  const [sheet, setSheet] = useState<'playOn' | 'settings' | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [noted, setNoted] = useState(true);
  const compact = useCompact(settings.textScale);
  const seats = opening?.seats;
  const situation = useMemo((): Situation | null => (view === null || seats === undefined ? null : { view, faces: [...cards.values()], seats }), [view, cards, seats]);
  const lines = useMemo(() => (situation === null ? [] : linesOf(log, situation, speak)), [log, situation, speak]);
  useFilmKeys((key) => { if (key.do === 'toggle') toggle(); else void step(key.pace, key.way); });
  useHotkeys({ G: () => setLogOpen(!logOpen), P: () => { film.getState().pause(); setSheet('playOn'); }, Escape: () => endFilm() });
  if (opening === null) return null;
  const setup = opening.setup as Partial<ShatterpointSetup>;
  const need = setup.claimsToWin ?? 2;
  const attack = view?.attacks.at(-1);
  const notes = [...(opening.notice === 'changed' ? [speak('replay.changed')] : []), ...(opening.takenBack > 0 ? [speak('replay.noted', { count: opening.takenBack })] : [])];
  return (
    <div className="hud is-film">
      <div className="frame">
        {situation !== null && <><SidePanel seat={0} situation={situation} need={need} /><StruggleTracker situation={situation} /><SidePanel seat={1} situation={situation} need={need} /></>}
        <aside className="left">{situation !== null && <HudCard situation={situation} compact={compact} />}</aside>
        <aside className="right">
          <div className="corner">
            <button type="button" className="ghost" aria-label={speak('hud.settings')} onClick={() => setSheet('settings')}>☰<span className="label"> {speak('hud.settings')}</span></button>
            <button type="button" className="ghost" aria-keyshortcuts="Escape" onClick={() => endFilm()}>{speak('replay.back')}<Key name="Esc" /></button>
          </div>
          <TableTools />
          <Log lines={lines} open={logOpen} onToggle={() => setLogOpen(!logOpen)} />
          <ToolNotes />
          {situation !== null && attack !== undefined && <AttackDice attack={attack} situation={situation} />}
        </aside>
        <div className="dock">
          {fault !== null && <RefusalNote refusal={null} message={fault} title={speak('hud.notice')} onClose={dismiss} />}
          {noted && notes.length > 0 && <p className="film__note panel" role="status">{notes.join(' ')}<button type="button" className="ghost" onClick={() => setNoted(false)}>{speak('menu.close')}</button></p>}
          <Timeline opening={opening} situation={situation} at={at} within={within} events={events} playing={playing} speed={speed} last={lines.at(-1)?.text ?? ''}
            onJump={(to) => { void jump(to); }} onStep={(pace, way) => { void step(pace, way); }} onToggle={toggle} onSpeed={setSpeed} onPlayOn={() => { film.getState().pause(); setSheet('playOn'); }} />
        </div>
      </div>
      {sheet === 'settings' && <Settings settings={settings} onChange={setSettings} onClose={() => setSheet(null)} />}
      {sheet === 'playOn' && <PlayOn at={at} seats={opening.seats} teams={teamNames(setup)} over={at >= opening.length && opening.result !== ''} onStart={playOn} onClose={() => setSheet(null)} />}
    </div>
  );
}

/** Names that the strike teams were given. */
const teamNames = ({ teams }: Partial<ShatterpointSetup>): readonly (string | undefined)[] => ((teams ?? []) as readonly { readonly name?: string }[]).map(({ name = '' }) => (name === '' ? undefined : name));
