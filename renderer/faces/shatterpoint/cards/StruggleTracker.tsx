import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/core/script.ts';
import { type Situation } from '../words/names.ts';
import { ownSeat, seatLetter, seatName } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { STRUGGLE_EFFECTS } from '../words/struggleEffects.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';

const OUTERMOST = 8;

/** Spaces the struggle token must still move until this seat wins the struggle. */
function spacesToWin(situation: Situation, seat: Seat): number {
  const { view } = situation;
  const own = view.first === seat ? -view.struggle.token : view.struggle.token;
  const momentum = view.players[seat]?.momentum ?? [];
  return Math.max(0, (momentum.length === 0 ? OUTERMOST : Math.min(...momentum)) - own);
}

/** What is being fought for: the struggle card's effect, then the mission's own rules. Empty before the mission is known. */
function missionWords({ view: { mission, struggle } }: Situation, speak: Speak): string {
  const effect = struggle.card === null ? undefined : STRUGGLE_EFFECTS[struggle.card];
  const printed = effect === undefined ? [] : [speak('shatterpoint.hud.effectOf', { name: speak(`shatterpoint.mission.effect.${effect}.name`), text: speak(`shatterpoint.mission.effect.${effect}.text`) })];
  const rules = mission === null || !speak.has(`shatterpoint.mission.rules.${mission}`) ? [] : [speak('shatterpoint.hud.effectOf', { name: speak(`shatterpoint.mission.name.${mission}`), text: speak(`shatterpoint.mission.rules.${mission}`) })];
  return [...printed, ...rules].join('\n');
}

interface NeedProps {
  readonly situation: Situation;
  readonly seat: Seat;
  readonly spaces: number;
  /** The symbol stands behind the number. */
  readonly after?: boolean;
}

/** How many spaces a side still needs. */
function Need({ situation, seat, spaces, after = false }: NeedProps): ReactNode {
  const speak = useSpeak();
  const words = speak('shatterpoint.hud.toWin', { side: seatName(situation, seat, speak), count: spaces });
  return (
    <Tooltip title={words} text={speak('shatterpoint.hud.toWinText')} rule="SP-STRUG-03">
      <b className={`track__need ${seatLetter(seat)}${after ? ' is-after' : ''}`} role="img" tabIndex={0} aria-label={words}><Icon name="momentum" />{spaces}</b>
    </Tooltip>
  );
}

/** Seventeen spaces. The own side's momentum lies left as its numbers do, seat 0's where nobody or both are; whoever's momentum the token meets wins the struggle. */
export function StruggleTracker({ situation }: { readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const { view, seats } = situation;
  const first = ownSeat(seats) ?? 0;
  const second = 1 - first;
  const token = view.first === first ? view.struggle.token : -view.struggle.token;
  const left = new Set((view.players[first]?.momentum ?? []).map((space) => -space));
  const right = new Set(view.players[second]?.momentum ?? []);
  const [toFirst, toSecond] = [spacesToWin(situation, first), spacesToWin(situation, second)];
  const label = speak('shatterpoint.hud.trackerLabel', { number: view.struggle.number, first: seatName(situation, first, speak), toFirst, second: seatName(situation, second, speak), toSecond });
  const words = missionWords(situation, speak);
  const caption = view.phase === 'play' || view.phase === 'over' ? `${speak('shatterpoint.hud.struggle', { number: Math.max(1, view.struggle.number) })} · ${view.struggle.card === null ? '' : `${view.struggle.card} · `}${speak('hud.turn', { turn: view.turn })}` : speak(`shatterpoint.phase.${view.phase}`);
  return (
    <section className="track" aria-label={label}>
      <Need situation={situation} seat={first} spaces={toFirst} />
      <div>
        <ol className="track__row" aria-hidden="true" title={speak('shatterpoint.hud.trackerText')}>
          {Array.from({ length: 2 * OUTERMOST + 1 }, (_, index) => index - OUTERMOST).map((space) => {
            const momentum = left.has(space) ? ` momentum ${seatLetter(first)}` : right.has(space) ? ` momentum ${seatLetter(second)}` : '';
            return <li key={space} className={`space${momentum}${space === 0 ? ' centre' : ''}${space === token ? ' token' : ''}`}>{space === token && <Icon name="struggle" />}</li>;
          })}
        </ol>
        <p className="track__cap">
          <span className="sr" aria-live="polite">{caption}</span>
          {words === '' ? <span aria-hidden="true">{caption}</span> : <Tooltip title={view.struggle.card ?? speak('shatterpoint.hud.mission')} text={words} rule="SP-CARD-22"><span className="track__words" tabIndex={0}>{caption}</span></Tooltip>}
        </p>
      </div>
      <Need situation={situation} seat={second} spaces={toSecond} after />
    </section>
  );
}
