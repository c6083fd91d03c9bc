// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { PickRequest } from '../../../../engine/core/script.ts';
import { offered } from '../../../../engine/miniatures/odds.ts';
import { readSetup } from '../../../../engine/miniatures/setup.ts';
import { table, type Drawing, type Table } from '../../../../engine/testing/miniatures/table.ts';
import { settled, testPage } from '../../../testing/page.fixture.ts';
import { situationOf } from '../skirmish.fixture.ts';
import { panels } from '../panels.tsx';
import { readOdds } from './odds.ts';

const { page, draw } = testPage();
const setup = readSetup({ table: 'drawn', teams: [{ figures: ['ewok'] }, { figures: ['ewok'] }] });

/** Draws the question that stands, with the host's odds. */
async function ask(t: Table, picks: readonly string[] = []): Promise<void> {
  const request = t.request as PickRequest;
  const told = JSON.parse(JSON.stringify(offered(t.game, request))) as unknown;
  const nothing = (): void => {};
  draw(<panels.Pick
    situation={situationOf(t.state, setup)} request={request} asked={`m ${request.ask}`} picks={picks} aimed={null} onPick={nothing} onConfirm={nothing} onPreview={nothing} onPlace={nothing}
    loadOdds={() => Promise.resolve(told)}
  />);
  await settled();
}
const line = (option: string): string => page.querySelector(`[data-option="${option}"] .odds__line`)?.textContent ?? '';

const helped: Drawing = { map: ['a...B', 'c....', 'd....'], pieces: { a: { card: 'luke-skywalker-rebel' }, c: { card: 'stormtrooper' }, d: { card: 'stormtrooper' }, B: { card: 'darth-vader-sith-lord' } } };

describe('before anybody commits to a die', () => {
  test('SWM-11.1, SWM-11.4: every attack says what must be rolled, its chance, the damage and whom it would defeat', async () => {
    const t = table({ map: ['a..B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'ewok' } } });
    await ask(t.leaveOpen());
    expect(line('attack:B')).toMatch(/^10 damage · critical 20 · defeats: \d+ %$/);
    expect(page.querySelector('[data-option="attack:B"]')!.textContent).toContain('Hits on ');
  });

  test('SWM-11.6: at combined fire the chance is told for those ticked, and of every other what its joining would make of it', async () => {
    const t = table(helped).play('attack:B').leaveOpen();
    await ask(t);
    const odds = readOdds(offered(t.game, t.request as PickRequest)).attacks;
    const chance = (helpers: number): string => `${Math.round(100 * odds.get(String(helpers))!.hit)} %`;
    expect(chance(1)).not.toBe(chance(0));
    expect(line('c')).toBe(`${chance(0)} → ${chance(1)}`);
    expect(page.querySelector('[data-testid="odds"]')!.textContent).toContain(`${chance(0)}nobody joins`.replace('nobody', ' nobody'));
    expect(page.querySelector('.odds__bars')!.getAttribute('aria-label')).toMatch(/^Chances against Darth Vader.*Critical: 40: 5 %/);
    await ask(t, ['c']);
    expect(line('c')).toBe(`${chance(0)} → ${chance(1)}`);
    expect(line('d')).toBe(`${chance(1)} → ${chance(2)}`);
    expect(page.querySelector('[data-testid="odds"]')!.textContent).toContain('with 1 helper');
  });

  test('SWM-14.2, SWM-14.8: with the Force the chance of misses rolled again stands beside it; at the question itself, whether that helps', async () => {
    const t = table({ ...helped, pieces: { ...helped.pieces, a: { card: 'luke-skywalker-jedi-knight' } }, map: ['aB...', '.....', '.....'] });
    await ask(t);
    expect(line('attack:B')).toMatch(/misses rolled again: \d+ %$/);
    t.play('attack:B', [2]);
    expect(t.asked).toBe('reroll');
    await ask(t.leaveOpen());
    expect(line('reroll:a')).toMatch(/^Hits: \d+ % · Defeated: \d+ % · [\d.]+ damage on average$/);
    expect(line('pass')).toBe('Misses');
  });

  test('without odds it is a plain bar', async () => {
    expect(readOdds(null).attacks.size).toBe(0);
    expect(readOdds({ one: { hit: 'often' } }).rolls.size).toBe(0);
  });
});
