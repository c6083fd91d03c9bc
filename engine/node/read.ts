import { answerTo } from '../host/reading/as-text.ts';
import type { FileReading } from '../host/reading/reading.ts';
import type { Port } from './port.ts';

/** Answers the questions about files that arrive at a port. */
export function answerReading(port: Port, files: FileReading): void {
  port.on('message', (question) => void answerTo(files, question).then((reply) => port.postMessage(reply)));
}
