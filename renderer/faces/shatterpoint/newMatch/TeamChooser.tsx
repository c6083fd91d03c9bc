import { useState, type ReactNode } from 'react';
import { InputError } from '../../../../engine/core/form.ts';
import type { Era } from '../../../../engine/shatterpoint/cards/card.ts';
import { randomTeam } from '../../../../engine/shatterpoint/team/random-team.ts';
import { SLOTS } from '../../../../engine/shatterpoint/team/team.ts';
import { Select } from '../../../ui/Select.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { EMPTY, type TeamDraft } from './draft.ts';
import { cardsPlayed } from './slotGroups.ts';
import type { Shelf } from './teamWords.ts';

const unitsOf = ({ squads }: TeamDraft): readonly string[] => squads.flatMap((squad) => SLOTS.map((slot) => squad[slot]));
const same = (a: TeamDraft, b: TeamDraft): boolean => unitsOf(a).join('\n') === unitsOf(b).join('\n');

/** Random teams are of one era, and every unit has a tag in common with its Primary, as far as the units allow. */
const COHESION = 2;

interface TeamChooserProps {
  readonly team: TeamDraft;
  readonly shelf: Shelf;
  readonly eras: readonly Era[];
  readonly ready: readonly TeamDraft[];
  readonly onTeam: (team: TeamDraft) => void;
}

/** A ready-made team, or one by chance; the mission where there is a choice. */
export function TeamChooser({ team, shelf, eras, ready, onTeam }: TeamChooserProps): ReactNode {
  const speak = useSpeak();
  const [none, setNone] = useState('');
  const missionRules = `shatterpoint.mission.rules.${team.mission}`;
  const chosen = ready.findIndex((one) => same(one, team));
  const random = (): void => {
    try {
      setNone('');
      const squads = randomTeam(cardsPlayed(shelf.cards.values(), eras), Math.random, { cohesion: COHESION });
      onTeam({ ...EMPTY, mission: team.mission, squads });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setNone(speak('shatterpoint.team.noRandom', { reason: error.message }));
    }
  };
  return (
    <>
      <div className="team__choose">
        <label className="slot">
          <span>{speak('shatterpoint.team.ready')}</span>
          <Select
            words={ready[chosen]?.name ?? speak('shatterpoint.team.own')}
            value={chosen}
            onChange={(event) => onTeam(ready[Number(event.target.value)] ?? team)}
          >
            {chosen === -1 && <option value={-1}>{speak('shatterpoint.team.own')}</option>}
            {ready.map(({ name }, index) => <option key={name} value={index}>{name}</option>)}
          </Select>
        </label>
        {shelf.missions.length > 1 && (
          <label className="slot">
            <span>{speak('shatterpoint.team.mission')}</span>
            <Select
              words={shelf.missions.find(({ id }) => id === team.mission)?.name ?? ''}
              value={team.mission}
              onChange={(event) => onTeam({ ...team, mission: event.target.value })}
            >
              {shelf.missions.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
            </Select>
          </label>
        )}
        <button type="button" className="ghost" onClick={random}>
          {speak('shatterpoint.team.random')}
        </button>
      </div>
      {none !== '' && <p role="alert" className="bad">{none}</p>}
      {team.description !== '' && <small>{team.description}</small>}
      {speak.has(missionRules) && (
        <details className="team__mission">
          <summary>{speak('shatterpoint.team.missionRules', { mission: speak(`shatterpoint.mission.name.${team.mission}`) })}</summary>
          <p>{speak(missionRules)}</p>
        </details>
      )}
    </>
  );
}
