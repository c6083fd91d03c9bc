import type { ReactNode } from 'react';
import type { Player } from '../../../../engine/shatterpoint/state/state.ts';
import { cardsInDeck } from '../view.ts';
import { cardName, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';

/** The order deck's count; cards whose place is known and what was played stand in the explanation. */
export function OrderDeck({ player, situation }: { readonly player: Player; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const left = cardsInDeck(player);
  const names = (cards: readonly string[]): string => cards.map((card) => cardName(situation, card, speak)).join(', ');
  const lines = [
    ...(player.top.length === 0 ? [] : [speak('shatterpoint.hud.deckTop', { cards: names(player.top) })]),
    ...(player.bottom.length === 0 ? [] : [speak('shatterpoint.hud.deckBottom', { cards: names(player.bottom) })]),
    player.discard.length === 0 ? speak('shatterpoint.hud.discardCount', { count: 0 }) : `${speak('shatterpoint.hud.discard')}: ${names(player.discard)}`,
  ];
  const known = lines.join('. ');
  return (
    <p className="side__stat">
      <Tooltip title={speak('shatterpoint.hud.deckLeft', { count: left })} text={known} rule="SP-CARD-12">
        <span tabIndex={0} role="img" aria-label={`${speak('shatterpoint.hud.deckLeft', { count: left })}. ${known}`}><Icon name="deck" /></span><b aria-hidden="true">{left}</b>
      </Tooltip>
    </p>
  );
}
