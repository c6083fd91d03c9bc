import { contextBridge, ipcRenderer } from 'electron';
import type { LinkBridge, ShellBridge } from '../engine/host/shell.ts';
import { CALL, isIpcReply, isPush, PUSH } from './channels.ts';
import { listenForDrops, type DropTarget } from './drop.ts';
import type { ShellCall } from './shell-calls.ts';
import { isShellPush, isShellReply, SHELL_CALL, SHELL_PUSH, type ShellReply } from './shell-link.ts';
import { takesItself } from './typing.ts';

let calls = 0;

/** Hears one channel, without the event that comes with each message: the page gets plain data only. */
function onChannel(channel: string, listen: (message: unknown) => void): () => void {
  const hear = (_event: unknown, message: unknown): void => listen(message);
  ipcRenderer.on(channel, hear);
  return () => void ipcRenderer.off(channel, hear);
}

/** The page reads results and updates by their forms; here only their outer shape is looked at, so that the preload stays small. */
const bridge: LinkBridge = {
  async call(name, args) {
    const id = ++calls;
    const reply: unknown = await ipcRenderer.invoke(CALL, name, args);
    return { id, ...(isIpcReply(reply) ? reply : { error: { code: 'broken', message: 'the host gave a reply of a wrong form' } }) };
  },
  onPush: (listen) => onChannel(PUSH, (message) => listen(isPush(message) ? message : { type: 'fault', match: '', message: 'the host sent a message of a wrong form' })),
};

/** Rejects with what the shell says went wrong. */
async function askShell(call: ShellCall): Promise<Exclude<ShellReply, { readonly error: unknown }>> {
  const reply: unknown = await ipcRenderer.invoke(SHELL_CALL, call);
  if (!isShellReply(reply)) throw new Error('the shell gave a reply of a wrong form');
  if ('error' in reply) throw new Error(reply.error.message);
  return reply;
}

const shellBridge: ShellBridge = {
  async takeFile() {
    const reply = await askShell({ name: 'takeFile' });
    return 'file' in reply ? reply.file : null;
  },
  onPush: (listen) => onChannel(SHELL_PUSH, (message) => {
    if (isShellPush(message) && !takesItself(document, message)) listen(message);
  }),
  async reveal(match) {
    await askShell({ name: 'reveal', match });
  },
};

listenForDrops(window as unknown as DropTarget, (file, bytes) => void askShell({ name: 'dropFile', file: file.slice(-255), bytes }).catch((error: unknown) => console.error(error)));
contextBridge.exposeInMainWorld('gantry', Object.freeze(bridge));
contextBridge.exposeInMainWorld('gantryShell', Object.freeze(shellBridge));
