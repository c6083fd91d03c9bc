import type { ReactNode } from 'react';
import type { CardFace } from '../../engine/shatterpoint/card.ts';
import type { SeatKind } from '../../engine/host/link.ts';
import { Icon } from '../cards/Icon.tsx';
import { whyWords } from '../words/refusals.ts';
import { useSpeak } from '../words/speak.ts';
import type { Squad } from '../../engine/shatterpoint/setup.ts';
import { pointsOf, sharedEras, SLOTS, squadProblems, teamProblems } from '../../engine/shatterpoint/team.ts';
import type { TeamDraft } from './draft.ts';
import { Segments } from './Segments.tsx';
import { readyTeams } from './ready.ts';

interface SquadEditorProps {
  readonly squad: Squad;
  readonly number: number;
  readonly cards: ReadonlyMap<string, CardFace>;
  readonly onChange: (squad: Squad) => void;
}

function SquadEditor({ squad, number, cards, onChange }: SquadEditorProps): ReactNode {
  const speak = useSpeak();
  const problems = squadProblems(squad, cards);
  const eras = sharedEras(squad, cards);
  return (
    <section className="squad" aria-label={speak('match.squad', { number })}>
      <h3>{speak('match.squad', { number })}<small className={problems.some((problem) => problem.why === 'tooDear') ? 'bad' : ''}>{speak('match.points', pointsOf(squad, cards))}</small></h3>
      {SLOTS.map((slot) => {
        const face = cards.get(squad[slot]);
        return (
          <label key={slot} className="slot"><span>{speak(`match.${slot}`)}</span>
            <select value={squad[slot]} onChange={(event) => onChange({ ...squad, [slot]: event.target.value })}>
              <option value="">{speak('match.choose')}</option>
              {[...cards.values()].filter((card) => card.type === slot).map((card) => <option key={card.id} value={card.id}>{`${card.name} (${card.points})`}</option>)}
            </select>
            {face !== undefined && <small title={face.tags.join(', ')}>{face.tags.join(', ')}</small>}
          </label>
        );
      })}
      <small>{eras.length > 0 && speak('match.era', { era: eras.map((era) => speak(`era.${era}`)).join(', ') })}</small>
    </section>
  );
}

interface TeamEditorProps {
  readonly heading: string;
  readonly side: 'a' | 'b';
  readonly team: TeamDraft;
  readonly seat: SeatKind;
  readonly cards: ReadonlyMap<string, CardFace>;
  readonly onTeam: (team: TeamDraft) => void;
  readonly onSeat: (seat: SeatKind) => void;
}

const same = (a: TeamDraft, b: TeamDraft): boolean => JSON.stringify(a.map((squad) => SLOTS.map((slot) => squad[slot]))) === JSON.stringify(b.map((squad) => SLOTS.map((slot) => squad[slot])));

/** A strike team: a ready-made one, or any unit in any slot, with what the rules say about it right away. */
export function TeamEditor({ heading, side, team, seat, cards, onTeam, onSeat }: TeamEditorProps): ReactNode {
  const speak = useSpeak();
  const problems = teamProblems(team, cards);
  const lead = (squads: TeamDraft): string => squads.map((squad) => cards.get(squad.primary)?.uniqueNames[0] ?? cards.get(squad.primary)?.name ?? '').join(', ');
  const first = problems[0];
  return (
    <section className="team panel" aria-label={heading}>
      <header>
        <i className={`pattern ${side}`} aria-hidden="true" /><h2>{heading}</h2>
        <Segments legend={speak('match.seats')} value={seat} choices={(['person', 'computer'] as const).map((value) => ({ value, label: <><Icon name={value} />{speak(`match.${value}`)}</> }))} onChange={onSeat} />
      </header>
      <div className="segments" role="group" aria-label={speak('match.ready')}>
        {readyTeams(cards).map((ready, index) => <button key={index} type="button" aria-pressed={same(ready, team)} onClick={() => onTeam(ready)}>{speak('match.readyTeam', { number: index + 1, names: lead(ready) })}</button>)}
      </div>
      <div className="team__squads">
        <SquadEditor squad={team[0]} number={1} cards={cards} onChange={(squad) => onTeam([squad, team[1]])} />
        <SquadEditor squad={team[1]} number={2} cards={cards} onChange={(squad) => onTeam([team[0], squad])} />
      </div>
      <p role="status">{first === undefined ? <><Icon name="done" /> {speak('match.legal')}</> : <span className="bad"><Icon name="no" /> {speak('match.notYet', { reason: whyWords(first, speak) })} <small>{first.rule}</small></span>}</p>
    </section>
  );
}
