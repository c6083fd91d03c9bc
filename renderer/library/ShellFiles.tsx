import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OpenedFile } from '../../engine/host/shell.ts';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { link, match } from '../match/match.ts';
import { sentence } from '../match/messages.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { contentOf } from './matchFile.ts';
import { shellOf } from './shell.ts';
import { obey } from './shellCommands.ts';
import { whyRefused } from './useShelf.ts';
import { goBack, keepPlace } from './wayBack.ts';
import './library.css';

/** What became of a file. */
type Told = { readonly file: string } & (
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'table' | 'refused'; readonly message: string }
);

/** What was found in a table's file. */
function tableWords({ name, table: { name: table, pieces: count, width, depth, unheld, why } }: Extract<OpenedFile, { readonly kind: 'table' }>, speak: Speak): string {
  const found = speak('library.openedTable', { file: name, table, count, width, depth });
  return unheld.length === 0 ? found : `${found} ${speak('library.openedUnheld', { missions: unheld.join(', '), why })}`;
}

/** Hears the desktop shell: its menu, files that were opened with the game, and that a page ended by itself. Nothing in a browser. */
export function ShellFiles({ onShow }: { readonly onShow: (match: string) => void }): ReactNode {
  const speak = useSpeak();
  const [told, setTold] = useState<Told | null>(null);
  const latest = useRef(speak);
  latest.current = speak;
  useEffect(() => {
    const shell = shellOf();
    if (shell === null) return undefined;
    const take = async (file: OpenedFile): Promise<Told> => {
      const { name } = file;
      if (file.kind === 'refused') return { kind: 'refused', file: name, message: sentence(file.message) };
      if (file.kind === 'table') return { kind: 'table', file: name, message: tableWords(file, latest.current) };
      try {
        const made = await link.call('importMatch', { file: await contentOf(new Blob([file.text])) });
        return { kind: 'match', file: name, match: made.match };
      } catch (fault) {
        return { kind: 'refused', file: name, message: whyRefused(fault, latest.current) };
      }
    };
    const takeAll = async (): Promise<void> => {
      for (let file = await shell.takeFile(); file !== null; file = await shell.takeFile()) setTold(await take(file));
      if (match.getState().screen !== 'battle') await match.getState().loadCatalogue();
    };
    const failed = (fault: unknown): void => match.setState({ fault: sentence(fault) });
    const hear = (): void => { takeAll().catch(failed); };
    goBack().catch(failed);
    const forget = keepPlace();
    hear();
    const deaf = shell.onPush((push) => { if (push.type === 'open') hear(); else obey(push.command).catch(failed); });
    return () => {
      forget();
      deaf();
    };
  }, []);
  if (told === null) return null;
  const close = (): void => setTold(null);
  if (told.kind === 'refused') return <div className="trouble"><RefusalNote refusal={null} title={speak('library.refused', { file: told.file })} message={told.message} onClose={close} /></div>;
  return (
    <p className="library__note panel is-floating" role="status"><span>{told.kind === 'table' ? told.message : speak('library.openedMatch', { file: told.file })}</span>
      {told.kind === 'match' && <button type="button" className="option main" onClick={() => { close(); onShow(told.match); }}><span className="option__text"><b>{speak('library.show')}</b></span></button>}
      <button type="button" className="option quiet" onClick={close}><span className="option__text"><b>{speak('menu.close')}</b></span></button></p>
  );
}
