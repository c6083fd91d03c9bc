import { useRef, useState, type ReactNode } from 'react';
import { undirected } from '../../engine/core/directions.ts';
import { LONGEST, readFigureList, writeFigureList, type ListKind } from '../../engine/core/figure-list.ts';
import { InputError } from '../../engine/core/form.ts';
import { copyField, saveText } from '../ui/textFile.ts';
import { useSpeak } from '../words/speak.ts';
import '../words/lists.ts';

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
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const [used, setUsed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const say = (...lines: readonly string[]): void => { setUsed(false); setSaid(lines); };
  const use = (list: string): void => {
    try {
      const { list: { name, fields: theirs, figures }, notes } = readFigureList(list, kind);
      onTeam({ name: undirected(name).slice(0, NAME), figures });
      const others = Object.entries(theirs).filter(([key, value]) => value.toLowerCase() !== fields[key]?.toLowerCase());
      say(speak('lists.used'), ...notes, ...others.map(([key, value]) => speak('lists.field', { field: key, theirs: value, ours: fields[key] ?? '' })));
      setUsed(true);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      say(speak('lists.notUsed', { reason: error.message }));
    }
  };
  const open = async (chosen: File): Promise<void> => {
    if (chosen.size > 4 * LONGEST) return say(speak('lists.tooLarge'));
    try {
      const list = await chosen.text();
      setText(list);
      use(list);
    } catch {
      say(speak('lists.notOpened'));
    }
  };
  const written = (): string => writeFigureList({ name: team.name, fields, figures: team.figures }, kind);
  const copy = (): void => {
    setText(written());
    // The field shows the text before it is marked.
    setTimeout(() => { if (field.current !== null) void copyField(field.current).then((done) => say(speak(done ? 'lists.copied' : 'lists.notCopied'))); });
  };
  const isEmpty = team.figures.length === 0;

  return (
    <div className="lists">
      <label className="slot"><span>{speak('lists.list')}</span>
        <textarea rows={6} maxLength={LONGEST} spellCheck={false} placeholder={speak('lists.hint')} value={text} ref={field} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="segments">
        <button type="button" disabled={text.trim() === ''} onClick={() => use(text)}>{speak('lists.use')}</button>
        <button type="button" onClick={() => file.current?.click()}>{speak('lists.open')}</button>
        <input type="file" hidden accept=".txt,text/plain" ref={file} onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void open(chosen);
          target.value = ''; // the same file can be chosen again
        }} />
      </div>
      <label className="slot"><span>{speak('lists.name')}</span>
        <input maxLength={NAME} autoComplete="off" value={team.name} onChange={(event) => onTeam({ ...team, name: event.target.value })} />
      </label>
      <div className="segments">
        <button type="button" disabled={isEmpty} onClick={copy}>{speak('lists.copy')}</button>
        <button type="button" disabled={isEmpty} onClick={() => say(speak('lists.saved', { file: saveText(team.name === '' ? title : team.name, ending, written()) }))}>{speak('lists.save')}</button>
      </div>
      <ul role="status">{[...said, ...(used && !isLegal ? [speak('lists.notLegal')] : [])].map((line, index) => <li key={index}>{line}</li>)}</ul>
    </div>
  );
}
