import type { WebContents } from 'electron';
import { isOwnPage } from './origin.ts';

/** Keeps a page where it is: no other page but the game's own in the window, none in any frame, no redirect, no new window, no page within the page. */
export function guardContents(contents: WebContents, report: (message: string) => void): void {
  const refused = (what: string, address: string): void => report(`${what} was refused: ${address.slice(0, 200)}`);
  contents.setWindowOpenHandler(({ url }) => {
    refused('a new window', url);
    return { action: 'deny' };
  });
  /** Only loading itself again is going nowhere. */
  const isLeaving = ({ isMainFrame, url }: { readonly isMainFrame: boolean; readonly url: string }): boolean => !isMainFrame || !isOwnPage(url);
  contents.on('will-navigate', (event) => {
    if (isLeaving(event)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!isLeaving(event)) return;
    event.preventDefault();
    refused('going to another page', event.url);
  });
  contents.on('will-redirect', (event) => {
    event.preventDefault();
    refused('a redirect', event.url);
  });
  contents.on('will-attach-webview', (event, _preferences, { src }) => {
    event.preventDefault();
    refused('a page within the page', src ?? '');
  });
}
