import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RefusalNote } from '../cards/RefusalNote.tsx';
import { link, match } from '../match/match.ts';
import { sentence } from '../match/messages.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { contentOf } from './matchFile.ts';
import { shellOf, type OpenedFile } from './shell.ts';
import { obey } from './shellCommands.ts';
import { whyRefused } from './useShelf.ts';
import { goBack, keepPlace } from './wayBack.ts';
import './library.css';

interface Told {
  readonly file: string;
  /** A match that was made of it, or why there is none. */
  readonly match: string | null;
  readonly message: string;
}

/** What was found in a table's file. */
function tableWords({ name, table: { name: table, pieces: count, width, depth } }: Extract<OpenedFile, { readonly kind: 'table' }>, speak: Speak): string {
  return speak('library.openedTable', { file: name, table, count, width, depth });
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
      if (file.kind === 'refused') return { file: file.name, match: null, message: file.message };
      if (file.kind === 'table') return { file: file.name, match: null, message: tableWords(file, latest.current) };
      try {
        const made = await link.call('importMatch', { file: await contentOf(new Blob([file.text])) });
        return { file: file.name, match: made.match, message: '' };
      } catch (fault) {
        return { file: file.name, match: null, message: whyRefused(fault, latest.current) };
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
  const { file, match: made, message } = told;
  if (made === null) return <div className="trouble"><RefusalNote refusal={null} title={speak('library.refused', { file })} message={message} onClose={() => setTold(null)} /></div>;
  return (
    <p className="library__note panel is-floating" role="status"><span>{speak('library.openedMatch', { file })}</span>
      <button type="button" className="option main" onClick={() => { setTold(null); onShow(made); }}><span className="option__text"><b>{speak('library.show')}</b></span></button>
      <button type="button" className="option quiet" onClick={() => setTold(null)}><span className="option__text"><b>{speak('menu.close')}</b></span></button></p>
  );
}
