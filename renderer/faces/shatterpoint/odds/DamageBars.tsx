import type { ReactNode } from 'react';
import { useSpeak } from '../../../words/speak.ts';
import { percent } from '../../../words/percent.ts';
import { barsOf } from './odds.ts';

interface DamageBarsProps {
  /** `damage[n]`: the chance of n damage. */
  readonly damage: readonly number[];
  /** Damage that wounds; null when nothing can. */
  readonly toWound: number | null;
  /** Name of whoever suffers it. */
  readonly who: string;
}

/** Of one bar, and the words above and below it. */
const [WIDTH, HEIGHT, ABOVE, BELOW] = [25, 44, 12, 18] as const;

/** The chances of each number of damage as bars; those that wound stand out by colour and by a line before them. */
export function DamageBars({ damage, toWound, who }: DamageBarsProps): ReactNode {
  const speak = useSpeak();
  const bars = barsOf(damage);
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const label = [speak('shatterpoint.odds.chances', { who }), ...bars.map((bar) => speak('shatterpoint.odds.bar', { damage: `${bar.damage}${bar.orMore ? '+' : ''}`, percent: percent(bar.chance) }))].join('; ');
  const line = toWound === null ? -1 : bars.findIndex((bar) => bar.damage >= toWound);
  return (
    <figure>
      <svg className="odds__bars" role="img" aria-label={label} viewBox={`0 0 ${bars.length * WIDTH} ${ABOVE + HEIGHT + BELOW}`} style={{ width: `${bars.length * WIDTH / 16}rem` }}>
        {bars.map((bar, i) => {
          const tall = Math.max(bar.chance > 0 ? 1 : 0, (bar.chance / highest) * HEIGHT);
          return (
            <g key={bar.damage} transform={`translate(${i * WIDTH} 0)`} className={line >= 0 && i >= line ? 'wounds' : undefined}>
              <text x={WIDTH / 2} y={ABOVE + HEIGHT - tall - 2}>{bar.chance >= 0.005 ? Math.round(100 * bar.chance) : ''}</text>
              <rect x={3} y={ABOVE + HEIGHT - tall} width={WIDTH - 6} height={tall} rx={2} />
              <text className="odds__n" x={WIDTH / 2} y={ABOVE + HEIGHT + BELOW - 4}>{bar.damage}{bar.orMore ? '+' : ''}</text>
            </g>
          );
        })}
        {line > 0 && <line x1={line * WIDTH} x2={line * WIDTH} y1={2} y2={ABOVE + HEIGHT + BELOW} />}
      </svg>
      <figcaption aria-hidden="true">{speak('shatterpoint.odds.axes')}</figcaption>
    </figure>
  );
}
