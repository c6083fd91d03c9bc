import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Ask } from '../ask/Ask.tsx';
import { OfferLegend } from '../ask/OfferLegend.tsx';
import { useHotkeys } from '../ui/hotkeys.ts';
import { reasonWords, standingRefusal } from '../ask/reasons.ts';
import { Refused } from '../ask/Refused.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Key } from '../ui/Key.tsx';
import { linesOf } from '../ui/Log.tsx';
import { RailButton } from '../ui/RailButton.tsx';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { useMatch } from '../match/match.ts';
import { allAt, oneOf } from '../match/speeds.ts';
import { TakeBack } from '../replay/TakeBack.tsx';
import { watch } from '../replay/theFilm.ts';
import type { Situation } from '../faces/face.ts';
import { announcedWords } from '../words/acts.ts';
import { ownKey } from '../words/own.ts';
import { ownSeat, seatName } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';
import { Advice } from './Advice.tsx';
import { Curtain, useHandOver } from './Curtain.tsx';
import { EndSheet } from './EndSheet.tsx';
import { Recap } from './Recap.tsx';
import { Ribbon } from './Ribbon.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useAskProps } from './useAskProps.ts';

/** A match being played: what stands, what is asked, what happened. */
export function Hud(): ReactNode {
  const situation = useMatch((s) => s.situation);
  return situation === null ? null : <Played situation={situation} />;
}

function Played({ situation }: { readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const state = useMatch((s) => s);
  const [ended, setEnded] = useState(true);
  const [advised, setAdvised] = useState(false);
  const { request, refused, fault, shown, playing } = state;
  const lines = useMemo(() => linesOf(state.log, situation, speak), [state.log, situation, speak]);
  const told = useMemo(() => state.log.map(({ event }) => event), [state.log]);
  const askProps = useAskProps(situation);
  const handOver = useHandOver();
  const outcome = shown?.outcome ?? null;
  const watching = request === null && (outcome === null || state.again);
  useEffect(() => setEnded(true), [outcome]);
  const refusal = standingRefusal(state);
  const note = refused !== null && refusal === null ? refused.message : fault ?? (state.connected ? null : speak('hud.offline'));
  useHotkeys({ ' ': state.skip }, watching || playing);
  const advisable = handOver === null && request !== null && request.kind !== 'roll';
  const advise = (): void => setAdvised(true);
  useHotkeys({ F4: advise }, advisable);
  useEffect(() => setAdvised(false), [request]);
  const own = ownSeat(situation.seats);
  const { turn, seat } = situation.face.words.turnOf(situation);
  const theirs = own !== null && seat !== own && situation.seats.length === 2;
  const numbered = speak(ownKey(situation.face.id, 'hud.turn', speak), { turn });
  const turnOf = theirs ? speak('hud.opponentTurn') : `${numbered} · ${seatName(situation, seat, speak)}`;
  const dock = (
    <>
      {note !== null && (
        <RefusalNote
          refusal={null}
          message={note}
          {...(refused === null ? { title: speak('hud.notice') } : {})}
          onClose={state.dismiss}
        />
      )}
      <Refused
        refusal={refusal}
        sentence={refusal === null ? '' : reasonWords(refusal, situation, speak, request)}
        onClose={refused === null ? null : state.dismiss}
      />
      {handOver === null && request?.kind === 'pick' && <OfferLegend situation={situation} />}
      {handOver === null && request !== null && <Ask {...askProps} request={request} />}
      {watching && (
        <Ribbon
          title={state.again ? speak('recap.again') : playing || shown?.awaits === 'computer' ? turnOf : speak('hud.waiting')}
          last={state.announced !== null ? announcedWords(state.announced, speak) : state.again ? '' : lines.at(-1)?.text ?? ''}
          thinking={!playing}
          speed={oneOf(state.settings.speed)}
          again={state.again}
          onSpeed={(pace) => state.setSettings({ speed: allAt(pace) })}
          onSkip={state.skip}
        />
      )}
      <Recap />
      {outcome !== null && !ended && !state.again && (
        <button type="button" className="ghost" onClick={() => setEnded(true)}>
          {speak('phase.over')}
          <Key name="↵" />
        </button>
      )}
    </>
  );
  const leave = (): void => {
    void state.leave();
  };
  const leaveButton = <RailButton label={speak('hud.leave')} onPress={leave}><Icon name="leave" /></RailButton>;
  return (
    <>
      <TableFrame
        situation={situation}
        lines={lines}
        told={told}
        keys="battle"
        first={<><TakeBack />{advisable && <RailButton label={speak('advice.heading')} keyName="F4" keys="F4" onPress={advise}><Icon name="advice" /></RailButton>}</>}
        leave={leaveButton}
        dock={dock}
      />
      {handOver !== null && <Curtain {...handOver} />}
      {advised && advisable && <Advice situation={situation} onClose={() => setAdvised(false)} />}
      {outcome !== null && !playing && ended && (
        <EndSheet
          outcome={outcome}
          situation={situation}
          onRematch={() => {
            if (shown !== null) void state.rematch(shown.match);
          }}
          onHome={leave}
          onLook={() => setEnded(false)}
          onWatch={() => {
            if (shown !== null) void watch(shown.match);
          }}
        />
      )}
    </>
  );
}
