import { Caller } from '../host/caller.ts';
import { answerTo } from '../host/reading/as-text.ts';
import type { FileReading } from '../host/reading/reading.ts';
import { GIVE_UP, SO_FAR } from './crew.ts';
import type { Port } from './port.ts';

/** Answers the questions about files that arrive at a port, one at a time. Of long work it says how far it is, and leaves it when it is told that nobody waits. */
export function answerReading(port: Port, files: FileReading): void {
  let caller = new Caller();
  port.on('message', (text) => {
    if (text === GIVE_UP) return caller.leave();
    caller = new Caller();
    void answerTo(files, text, { caller, far: (share) => port.postMessage(`${SO_FAR}${share}`) }).then((reply) => port.postMessage(reply));
  });
}
