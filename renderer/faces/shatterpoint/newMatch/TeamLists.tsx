import { useRef, useState, type ReactNode } from 'react';
import { InputError } from '../../../../engine/core/form.ts';
import type { Era } from '../../../../engine/shatterpoint/cards/card.ts';
import { undirected } from '../../../../engine/core/directions.ts';
import { leftOut, LONGEST, LONGEST_NAME, readTeam, writeTeam, type Library } from '../../../../engine/shatterpoint/exchange/index.ts';
import { teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { useSpeak } from '../../../words/speak.ts';
import type { TeamDraft } from './draft.ts';
import { noteWords, type Shelf } from './teamWords.ts';
import { copyField, saveText } from '../../../ui/textFile.ts';

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
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);

  /** Does something that may be refused, and says why it was. */
  const attempt = (refused: string, act: () => readonly string[]): void => {
    try {
      setSaid(act());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setSaid([speak(`shatterpoint.team.${refused}`, { reason: error.message })]);
    }
  };
  const use = (list: string): void => attempt('notUsed', () => {
    const read = readTeam(list, library);
    onTeam({ ...read.team, name: undirected(read.team.name), mission: read.team.mission ?? team.mission });
    return [speak('shatterpoint.team.used'), ...read.notes.map((note) => noteWords(note, shelf, speak)), ...(teamProblems(read.team.squads, shelf.cards, eras).length === 0 ? [] : [speak('shatterpoint.team.notLegal')])];
  });
  const open = async (chosen: File): Promise<void> => {
    if (chosen.size > 4 * LONGEST) return setSaid([speak('shatterpoint.team.tooLarge')]);
    try {
      const list = await chosen.text();
      setText(list);
      use(list);
    } catch {
      setSaid([speak('shatterpoint.team.notOpened')]);
    }
  };
  const copy = (): void => attempt('notWritten', () => {
    const list = writeTeam(team, 'spt', library);
    setText(list);
    // The field shows the text before it is marked.
    setTimeout(() => { if (field.current !== null) void copyField(field.current).then((done) => setSaid([speak(done ? 'shatterpoint.team.copied' : 'shatterpoint.team.notCopied')])); });
    return [];
  });
  const save = (): void => attempt('notWritten', () => [speak('shatterpoint.team.saved', { file: saveText(team.name, 'sps', writeTeam(team, 'sps', library)) })]);

  return (
    <div className="lists">
      <label className="slot"><span>{speak('shatterpoint.team.list')}</span>
        <textarea rows={3} maxLength={LONGEST} spellCheck={false} placeholder={speak('shatterpoint.team.listHint')} value={text} ref={field} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="segments">
        <button type="button" disabled={text.trim() === ''} onClick={() => use(text)}>{speak('shatterpoint.team.use')}</button>
        <button type="button" onClick={() => file.current?.click()}>{speak('shatterpoint.team.open')}</button>
        <input type="file" hidden accept=".sps,.json,.txt,application/json,text/plain" ref={file} onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void open(chosen);
          target.value = ''; // the same file can be chosen again
        }} />
      </div>
      <label className="slot"><span>{speak('shatterpoint.team.name')}</span>
        <input maxLength={LONGEST_NAME} autoComplete="off" value={team.name} onChange={(event) => onTeam({ ...team, name: event.target.value })} />
      </label>
      <div className="segments">
        <button type="button" onClick={copy}>{speak('shatterpoint.team.copy')}</button>
        <button type="button" onClick={save}>{speak('shatterpoint.team.save')}</button>
      </div>
      <ul role="status">{said.map((line, index) => <li key={index}>{line}</li>)}</ul>
    </div>
  );
}
