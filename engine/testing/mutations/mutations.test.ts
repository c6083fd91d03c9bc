import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkedJson } from '../../core/form.ts';
import { textOf } from '../rules/sources.ts';
import { systemIds, workshopOf } from '../workshop/index.ts';

const text = z.string().min(1);
const listForm = z.array(z.strictObject({ rule: text, what: text, file: text, from: text, to: z.string(), tests: text.optional() })).min(3);
const FOLDER = 'engine/testing/mutations';
const mutationsOf = (id: string): z.infer<typeof listForm> => checkedJson(`${id}.json`, listForm, textOf(`${FOLDER}/${id}.json`));

test('every rule system has mutations, and so has what all share', () => {
  expect(readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json')).sort()).toEqual([...systemIds, 'shared'].map((id) => `${id}.json`).sort());
});

test.each([...systemIds, 'shared'])('each mutation of %s breaks one place that is there once', (id) => {
  for (const { rule, file, from, to } of mutationsOf(id)) expect([rule, textOf(file).split(from).length - 1, from === to]).toEqual([rule, 1, false]);
});

test.each(systemIds)('each mutation of %s breaks a rule of its own that is there', async (id) => {
  const { rules } = workshopOf(id);
  const there = new Set((await rules.chapters()).flatMap((chapter) => chapter.rules).filter(({ claim }) => claim.state === 'there' || claim.state === 'partly').map((rule) => rule.id));
  const own = mutationsOf(id).filter(({ rule }) => rule.startsWith(`${rules.prefix}-`));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ rule }) => !there.has(rule)).map(({ rule }) => rule)).toEqual([]);
});
