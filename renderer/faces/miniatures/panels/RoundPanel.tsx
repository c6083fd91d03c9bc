import type { ReactNode } from 'react';
import { seatName } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import type { Situation } from '../words/names.ts';

/** Rounds of a skirmish where its setup says nothing (SWM-4.2). */
const ROUNDS = 20;

const roundsOf = (setup: unknown): number => {
  const rounds = typeof setup === 'object' && setup !== null ? (setup as { rounds?: unknown }).rounds : undefined;
  return typeof rounds === 'number' ? rounds : ROUNDS;
};

/** What is being played now. */
function phaseWords(situation: Situation, speak: Speak): string {
  const { view } = situation;
  switch (view.step) {
    case 'deploy': return speak('miniatures.panel.deployment');
    case 'initiative': return speak('miniatures.panel.initiative');
    case 'phases': return speak('miniatures.panel.phase', { side: seatName(situation, view.active, speak), count: view.left });
    case 'over': return speak('miniatures.panel.over');
    default: return view.step satisfies never;
  }
}

/** The round, whose phase it is and how many activations it has left, between the sides. */
export function RoundPanel({ situation }: { readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const { view: { round }, setup } = situation;
  return (
    <section className="track round-panel" aria-label={speak('miniatures.panel.round', { round: Math.max(1, round), rounds: roundsOf(setup) })}>
      <b>{speak('miniatures.panel.round', { round: Math.max(1, round), rounds: roundsOf(setup) })}</b>
      <span aria-live="polite">{phaseWords(situation, speak)}</span>
    </section>
  );
}
