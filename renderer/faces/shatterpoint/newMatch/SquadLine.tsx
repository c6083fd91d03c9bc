import type { ReactNode } from 'react';
import type { Era, UnitType } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Squad } from '../../../../engine/shatterpoint/state/setup.ts';
import { pointsOf, sharedEras, SLOTS, squadProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { FigureTile } from '../../../muster/FigureTile.tsx';
import { useSpeak } from '../../../words/speak.ts';
import type { Shelf } from './teamWords.ts';
import { UnitBeside } from './UnitBeside.tsx';

interface SquadLineProps {
  readonly squad: Squad;
  readonly number: number;
  readonly seat: number;
  readonly eras: readonly Era[];
  readonly cards: Shelf['cards'];
  readonly onChoose: (slot: UnitType) => void;
  readonly onRemove: (slot: UnitType) => void;
}

/** A squad as its figures on their bases, with what its points and eras are. */
export function SquadLine({ squad, number, seat, eras: played, cards, onChoose, onRemove }: SquadLineProps): ReactNode {
  const speak = useSpeak();
  const problems = squadProblems(squad, cards, played);
  const eras = sharedEras(squad, cards, played);
  const tooDear = problems.some(({ why }) => why === 'tooDear');
  const era = eras.length === 0 ? '' : speak('shatterpoint.match.era', { era: eras.map((each) => speak(`shatterpoint.era.${each}`)).join(', ') });
  return (
    <section className="squad" aria-label={speak('shatterpoint.match.squad', { number })}>
      <h3 title={era}>{speak('shatterpoint.match.squad', { number })}<small className={tooDear ? 'bad' : ''}>{speak('shatterpoint.match.points', pointsOf(squad, cards))}</small></h3>
      <div className="line">
        {SLOTS.map((slot) => {
          const face = cards.get(squad[slot]);
          const sheet = face?.oldValuesUnknown;
          return (
            <FigureTile
              key={slot} name={face?.name ?? null} sculpts={face?.sculpts ?? []} kind={speak(`shatterpoint.match.${slot}`)} openWords={speak('shatterpoint.match.choose')}
              {...(face === undefined ? {} : { note: sheet === undefined ? speak('shatterpoint.match.cost', { points: face.points }) : speak('shatterpoint.team.currentCard', { sheet }) })}
              isWrong={slot !== 'primary' && tooDear} card={() => (face === undefined ? null : <UnitBeside face={face} seat={seat} />)} onChoose={() => onChoose(slot)}
              remove={{ words: speak('shatterpoint.match.remove', { unit: face?.name ?? '' }), act: () => onRemove(slot) }}
            />
          );
        })}
      </div>
      <small className="squad__era">{era}</small>
    </section>
  );
}
