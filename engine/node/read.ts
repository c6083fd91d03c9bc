import { answerTo } from '../host/reading/as-text.ts';
import type { Reading } from '../host/reading/reading.ts';
import type { Port } from './port.ts';

/** Answers the questions about match files that arrive at a port. */
export function answerReading(port: Port, reading: Reading): void {
  port.on('message', (question) => void answerTo(reading, question).then((reply) => port.postMessage(reply)));
}
