import type { ReactNode } from 'react';
import type { SeatKind } from '../../../../engine/host/link.ts';
import type { Era } from '../../../../engine/shatterpoint/cards/card.ts';
import { erasInPlay, teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { readyTeams } from '../../../../engine/shatterpoint/team/teams.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak } from '../../../words/speak.ts';
import type { TeamDraft } from './draft.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { SquadEditor } from './SquadEditor.tsx';
import { TeamChooser } from './TeamChooser.tsx';
import { TeamLists } from './TeamLists.tsx';
import { teamReason, type Shelf } from './teamWords.ts';

const ALL_ERAS = erasInPlay(4);
const PLAYERS = ['person', 'computer'] as const;

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

/** A strike team: a ready-made one, one by chance, a list, or any unit in any slot, with what the rules say about it right away. */
export function TeamEditor({ heading, side, team, seat, shelf, eras = ALL_ERAS, onTeam, onSeat }: TeamEditorProps): ReactNode {
  const speak = useSpeak();
  const { cards } = shelf;
  const { squads: [first, second] } = team;
  const problems = teamProblems(team.squads, cards, eras);
  const players = PLAYERS.map((value) => ({ value, label: <><Icon name={value} />{speak(`match.${value}`)}</> }));
  return (
    <section className="team panel" aria-label={heading}>
      <header>
        <i className={`pattern ${side}`} aria-hidden="true" />
        <h2>{heading}</h2>
        <Segments legend={speak('match.seats')} value={seat} choices={players} onChange={onSeat} />
      </header>
      <TeamChooser team={team} shelf={shelf} eras={eras} ready={readyTeams(cards)} onTeam={onTeam} />
      <div className="team__squads">
        <SquadEditor squad={first} other={second} number={1} eras={eras} cards={cards} onChange={(squad) => onTeam({ ...team, squads: [squad, second] })} />
        <SquadEditor squad={second} other={first} number={2} eras={eras} cards={cards} onChange={(squad) => onTeam({ ...team, squads: [first, squad] })} />
      </div>
      {problems.length === 0 ? (
        <p role="status"><Icon name="done" /> {speak('match.legal')}</p>
      ) : (
        <ul role="status" className="team__faults bad">
          {problems.map((problem, index) => (
            <li key={index}><Icon name="no" /> {teamReason(problem, shelf, speak)} <RuleLink rule={problem.rule} /></li>
          ))}
        </ul>
      )}
      <TeamLists team={team} shelf={shelf} eras={eras} onTeam={onTeam} />
    </section>
  );
}
