import type { ReactNode } from 'react';
import { inches, tenth } from '../../../engine/shape/point.ts';
import { SQUARE } from '../../../engine/space/ground/grid.ts';
import { LAID_OUT } from '../../../engine/space/terrain/size.ts';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { useSpeak } from '../../words/speak.ts';
import { tell } from '../deeds.ts';
import { sizedTo } from '../outlines.ts';
import { NumberField } from './NumberField.tsx';

const INCH = inches(1);
const inInches = (mm: number): number => Math.round((100 * mm) / INCH) / 100;

/** How wide and deep the table is, in inches, and how many squares lie on it. */
export function SizeFields({ table }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const [width, depth] = table.size;
  const [least, most] = [inInches(LAID_OUT.least), inInches(LAID_OUT.most)];
  const change = (size: readonly [number, number]): void => tell('table', sizedTo(table, size));
  const squares = (side: number): string => table.size.map((mm) => Math.floor(mm / side + 1e-9)).join(' × ');
  const field = (word: 'width' | 'depth', value: number, on: (mm: number) => void): ReactNode => (
    <NumberField label={speak(`workshop.size.${word}`)} unit="″" value={inInches(value)} least={least} most={most} onValue={(given) => on(tenth(inches(given)))} />
  );
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.size.heading')}</legend><small>{speak('workshop.size.hint', { least, most })}</small>
      <div className="side__numbers">
        {field('width', width, (mm) => change([mm, depth]))}
        {field('depth', depth, (mm) => change([width, mm]))}
      </div>
      <small>{speak('workshop.size.told', { width: tenth(width), depth: tenth(depth), small: squares(SQUARE.inch), large: squares(SQUARE.inchAndHalf) })}</small>
    </fieldset>
  );
}
