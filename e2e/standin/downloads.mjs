import { EventEmitter } from 'node:events';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { preventable } from './contents.mjs';
import { strict } from './strict.mjs';

/** A file that a page saves. Without a path to save it at, its dialog is closed unanswered, as every dialog is here. */
export class DownloadItem extends EventEmitter {
  /** @type {'progressing' | 'completed' | 'cancelled' | 'interrupted'} */
  state = 'progressing';
  path = '';

  constructor(url, filename, stop) {
    super();
    this.url = url;
    this.filename = filename;
    this.stop = stop;
    return strict(this, 'DownloadItem');
  }

  getURL() { return this.url; }
  getFilename() { return this.filename; }
  getState() { return this.state; }
  setSavePath(path) { this.path = path; }
  getSavePath() { return this.path; }
  cancel() { this.stop(); }

  /** Chromium has written the file, or will not. */
  end(state, file) {
    if (this.state !== 'progressing') return;
    if (state === 'completed') renameSync(file, this.path);
    this.state = state;
    this.emit('done', {}, state);
  }
}

/**
 * Hears of the files that pages save and tells the session, which may prevent them. `shell` as for `WebContents`, and: windows.
 * Chromium writes them into `folder` under names of its own, from where they go to the path that the main process said.
 */
export async function hearDownloads({ chromium, session, fromHttp, windows }, folder) {
  const items = new Map();
  mkdirSync(folder, { recursive: true });
  await chromium.send('Browser.setDownloadBehavior', { behavior: 'allowAndName', downloadPath: folder, eventsEnabled: true });

  const begin = ({ guid, url, suggestedFilename, frameId }) => {
    const stop = () => void chromium.send('Browser.cancelDownload', { guid }).catch(() => {});
    const item = new DownloadItem(fromHttp(url), suggestedFilename, stop);
    const event = preventable();
    session.emit('will-download', event, item, [...windows].find((window) => window.webContents.targetId === frameId)?.webContents);
    if (event.defaultPrevented || item.getSavePath() === '') stop();
    if (!event.defaultPrevented) items.set(guid, item);
  };
  const progress = ({ guid, state }) => {
    if (state === 'inProgress') return;
    items.get(guid)?.end(state === 'canceled' ? 'cancelled' : state, join(folder, guid));
    items.delete(guid);
  };
  return ({ method, params }) => {
    if (method === 'Browser.downloadWillBegin') begin(params);
    if (method === 'Browser.downloadProgress') progress(params);
  };
}
