import { useEffect, useState, type ReactNode } from 'react';
import { USUAL_SIZE, type TableSize } from '../../engine/space/terrain/size.ts';
import { onForget } from '../match/lent.ts';
import { useSpeak } from '../words/speak.ts';
import { planOf, type Plan as Drawing } from './outlines.ts';

const drawn = new Map<string, Promise<Drawing>>();
onForget((table) => void drawn.delete(table));

/** The terrain's models are fetched when the first plan is shown. */
function planFor(table: string): Promise<Drawing> {
  let plan = drawn.get(table);
  if (plan === undefined) {
    plan = import('../table/terrainModel.ts').then(({ loadTerrain }) => loadTerrain(table)).then(planOf);
    drawn.set(table, plan);
    plan.catch(() => drawn.delete(table));
  }
  return plan;
}

/** Heights in mm up to which a shape has a tone. */
const TONES = [20, 60, 100, 200];
const toneOf = (high: number): number => TONES.filter((top) => high > top).length;

interface PlanProps {
  readonly table: string;
  /** What it shows, in words. */
  readonly words: string;
  readonly className?: string;
  /** What is drawn over a table of its size, in mm from its middle; of a usual one while its own is not known. */
  readonly children?: (size: TableSize) => ReactNode;
}

/** A table from above; until it is drawn, and where it cannot be, its mat says so where it is large enough to be read. */
export function Plan({ table, words, className = '', children }: PlanProps): ReactNode {
  const speak = useSpeak();
  const [drawing, setDrawing] = useState<Drawing | 'coming' | 'none'>('coming');
  useEffect(() => {
    let here = true;
    const show = (told: Drawing | 'none'): void => { if (here) setDrawing(told); };
    if (table === '') setDrawing('none');
    else {
      setDrawing('coming');
      planFor(table).then(show, () => show('none'));
    }
    return () => { here = false; };
  }, [table]);
  const plan = typeof drawing === 'string' ? null : drawing;
  const [width, depth] = plan?.size ?? USUAL_SIZE;
  return (
    <svg className={`plan ${className}`} data-theme={plan?.theme} viewBox={`${-width / 2} ${-depth / 2} ${width} ${depth}`} role="img" aria-label={words} aria-busy={drawing === 'coming'}>
      <rect className="plan__mat" x={-width / 2} y={-depth / 2} width={width} height={depth} />
      {plan?.shapes.map(({ points, high }, i) => <polygon key={i} className={`plan__part t${toneOf(high)}`} points={points} />)}
      {children?.([width, depth])}
      {plan === null && <text className="plan__wait">{speak(drawing === 'coming' ? 'match.planComing' : 'match.noPlan')}</text>}
    </svg>
  );
}
