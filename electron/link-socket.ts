import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { faultLine, formed, readJson } from '../engine/core/form.ts';
import type { Desk } from '../engine/host/desk.ts';
import { helloForm, renewForm, TURNED_AWAY } from '../engine/host/entry.ts';
import { causeOf } from '../engine/host/fault.ts';
import { callEnvelopeForm } from '../engine/host/link.ts';
import type { Gate } from './gate.ts';
import type { Known } from './keys.ts';
import { Allowance, type Limits } from './limits.ts';

/** Close code of the WebSocket protocol: against the rules. */
const AGAINST_RULES = 1008;

/** How links come in, and what they may do. */
export interface LinkParts {
  readonly limits: Limits;
  readonly gate: Pick<Gate, 'admit' | 'renew'>;
  /** Gives a browser that showed a key its place; false when it has too many. */
  isRoom(known: Known): boolean;
  /** A link was let in. */
  entered(): void;
  report(message: string): void;
}

/** Takes one WebSocket in when its first message is a known key, and connects it to the desk. Nothing else is listened to before; `wire` is what it comes over. */
export function attend(desk: Desk, socket: WebSocket, wire: Socket, parts: LinkParts): void {
  const { limits, gate, isRoom, entered } = parts;
  const late = setTimeout(() => socket.terminate(), limits.helloMs);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(late));
  const before = wire.bytesRead;
  const measure = (): void => { if (wire.bytesRead - before > limits.hello) socket.terminate(); };
  wire.on('data', measure);
  socket.once('message', (data: Buffer, isBinary) => {
    clearTimeout(late);
    const hello = isBinary ? undefined : helloForm.safeParse(parsed(data)).data?.hello;
    if (hello === undefined) return socket.close(AGAINST_RULES, 'a link begins with a key');
    const known = gate.admit(hello);
    if (known === null) return socket.close(TURNED_AWAY.unknown, 'this browser is not known');
    if (!isRoom(known)) return socket.close(TURNED_AWAY.crowded, 'too many windows are open');
    wire.off('data', measure);
    entered();
    carry(desk, socket, known, parts);
    socket.send(JSON.stringify({ welcome: { renew: known.renew } }));
  });
}

/**
 * Connects a link that was let in to the desk: checked calls in, replies and pushes out. A client that sends too much, does not
 * take what it is sent, or is gone without a word is dropped; the match never waits for it.
 */
function carry(desk: Desk, socket: WebSocket, known: Known, { limits, gate, report }: LinkParts): void {
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
  const connection = desk.connect((push) => send({ push }), known.role);
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
    const message = isBinary ? { id: null, cause: 'it is not text' } : messageOf(data.toString('utf8'));
    if ('cause' in message) send({ id: message.id, error: { code: 'form', message: `this message has a wrong form: ${message.cause}` } });
    else if ('renew' in message) send({ renewed: gate.renew(known, message.renew) });
    else void connection.call(message.name, message.args).then((reply) => send({ id: message.id, ...reply }));
  });
  socket.on('close', () => {
    stopPings();
    connection.close();
  });
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

/** What a message says: a call, a new key, or what is wrong with it. */
function messageOf(text: string): Envelope | { readonly renew: string } | { readonly id: number | null; readonly cause: string } {
  let message: unknown;
  try {
    message = readJson('message', text);
  } catch (error) {
    return { id: null, cause: causeOf(error) };
  }
  const renewal = renewForm.safeParse(message).data;
  if (renewal !== undefined) return renewal;
  const { data, fault } = formed(callEnvelopeForm, message);
  if (fault === null) return data as Envelope;
  const id = (message as { readonly id?: unknown } | null)?.id;
  return { id: typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : null, cause: faultLine({ ...fault, path: fault.path.length === 0 ? ['message'] : fault.path }) };
}

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return null;
  }
}
