import type { ReactNode } from 'react';
import type { Refusal } from '../../../../engine/core/script.ts';
import type { Aimed, Encounter, Prospect } from '../../../../engine/miniatures/prospect.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import { useOwn } from '../../../match/own.ts';
import { useSpotPlans } from '../../../measure/ghostPlans.ts';
import { isAbout, usePlans } from '../../../measure/prospects.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { chanceWords } from '../ask/choices.ts';
import { squareName, squareOf } from '../table/squares.ts';
import { called, type Situation } from '../words/names.ts';
import { readProspect } from './read.ts';
import { thingsWords } from './things.ts';
import '../../../words/measuring.ts';

/** Doors are no places to stand on. */
const isSquare = (option: string): boolean => squareOf(option) !== null;

/** What a figure would see, attack and be attacked by on the square where it is thought of. */
export function FromThere(): ReactNode {
  const speak = useSpeak();
  useSpotPlans(isSquare);
  const { planned, prospect: told } = usePlans((s) => s);
  const prospect = readProspect(told);
  const situation = useOwn<Situation>('miniatures');
  if (planned === null || prospect === null || prospect.figure === '' || situation === null) return null;
  const enemies = prospect.others.filter(({ enemy }) => enemy);
  const who = speak('miniatures.there.of', { who: called(situation, prospect.figure), square: squareName(prospect.square) });
  const shut = prospect.refusal ?? prospect.barred;
  return (
    <section className={`panel there${isAbout(prospect, planned) ? '' : ' is-old'}`} aria-label={speak('miniatures.there.heading')} aria-live="off" data-testid="from-there">
      <h2>{speak('miniatures.there.heading')} <small>{who}</small></h2>
      {shut !== null && <p className="there__no">{whyWords(shut, situation, speak)} <RuleLink rule={shut.rule} /></p>}
      <div className="there__lines">
        {prospect.cost !== null && prospect.cost > 0 && <p>{speak('miniatures.there.cost', { count: prospect.cost })}</p>}
        <Attacks word="attacks" testid="hits" enemies={enemies} of={({ there }) => there} situation={situation} />
        {prospect.barred === null && <Closed prospect={prospect} situation={situation} />}
        <Attacks word="attackedBy" testid="hit-by" enemies={enemies} of={({ back }) => back} situation={situation} />
      </div>
    </section>
  );
}

/** Why nothing comes of it: what would be spent is not spent yet. */
const whyWords = (shut: Refusal, situation: Situation, speak: Speak): string =>
  (shut.why === 'movedTooFar' ? speak('miniatures.there.tooFar', shut.detail) : reasonWords(shut, situation, speak));

interface AttacksProps {
  readonly word: 'attacks' | 'attackedBy';
  readonly testid: string;
  readonly enemies: readonly Encounter[];
  readonly of: (other: Encounter) => Aimed;
  readonly situation: Situation;
}

/** The attacks of one direction that are open: who, how far away, what gives cover, what the die must show. */
function Attacks({ word, testid, enemies, of, situation }: AttacksProps): ReactNode {
  const speak = useSpeak();
  const open = enemies.flatMap((other) => {
    const { needed, cover } = of(other);
    return needed === null ? [] : [{ id: other.id, squares: other.squares, needed, cover }];
  });
  return (
    <div data-testid={testid} className={`there__strikes${word === 'attackedBy' ? ' is-bad' : ''}`}>
      <span className="there__word">{speak(`miniatures.there.${word}`)}</span>
      {open.length === 0 ? ` ${speak('miniatures.there.nobody')}` : (
        <ul>
          {open.map(({ id, squares, needed, cover }) => (
            <li key={id}>
              <span>{called(situation, id)} <small>{[
                ...(squares === null ? [] : [speak('miniatures.there.squares', { count: squares })]),
                ...(cover === null ? [] : [speak('miniatures.there.cover', { things: thingsWords(cover, situation, speak) })]),
              ].join(' · ')}</small></span>
              <b>{speak('miniatures.there.roll', { needed, chance: chanceWords(needed) })}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whom it could not attack: those in sight each with the rule, those out of sight with what is in the way. */
function Closed({ prospect, situation }: { readonly prospect: Prospect; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const enemies = prospect.others.filter(({ enemy }) => enemy);
  const closed = enemies.flatMap(({ id, there: { refusal, blocked } }) => (refusal === null || blocked.length > 0 ? [] : [{ id, refusal }]));
  const unseen = enemies.filter(({ there: { blocked } }) => blocked.length > 0);
  return (
    <>
      {closed.length > 0 && (
        <div data-testid="not-hit">
          <span className="there__word">{speak('miniatures.there.not')}</span>
          <ul>
            {closed.map(({ id, refusal }) => (
              <li key={id}>{called(situation, id)} <small>{reasonWords(refusal, situation, speak)} <RuleLink rule={refusal.rule} /></small></li>
            ))}
          </ul>
        </div>
      )}
      {unseen.length > 0 && (
        <p data-testid="unseen"><span className="there__word">{speak('miniatures.there.unseen')}</span> <small>{
          unseen.map(({ id, there: { blocked } }) => speak('miniatures.there.behind', { who: called(situation, id), things: thingsWords(blocked, situation, speak) })).join(' · ')
        }</small></p>
      )}
    </>
  );
}
