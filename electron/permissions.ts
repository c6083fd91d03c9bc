import type { Session } from 'electron';
import { isOwnAddress, isOwnDownload, mayLoad } from './origin.ts';

/** All that the page may ever ask of the computer: the whole screen, and putting text on the clipboard. */
const ALLOWED: ReadonlySet<string> = new Set(['fullscreen', 'clipboard-sanitized-write']);

/** Whether a frame has a permission: the game's own page at the top of the window, and only what is on the list. */
const hasPermission = (permission: string, address: string | undefined, isMainFrame: boolean): boolean =>
  isMainFrame && address !== undefined && ALLOWED.has(permission) && isOwnAddress(address);

/** Refuses a session everything that the game does not need: permissions asked or checked, devices, downloads, the network. */
export function guardSession(session: Session, debugging: boolean, report: (message: string) => void): void {
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl, isMainFrame }) => {
    const granted = hasPermission(permission, requestingUrl, isMainFrame);
    if (!granted) report(`a page asked for "${permission}" and was refused`);
    decide(granted);
  });
  session.setPermissionCheckHandler((_contents, permission, origin, { requestingUrl, isMainFrame }) =>
    hasPermission(permission, requestingUrl ?? origin, isMainFrame),
  );
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, item) => {
    if (isOwnDownload(item.getURL())) return;
    event.preventDefault();
    report('a download that is not the game’s own was refused');
  });
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    const cancel = !mayLoad(url, debugging);
    if (cancel) report(`nothing is loaded from outside: ${url.slice(0, 200)}`);
    decide({ cancel });
  });
}
