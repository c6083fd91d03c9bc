import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/core/script.ts';
import { match, useMatch } from '../../../match/match.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { cardIn, figureName, placeOf, type Situation } from '../words/names.ts';
import { pointsOf } from '../words/index.ts';
import type { Figure } from '../../../../engine/miniatures/state.ts';

/** A figure of the squad as a small button: its number, whether it was activated, what is left of it. */
function Member({ figure, situation }: { readonly figure: Figure; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const selected = useMatch((s) => s.selected === figure.id);
  const { select, hover } = match.getState();
  const card = cardIn(situation, figure);
  const whole = card?.hitPoints ?? 0;
  const state = figure.defeated ? 'defeated' : figure.activated ? 'activated' : 'ready';
  const left = figure.defeated ? [] : [speak('miniatures.card.hitPointsOf', { left: whole - figure.damage, whole })];
  const text = [figureName(situation, figure), ...left, speak(`miniatures.card.${state}`)].join(', ');
  return (
    <li>
      <button
        type="button" className={`member is-${state}`} aria-pressed={selected} aria-label={text} title={text} disabled={figure.defeated}
        onClick={() => select(selected ? null : figure.id)} onPointerEnter={() => hover(figure.id)} onPointerLeave={() => hover(null)}
      >
        <b>{placeOf(figure)}</b><i style={{ width: `${whole === 0 ? 0 : (100 * (whole - figure.damage)) / whole}%` }} />
      </button>
    </li>
  );
}

/** What one side has: how many are left, the cost of the enemies it defeated, its squad. */
export function SideNumbers({ seat, situation }: { readonly seat: Seat; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const squad = situation.view.figures.filter((figure) => figure.seat === seat);
  const left = squad.filter(({ defeated }) => !defeated).length;
  const points = speak('miniatures.panel.points', { count: pointsOf(situation, seat) });
  const standing = speak('miniatures.panel.left', { left, count: squad.length });
  return (
    <>
      <p className="side__stat"><Tooltip title={speak('miniatures.panel.squad')} text={standing} rule="SWM-4.1"><span tabIndex={0} role="img" aria-label={standing}><Icon name="person" /></span><b aria-hidden="true">{left}</b><small aria-hidden="true">/{squad.length}</small></Tooltip></p>
      <p className="side__stat"><Tooltip title={speak('miniatures.end.points')} text={points} rule="SWM-4.2a"><span tabIndex={0} role="img" aria-label={points}><Icon name="flag" /></span><b aria-hidden="true">{pointsOf(situation, seat)}</b></Tooltip></p>
      <ul className="members" aria-label={speak('miniatures.panel.squad')}>{squad.map((figure) => <Member key={figure.id} figure={figure} situation={situation} />)}</ul>
    </>
  );
}
