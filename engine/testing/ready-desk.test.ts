import { expect, it } from 'vitest';
import { systems } from '../host/systems.ts';
import { readyDesk } from './ready-desk.ts';

it.each(systems.map(({ rules }) => rules.id))('a desk stands ready with a match of %s: its first question can be answered', async (system) => {
  const { call, match, update, settled } = await readyDesk(system);
  expect([update.system, update.seats.every((kind) => kind === 'person'), update.at >= 0]).toEqual([system, true, true]);
  const { request, at } = update.request === null ? await settled() : update;
  const answer = request?.kind === 'place' ? { kind: 'place', at: request.body.at } : { kind: 'pick', picks: request?.kind === 'pick' ? request.options.slice(0, request.min) : [] };
  expect(await call('answer', { match, at, answer })).toEqual({ ok: true });
});
