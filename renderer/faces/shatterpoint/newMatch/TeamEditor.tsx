import { useState, type ReactNode } from 'react';
import { InputError } from '../../../../engine/core/form.ts';
import type { SeatKind } from '../../../../engine/host/link.ts';
import type { Era } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Squad } from '../../../../engine/shatterpoint/state/setup.ts';
import { randomTeam } from '../../../../engine/shatterpoint/team/random-team.ts';
import { erasInPlay, pointsOf, sharedEras, SLOTS, squadProblems, teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { readyTeams } from '../../../../engine/shatterpoint/team/teams.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { EMPTY, type TeamDraft } from './draft.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { cardsPlayed, slotGroups } from './slotGroups.ts';
import { TeamLists } from './TeamLists.tsx';
import { teamReason, type Shelf } from './teamWords.ts';

interface SquadEditorProps {
  readonly squad: Squad;
  /** The other squad of the team. */
  readonly other: Squad;
  readonly number: number;
  readonly eras: readonly Era[];
  readonly cards: Shelf['cards'];
  readonly onChange: (squad: Squad) => void;
}

function SquadEditor({ squad, other, number, eras: played, cards, onChange }: SquadEditorProps): ReactNode {
  const speak = useSpeak();
  const problems = squadProblems(squad, cards, played);
  const eras = sharedEras(squad, cards, played);
  const leader = cards.get(squad.primary)?.name ?? '';
  return (
    <section className="squad" aria-label={speak('shatterpoint.match.squad', { number })}>
      <h3>{speak('shatterpoint.match.squad', { number })}<small className={problems.some((problem) => problem.why === 'tooDear') ? 'bad' : ''}>{speak('shatterpoint.match.points', pointsOf(squad, cards))}</small></h3>
      {SLOTS.map((slot) => {
        const face = cards.get(squad[slot]);
        return (
          <label key={slot} className="slot"><span>{speak(`shatterpoint.match.${slot}`)}</span>
            <select value={squad[slot]} onChange={(event) => onChange({ ...squad, [slot]: event.target.value })}>
              <option value="">{speak('shatterpoint.match.choose')}</option>
              {slotGroups(slot, squad, other, cards, played).map((each) => (
                <optgroup key={each.group} label={speak(speak.has(`shatterpoint.era.${each.group}`) ? `shatterpoint.era.${each.group}` : `shatterpoint.team.group.${each.group}`, { who: leader })}>
                  {each.cards.map((card) => <option key={card.id} value={card.id}>{`${card.name} (${card.points})`}</option>)}
                </optgroup>))}
            </select>
            {face !== undefined && <small title={face.tags.join(', ')}>{face.tags.join(', ')}</small>}
            {face?.oldValuesUnknown !== undefined && <small title={speak('shatterpoint.card.oldValuesUnknown', { sheet: face.oldValuesUnknown })}>{speak('shatterpoint.team.currentCard', { sheet: face.oldValuesUnknown })}</small>}
          </label>
        );
      })}
      <small>{eras.length > 0 && speak('shatterpoint.match.era', { era: eras.map((era) => speak(`shatterpoint.era.${era}`)).join(', ') })}</small>
    </section>
  );
}

interface TeamEditorProps {
  readonly heading: string;
  readonly side: 'a' | 'b';
  readonly team: TeamDraft;
  readonly seat: SeatKind;
  readonly shelf: Shelf;
  /** Eras in play; all where nothing is said. */
  readonly eras?: readonly Era[];
  readonly onTeam: (team: TeamDraft) => void;
  readonly onSeat: (seat: SeatKind) => void;
}

const same = (a: TeamDraft, b: TeamDraft): boolean => JSON.stringify(a.squads.map((squad) => SLOTS.map((slot) => squad[slot]))) === JSON.stringify(b.squads.map((squad) => SLOTS.map((slot) => squad[slot])));

/** Random teams are of one era, and every unit has a tag in common with its Primary, as far as the units allow. */
const COHESION = 2;

const ALL_ERAS = erasInPlay(4);

interface ChooserProps extends Pick<TeamEditorProps, 'team' | 'shelf' | 'onTeam'> {
  readonly eras: readonly Era[];
  readonly ready: readonly TeamDraft[];
}

/** A ready-made team, or one by chance; the mission where there is a choice. */
function Chooser({ team, shelf, eras, ready, onTeam }: ChooserProps): ReactNode {
  const speak = useSpeak();
  const [none, setNone] = useState('');
  const chosen = ready.findIndex((one) => same(one, team));
  const random = (): void => {
    try {
      setNone('');
      onTeam({ ...EMPTY, mission: team.mission, squads: randomTeam(cardsPlayed(shelf.cards.values(), eras), Math.random, { cohesion: COHESION }) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setNone(speak('shatterpoint.team.noRandom', { reason: error.message }));
    }
  };
  return (
    <>
      <div className="team__choose">
        <label className="slot"><span>{speak('shatterpoint.team.ready')}</span>
          <select value={chosen} onChange={(event) => onTeam(ready[Number(event.target.value)] ?? team)}>
            {chosen === -1 && <option value={-1}>{speak('shatterpoint.team.own')}</option>}
            {ready.map(({ name }, index) => <option key={name} value={index}>{name}</option>)}
          </select>
        </label>
        {shelf.missions.length > 1 && (
          <label className="slot"><span>{speak('shatterpoint.team.mission')}</span>
            <select value={team.mission} onChange={(event) => onTeam({ ...team, mission: event.target.value })}>
              {shelf.missions.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
            </select>
          </label>
        )}
        <button type="button" className="ghost" onClick={random}>{speak('shatterpoint.team.random')}</button>
      </div>
      {none !== '' && <p role="alert" className="bad">{none}</p>}
      {team.description !== '' && <small>{team.description}</small>}
      {speak.has(`shatterpoint.mission.rules.${team.mission}`) && <details className="team__mission"><summary>{speak('shatterpoint.team.missionRules', { mission: speak(`shatterpoint.mission.name.${team.mission}`) })}</summary><p>{speak(`shatterpoint.mission.rules.${team.mission}`)}</p></details>}
    </>
  );
}

/** A strike team: a ready-made one, one by chance, a list, or any unit in any slot, with what the rules say about it right away. */
export function TeamEditor({ heading, side, team, seat, shelf, eras = ALL_ERAS, onTeam, onSeat }: TeamEditorProps): ReactNode {
  const speak = useSpeak();
  const { cards } = shelf;
  const { squads: [first, second] } = team;
  const problems = teamProblems(team.squads, cards, eras);
  return (
    <section className="team panel" aria-label={heading}>
      <header>
        <i className={`pattern ${side}`} aria-hidden="true" /><h2>{heading}</h2>
        <Segments legend={speak('match.seats')} value={seat} choices={(['person', 'computer'] as const).map((value) => ({ value, label: <><Icon name={value} />{speak(`match.${value}`)}</> }))} onChange={onSeat} />
      </header>
      <Chooser team={team} shelf={shelf} eras={eras} ready={readyTeams(cards)} onTeam={onTeam} />
      <div className="team__squads">
        <SquadEditor squad={first} other={second} number={1} eras={eras} cards={cards} onChange={(squad) => onTeam({ ...team, squads: [squad, second] })} />
        <SquadEditor squad={second} other={first} number={2} eras={eras} cards={cards} onChange={(squad) => onTeam({ ...team, squads: [first, squad] })} />
      </div>
      {problems.length === 0
        ? <p role="status"><Icon name="done" /> {speak('match.legal')}</p>
        : <ul role="status" className="team__faults bad">{problems.map((problem, index) => <li key={index}><Icon name="no" /> {teamReason(problem, shelf, speak)} <RuleLink rule={problem.rule} /></li>)}</ul>}
      <TeamLists team={team} shelf={shelf} eras={eras} onTeam={onTeam} />
    </section>
  );
}
