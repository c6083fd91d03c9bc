import type { ReactNode } from 'react';
import type { AttackOdds } from '../../../../engine/miniatures/odds.ts';
import { percent } from '../../../words/percent.ts';
import { useSpeak } from '../../../words/speak.ts';
import { called, type Situation } from '../words/names.ts';

/** Of one bar, and the words above and below it. */
const [WIDTH, HEIGHT, ABOVE, BELOW] = [92, 34, 14, 18] as const;

/** What an attack is likely to do: bars for a miss, a hit and a critical one, what the die must show, who falls, and what the Force adds. */
export function StrikeOdds({ odds, situation }: { readonly odds: AttackOdds; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const { target, needed, helpers, hit, critical, defeat, damage, dealt, doubled, again } = odds;
  const who = called(situation, target);
  const bars = [
    { key: 'missed', chance: 1 - hit, damage: 0, hits: false },
    { key: 'hit', chance: hit - critical, damage: dealt, hits: true },
    ...(doubled === null ? [] : [{ key: 'critical', chance: critical, damage: doubled, hits: true }]),
  ].map((bar) => ({ ...bar, words: speak(`miniatures.odds.${bar.key}`, { damage: bar.damage }) }));
  const highest = Math.max(...bars.map(({ chance }) => chance));
  const label = [speak('miniatures.odds.chances', { who }), ...bars.map((bar) => speak('miniatures.odds.bar', { what: bar.words, chance: percent(bar.chance) }))].join('; ');
  return (
    <div className="odds" data-target={target} data-testid="odds">
      <figure>
        <svg className="odds__bars" role="img" aria-label={label} viewBox={`0 0 ${bars.length * WIDTH} ${ABOVE + HEIGHT + BELOW}`} style={{ width: `${(bars.length * WIDTH) / 16}rem` }}>
          {bars.map((bar, i) => {
            const tall = Math.max(bar.chance > 0 ? 1 : 0, (bar.chance / highest) * HEIGHT);
            return (
              <g key={bar.key} transform={`translate(${i * WIDTH} 0)`} className={bar.hits ? 'wounds' : undefined}>
                <text x={WIDTH / 2} y={ABOVE + HEIGHT - tall - 2}>{percent(bar.chance)}</text>
                <rect x={3} y={ABOVE + HEIGHT - tall} width={WIDTH - 6} height={tall} rx={2} />
                <text className="odds__n" x={WIDTH / 2} y={ABOVE + HEIGHT + BELOW - 4}>{bar.words}</text>
              </g>
            );
          })}
        </svg>
      </figure>
      <div className="odds__facts">
        <p><b>{who}</b> <span>{speak('miniatures.odds.needs', { needed, hit: percent(hit) })}</span> <span>{speak('miniatures.odds.helpers', { count: helpers, ...(helpers === 0 ? { context: 'zero' } : {}) })}</span></p>
        <p><small>{speak('miniatures.odds.defeat', { chance: percent(defeat), damage: damage.toFixed(1) })}</small></p>
        {again !== null && <p><small>{speak('miniatures.odds.withForce', { hit: percent(again.hit), defeat: percent(again.defeat) })}</small></p>}
      </div>
    </div>
  );
}
