import { expect, it, vi } from 'vitest';
import { testDesk } from '../engine/testing/memory.ts';
import { PUSH } from './channels.ts';
import { ScreenLine } from './screen-line.ts';
import { SHELL_PUSH } from './shell-link.ts';

interface Sent {
  readonly channel: string;
  readonly message: unknown;
}

function lineTo(destroyed = false): { readonly line: ScreenLine; readonly sent: Sent[]; readonly place: ReturnType<typeof testDesk> } {
  const sent: Sent[] = [];
  const place = testDesk();
  return {
    line: new ScreenLine(place.desk, { send: (channel: string, message: unknown) => void sent.push({ channel, message }), isDestroyed: () => destroyed }),
    sent,
    place,
  };
}

it('before the page is there nothing is answered and nothing is told', async () => {
  const { line, sent } = lineTo();
  expect(await line.call('catalogue', {})).toMatchObject({ error: { code: 'form' } });
  line.tell({ type: 'open' });
  expect(sent).toEqual([]);
});

it('calls go to the desk, pushes to the page, a call without a name is refused', async () => {
  const { line, sent } = lineTo();
  line.lay();
  expect(await line.call(7, {})).toMatchObject({ error: { code: 'form', message: 'a call needs a name' } });
  const begun = await line.call('newMatch', { system: 'toy', setup: { table: 'floor' }, seats: ['computer', 'computer'] });
  expect(begun).toMatchObject({ result: { at: 0 } });
  await vi.waitFor(() => expect(sent.some(({ channel }) => channel === PUSH)).toBe(true));
  line.tell({ type: 'command', command: 'undo' });
  expect(sent.filter(({ channel }) => channel === SHELL_PUSH)).toEqual([{ channel: SHELL_PUSH, message: { type: 'command', command: 'undo' } }]);
});

it('a page that crashes and is loaded again goes on with the match: every answer given is in it', async () => {
  const { line, sent } = lineTo();
  line.lay();
  const begun = (await line.call('newMatch', { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'person'] })) as { readonly result: { readonly match: string } };
  const { match } = begun.result;
  for (let at = 0; at < 3; at++) expect(await line.call('answer', { match, at, answer: { kind: 'pick', picks: ['one'] } })).toMatchObject({ result: { ok: true } });
  line.cut(); // the process of the page is gone
  const before = sent.length;
  expect(await line.call('catalogue', {})).toMatchObject({ error: { code: 'form' } });
  line.lay();
  expect(await line.call('continueMatch', { match })).toMatchObject({ result: { match, at: 3, awaits: 'person' } });
  expect(await line.call('answer', { match, at: 3, answer: { kind: 'pick', picks: ['one'] } })).toMatchObject({ result: { ok: true } });
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
});

it('a window that is destroyed is told nothing', async () => {
  const { line, sent } = lineTo(true);
  line.lay();
  line.tell({ type: 'open' });
  await line.call('newMatch', { system: 'toy', setup: { table: 'floor' }, seats: ['computer', 'computer'] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
});
