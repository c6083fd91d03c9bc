import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Door } from './door.ts';
import { anUpdate } from '../testing/fakes.fixture.ts';
import { socketAddress } from './link.ts';
import { LinkFault, readPush, readReply } from './messages.ts';
import { openSocket, type Locked, type Socket } from './socket.ts';

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
  test('goes to where the page came from, and no secret with it', () => {
    expect(socketAddress({ protocol: 'http:', host: '127.0.0.1:5000' })).toBe('ws://127.0.0.1:5000/link');
    expect(socketAddress({ protocol: 'https:', host: 'x' })).toBe('wss://x/link');
  });
});

type Listener = (event: { readonly data?: unknown; readonly code?: number }) => void;

class FakeSocket implements Socket {
  readonly sent: string[] = [];
  readonly #listeners = new Map<string, Listener[]>();
  send(text: string): void { this.sent.push(text); }
  close(): void { this.emit('close', { code: 1006 }); }
  addEventListener(type: string, listen: Listener): void { this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listen]); }
  emit(type: string, event: { readonly data?: unknown; readonly code?: number }): void { for (const listen of this.#listeners.get(type) ?? []) listen(event); }
  say(message: unknown): void { this.emit('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }); }
  /** What was sent after the key. */
  get calls(): readonly { readonly name?: string; readonly renew?: string }[] { return this.sent.slice(1).map((text) => JSON.parse(text) as object); }
  /** The host lets it in. */
  letIn(renew = false): void {
    this.emit('open', {});
    this.say({ welcome: { renew } });
  }
}

/** A door with some keys, tried one after another. */
class FakeDoor implements Door {
  keys: string[];
  readonly admitted: string[] = [];
  changed = (): void => {};
  fails = 0;
  constructor(...keys: string[]) { this.keys = keys; }
  key(refused: ReadonlySet<string>): Promise<string | null> {
    if (this.fails-- > 0) return Promise.reject(new Error('no host'));
    return Promise.resolve(this.keys.find((key) => !refused.has(key)) ?? null);
  }
  known(key: string): void { this.admitted.push(key); }
  renewal(key: string): string { return `${key}+`; }
  onChange(listen: () => void): void { this.changed = listen; }
}

describe('socket', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });
  const setUp = async (door = new FakeDoor('k')) => {
    const sockets: FakeSocket[] = [];
    const wrong: string[] = [];
    const up: boolean[] = [];
    const locked: (Locked | null)[] = [];
    const link = openSocket({ address: 'ws://x', make: () => { const made = new FakeSocket(); sockets.push(made); return made; }, door, onWrong: (why) => wrong.push(why), onConnection: (now) => up.push(now), onLocked: (why) => locked.push(why) });
    await settled();
    return { link, sockets, wrong, up, locked, door };
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const reply = (id: number) => ({ id, result: { ok: true } });

  test('it shows its key first; calls wait until it is let in, and replies find their call', async () => {
    const { link, sockets } = await setUp();
    const call = link.call('leave', { match: 'm' });
    expect(sockets[0]!.sent).toEqual([]);
    sockets[0]!.emit('open', {});
    expect(sockets[0]!.sent).toEqual(['{"hello":"k"}']);
    sockets[0]!.say({ welcome: { renew: false } });
    expect(sockets[0]!.calls).toEqual([{ id: 0, name: 'leave', args: { match: 'm' } }]);
    sockets[0]!.say(reply(0));
    await expect(call).resolves.toEqual({ ok: true });
  });

  test('what another program says without a welcome is no reply, and gets no call', async () => {
    const { link, sockets, wrong } = await setUp();
    void link.call('leave', { match: 'm' });
    sockets[0]!.emit('open', {});
    sockets[0]!.say(reply(0));
    expect([wrong, sockets[0]!.calls]).toEqual([['no welcome'], []]);
  });

  test('pushes reach their listeners, wrong ones only the complaint', async () => {
    const { link, sockets, wrong } = await setUp();
    const heard: unknown[] = [];
    link.onPush((push) => heard.push(push));
    sockets[0]!.letIn();
    sockets[0]!.say({ push: { type: 'update', update: anUpdate() } });
    sockets[0]!.say({ push: { type: 'update', update: 3 } });
    sockets[0]!.say('not json');
    sockets[0]!.say(reply(99));
    expect(heard).toHaveLength(1);
    expect(wrong).toHaveLength(3);
  });

  test('it connects again, asks again what may be asked twice, and fails an answer that was on its way', async () => {
    const { link, sockets, up } = await setUp();
    sockets[0]!.letIn();
    const again = link.call('leave', { match: 'm' });
    const answer = link.call('answer', { match: 'm', at: 1, answer: { kind: 'pick', picks: [] } });
    const failed = expect(answer).rejects.toMatchObject({ code: 'broken' });
    sockets[0]!.close();
    await failed;
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets).toHaveLength(2);
    sockets[1]!.letIn();
    expect(sockets[1]!.calls.map(({ name }) => name)).toEqual(['leave']);
    sockets[1]!.say(reply(0));
    await expect(again).resolves.toEqual({ ok: true });
    expect(up).toEqual([true, false, true]);
  });

  test('a key that is not known is followed by the next; without one it waits at the door, and goes on when there is another', async () => {
    const { link, sockets, locked, door } = await setUp(new FakeDoor('old', 'new'));
    void link.call('leave', { match: 'm' });
    sockets[0]!.emit('close', { code: 4001 });
    await settled();
    sockets[1]!.emit('open', {});
    expect(sockets[1]!.sent).toEqual(['{"hello":"new"}']);
    sockets[1]!.emit('close', { code: 4001 });
    await settled();
    expect(locked).toEqual(['unknown']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets, 'it does not hammer at the door').toHaveLength(2);
    door.keys = ['another'];
    door.changed();
    await settled();
    sockets[2]!.letIn();
    expect(locked).toEqual(['unknown', null]);
    expect(sockets[2]!.calls.map(({ name }) => name)).toEqual(['leave']);
  });

  test('too many windows: it says so, and comes in when there is room', async () => {
    const { sockets, locked } = await setUp();
    sockets[0]!.emit('close', { code: 4002 });
    expect(locked).toEqual(['crowded']);
    await vi.advanceTimersByTimeAsync(300);
    sockets[1]!.letIn();
    expect(locked).toEqual(['crowded', null]);
  });

  test('a host that is away while a key is asked for is asked again', async () => {
    const door = new FakeDoor('k');
    door.fails = 2;
    const { sockets, up } = await setUp(door);
    expect([sockets, up]).toEqual([[], [false]]);
    await vi.advanceTimersByTimeAsync(2000);
    sockets[0]!.letIn();
    expect(up.at(-1)).toBe(true);
  });

  test('it renews its key when it is told to, and the new one counts once the host said so', async () => {
    const { sockets, door } = await setUp();
    sockets[0]!.letIn(true);
    expect([sockets[0]!.calls, door.admitted]).toEqual([[{ renew: 'k+' }], ['k']]);
    sockets[0]!.say({ renewed: false });
    expect(door.admitted).toEqual(['k']);
    sockets[0]!.say({ renewed: true });
    expect(door.admitted).toEqual(['k', 'k+']);
  });
});
