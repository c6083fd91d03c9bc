import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/core/script.ts';
import { cardName, type Situation } from '../words/names.ts';
import { seatLetter, seatName } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { OrderDeck } from './OrderDeck.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';

interface SidePanelProps {
  readonly seat: Seat;
  readonly situation: Situation;
  /** Struggles needed to win. */
  readonly need: number;
}

/** What one side has: Force, order deck, struggles won, the card in reserve. */
export function SidePanel({ seat, situation, need }: SidePanelProps): ReactNode {
  const speak = useSpeak();
  const { view, seats } = situation;
  const player = view.players[seat];
  if (player === undefined) return null;
  const force = speak('shatterpoint.hud.forceOf', { ready: player.ready, pool: player.pool });
  const claimed = speak('shatterpoint.hud.claimedOf', { count: player.claimed.length, need });
  return (
    <section className={`side panel ${seatLetter(seat)}${view.active === seat && view.phase !== 'over' ? ' is-active' : ''}`} aria-label={seatName(seats, seat, speak)}>
      <i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />
      <h2 className="side__name">{seatName(seats, seat, speak)}</h2>
      <p className="side__stat side__force">
        <Tooltip title={speak('shatterpoint.hud.force')} text={force} rule="SP-FORCE-01">
          <Icon name="force" label={force} /><b aria-hidden="true">{player.ready}</b><small aria-hidden="true">/{player.pool}</small>
          <span className="pips" aria-hidden="true">{Array.from({ length: player.pool }, (_, index) => <i key={index} className={index < player.ready ? 'on' : ''} />)}</span>
        </Tooltip>
      </p>
      <OrderDeck player={player} situation={situation} />
      <p className="side__stat side__wins"><Tooltip title={speak('shatterpoint.hud.claimed')} text={claimed} rule="SP-WIN-01"><Icon name="objective" label={claimed} /><b aria-hidden="true">{player.claimed.length}</b><small aria-hidden="true">/{need}</small></Tooltip></p>
      <p className="side__reserve"><span>{speak('shatterpoint.hud.reserve')}</span>{player.reserve === null ? speak('shatterpoint.hud.emptyReserve') : cardName(situation, player.reserve, speak)}</p>
    </section>
  );
}
