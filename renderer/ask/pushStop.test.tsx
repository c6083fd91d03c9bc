// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { samplePlace, sampleSituation } from '../testing/sample.fixture.ts';
import { testPage } from '../testing/page.fixture.ts';
import { withPanels } from '../testing/panels.fixture.ts';
import type { Aimed } from '../tools/step.ts';
import { Ask } from './Ask.tsx';

const { page, draw } = testPage();
withPanels();

function ask(stop: Pick<Aimed, 'stop'>): string {
  const aimed = { at: { x: 12.3, y: 0, z: -40.1 }, refusal: null, ...stop };
  draw(<Ask request={samplePlace('push', true)} situation={sampleSituation()} asked="1" picks={[]} onPick={() => {}} onConfirm={() => {}} onPreview={() => {}} aimed={aimed} onPlace={() => {}} />);
  return page.querySelector('.place')!.textContent!;
}

describe('a push towards the mark', () => {
  it.each([
    ['touchesBase', 'SP-PUSH-06', 'against another figure'], ['touchesPart', 'SP-PUSH-07', 'against the terrain that is outlined'], ['overhang', 'SP-PUSH-09', 'hang over an edge'],
    ['ontoBase', 'SP-PUSH-10', 'lie on another figure'], ['offTable', 'SP-PUSH-12', 'edge of the battlefield'], ['noRoom', 'SP-PUSH-13', 'no room for it'],
  ] as const)('says why it stops short: %s (%s)', (stop, rule, words) => {
    const told = ask({ stop });
    expect(told).toContain(words);
    expect(told).toContain(rule);
  });

  it('says nothing of it at its full length (SP-PUSH-03)', () => {
    expect(ask({})).not.toContain('stops');
  });
});
