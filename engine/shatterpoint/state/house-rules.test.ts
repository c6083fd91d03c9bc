import { expect, test } from 'vitest';
import { houseRules } from './house-rules.ts';
import { readSetup } from './setup.ts';

const squad = { primary: '', secondary: '', supporting: '' };
const setup = (rules: Readonly<Record<string, unknown>>): ReturnType<typeof readSetup> => readSetup({ table: 'test', teams: [{ squads: [squad, squad] }, { squads: [squad, squad] }], houseRules: rules });

test('every house rule of a match is listed, with its default first', () => {
  const defaults = setup({}).houseRules;
  expect(houseRules.map(({ name }) => name).sort()).toEqual(Object.keys(defaults).sort());
  expect(Object.fromEntries(houseRules.map(({ name, values }) => [name, values[0]]))).toEqual(defaults);
});

test.each(houseRules.map((rule) => [rule.name, rule] as const))('%s takes each of its values and no other', (name, { values }) => {
  for (const value of values) expect(setup({ [name]: value }).houseRules[name]).toBe(value);
  expect(() => setup({ [name]: 'sometimes' })).toThrow(name);
});
