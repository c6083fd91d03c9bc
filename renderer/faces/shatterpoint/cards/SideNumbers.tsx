import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/core/script.ts';
import type { ShatterpointSetup } from '../../../../engine/shatterpoint/state/setup.ts';
import { cardName, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { OrderDeck } from './OrderDeck.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';

interface SideNumbersProps {
  readonly seat: Seat;
  readonly situation: Situation;
}

/** Struggles that win the match where its setup says nothing. */
const CLAIMS_TO_WIN = 2;

/** What one side has: Force, order deck, the card in reserve, struggles won. */
export function SideNumbers({ seat, situation }: SideNumbersProps): ReactNode {
  const speak = useSpeak();
  const player = situation.view.players[seat];
  if (player === undefined) return null;
  const need = (situation.setup as Partial<ShatterpointSetup> | undefined)?.claimsToWin ?? CLAIMS_TO_WIN;
  const force = speak('shatterpoint.hud.forceOf', { ready: player.ready, pool: player.pool });
  const claimed = speak('shatterpoint.hud.claimedOf', { count: player.claimed.length, need });
  const kept = player.reserve === null ? speak('shatterpoint.hud.emptyReserve') : cardName(situation, player.reserve, speak);
  return (
    <>
      <p className="side__stat">
        <Tooltip title={speak('shatterpoint.hud.force')} text={force} rule="SP-FORCE-01">
          <span tabIndex={0} role="img" aria-label={force}><Icon name="force" /></span><b aria-hidden="true">{player.ready}</b><small aria-hidden="true">/{player.pool}</small>
        </Tooltip>
      </p>
      <OrderDeck player={player} situation={situation} />
      <p className={`side__stat side__reserve${player.reserve === null ? '' : ' is-kept'}`}>
        <Tooltip title={speak('shatterpoint.hud.reserve')} text={kept} rule="SP-RES-01">
          <span tabIndex={0} role="img" aria-label={`${speak('shatterpoint.hud.reserve')}: ${kept}`}><Icon name="reserve" /></span><b aria-hidden="true">{player.reserve === null ? 0 : 1}</b>
        </Tooltip>
      </p>
      <p className="side__stat">
        <Tooltip title={speak('shatterpoint.hud.claimed')} text={claimed} rule="SP-WIN-01">
          <span tabIndex={0} role="img" aria-label={claimed}><Icon name="objective" /></span><b aria-hidden="true">{player.claimed.length}</b><small aria-hidden="true">/{need}</small>
        </Tooltip>
      </p>
    </>
  );
}
