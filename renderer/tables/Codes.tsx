import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Link } from '../../engine/host/link.ts';
import { sentence } from '../match/messages.ts';
import { copyField } from '../ui/textFile.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { CodeError, codeOf, tableIn } from './tableCode.ts';

/** Why a code is refused, in words. */
const faultWords = (fault: unknown, speak: Speak): string => (fault instanceof CodeError ? speak(`tables.codeFault.${fault.why}`) : sentence(fault));

/** A table as a code, ready to be pasted elsewhere: it lies on the clipboard as soon as it is shown, where that is allowed. */
export function CodeOf({ table, call }: { readonly table: string; readonly call: Link['call'] }): ReactNode {
  const speak = useSpeak();
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    let here = true;
    call('readTable', { table }).then(({ file }) => codeOf(file)).then((made) => { if (here) setCode(made); }, (fault: unknown) => { if (here) setNote(sentence(fault)); });
    return () => { here = false; };
  }, [table, call]);
  useEffect(() => {
    if (code !== '' && field.current !== null) void copyField(field.current).then((copied) => setNote(speak(copied ? 'tables.codeCopied' : 'tables.codeMarked')));
  }, [code, speak]);
  return (
    <div className="table-code">
      <textarea ref={field} className="field-text" rows={4} readOnly value={code} aria-label={speak('tables.code')} />
      <p role="status">{note}</p>
    </div>
  );
}

/** Takes in a table from a pasted code. */
export function PasteCode({ onFile }: { readonly onFile: (file: string) => Promise<void> }): ReactNode {
  const speak = useSpeak();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const take = async (): Promise<void> => {
    try {
      await onFile(await tableIn(typed));
      setTyped('');
      setFault('');
    } catch (why) {
      setFault(faultWords(why, speak));
    }
  };
  return (
    <div className="table-code">
      <textarea className="field-text" rows={3} value={typed} placeholder={speak('tables.pasteHint')} aria-label={speak('tables.pasteCode')} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" className="ghost" disabled={typed.trim() === ''} onClick={() => void take()}>{speak('tables.takeCode')}</button>
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
    </div>
  );
}
