// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../../engine/space/draft/draft.ts';
import { parseTable, type TableFile } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import { bench, clearBench, useBench } from './bench.ts';
import { undo } from './deeds.ts';
import { stripOf } from './outlines.ts';
import { SizeFields } from './panels/SizeFields.tsx';
import { SuitedTo } from './panels/SuitedTo.tsx';
import '../testing/faces.fixture.ts';
import './workshopWords.ts';

const { page, draw, button } = testPage();
const table = (): TableFile => bench.getState().draft!.table;

function Panels(): ReactNode {
  const shown = useBench((s) => s.draft!.table);
  return <><SizeFields table={shown} /><SuitedTo table={shown} /></>;
}

/** Types a number of inches and leaves the field. */
function type(word: 'Width' | 'Depth', inches: string): HTMLInputElement {
  const input = [...page.querySelectorAll('label')].find((one) => one.textContent!.startsWith(word))!.querySelector('input')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, inches);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const isWrong = input.getAttribute('aria-invalid');
  act(() => { input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })); });
  expect(isWrong).toBe(String(Number(inches) < 18 || Number(inches) > 72));
  return input;
}

beforeEach(() => {
  clearBench();
  const strip = stripOf([914.4, 914.4], 0, 152.4).map(([x, z]): [number, number] => [x, z]);
  bench.setState({ draft: begin(parseTable(bare({ deployment: [{ seat: 0, outline: strip }] }))) });
  draw(<Panels />);
});

describe('the size of a table of one’s own', () => {
  it('is typed in inches, from 18 to 72 a side, and told in mm and squares; its strips to deploy in go with it; every step is undone', () => {
    type('Width', '48');
    expect(table().size).toEqual([1219.2, 914.4]);
    expect(table().deployment![0]!.outline).toEqual(stripOf([1219.2, 914.4], 0, 152.4));
    expect(page.textContent).toContain('1219.2 × 914.4 mm. As a board of squares: 48 × 36 of an inch, or 32 × 24 of an inch and a half.');
    type('Depth', '22.5');
    expect(table().size).toEqual([1219.2, 571.5]);
    for (const wrong of ['17', '73', '-20']) {
      expect(type('Depth', wrong).value).toBe('22.5');
      expect(table().size).toEqual([1219.2, 571.5]);
    }
    act(() => undo());
    act(() => undo());
    expect(table().size).toEqual([914.4, 914.4]);
    expect(table().deployment![0]!.outline).toEqual(stripOf([914.4, 914.4], 0, 152.4));
  });

  it('says which rule system is played on another size, and lays the table out for the others (SP-FIELD-01)', () => {
    expect(page.textContent).not.toContain('is played on');
    type('Width', '48');
    expect(page.textContent).toContain('Shatterpoint is played on 36 × 36 inches.');
    click(button('Lay it out for the others'));
    expect(table().systems).toEqual(['miniatures', 'wartime']);
    expect(page.textContent).not.toContain('is played on');
  });
});
