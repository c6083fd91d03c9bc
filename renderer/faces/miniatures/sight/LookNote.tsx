import type { ReactNode } from 'react';
import type { Aimed } from '../../../../engine/miniatures/prospect.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import type { Instrument } from '../../../measure/chart.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { chanceWords } from '../ask/choices.ts';
import { called, type Situation } from '../words/names.ts';
import { thingsWords } from './things.ts';
import { useLook } from './useLook.ts';
import '../../../words/measuring.ts';

interface LookNoteProps {
  readonly held: Instrument;
  readonly situation: Situation;
  readonly short?: boolean;
}

/** What the tool in hand found, in squares: how far it is, and with the sight tool what is in the way, who has cover from what, and whether an attack is open. */
export function LookNote({ held, situation, short = false }: LookNoteProps): ReactNode {
  const speak = useSpeak();
  const look = useLook(held, situation);
  if (look === null) return short ? <b>…</b> : <p className="instrument__hint">{speak('measure.thinking')}</p>;
  const far = look.squares === null ? speak('miniatures.measure.apart') : speak('miniatures.measure.squares', { count: look.squares });
  if (short) return <b>{far}</b>;
  if (held.kind === 'measure') {
    return (
      <>
        <p className="instrument__answer"><b data-testid="band">{far}</b> <RuleLink rule="SWM-9.1" /></p>
        <small>{speak('miniatures.measure.round')}</small>
      </>
    );
  }
  const blocked = look.blocked.length === 0 ? speak('miniatures.measure.blockedPlain') : speak('miniatures.measure.blocked', { things: thingsWords(look.blocked, situation, speak) });
  const [from, to] = [held.from, held.to].map((end) => (end?.kind === 'thing' ? end.id : null));
  return (
    <>
      <p className={`instrument__answer ${look.sees ? 'is-free' : 'is-shut'}`} data-testid="sight"><b>{look.sees ? speak('miniatures.measure.seen') : blocked}</b> <RuleLink rule="SWM-9.4" /></p>
      <p className="instrument__facts">{far}</p>
      {look.sees && to !== null && to !== undefined && look.there !== null && <Side aimed={look.there} who={to} situation={situation} testid="look-there" />}
      {look.sees && from !== null && from !== undefined && look.back !== null && <Side aimed={look.back} who={from} situation={situation} testid="look-back" />}
    </>
  );
}

interface SideProps {
  readonly aimed: Aimed;
  readonly who: string;
  readonly situation: Situation;
  readonly testid: string;
}

/** How one end looks to the other: its cover, and whether it may be attacked. */
function Side({ aimed: { cover, refusal, needed }, who, situation, testid }: SideProps): ReactNode {
  const speak = useSpeak();
  const name = called(situation, who);
  return (
    <p className="instrument__facts" data-testid={testid}>
      {cover === null ? speak('miniatures.measure.noCover', { who: name }) : <>{speak('miniatures.measure.cover', { who: name, things: thingsWords(cover, situation, speak) })} <RuleLink rule="SWM-10.6" /></>}
      {needed !== null && <> · {speak('miniatures.measure.roll', { needed, chance: chanceWords(needed) })}</>}
      {refusal !== null && <> · {reasonWords(refusal, situation, speak)} <RuleLink rule={refusal.rule} /></>}
    </p>
  );
}
