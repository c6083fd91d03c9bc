// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { houseRules } from '../../engine/shatterpoint/house-rules.ts';
import { speak } from '../words/speak.ts';
import { HouseRules } from './HouseRules.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('names every ruling and each of its values', () => {
  for (const { name, values } of houseRules) {
    expect(speak.has(`house.${name}`), name).toBe(true);
    for (const value of values) expect(speak.has(`houseValue.${name}.${value}`), `${name} ${value}`).toBe(true);
  }
});

it('hands over only what differs from the recommended rulings', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const onChange = vi.fn();
  act(() => root.render(<HouseRules chosen={{ eras: 3 }} onChange={onChange} />));
  const button = (legend: string, text: string): HTMLButtonElement => [...[...page.querySelectorAll('fieldset')].find((set) => set.textContent.includes(legend))!.querySelectorAll('button')].find((one) => one.textContent === text)!;
  expect(button('Eras in play', 'three, without the New Republic').getAttribute('aria-pressed')).toBe('true');
  act(() => button('A push moves a figure', 'the tool and its base').click());
  expect(onChange).toHaveBeenLastCalledWith({ eras: 3, pushDisplacement: 'toolAndBase' });
  act(() => button('Eras in play', 'four').click());
  expect(onChange).toHaveBeenLastCalledWith({});
  act(() => root.unmount());
  page.remove();
});
