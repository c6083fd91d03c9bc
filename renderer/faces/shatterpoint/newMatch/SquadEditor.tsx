import type { ReactNode } from 'react';
import type { CardFace, Era } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Squad } from '../../../../engine/shatterpoint/state/setup.ts';
import { pointsOf, sharedEras, SLOTS, squadProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { Select } from '../../../ui/Select.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { slotGroups, type SlotGroup } from './slotGroups.ts';
import type { Shelf } from './teamWords.ts';

interface SquadEditorProps {
  readonly squad: Squad;
  /** The other squad of the team. */
  readonly other: Squad;
  readonly number: number;
  readonly eras: readonly Era[];
  readonly cards: Shelf['cards'];
  readonly onChange: (squad: Squad) => void;
}

/** A unit with what it costs. */
const priced = ({ name, points }: CardFace): string => `${name} (${points})`;

/** One squad: any unit in each of its places, with what its points and eras are. */
export function SquadEditor({ squad, other, number, eras: played, cards, onChange }: SquadEditorProps): ReactNode {
  const speak = useSpeak();
  const problems = squadProblems(squad, cards, played);
  const eras = sharedEras(squad, cards, played);
  const leader = cards.get(squad.primary)?.name ?? '';
  const tooDear = problems.some((problem) => problem.why === 'tooDear');
  const headingOf = (group: SlotGroup['group']): string => {
    const era = `shatterpoint.era.${group}`;
    return speak(speak.has(era) ? era : `shatterpoint.team.group.${group}`, { who: leader });
  };
  return (
    <section className="squad" aria-label={speak('shatterpoint.match.squad', { number })}>
      <h3>
        {speak('shatterpoint.match.squad', { number })}
        <small className={tooDear ? 'bad' : ''}>{speak('shatterpoint.match.points', pointsOf(squad, cards))}</small>
      </h3>
      {SLOTS.map((slot) => {
        const face = cards.get(squad[slot]);
        const sheet = face?.oldValuesUnknown;
        return (
          <label key={slot} className="slot">
            <span>{speak(`shatterpoint.match.${slot}`)}</span>
            <Select
              words={face === undefined ? speak('shatterpoint.match.choose') : priced(face)}
              value={squad[slot]}
              onChange={(event) => onChange({ ...squad, [slot]: event.target.value })}
            >
              <option value="">{speak('shatterpoint.match.choose')}</option>
              {slotGroups(slot, squad, other, cards, played).map((each) => (
                <optgroup key={each.group} label={headingOf(each.group)}>
                  {each.cards.map((card) => (
                    <option key={card.id} value={card.id}>{priced(card)}</option>
                  ))}
                </optgroup>
              ))}
            </Select>
            {face !== undefined && <small>{face.tags.join(', ')}</small>}
            {sheet !== undefined && (
              <small title={speak('shatterpoint.card.oldValuesUnknown', { sheet })}>
                {speak('shatterpoint.team.currentCard', { sheet })}
              </small>
            )}
          </label>
        );
      })}
      <small>
        {eras.length > 0 && speak('shatterpoint.match.era', { era: eras.map((era) => speak(`shatterpoint.era.${era}`)).join(', ') })}
      </small>
    </section>
  );
}
