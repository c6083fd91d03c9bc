import { useState, type ReactNode } from 'react';
import { LONGEST_PACK } from '../../engine/space/terrain/pack.ts';
import { useSpeak } from '../words/speak.ts';
import { BUDGET, useImport, type Importer } from './importer.ts';

/** Steps of the slider: each has a twelfth more triangles than the one before. */
const GROWTH = 1.0833;
const LAST = Math.round(Math.log(BUDGET.most / BUDGET.least) / Math.log(GROWTH));
const budgetAt = (step: number): number => Math.min(BUDGET.most, Math.round((BUDGET.least * GROWTH ** step) / 50) * 50);
const stepOf = (budget: number): number => Math.round(Math.log(budget / BUDGET.least) / Math.log(GROWTH));

/** How many triangles the piece may have, and what is lost by it. */
export function BudgetField({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const budget = useImport(importer, (s) => s.budget);
  const made = useImport(importer, (s) => s.made);
  const before = useImport(importer, (s) => s.apart?.triangles ?? 0);
  const [held, setHeld] = useState<number | null>(null);
  const number = useSpeak().language();
  const words = (n: number): string => n.toLocaleString(number);
  const at = held ?? budget;
  const settle = (): void => {
    if (held !== null && held !== budget) importer.setBudget(held);
    setHeld(null);
  };
  return (
    <fieldset className="import__group"><legend>{speak('import.budget.heading')}</legend>
      <div className="import__slider">
        <input type="range" aria-label={speak('import.budget.heading')} aria-valuetext={words(at)} min={0} max={LAST} value={stepOf(at)} onChange={({ target }) => setHeld(budgetAt(Number(target.value)))} onPointerUp={settle} onKeyUp={settle} onBlur={settle} />
        <output>{words(at)}</output>
      </div>
      {made !== null && <small>{speak('import.budget.told', { before: words(before), after: words(made.triangles) })}; {made.off < 0.005 ? speak('import.budget.exact') : speak('import.budget.off', { off: made.off.toFixed(2) })}.{' '}
        {speak('import.budget.size', { size: Math.ceil((made.bytes.length * 4) / 3 / 1024), most: LONGEST_PACK / 1024 })}.</small>}
    </fieldset>
  );
}
