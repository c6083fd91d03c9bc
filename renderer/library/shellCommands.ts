import type { ShellCommand } from '../../engine/host/shell.ts';
import { link, match } from '../match/match.ts';
import { tellBack } from '../replay/TakeBack.tsx';
import { saveMatch } from './matchFile.ts';


/** Does what the desktop shell's menu asks. Rejects with what went wrong. */
export async function obey(command: ShellCommand): Promise<void> {
  switch (command) {
    case 'newMatch': return toNewMatch();
    case 'exportMatch': return exportShown();
    case 'undo': case 'redo': tellBack(command); return;
    default: command satisfies never;
  }
}

/** Leaves what is on the table for the screen of a new match. Nothing is asked: every answer is on disk already. */
async function toNewMatch(): Promise<void> {
  const { screen, leave, go } = match.getState();
  if (screen === 'replay') (await import('../replay/theFilm.ts')).endFilm('home');
  const left = screen === 'battle' ? leave() : null;
  go('new');
  await left;
}

/** Exports the match on the table, or does nothing. */
async function exportShown(): Promise<void> {
  const id = match.getState().shown?.match;
  if (id !== undefined) saveMatch(id, (await link.call('exportMatch', { match: id })).file);
}
