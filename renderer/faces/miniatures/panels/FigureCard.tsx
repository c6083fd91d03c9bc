import type { ReactNode } from 'react';
import type { CardFace } from '../../../../engine/miniatures/face.ts';
import type { Figure } from '../../../../engine/miniatures/state.ts';
import { CardFrame } from '../../../ui/CardFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { figureSculpt } from '../table/sculpts.ts';
import { squareName } from '../table/squares.ts';
import { TEN } from '../table/tableau.ts';
import { figureName, type Situation } from '../words/names.ts';
import { signed } from '../words/tell.ts';

interface FigureCardProps {
  readonly figure: Figure;
  readonly card: CardFace;
  /** The skirmish it stands in; null before one. */
  readonly situation: Situation | null;
  readonly folded?: boolean;
  /** Lies over other things: Escape folds it. */
  readonly over?: boolean;
  /** Without it the card stays as it is. */
  readonly onFold?: () => void;
}

/** The rule that says what a number of a card is for. */
const RULES = { defense: 'SWM-1.3', attack: 'SWM-1.4', damage: 'SWM-1.4', cost: 'SWM-2.2', force: 'SWM-1.6' } as const;

/** A figure's card: its numbers, what is left of it, what it can do. */
export function FigureCard({ figure, card, situation, folded = false, over = false, onFold }: FigureCardProps): ReactNode {
  const speak = useSpeak();
  const left = card.hitPoints - figure.damage;
  const ticks = Math.ceil(card.hitPoints / TEN);
  const words = [
    speak(`miniatures.faction.${card.faction}`), card.unique ? speak('miniatures.card.unique') : '',
    situation === null ? '' : figure.defeated ? speak('miniatures.card.defeated') : situation.view.turn?.figure === figure.id ? speak('miniatures.card.acting') : speak(`miniatures.card.${figure.activated ? 'activated' : 'ready'}`),
    figure.at === null ? '' : speak('miniatures.card.stands', { square: squareName(figure.at) }),
  ].filter((word) => word !== '');
  const { defense, attack, damage, cost } = card;
  const numbers = { defense: String(defense), attack: signed(attack), damage: String(damage), cost: String(cost), force: String(figure.force) };
  const shown = ['defense', 'attack', 'damage', 'cost', ...(card.force === undefined && figure.force === 0 ? [] : ['force'] as const)] as const;
  const name = situation === null ? card.name : figureName(situation, figure);
  return (
    <CardFrame
      name={name} sculpts={[situation === null ? card.sculpt : figureSculpt(card, figure, situation.view.figures)]} side={seatLetter(figure.seat)} tags={words.join(' · ')} folded={folded} over={over} onFold={onFold}
      vital={
        <>
          <Tooltip title={speak('miniatures.card.hitPoints')} text={speak('miniatures.card.hitPointsOf', { left, whole: card.hitPoints })} rule="SWM-1.2">
            <span className="unit__damage" tabIndex={0}><Icon name="heal" label={speak('miniatures.card.hitPoints')} /><b>{left}</b><small>/{card.hitPoints}</small></span>
          </Tooltip>
          <div className="meter" role="meter" aria-label={speak('miniatures.card.hitPoints')} aria-valuemin={0} aria-valuenow={left} aria-valuemax={card.hitPoints}>
            {Array.from({ length: ticks }, (_, index) => <i key={index} className={index < Math.ceil(left / TEN) ? 'on' : ''} />)}
          </div>
        </>
      }
    >
        <dl className="numbers">
          {shown.map((which) => (
            <div key={which}><dt>{speak(`miniatures.card.${which}`)}</dt><dd><Tooltip title={speak(`miniatures.card.${which}`)} rule={RULES[which]}>{numbers[which]}</Tooltip></dd></div>
          ))}
        </dl>
        {card.feats.length === 0 ? <p className="unit__print">{speak('miniatures.card.noFeats')}</p>
          : <ul className="abilities">{card.feats.map(({ id, name: feat, text }) => <li key={id} className="ability usable"><h3><span>{feat}</span></h3><p>{text}</p></li>)}</ul>}
    </CardFrame>
  );
}
