import { useRef, useState, type ReactNode } from 'react';
import { InputError } from '../../engine/core/form.ts';
import { copyField } from '../ui/textFile.ts';
import { useSpeak } from '../words/speak.ts';
import '../words/lists.ts';

interface TextExchangeProps {
  /** What may be written into the field, what copying is called, and what is said when that is done. */
  readonly words: { readonly hint: string; readonly copy: string; readonly copied: string };
  readonly rows: number;
  /** The most letters of a text, and of a team's name. */
  readonly longest: number;
  readonly longestName: number;
  /** Kinds of files that may be opened, as an `input` names them. */
  readonly accept: string;
  readonly name: string;
  /** Whether there is nothing to be written. */
  readonly isEmpty: boolean;
  /** What is said of a list below everything else for as long as nothing comes after it. */
  readonly afterUse?: readonly string[];
  readonly onName: (name: string) => void;
  /** Takes a list over, and says what became of it. Throws `InputError` when that cannot be done. */
  readonly read: (list: string) => readonly string[];
  /** The team as a text. Throws `InputError` when it cannot be written. */
  readonly write: () => string;
  /** Saves the team, and gives the file's name. Throws `InputError` when it cannot be written. */
  readonly save: () => string;
}

/** A team's name, and a field for its list: taken from a text or a file, copied and saved; what became of it is said. */
export function TextExchange(props: TextExchangeProps): ReactNode {
  const { words, rows, longest, longestName, accept, name, isEmpty, afterUse = [], onName, read, write, save } = props;
  const speak = useSpeak();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const [used, setUsed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const say = (...lines: readonly string[]): void => { setUsed(false); setSaid(lines); };
  /** Does something that may be refused, and says why it was; whether it was not. */
  const attempt = (refused: 'notUsed' | 'notWritten', act: () => readonly string[]): boolean => {
    try {
      say(...act());
      return true;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      say(speak(`lists.${refused}`, { reason: error.message }));
      return false;
    }
  };
  const use = (list: string): void => { if (attempt('notUsed', () => [speak('lists.used'), ...read(list)])) setUsed(true); };
  const open = async (chosen: File): Promise<void> => {
    if (chosen.size > 4 * longest) return say(speak('lists.tooLarge'));
    try {
      const list = await chosen.text();
      setText(list);
      use(list);
    } catch {
      say(speak('lists.notOpened'));
    }
  };
  const copy = (): void => void attempt('notWritten', () => {
    setText(write());
    // The field shows the text before it is marked.
    setTimeout(() => { if (field.current !== null) void copyField(field.current).then((done) => say(done ? words.copied : speak('lists.notCopied'))); });
    return [];
  });

  return (
    <div className="lists">
      <label className="slot"><span>{speak('lists.list')}</span>
        <textarea
          rows={rows} maxLength={longest} spellCheck={false} placeholder={words.hint} value={text} ref={field}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="segments">
        <button type="button" disabled={text.trim() === ''} onClick={() => use(text)}>{speak('lists.use')}</button>
        <button type="button" onClick={() => file.current?.click()}>{speak('lists.open')}</button>
        <input type="file" hidden accept={accept} ref={file} onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void open(chosen);
          target.value = ''; // the same file can be chosen again
        }} />
      </div>
      <label className="slot"><span>{speak('lists.name')}</span>
        <input maxLength={longestName} autoComplete="off" value={name} onChange={(event) => onName(event.target.value)} />
      </label>
      <div className="segments">
        <button type="button" disabled={isEmpty} onClick={copy}>{words.copy}</button>
        <button type="button" disabled={isEmpty} onClick={() => attempt('notWritten', () => [speak('lists.saved', { file: save() })])}>{speak('lists.save')}</button>
      </div>
      <ul role="status">{[...said, ...(used ? afterUse : [])].map((line, index) => <li key={index}>{line}</li>)}</ul>
    </div>
  );
}
