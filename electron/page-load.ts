import type { WebContents } from 'electron';
import { isOwnPage, ORIGIN } from './origin.ts';

/** The word of an address that says: the page ended by itself, go back to what was on the table. */
const BACK = 'back';

/** The page's address as it stands now, or as at the start, with or without the way back to what was on the table. */
export function pageAddress(now: string, back: boolean): string {
  const address = new URL(isOwnPage(now) ? now : `${ORIGIN}/index.html`);
  if (back) address.searchParams.set(BACK, '1');
  else address.searchParams.delete(BACK);
  return address.href;
}

/** Chromium's number of ERR_ABORTED. Electron leaves its name out at times. */
const ABORTED = -3;

/** Whether a load ended because another began: the page was loaded again meanwhile. */
const isOvertaken = (error: unknown): boolean => error instanceof Error && 'errno' in error && error.errno === ABORTED;

/** Loads the page. `failed` is told why it could not be; a load that another took the place of, or whose window or process is gone, has not failed: a page that crashed is loaded again. */
export async function loadPage(contents: Pick<WebContents, 'loadURL' | 'isDestroyed' | 'isCrashed'>, address: string, failed: (cause: string) => void): Promise<void> {
  try {
    await contents.loadURL(address);
  } catch (error) {
    if (!isOvertaken(error) && !contents.isDestroyed() && !contents.isCrashed()) failed(error instanceof Error ? error.message : String(error));
  }
}
