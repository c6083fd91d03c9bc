import { expect, it } from 'vitest';
import { runProofs } from './proofs.ts';
import { keepSpeech } from './speech.fixture.ts';

const speech = keepSpeech();

it('gantry proofs compares answers, repeats one case, and refuses wrong words', async () => {
  expect(await runProofs(['proofs', '--pairs', '8', '--tables', '0', '--only', 'sight', '--json'])).toBe(0);
  expect(Object.keys((JSON.parse(speech.said) as { readonly topics: object }).topics)).toEqual(['sight']);
  speech.said = '';
  expect(await runProofs(['proofs', '--case', '11.0.0.3', '--only', 'stand'])).toBe(0);
  expect(speech.said).toMatch(/^3 stand agree/);
  expect(await runProofs(['proofs', '--pairs', 'many'])).toBe(2);
  expect(speech.complained).toContain('--pairs must be a whole number');
});
