import type { ReactNode } from 'react';
import { undirected } from '../../engine/core/directions.ts';
import { LONGEST, readFigureList, writeFigureList, type ListKind } from '../../engine/core/figure-list.ts';
import { saveText } from '../ui/textFile.ts';
import { useSpeak } from '../words/speak.ts';
import { TextExchange } from './TextExchange.tsx';

/** A team as a list of figures. */
interface Listed {
  readonly name: string;
  /** Card ids, in order. */
  readonly figures: readonly string[];
}

interface FigureListsProps {
  /** The first line of such a list. */
  readonly title: string;
  /** What follows it, by field: another value in a list that is read is told. */
  readonly fields: Readonly<Record<string, string>>;
  readonly cards: ListKind['cards'];
  /** Ending of a file's name, without the dot. */
  readonly ending: string;
  readonly team: Listed;
  /** Whether the team is legal now: said of what was just taken over. */
  readonly isLegal: boolean;
  readonly onTeam: (team: Listed) => void;
}

/** The most letters of a team's name. */
const NAME = 60;

/** Reads a team of figures from a text or a file, and writes it: the text holds everything of it, and what a list had and the team has not is told. */
export function FigureLists({ title, fields, cards, ending, team, isLegal, onTeam }: FigureListsProps): ReactNode {
  const speak = useSpeak();
  const kind: ListKind = { title, fields: Object.keys(fields), cards };
  const written = (): string => writeFigureList({ name: team.name, fields, figures: team.figures }, kind);
  const read = (text: string): readonly string[] => {
    const { list: { name, fields: theirs, figures }, notes } = readFigureList(text, kind);
    onTeam({ name: undirected(name).slice(0, NAME), figures });
    const others = Object.entries(theirs).filter(([key, value]) => value.toLowerCase() !== fields[key]?.toLowerCase());
    return [...notes, ...others.map(([key, value]) => speak('lists.field', { field: key, theirs: value, ours: fields[key] ?? '' }))];
  };
  return (
    <TextExchange
      words={{ hint: speak('lists.hint'), copy: speak('lists.copy'), copied: speak('lists.copied') }}
      rows={6} longest={LONGEST} longestName={NAME} accept=".txt,text/plain"
      name={team.name} isEmpty={team.figures.length === 0} afterUse={isLegal ? [] : [speak('lists.notLegal')]} onName={(name) => onTeam({ ...team, name })}
      read={read} write={written} save={() => saveText(team.name === '' ? title : team.name, ending, written())}
    />
  );
}
