import type { ReactNode } from 'react';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { readSetup } from '../scale.ts';
import { called, type Situation } from '../words/names.ts';

/** The phases of a turn, in their order (WT-5.2). */
const PHASES = Array.from({ length: 10 }, (_, i) => 10 - i);

function caption({ view, setup }: Situation, speak: Speak): string {
  if (view.step === 'deploy') return speak('wartime.hud.deploying');
  if (view.step === 'over') return speak('wartime.hud.over');
  if (view.step === 'turnStart') return speak('wartime.hud.initiative');
  const { turns } = readSetup(setup);
  return turns === null ? speak('wartime.hud.turnAt', { turn: view.turn, phase: view.phase }) : speak('wartime.hud.turnOf', { turn: view.turn, turns, phase: view.phase });
}

/** Reaction phases 10 to 1: which one it is, and who acts in each. A dot is a character, in the pattern of its side; one that has acted is hollow. */
export function PhaseTrack({ situation }: { readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const { view } = situation;
  const there = view.characters.filter(({ casualty, phase }) => !casualty && phase > 0);
  const ready = there.filter(({ acted }) => !acted).map(({ id }) => called(situation, id)).join(', ');
  const label = speak('wartime.hud.track', { phase: view.phase, turn: view.turn, who: ready === '' ? speak('wartime.hud.nobody') : ready });
  const words = caption(situation, speak);
  return (
    <section className="phases" aria-label={label}>
      <ol className="phases__row" aria-hidden="true">
        {PHASES.map((phase) => {
          const own = there.filter((character) => character.phase === phase);
          const now = view.step === 'phases' && view.phase === phase;
          const who = own.map(({ id }) => called(situation, id)).join(', ');
          return (
            <li key={phase} className={`phase${now ? ' is-now' : ''}${view.step === 'phases' && phase > view.phase ? ' is-past' : ''}`} title={own.length === 0 ? undefined : speak('wartime.hud.inPhase', { phase, who })}>
              <b>{phase}</b>
              <span>{own.map(({ id, seat, acted }) => <i key={id} className={`pattern ${seatLetter(seat)}${acted ? ' has-acted' : ''}${view.activation?.character === id ? ' is-acting' : ''}`} />)}</span>
            </li>
          );
        })}
      </ol>
      <p className="track__cap"><span className="sr" aria-live="polite">{words}</span>
        <Tooltip title={speak('wartime.hud.trackTitle')} text={speak('wartime.hud.trackText')} rule="WT-5.2"><span className="track__words" tabIndex={0}>{words}</span></Tooltip></p>
    </section>
  );
}
