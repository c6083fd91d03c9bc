import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import { isOwnPage } from './origin.ts';

type Heard = Pick<IpcMainInvokeEvent, 'senderFrame'> & { readonly sender: unknown };

/** Whether a message comes from the game's own window, from its top frame, while that shows the game itself. */
function isOwnSender({ sender, senderFrame }: Heard, contents: WebContents | null): boolean {
  return contents !== null && sender === contents && senderFrame !== null && senderFrame.parent === null && isOwnPage(senderFrame.url);
}

/** What a message of a stranger gets. */
export const STRANGER = { error: { code: 'form', message: 'this window may not ask' } } as const;

/** Answers a channel's messages of the own window; all others are reported and get an error. `contents` is asked anew each time. */
export function hear(
  ipcMain: IpcMain,
  channel: string,
  contents: () => WebContents | null,
  report: (message: string) => void,
  answer: (...args: readonly unknown[]) => unknown,
): void {
  ipcMain.handle(channel, async (event, ...args: readonly unknown[]) => {
    if (isOwnSender(event, contents())) return answer(...args);
    report(`a message on ${channel} came from a stranger: ${event.senderFrame?.url.slice(0, 200) ?? 'a frame that is gone'}`);
    return STRANGER;
  });
}
