import { contextBridge, ipcRenderer } from 'electron';
import { pushForm, resultForms, type CallName, type LinkError, type Push } from '../engine/host/link.ts';
import { CALL, ipcReplyForm, PUSH } from './channels.ts';

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

const bridge: Bridge = {
  async call(name, args) {
    const id = ++calls;
    const broken = (message: string): Reply => ({ id, error: { code: 'broken', message } });
    const reply = ipcReplyForm.safeParse(await ipcRenderer.invoke(CALL, name, args));
    if (!reply.success) return broken('the host gave a reply of a wrong form');
    if ('error' in reply.data) return { id, error: reply.data.error as LinkError };
    const result = resultForms[name].safeParse(reply.data.result);
    if (!result.success) return broken(`the host gave a result of a wrong form: ${result.error.issues[0]?.path.join('.')}: ${result.error.issues[0]?.message}`);
    return { id, result: result.data };
  },
  onPush(listen) {
    const hear = (_event: unknown, message: unknown): void => {
      const push = pushForm.safeParse(message);
      listen(push.success ? (push.data as Push) : { type: 'fault', match: '', message: `the host sent a message of a wrong form: ${push.error.issues[0]?.path.join('.')}` });
    };
    ipcRenderer.on(PUSH, hear);
    return () => void ipcRenderer.off(PUSH, hear);
  },
};

contextBridge.exposeInMainWorld('gantry', Object.freeze(bridge));
