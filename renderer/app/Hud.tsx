import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ShatterpointSetup } from '../../engine/shatterpoint/state/setup.ts';
import { Ask } from '../ask/Ask.tsx';
import { useHotkeys } from '../ask/hotkeys.ts';
import { reasonWords, standingRefusal } from '../ask/reasons.ts';
import { Refused } from '../ask/Refused.tsx';
import { Key } from '../cards/Key.tsx';
import { linesOf } from '../cards/Log.tsx';
import { RefusalNote } from '../cards/RefusalNote.tsx';
import { useMatch } from '../match/match.ts';
import { TakeBack } from '../replay/TakeBack.tsx';
import { watch } from '../replay/theFilm.ts';
import { ownSeat, seatName, type Situation } from '../words/names.ts';
import { useSpeak } from '../words/speak.ts';
import { EndSheet } from './EndSheet.tsx';
import { Ribbon } from './Ribbon.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useAskProps } from './useAskProps.ts';

/** A match being played: what stands, what is asked, what happened. */
export function Hud(): ReactNode {
  const shown = useMatch((s) => s.shown);
  const view = useMatch((s) => s.view);
  const cards = useMatch((s) => s.cards);
  const situation = useMemo((): Situation | null => (shown === null || view === null ? null : { view, faces: [...cards.values()], seats: shown.seats }), [shown, view, cards]);
  return situation === null ? null : <Played situation={situation} />;
}

function Played({ situation }: { readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const state = useMatch((s) => s);
  const [ended, setEnded] = useState(true);
  const { view } = situation;
  const { request, refused, fault, shown, playing } = state;
  const lines = useMemo(() => linesOf(state.log, situation, speak), [state.log, situation, speak]);
  const askProps = useAskProps(situation);
  const need = (shown?.setup as Partial<ShatterpointSetup> | undefined)?.claimsToWin ?? 2;
  const outcome = shown?.outcome ?? null;
  const watching = request === null && outcome === null;
  useEffect(() => setEnded(true), [outcome]);
  const refusal = standingRefusal(state);
  const note = refused !== null && refusal === null ? refused.message : fault ?? (state.connected ? null : speak('hud.offline'));
  useHotkeys({ ' ': state.skip }, watching || playing);
  const own = ownSeat(situation.seats);
  const turnOf = own !== null && view.active !== own ? speak('hud.opponentTurn') : `${speak('hud.turn', { turn: view.turn })} · ${seatName(situation.seats, view.active, speak)}`;
  const dock = (
    <>
      {note !== null && <RefusalNote refusal={null} message={note} {...(refused === null ? { title: speak('hud.notice') } : {})} onClose={state.dismiss} />}
      <Refused refusal={refusal} sentence={refusal === null ? '' : reasonWords(refusal, situation, speak, request)} onClose={refused === null ? null : state.dismiss} />
      {request !== null && <Ask {...askProps} request={request} />}
      {watching && <Ribbon title={playing || shown?.awaits === 'computer' ? turnOf : speak('hud.waiting')} last={lines.at(-1)?.text ?? ''} thinking={!playing} speed={state.settings.speed} onSpeed={(speed) => state.setSettings({ speed })} onSkip={state.skip} />}
      {outcome !== null && !ended && <button type="button" className="ghost" onClick={() => setEnded(true)}>{speak('phase.over')}<Key name="↵" /></button>}
    </>
  );
  return (
    <>
      <TableFrame situation={situation} need={need} lines={lines} keys="battle" corner={<TakeBack />} leave={<button type="button" className="ghost" onClick={() => { void state.leave(); }}>{speak('hud.leave')}</button>} dock={dock} />
      {outcome !== null && !playing && ended && <EndSheet outcome={outcome} situation={situation} onRematch={() => { if (shown !== null) void state.rematch(shown.match); }} onHome={() => { void state.leave(); }} onLook={() => setEnded(false)} onWatch={() => { if (shown !== null) void watch(shown.match); }} />}
    </>
  );
}
