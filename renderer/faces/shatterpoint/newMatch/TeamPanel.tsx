import { useState, type ReactNode } from 'react';
import type { SeatKind } from '../../../../engine/host/link.ts';
import type { Era, UnitType } from '../../../../engine/shatterpoint/cards/card.ts';
import { teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { anySeed } from '../../../muster/chance.ts';
import type { Kept } from '../../../muster/kept.ts';
import { Side, TeamName } from '../../../muster/Side.tsx';
import { useSpeak } from '../../../words/speak.ts';
import type { TeamDraft } from './draft.ts';
import { SquadLine } from './SquadLine.tsx';
import { rolled, TeamChoice } from './TeamChoice.tsx';
import { teamReason, type Shelf } from './teamWords.ts';
import { UnitPicker } from './UnitPicker.tsx';

interface TeamPanelProps {
  readonly seat: 0 | 1;
  readonly heading: string;
  readonly team: TeamDraft;
  readonly kind: SeatKind;
  readonly shelf: Shelf;
  readonly kept: Kept<TeamDraft>;
  /** Eras in play. */
  readonly eras: readonly Era[];
  readonly onTeam: (team: TeamDraft) => void;
  readonly onKind: (kind: SeatKind) => void;
}

interface Place {
  readonly squad: 0 | 1;
  readonly slot: UnitType;
}

/** A strike team as two squads of figures: another team, or another unit in any place, with what the rules say right away. */
export function TeamPanel({ seat, heading, team, kind, shelf, kept, eras, onTeam, onKind }: TeamPanelProps): ReactNode {
  const speak = useSpeak();
  const [place, setPlace] = useState<Place | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [none, setNone] = useState('');
  const { cards } = shelf;
  const faults = teamProblems(team.squads, cards, eras).map((problem) => ({ words: teamReason(problem, shelf, speak), rule: problem.rule }));
  const random = (): void => {
    const found = rolled(anySeed(), undefined, team, shelf, eras, speak);
    setNone(typeof found === 'string' ? found : '');
    if (typeof found !== 'string') onTeam(found);
  };
  const take = ({ squad, slot }: Place, unit: string): void => {
    const [first, second] = team.squads;
    const changed = { ...team.squads[squad], [slot]: unit };
    onTeam({ ...team, name: '', description: '', squads: squad === 0 ? [changed, second] : [first, changed] });
    setPlace(null);
  };
  return (
    <Side
      seat={seat} heading={heading} kind={kind} faults={faults} ready={speak('match.legal')} onKind={onKind}
      team={<TeamName name={team.name === '' ? speak('match.ownTeam') : team.name} onChoose={() => setChoosing(true)} onRandom={random} />}
    >
      {none !== '' && <p role="alert" className="bad">{none}</p>}
      <div className="team__squads">
        {team.squads.map((squad, i) => (
          <SquadLine key={i} squad={squad} number={i + 1} seat={seat} eras={eras} cards={cards}
            onChoose={(slot) => setPlace({ squad: i as 0 | 1, slot })} onRemove={(slot) => take({ squad: i as 0 | 1, slot }, '')} />))}
      </div>
      {place !== null && (
        <UnitPicker
          berth={{ slot: place.slot, squad: team.squads[place.squad], other: team.squads[place.squad === 0 ? 1 : 0] }} number={place.squad + 1}
          seat={seat} shelf={shelf} eras={eras} onTake={(unit) => take(place, unit)} onClose={() => setPlace(null)}
        />
      )}
      {choosing && (
        <TeamChoice seat={seat} heading={heading} team={team} shelf={shelf} kept={kept} eras={eras} onTeam={onTeam} onClose={() => setChoosing(false)} />)}
    </Side>
  );
}
