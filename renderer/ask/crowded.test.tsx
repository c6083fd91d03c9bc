// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { About } from '../../engine/core/script.ts';
import type { Aimed } from '../tools/step.ts';
import { samplePlace, sampleSituation } from '../testing/sample.fixture.ts';
import { press, testPage } from '../testing/page.fixture.ts';
import { withPanels } from '../testing/panels.fixture.ts';
import { Ask } from './Ask.tsx';
import type { Situation } from '../faces/face.ts';
import type { AskProps } from './askProps.ts';

const { page, draw } = testPage();
withPanels();
const onPlace = vi.fn<AskProps<Situation>['onPlace']>();
const at = { x: 12.3, y: 0, z: -40.1 };

beforeEach(() => { vi.clearAllMocks(); });

/** Shows the question where somebody deploys, with the mark put down; in an outline of the table. */
function ask(aimed: Partial<Aimed>, about: About = {}, outlined = false): void {
  const request = samplePlace('deploy', false);
  const drawn = outlined ? { zone: { kind: 'outline', outline: [[0, 0], [90, 0], [90, 90]], over: 0, levels: request.zone.levels } as const } : {};
  draw(<Ask request={{ ...request, ...drawn, about: { ...request.about, ...about } }} situation={sampleSituation()} asked="1" picks={[]} onPick={() => {}} onConfirm={() => {}} onPreview={() => {}} aimed={{ at, refusal: null, ...aimed }} onPlace={onPlace} />);
}

describe('a crowded deployment', () => {
  it('says before it is put down who of its squad would find no room around it (SP-DEPLOY-03)', () => {
    ask({ crowds: { kind: 'none', figure: '0.guards.2' } });
    expect(page.querySelector('.place__bad')!.textContent).toContain('From here Guards B will find no place in range');
    press('Enter');
    expect(onPlace.mock.calls).toEqual([[at]]);
    ask({ crowds: { kind: 'unsure', figure: '0.guards.2' } });
    expect(page.textContent).toContain('Guards B may find no place in range');
    ask({});
    expect(page.querySelector('.place__bad')).toBeNull();
  });

  it.each([
    [{ crowded: 'spread', farther: 1, range: 1, host: '0.guards.2' }, 'No place is left within range 1 of Guards B. By the house rule it may stand one length of range 1 farther off.'],
    [{ crowded: 'spread', farther: 3, range: 2, host: '0.guards.2' }, 'No place is left within range 2 of Guards B. By the house rule it may stand 3 lengths of range 1 farther off.'],
    [{ crowded: 'ownEdge', farther: 0, range: 1, host: '0.guards.2' }, 'By the house rule it deploys within range 2 of its own edge.'],
    [{ crowded: 'deeper', farther: 2, range: 2 }, 'No place is left within range 2 of your edge. It may stand 2 lengths of range 1 farther in.'],
  ])('says why a figure deploys outside its zone: %o (SP-DEPLOY-03)', (about, words) => {
    ask({}, about);
    expect(page.textContent).toContain(words);
    expect(page.textContent).not.toContain('Within the marked area on your side.');
  });
});

describe('a deployment in an outline of the table (houseRules.tableDeployment)', () => {
  it.each([
    [{}, 'Within the outline that the table draws for your side (house rule).'],
    [{ crowded: 'ownEdge', farther: 0, range: 1, host: '0.guards.2' }, 'No place is left within range 1 of Guards B. By the house rule it deploys in the outline of its side.'],
    [{ crowded: 'deeper', farther: 2, range: 2 }, 'No place is left in the outline of your side. It may stand a little beyond it.'],
  ])('says where, and why beside it: %o', (about, words) => {
    ask({}, about, true);
    expect(page.textContent).toContain(words);
    expect(page.textContent).not.toContain('edge');
  });
});
