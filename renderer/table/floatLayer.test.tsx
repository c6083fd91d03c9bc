// @vitest-environment happy-dom
import { act } from 'react';
import { PerspectiveCamera } from 'three';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faces } from '../../engine/shatterpoint/system.ts';
import { match, stage } from '../match/match.ts';
import { battle, situationOf, tableauOf } from '../testing/battle.fixture.ts';
import { faces as known } from '../testing/faces.fixture.ts';
import { testPage } from '../testing/page.fixture.ts';
import { FloatLayer } from './FloatLayer.tsx';
import { placeFloats } from './floatPlaces.ts';
import { speak } from '../words/speak.ts';

const { page, draw } = testPage();
const view = battle('floats')[0]!.view;
const before = match.getState();
const camera = new PerspectiveCamera(30, 1280 / 800, 20, 8000);
camera.position.set(0, 600, 900);
camera.lookAt(0, 0, 0);

beforeEach(() => {
  stage.snapTo(tableauOf(view, faces));
  match.setState({ situation: situationOf(view, faces) });
  draw(<FloatLayer />);
});
afterEach(() => {
  act(() => { stage.clear(); match.setState(before, true); });
});

const over = (): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>('.floats__over')];
const lines = (of: HTMLElement): readonly (string | null)[] => [...of.querySelectorAll('.float')].map(({ textContent }) => textContent);

it('says damage, healing, conditions and what became of a figure with sign and symbol, one column a head, to eyes only', () => {
  act(() => {
    stage.harm('1.lord-maul', 3);
    stage.harm('1.lord-maul', -2);
    stage.addToken('1.lord-maul', 'pinned', 1);
    stage.addToken('1.kalani', 'hunker', 2);
    stage.act('1.kalani', 'dissolve', 100);
    // Having acted is seen on the table and not news.
    stage.addToken('1.kalani', 'done', 1);
  });
  expect(over().map(lines)).toEqual([['−3', '+2', 'Pinned'], ['Hunker ×2', 'Defeated']]);
  for (const float of page.querySelectorAll('.float')) expect(float.querySelector('svg')).not.toBeNull();
  expect(page.querySelector('.floats')!.getAttribute('aria-hidden')).toBe('true');
  expect(page.querySelector('.floats button, .floats [tabindex]')).toBeNull();
  act(() => stage.hush());
  expect(page.querySelector('.floats')).toBeNull();
});

it('stands over the head in the picture, and goes with a hidden level or beyond the edge', () => {
  act(() => { stage.harm('1.gar-saxon', 1); stage.harm('1.kalani', 1); });
  const seen = (): readonly (readonly [string, boolean])[] => over().map((each) => [each.style.visibility, parseFloat(each.style.left) > 640]);
  placeFloats(camera, 1280, 800, null);
  // One stands to the right on a deck, the other near the middle on the ground.
  expect(seen()).toEqual([['visible', true], ['visible', true]]);
  placeFloats(camera, 1280, 800, 0);
  expect(seen().map(([shown]) => shown)).toEqual(['hidden', 'visible']);
  const away = camera.clone();
  away.position.set(-3000, 600, 900);
  placeFloats(away, 1280, 800, null);
  expect(seen().map(([shown]) => shown)).toEqual(['hidden', 'hidden']);
});

it('every rule system says which tokens are news, each with a symbol and a word', () => {
  const chips = ['strained', 'disarmed', 'exposed', 'pinned', 'hunker', 'wounded', 'injured', 'focus', 'waiting', 'done', 'debt', 'raised', 'lowered'] as const;
  const news = known.map(({ id, words }) => [id, chips.filter((chip) => {
    const token = words.token(chip, speak);
    return token !== null && !token.name.includes('.') && token.name.length > 3;
  })]);
  expect(Object.fromEntries(news)).toMatchObject({
    shatterpoint: ['strained', 'disarmed', 'exposed', 'pinned', 'hunker', 'injured', 'focus'], miniatures: [], wartime: ['focus', 'waiting', 'raised', 'lowered'],
  });
});
