import type { WebSocket } from 'ws';
import { faultLine, formed, readJson } from '../engine/core/form.ts';
import type { Desk } from '../engine/host/desk.ts';
import { causeOf } from '../engine/host/fault.ts';
import { callEnvelopeForm } from '../engine/host/link.ts';
import { Allowance, type Limits } from './limits.ts';

/** Close codes of the WebSocket protocol: against the rules, and asked to come again later. */
const AGAINST_RULES = 1008;

/**
 * Connects one WebSocket to the desk: checked calls in, replies and pushes out. A client that sends too much, does not take
 * what it is sent, or is gone without a word is dropped; the match never waits for it.
 */
export function attend(desk: Desk, socket: WebSocket, limits: Limits, report: (message: string) => void): void {
  const drop = (why: string): void => {
    report(`a browser was dropped: ${why}`);
    socket.terminate();
  };
  const send = (message: object): void => {
    if (socket.readyState !== socket.OPEN) return;
    const text = JSON.stringify(message);
    if (socket.bufferedAmount + text.length > limits.waiting) drop('it does not take what it is sent');
    else socket.send(text);
  };
  const connection = desk.connect((push) => send({ push }));
  const now = Date.now();
  const messages = new Allowance(limits.messagesPerSecond, limits.messagesAtOnce, now);
  const bytes = new Allowance(limits.bytesPerSecond, limits.bytesAtOnce, now);
  const stopPings = keepAlive(socket, limits.pingMs, () => drop('it does not answer'));
  let refused = false;

  socket.on('message', (data: Buffer, isBinary) => {
    if (refused) return;
    const at = Date.now();
    if (!messages.take(1, at) || !bytes.take(data.length, at)) {
      refused = true;
      report('a browser was sent away: it sends too much');
      socket.close(AGAINST_RULES, 'too many messages');
      return;
    }
    const call = isBinary ? null : envelopeOf(data.toString('utf8'));
    if (call === null || 'cause' in call) send({ id: call?.id ?? null, error: { code: 'form', message: `this message has a wrong form: ${call?.cause ?? 'it is not text'}` } });
    else void connection.call(call.name, call.args).then((reply) => send({ id: call.id, ...reply }));
  });
  socket.on('close', () => {
    stopPings();
    connection.close();
  });
  socket.on('error', () => socket.terminate());
}

/** Asks a client again and again whether it is there. Calls `gone` once when it did not answer until the next time; gives what ends it. */
function keepAlive(socket: WebSocket, every: number, gone: () => void): () => void {
  let answered = true;
  socket.on('pong', () => { answered = true; });
  const timer = setInterval(() => {
    if (!answered) return gone();
    answered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

type Envelope = { readonly id: number; readonly name: string; readonly args: unknown };

function envelopeOf(text: string): Envelope | { readonly id: number | null; readonly cause: string } {
  let message: unknown;
  try {
    message = readJson('message', text);
  } catch (error) {
    return { id: null, cause: causeOf(error) };
  }
  const { data, fault } = formed(callEnvelopeForm, message);
  if (fault === null) return data as Envelope;
  const id = (message as { readonly id?: unknown } | null)?.id;
  return { id: typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : null, cause: faultLine({ ...fault, path: fault.path.length === 0 ? ['message'] : fault.path }) };
}
