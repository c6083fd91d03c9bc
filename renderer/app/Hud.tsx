import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ShatterpointSetup } from '../../engine/shatterpoint/setup.ts';
import { Ask } from '../ask/Ask.tsx';
import { useHotkeys } from '../ask/hotkeys.ts';
import { reasonWords, standingRefusal } from '../ask/reasons.ts';
import { Refused } from '../ask/Refused.tsx';
import { AttackDice } from '../cards/AttackDice.tsx';
import { Key } from '../cards/Key.tsx';
import { linesOf, Log } from '../cards/Log.tsx';
import { RefusalNote } from '../cards/RefusalNote.tsx';
import { SidePanel } from '../cards/SidePanel.tsx';
import { StruggleTracker } from '../cards/StruggleTracker.tsx';
import { TableTools, ToolNotes } from '../measure/TableTools.tsx';
import { useMatch } from '../match/match.ts';
import { closeBook, openBook, pointedRule, useBook } from '../rulebook/book.ts';
import { TakeBack } from '../replay/TakeBack.tsx';
import { watch } from '../replay/theFilm.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { ownSeat, seatName, type Situation } from '../words/names.ts';
import { useSpeak } from '../words/speak.ts';
import { EndSheet } from './EndSheet.tsx';
import { HudCard } from './HudCard.tsx';
import { KeysSheet } from './Help.tsx';
import { Ribbon } from './Ribbon.tsx';
import { Settings } from './Settings.tsx';
import { useAskProps } from './useAskProps.ts';
import { useCompact } from './useCompact.ts';

/** Width in rem up to which the rules reference lies over the frame; in a wider window it has its own column. */
const RULES_OVER = 76;

/** The frame around the table: what stands, what is asked, what happened. */
export function Hud(): ReactNode {
  const shown = useMatch((s) => s.shown);
  const view = useMatch((s) => s.view);
  const cards = useMatch((s) => s.cards);
  const situation = useMemo((): Situation | null => (shown === null || view === null ? null : { view, faces: [...cards.values()], seats: shown.seats }), [shown, view, cards]);
  return situation === null ? null : <Frame situation={situation} />;
}

function Frame({ situation }: { readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const state = useMatch((s) => s);
  const [sheet, setSheet] = useState<'keys' | 'settings' | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [ended, setEnded] = useState(true);
  const compact = useCompact(state.settings.textScale);
  const { view } = situation;
  const { request, refused, fault, shown, playing } = state;
  const lines = useMemo(() => linesOf(state.log, situation, speak), [state.log, situation, speak]);
  const askProps = useAskProps(situation);
  const attack = view.attacks.at(-1);
  const need = (shown?.setup as Partial<ShatterpointSetup> | undefined)?.claimsToWin ?? 2;
  const outcome = shown?.outcome ?? null;
  const watching = request === null && outcome === null;
  useEffect(() => setEnded(true), [outcome]);
  const refusal = standingRefusal(state);
  const note = refused !== null && refusal === null ? refused.message : fault ?? (state.connected ? null : speak('hud.offline'));
  const rulesOpen = useBook((s) => s.open);
  const rulesOver = useCompact(state.settings.textScale, RULES_OVER);
  useHotkeys({
    G: () => setLogOpen(!logOpen), '?': () => setSheet('keys'), F1: () => openBook(pointedRule()), ...(watching || playing ? { ' ': state.skip } : {}),
  });
  const own = ownSeat(situation.seats);
  const turnOf = own !== null && view.active !== own ? speak('hud.opponentTurn') : `${speak('hud.turn', { turn: view.turn })} · ${seatName(situation.seats, view.active, speak)}`;
  const again = (): void => {
    if (shown === null) return;
    void state.newMatch({ system: shown.system, setup: shown.setup, seats: [...shown.seats] });
  };
  return (
    <div className="hud">
      <div className={rulesOpen && !rulesOver ? 'frame has-rules' : 'frame'}>
        <SidePanel seat={0} situation={situation} need={need} />
        <StruggleTracker situation={situation} />
        <SidePanel seat={1} situation={situation} need={need} />
        <aside className="left"><HudCard situation={situation} compact={compact} /></aside>
        <aside className="right">
          <div className="corner">
            <TakeBack />
            <button type="button" className="ghost" aria-label={speak('hud.keys')} aria-keyshortcuts="?" onClick={() => setSheet('keys')}>?</button>
            <button type="button" className="ghost" aria-label={speak('hud.rules')} aria-keyshortcuts="F1" aria-expanded={rulesOpen} onClick={() => (rulesOpen ? closeBook() : openBook())}>§<span className="label"> {speak('hud.rules')}</span></button>
            <button type="button" className="ghost" aria-label={speak('hud.settings')} onClick={() => setSheet('settings')}>☰<span className="label"> {speak('hud.settings')}</span></button>
            <button type="button" className="ghost" onClick={() => { void state.leave(); }}>{speak('hud.leave')}</button>
          </div>
          <TableTools />
          <Log lines={lines} open={logOpen} onToggle={() => setLogOpen(!logOpen)} />
          <ToolNotes />
          {attack !== undefined && <AttackDice attack={attack} situation={situation} />}
        </aside>
        <div className="dock">
          {note !== null && <RefusalNote refusal={null} message={note} {...(refused === null ? { title: speak('hud.notice') } : {})} onClose={state.dismiss} />}
          <Refused refusal={refusal} sentence={refusal === null ? '' : reasonWords(refusal, situation, speak, request)} onClose={refused === null ? null : state.dismiss} />
          {request !== null && <Ask {...askProps} request={request} />}
          {watching && <Ribbon title={playing || shown?.awaits === 'computer' ? turnOf : speak('hud.waiting')} last={lines.at(-1)?.text ?? ''} thinking={!playing} speed={state.settings.speed} onSpeed={(speed) => state.setSettings({ speed })} onSkip={state.skip} />}
          {outcome !== null && !ended && <button type="button" className="ghost" onClick={() => setEnded(true)}>{speak('phase.over')}<Key name="↵" /></button>}
        </div>
        {rulesOpen && <Rulebook />}
      </div>
      {sheet === 'keys' && <KeysSheet onClose={() => setSheet(null)} />}
      {sheet === 'settings' && <Settings settings={state.settings} onChange={state.setSettings} onClose={() => setSheet(null)} />}
      {outcome !== null && !playing && ended && <EndSheet outcome={outcome} situation={situation} onRematch={again} onHome={() => { void state.leave(); }} onLook={() => setEnded(false)} onWatch={() => { if (shown !== null) void watch(shown.match); }} />}
    </div>
  );
}
