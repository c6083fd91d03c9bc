import { useMemo, type ReactNode } from 'react';
import type { Happened } from '../../../../engine/host/link.ts';
import { DiceWindow } from '../../../table/dice/DiceWindow.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { characterIn } from '../view.ts';
import { called, type Situation } from '../words/names.ts';
import { shotsNow, type ShotNow } from './shotNow.ts';

function Shot({ shot: { declared, checks, lost, felled, off }, situation }: { readonly shot: ShotNow; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const side = seatLetter(characterIn(situation.view, declared.shooter)?.seat ?? 0);
  const came = [...(felled ? [speak('wartime.shot.felled')] : lost > 0 ? [speak('wartime.shot.life', { count: lost })] : []), ...(off ? [speak('wartime.shot.lost')] : [])];
  return (
    <div className="roll">
      <h3><i className={`pattern ${side}`} aria-hidden="true" />{speak('wartime.shot.of', { shooter: called(situation, declared.shooter), target: called(situation, declared.target) })}
        <small>{[...(declared.outOfTurn ? [speak('wartime.shot.outOfTurn')] : []), ...came].join(' · ')}</small></h3>
      {checks.length === 0 && !off && <small>{speak('wartime.shot.waiting')}</small>}
      <ul className="checks">{checks.map(({ character, check, die, value, degree }, i) => {
        const words = { check: speak(`wartime.check.${check}`), degree: speak(`wartime.degree.${degree}`), die, value };
        return (
          <li key={i} className={`check is-${degree}`} aria-label={speak('wartime.shot.die', { ...words, who: called(situation, character) })}>
            <b className="d10">{die}</b><span>{words.check}</span><small>{speak('wartime.shot.against', { die, value })}</small><em>{words.degree}</em>
          </li>
        );
      })}</ul>
    </div>
  );
}

/** The shots being made, check by check: each die against its success value. */
export function ShotChecks({ situation, told }: { readonly situation: Situation; readonly told: readonly Happened[] }): ReactNode {
  const speak = useSpeak();
  const shots = useMemo(() => shotsNow(told), [told]);
  if (shots.length === 0) return null;
  return (
    <section className="shots dice-column" aria-label={speak('wartime.shot.heading')}>
      <div className="panel">{shots.map((shot, i) => <Shot key={i} shot={shot} situation={situation} />)}</div>
      <DiceWindow />
    </section>
  );
}
