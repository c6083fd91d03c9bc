import type { ReactNode } from 'react';
import type { Era } from '../../../../engine/shatterpoint/cards/card.ts';
import { undirected } from '../../../../engine/core/directions.ts';
import { leftOut, LONGEST, LONGEST_NAME, readTeam, writeTeam, type Library } from '../../../../engine/shatterpoint/exchange/index.ts';
import { teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { useSpeak } from '../../../words/speak.ts';
import type { TeamDraft } from './draft.ts';
import { noteWords, type Shelf } from './teamWords.ts';
import { TextExchange } from '../../../muster/TextExchange.tsx';
import { saveText } from '../../../ui/textFile.ts';

interface TeamListsProps {
  readonly team: TeamDraft;
  readonly shelf: Shelf;
  /** Eras in play. */
  readonly eras: readonly Era[];
  readonly onTeam: (team: TeamDraft) => void;
}

/** Reads a team from a text, a link or a file, and writes it: everything is told that a list had and the team has not. */
export function TeamLists({ team, shelf, eras, onTeam }: TeamListsProps): ReactNode {
  const speak = useSpeak();
  const library: Library = { ...shelf, leftOut };
  const read = (list: string): readonly string[] => {
    const { team: taken, notes } = readTeam(list, library);
    onTeam({ ...taken, name: undirected(taken.name), mission: taken.mission ?? team.mission });
    return [...notes.map((note) => noteWords(note, shelf, speak)), ...(teamProblems(taken.squads, shelf.cards, eras).length === 0 ? [] : [speak('shatterpoint.team.notLegal')])];
  };
  return (
    <TextExchange
      words={{ hint: speak('shatterpoint.team.listHint'), copy: speak('shatterpoint.team.copy'), copied: speak('shatterpoint.team.copied') }}
      rows={3} longest={LONGEST} longestName={LONGEST_NAME} accept=".sps,.json,.txt,application/json,text/plain"
      name={team.name} isEmpty={false} onName={(name) => onTeam({ ...team, name })}
      read={read} write={() => writeTeam(team, 'spt', library)} save={() => saveText(team.name, 'sps', writeTeam(team, 'sps', library))}
    />
  );
}
