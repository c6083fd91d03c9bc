import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anUpdate } from './fakes.ts';
import { socketAddress } from './link.ts';
import { LinkFault, readPush, readReply } from './messages.ts';
import { openSocket, type Socket } from './socket.ts';

describe('messages', () => {
  test('a right update is taken', () => expect(readPush({ type: 'update', update: anUpdate() })).toHaveProperty('push'));
  test.each([
    ['no form at all', 'hello'],
    ['an unknown kind', { type: 'weather' }],
    ['a missing field', { type: 'update', update: { match: 'm' } }],
    ['a request of no kind', { type: 'update', update: { ...anUpdate(), request: { kind: 'wish' } } }],
    ['events without a type', { type: 'update', update: { ...anUpdate(), events: [{}] } }],
  ])('%s is refused with its cause', (_, data) => expect(readPush(data)).toHaveProperty('wrong'));

  test('a reply of a wrong form is a fault', () => {
    expect(() => readReply('newMatch', { id: 1, result: { match: 5 } })).toThrow(LinkFault);
    expect(() => readReply('answer', 'what')).toThrow(/answer/);
    expect(readReply('answer', { id: 1, result: { ok: true } })).toEqual({ ok: true });
  });

  test('a fault of the host keeps its code and rule', () => {
    try {
      readReply('answer', { id: 1, error: { code: 'refused', message: 'no', refusal: { rule: 'SP-ADV-03', why: 'higher' } } });
      expect.unreachable();
    } catch (fault) {
      expect(fault).toMatchObject({ code: 'refused', refusal: { rule: 'SP-ADV-03' } });
    }
  });
});

describe('address', () => {
  test('goes to where the page came from, with its token', () => {
    expect(socketAddress({ protocol: 'http:', host: '127.0.0.1:5000', search: '?token=a b' })).toBe('ws://127.0.0.1:5000/link?token=a%20b');
    expect(socketAddress({ protocol: 'https:', host: 'x', search: '' })).toBe('wss://x/link');
  });
});

type Listener = (event: { readonly data?: unknown }) => void;

class FakeSocket implements Socket {
  readyState = 0;
  readonly sent: string[] = [];
  readonly #listeners = new Map<string, Listener[]>();
  send(text: string): void { this.sent.push(text); }
  close(): void { this.emit('close'); }
  addEventListener(type: string, listen: Listener): void { this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listen]); }
  emit(type: string, data?: unknown): void { for (const listen of this.#listeners.get(type) ?? []) listen({ data }); }
  open(): void { this.readyState = 1; this.emit('open'); }
}

describe('socket', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });
  const setUp = () => {
    const sockets: FakeSocket[] = [];
    const wrong: string[] = [];
    const up: boolean[] = [];
    const link = openSocket({ address: 'ws://x', make: () => { const made = new FakeSocket(); sockets.push(made); return made; }, onWrong: (why) => wrong.push(why), onConnection: (now) => up.push(now) });
    return { link, sockets, wrong, up };
  };
  const ok = (id: number): string => JSON.stringify({ id, result: { ok: true } });

  test('calls made before it is open wait, and replies find their call', async () => {
    const { link, sockets } = setUp();
    const call = link.call('leave', { match: 'm' });
    expect(sockets[0]!.sent).toEqual([]);
    sockets[0]!.open();
    expect(JSON.parse(sockets[0]!.sent[0]!)).toEqual({ id: 0, name: 'leave', args: { match: 'm' } });
    sockets[0]!.emit('message', ok(0));
    await expect(call).resolves.toEqual({ ok: true });
  });

  test('pushes reach their listeners, wrong ones only the complaint', () => {
    const { link, sockets, wrong } = setUp();
    const heard: unknown[] = [];
    link.onPush((push) => heard.push(push));
    sockets[0]!.open();
    sockets[0]!.emit('message', JSON.stringify({ push: { type: 'update', update: anUpdate() } }));
    sockets[0]!.emit('message', JSON.stringify({ push: { type: 'update', update: 3 } }));
    sockets[0]!.emit('message', 'not json');
    sockets[0]!.emit('message', ok(99));
    expect(heard).toHaveLength(1);
    expect(wrong).toHaveLength(3);
  });

  test('it connects again, asks again what may be asked twice, and fails an answer that was on its way', async () => {
    const { link, sockets, up } = setUp();
    sockets[0]!.open();
    const again = link.call('leave', { match: 'm' });
    const answer = link.call('answer', { match: 'm', at: 1, answer: { kind: 'pick', picks: [] } });
    const failed = expect(answer).rejects.toMatchObject({ code: 'broken' });
    sockets[0]!.emit('close');
    await failed;
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets).toHaveLength(2);
    sockets[1]!.open();
    expect(sockets[1]!.sent.map((text) => JSON.parse(text).name)).toEqual(['leave']);
    sockets[1]!.emit('message', ok(0));
    await expect(again).resolves.toEqual({ ok: true });
    expect(up).toEqual([true, false, true]);
  });
});
