import { contextBridge, ipcRenderer } from 'electron';
import { pushForm, resultForms, type CallName, type LinkError, type Push } from '../engine/host/link.ts';
import { CALL, ipcReplyForm, PUSH } from './channels.ts';
import { listenForDrops, type DropTarget } from './drop.ts';
import { SHELL_CALL, SHELL_PUSH, shellPushForm, shellReplyForm, type ShellBridge, type ShellCall, type ShellReply } from './shell-link.ts';
import { takesItself } from './typing.ts';

/**
 * What the page finds as `window.gantry`. A call resolves to the same reply as on a WebSocket, `{ id, result }` or
 * `{ id, error }`: rejections would lose their fields on the way into the page.
 */
interface Bridge {
  call(name: CallName, args: unknown): Promise<Reply>;
  onPush(listen: (push: Push) => void): () => void;
}

type Reply = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly error: LinkError };

let calls = 0;

/** Hears one channel, without the event that comes with each message: the page gets plain data only. */
function onChannel(channel: string, listen: (message: unknown) => void): () => void {
  const hear = (_event: unknown, message: unknown): void => listen(message);
  ipcRenderer.on(channel, hear);
  return () => void ipcRenderer.off(channel, hear);
}

const bridge: Bridge = {
  async call(name, args) {
    const id = ++calls;
    const broken = (message: string): Reply => ({ id, error: { code: 'broken', message } });
    const reply = ipcReplyForm.safeParse(await ipcRenderer.invoke(CALL, name, args));
    if (!reply.success) return broken('the host gave a reply of a wrong form');
    if ('error' in reply.data) return { id, error: reply.data.error as LinkError };
    if (!Object.hasOwn(resultForms, name)) return broken('there is no such call');
    const result = resultForms[name].safeParse(reply.data.result);
    if (!result.success) return broken(`the host gave a result of a wrong form: ${result.error.issues[0]?.path.join('.')}: ${result.error.issues[0]?.message}`);
    return { id, result: result.data };
  },
  onPush: (listen) => onChannel(PUSH, (message) => {
    const push = pushForm.safeParse(message);
    listen(push.success ? (push.data as Push) : { type: 'fault', match: '', message: `the host sent a message of a wrong form: ${push.error.issues[0]?.path.join('.')}` });
  }),
};

const askShell = async (call: ShellCall): Promise<ShellReply> => shellReplyForm.parse(await ipcRenderer.invoke(SHELL_CALL, call));

const shellBridge: ShellBridge = {
  async takeFile() {
    const reply = await askShell({ name: 'takeFile' });
    return 'file' in reply ? reply.file : null;
  },
  onPush: (listen) => onChannel(SHELL_PUSH, (message) => {
    const push = shellPushForm.safeParse(message);
    if (push.success && !takesItself(document, push.data)) listen(push.data);
  }),
  reveal: (match) => void askShell({ name: 'reveal', match }),
};

listenForDrops(window as unknown as DropTarget, (file, bytes) => void askShell({ name: 'dropFile', file: file.slice(-255), bytes }));
contextBridge.exposeInMainWorld('gantry', Object.freeze(bridge));
contextBridge.exposeInMainWorld('gantryShell', Object.freeze(shellBridge));
