import type { ReactNode } from 'react';
import type { Player } from '../../engine/shatterpoint/state.ts';
import { cardName, type Situation } from '../words/names.ts';
import { useSpeak } from '../words/speak.ts';
import { Icon } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

/** The order deck's count; what was played and what waits in reserve stand in the explanation. */
export function OrderDeck({ player, situation }: { readonly player: Player; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const left = player.deck.left.length + player.bottom.length;
  const played = player.discard.map((card) => cardName(situation, card, speak));
  const discard = played.length === 0 ? speak('hud.discardCount', { count: 0 }) : `${speak('hud.discard')}: ${played.join(', ')}`;
  return (
    <p className="side__stat">
      <Tooltip title={speak('hud.deckLeft', { count: left })} text={discard} rule="SP-CARD-12">
        <span tabIndex={0} role="img" aria-label={`${speak('hud.deckLeft', { count: left })}. ${discard}`}><Icon name="deck" /></span><b aria-hidden="true">{left}</b>
      </Tooltip>
    </p>
  );
}
