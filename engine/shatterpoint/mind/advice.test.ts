import { expect, test } from 'vitest';
import type { Ability, Advice, TacticsCard } from '../game/game.ts';
import { missions } from '../missions/index.ts';
import { printIn } from '../game/unit-card.ts';
import { units } from '../units/index.ts';

const printed = units.flatMap((card) => (['current', 'firstPrint'] as const).map((edition) => printIn(card, edition)));
const abilities: readonly Ability[] = printed.flatMap((card) => card.abilities);
const tactics: readonly TacticsCard[] = printed.flatMap((card) => card.tactics ?? []);

const advised = abilities.filter((ability): ability is Ability & { readonly advice: Advice } => ability.advice !== undefined);
const ids = (of: readonly Ability[]): string[] => [...new Set(of.map(({ id }) => id))];

test('the opponent is advised on many abilities, and tells for what', () => {
  expect(ids(advised.filter(({ advice }) => advice.purpose !== undefined)).length).toBeGreaterThan(70);
  expect(ids(advised.filter(({ advice }) => advice.deed !== undefined)).length).toBeGreaterThan(50);
});

test('only what is used by choice in the own activation has a purpose', () => {
  expect(ids(advised.filter(({ kind, advice }) => advice.purpose !== undefined && kind !== 'active'))).toEqual([]);
});

test('only what may be left alone can be idle: Reactives and sentences that say "may"', () => {
  const answers = ({ kind, parts }: Ability): boolean => kind === 'reactive' || parts.some((part) => part.part === 'after' && part.may);
  const idle = advised.filter(({ advice }) => advice.isIdle !== undefined);
  expect(ids(idle)).toEqual(expect.arrayContaining(['deflect', 'riposte', 'sabacc-shift']));
  expect(ids(idle.filter((ability) => !answers(ability)))).toEqual([]);
});

test('a question names an ability by its id: whoever has that id on its card gives the same advice and words', () => {
  const said = ({ advice, words }: Pick<Ability, 'advice' | 'words'>): string =>
    JSON.stringify([advice, words], (_key, value: unknown) => (typeof value === 'function' ? String(value) : value));
  const all = new Map<string, Set<string>>();
  for (const each of [...abilities, ...tactics]) all.set(each.id, (all.get(each.id) ?? new Set()).add(said(each)));
  // The first-print ability asks something that the current one of the same name does not.
  expect([...all].flatMap(([id, ways]) => (ways.size > 1 ? [id] : []))).toEqual(['your-fear-betrays-you']);
});

test('what a mission advises on is none of its struggle cards’ ids twice, and no ability’s', () => {
  const known = new Set([...abilities, ...tactics].map(({ id }) => id));
  const words = missions.flatMap(({ advice = {} }) => Object.keys(advice));
  expect(words.sort()).toEqual(['challenging-the-odds', 'change-of-plan', 'false-trail', 'patch-up', 'second-priority', 'second-wind']);
  expect(words.filter((word) => known.has(word))).toEqual([]);
});
