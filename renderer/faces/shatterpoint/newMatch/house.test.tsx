// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { houseRules } from '../../../../engine/shatterpoint/state/house-rules.ts';
import { speak } from '../../../words/speak.ts';
import { click, testPage } from '../../../testing/page.fixture.ts';
import { HouseRules } from './HouseRules.tsx';
import '../../../testing/faces.fixture.ts';

const { page, draw } = testPage();

it('names every ruling and each of its values', () => {
  for (const { name, values } of houseRules) {
    expect(speak.has(`shatterpoint.house.${name}`), name).toBe(true);
    for (const value of values) expect(speak.has(`shatterpoint.houseValue.${name}.${value}`), `${name} ${value}`).toBe(true);
  }
});

it('hands over only what differs from the recommended rulings', () => {
  const onChange = vi.fn();
  draw(<HouseRules chosen={{ eras: 3 }} onChange={onChange} />);
  const button = (legend: string, text: string): HTMLButtonElement => [...[...page.querySelectorAll('fieldset')].find((set) => set.textContent.includes(legend))!.querySelectorAll('button')].find((one) => one.textContent === text)!;
  expect(button('Eras in play', 'three, without the New Republic').getAttribute('aria-pressed')).toBe('true');
  click(button('A push moves a figure', 'the tool and its base'));
  expect(onChange).toHaveBeenLastCalledWith({ eras: 3, pushDisplacement: 'toolAndBase' });
  click(button('Eras in play', 'four'));
  expect(onChange).toHaveBeenLastCalledWith({});
});
