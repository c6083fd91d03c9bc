import type { ReactNode } from 'react';
import type { Aimed, Encounter } from '../../../../engine/wartime/prospect.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import { useGhostPlans } from '../../../measure/ghostPlans.ts';
import { isAbout, usePlans } from '../../../measure/prospects.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { percent } from '../../../words/percent.ts';
import { useSpeak } from '../../../words/speak.ts';
import { useWartime } from '../useWartime.ts';
import { called, type Situation } from '../words/names.ts';
import { HiddenBar } from './HiddenBar.tsx';
import { readProspect } from './read.ts';
import { hiddenWords } from './words.ts';

interface ShotsProps {
  readonly word: string;
  readonly testid: string;
  readonly enemies: readonly Encounter[];
  readonly of: (other: Encounter) => Aimed;
  readonly situation: Situation;
}

/** The shots of one direction: at whom or by whom, how much is hidden, the chance to hit. */
function Shots({ word, testid, enemies, of, situation }: ShotsProps): ReactNode {
  const speak = useSpeak();
  const shots = enemies.flatMap((other) => { const { hidden, odds } = of(other); return odds === null ? [] : [{ id: other.id, hidden, odds }]; });
  return (
    <div data-testid={testid} className={`there__strikes${testid === 'hit-by' ? ' is-bad' : ''}`}>
      <span className="there__word">{speak(word)}</span>
      {shots.length === 0 ? <p>{speak('wartime.there.nobody')}</p> : (
        <ul>{shots.map(({ id, hidden, odds }) => <li key={id}><HiddenBar hidden={hidden} /> {speak('wartime.there.of', { who: called(situation, id), hidden: hiddenWords(hidden, speak), impact: percent(odds.impact) })}</li>)}</ul>)}
    </div>
  );
}

/** Whom a character could shoot from where it is thought of, and who could shoot it there. */
export function FromThere(): ReactNode {
  const speak = useSpeak();
  useGhostPlans();
  const { planned, prospect: told } = usePlans((s) => s);
  const prospect = readProspect(told);
  const situation = useWartime();
  if (planned === null || prospect === null || situation === null) return null;
  const enemies = prospect.others.filter(({ enemy }) => enemy);
  return (
    <section className={`panel there${isAbout(prospect, planned) ? '' : ' is-old'}`} aria-label={speak('wartime.there.heading')} aria-live="off" data-testid="from-there">
      <h2>{speak('wartime.there.heading')} <small>{called(situation, prospect.figure)}</small></h2>
      {prospect.refusal !== null && <p className="there__no">{reasonWords(prospect.refusal, situation, speak)} <RuleLink rule={prospect.refusal.rule} /></p>}
      <div className="there__lines">
        <Shots word="wartime.there.hits" testid="hits" enemies={enemies} of={({ there }) => there} situation={situation} />
        <Shots word="wartime.there.hitBy" testid="hit-by" enemies={enemies} of={({ back }) => back} situation={situation} />
      </div>
    </section>
  );
}
