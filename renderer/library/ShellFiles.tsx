import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RefusalNote } from '../cards/RefusalNote.tsx';
import { link, match } from '../match/match.ts';
import { sentence } from '../match/messages.ts';
import { tellBack } from '../replay/TakeBack.tsx';
import { useSpeak } from '../words/speak.ts';
import { contentOf, saveMatch } from './matchFile.ts';
import { shellOf, type OpenedFile, type ShellPush } from './shell.ts';
import { whyRefused } from './useShelf.ts';
import './library.css';

interface Told {
  readonly file: string;
  /** A match that was made of it, or why there is none. */
  readonly match: string | null;
  readonly message: string;
}

/** Exports the match on the table, or does nothing. */
async function exportShown(): Promise<void> {
  const id = match.getState().shown?.match;
  if (id === undefined) return;
  try {
    saveMatch(id, (await link.call('exportMatch', { match: id })).file);
  } catch (fault) {
    match.setState({ fault: sentence(fault) });
  }
}

function obey(push: Extract<ShellPush, { type: 'command' }>): void {
  const { screen, go } = match.getState();
  switch (push.command) {
    case 'newMatch': if (screen === 'home' || screen === 'library') go('new'); return;
    case 'exportMatch': void exportShown(); return;
    case 'undo': case 'redo': tellBack(push.command); return;
    default: push.command satisfies never;
  }
}

/** Hears the desktop shell: its menu, and files that were opened with the game. Nothing in a browser. */
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
      if (file.kind === 'table') return { file: file.name, match: null, message: latest.current('library.openedTable', { file: file.name }) };
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
    const hear = (): void => { takeAll().catch((fault: unknown) => match.setState({ fault: sentence(fault) })); };
    hear();
    return shell.onPush((push) => { if (push.type === 'open') hear(); else obey(push); });
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
