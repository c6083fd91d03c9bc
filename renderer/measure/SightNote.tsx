import type { ReactNode } from 'react';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import type { Looked, PartRef, PassedWhy } from '../tools/groundTalk.ts';
import type { Situation } from '../faces/face.ts';
import { usePanels } from '../faces/usePanels.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { partWords } from '../words/terrain.ts';
import { POINT_BASE } from './bases.ts';
import type { Instrument } from './chart.ts';
import { useInstruments, type LaidMeasure } from './instruments.ts';
import { distanceWords, heightWords } from './measureWords.ts';
import { isSame } from './sightAsker.ts';
import '../words/measuring.ts';

/** Words for why a part is not in the way. */
const PASSED: Readonly<Record<PassedWhy, string>> = { lower: 'measure.passedLower', clear: 'measure.passedClear', overlapped: 'measure.passedOverlapped', target: 'measure.passedTarget' };

const listed = (parts: readonly PartRef[], speak: Speak): string => [...new Set(parts.map((part) => partWords(part, speak)))].join(', ');

interface SightNoteProps {
  readonly laid: LaidMeasure;
  readonly held: Instrument;
  readonly situation: Situation;
}

/** What the sight tool found: seen or blocked, by what, with range, height, cover and the parts that were not in the way. */
export function SightNote({ laid, held, situation }: SightNoteProps): ReactNode {
  const { rules } = situation.face;
  const { useCover } = usePanels(situation.face);
  const speak = useSpeak();
  const looked = useInstruments((s) => s.looked);
  const cover = useCover(held, situation);
  if (looked === null) return <p className="instrument__hint">{speak('measure.thinking')}</p>;
  const { there, back } = looked;
  const [distance, height] = [distanceWords(laid.measure, speak), heightWords(laid.measure, speak, situation.face.id)];
  const coverWords = cover === null || !there.seen ? '' : cover === 0 ? speak('measure.noCover') : looked.cover === null ? speak('measure.cover', { n: cover }) : speak('measure.coverFrom', { n: cover, part: partWords(looked.cover, speak) });
  const passed = (Object.keys(PASSED) as PassedWhy[])
    .map((why) => ({ why, parts: there.passed.filter((other) => other.why === why).map(({ part }) => part) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <>
      <p className={`instrument__answer ${there.seen ? 'is-free' : 'is-shut'}`} data-testid="sight">
        {there.seen ? <b>{speak('measure.seen')}</b> : <Blocked looked={there} />}
      </p>
      {!isSame(looked) && (
        <p className={`instrument__back ${back.seen ? 'is-free' : 'is-shut'}`} data-testid="sight-back">
          {back.seen
            ? speak('measure.backSeen')
            : speak('measure.backBlocked', {
                part: listed(back.blockers.slice(0, 1).map(({ part }) => part), speak),
              })}{' '}
          <RuleLink rule={rules.sightBack} />
        </p>
      )}
      <p className="instrument__facts">
        {[distance.band, height.relation, coverWords].filter((words) => words !== '').join(' · ')}
        {coverWords !== '' && cover !== 0 && (
          <>
            {' '}
            <RuleLink rule={rules.cover} />
          </>
        )}
      </p>
      {passed.length > 0 && (
        <div className="instrument__passed">
          <small>{speak('measure.passed')}</small>
          <ul>
            {passed.map(({ why, parts }) => (
              <li key={why}>
                <small>
                  {speak(PASSED[why], { parts: listed(parts, speak) })} <RuleLink rule={rules.passed[why]} />
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(held.from?.kind === 'spot' || held.to?.kind === 'spot') && <small>{speak('measure.asBase', { mm: POINT_BASE * 2 })}</small>}
    </>
  );
}

function Blocked({ looked: { blockers, rule } }: { readonly looked: Looked }): ReactNode {
  const speak = useSpeak();
  const [first, ...others] = blockers;
  return (
    <>
      <b>{first === undefined ? speak('table.sightBlocked') : speak('measure.blocked', { part: partWords(first.part, speak) })}</b>{' '}
      {others.length > 0 && <span>{speak('measure.blockedAlso', { parts: listed(others.map(({ part }) => part), speak) })} </span>}
      {rule !== null && <RuleLink rule={rule} />}
    </>
  );
}
