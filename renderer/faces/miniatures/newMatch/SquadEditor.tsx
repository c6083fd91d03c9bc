import type { ReactNode } from 'react';
import type { SeatKind } from '../../../../engine/host/link.ts';
import type { CardFace } from '../../../../engine/miniatures/face.ts';
import type { Side, SquadProblem } from '../../../../engine/miniatures/squad.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { whyWithDetail } from '../../../words/refusals.ts';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { signed } from '../words/tell.ts';
import { costOf, figuresFor, randomSquad, whyNot, type Shelf } from './draft.ts';

interface SquadEditorProps {
  readonly side: Side;
  readonly seat: number;
  readonly kind: SeatKind;
  readonly squad: readonly string[];
  readonly points: number;
  readonly problems: readonly SquadProblem[];
  readonly cards: Shelf;
  readonly onSquad: (squad: readonly string[]) => void;
  readonly onKind: (kind: SeatKind) => void;
}

/** Why a squad is not legal, or a figure cannot join it, as a sentence. */
export const reasonOf = ({ rule, why, detail = {} }: SquadProblem, speak: Speak): string => whyWithDetail({ rule, why, detail }, speak, 'miniatures');

interface RecruitProps {
  readonly card: CardFace;
  /** Why it cannot be added; null when it can. */
  readonly problem: SquadProblem | null;
  readonly onAdd: () => void;
}

/** What the columns of numbers are. */
const NUMBERS = ['hitPoints', 'defense', 'attack', 'damage'] as const;

/** A figure that may be added: its cost and numbers, and why it cannot where it cannot. */
function Recruit({ card, problem, onAdd }: RecruitProps): ReactNode {
  const speak = useSpeak();
  const about = [speak(`miniatures.faction.${card.faction}`), ...card.feats.map(({ name }) => name)].join(' · ');
  const texts = card.feats.map(({ name, text }) => `${name}: ${text}`).join('\n');
  const why = problem === null ? '' : reasonOf(problem, speak);
  const numbers = [card.hitPoints, card.defense, signed(card.attack), card.damage];
  return (
    <li>
      <button
        type="button" className="recruit" aria-disabled={problem === null ? undefined : true} aria-label={speak('miniatures.setUp.add', { figure: card.name })}
        title={why === '' ? texts : why} onClick={() => { if (problem === null) onAdd(); }}
      >
        <b className="recruit__cost">{card.cost}</b>
        <span className="recruit__name"><b>{card.name}</b><small>{why === '' ? about : why}</small></span>
        <small className="recruit__numbers">{numbers.map((value, i) => <span key={i}>{value}</span>)}</small>
      </button>
    </li>
  );
}

/** A squad: whoever plays it, figures to choose from, those chosen, and what the rules say about it right away. */
export function SquadEditor({ side, seat, kind, squad, points, problems, cards, onSquad, onKind }: SquadEditorProps): ReactNode {
  const speak = useSpeak();
  const heading = speak(`miniatures.setUp.${side}`);
  return (
    <section className="team panel" aria-label={heading}>
      <header>
        <i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" /><h2>{heading}</h2>
        <Segments legend={speak('match.seats')} value={kind} choices={(['person', 'computer'] as const).map((value) => ({ value, label: <><Icon name={value} />{speak(`match.${value}`)}</> }))} onChange={onKind} />
      </header>
      <section className="squad" aria-label={speak('miniatures.setUp.chosen')}>
        <h3>{speak('miniatures.setUp.chosen')}<small className={costOf(squad, cards) > points ? 'bad' : ''}>{speak('miniatures.setUp.cost', { cost: costOf(squad, cards), points })}</small></h3>
        {squad.length === 0 ? <p className="muster__note">{speak('miniatures.setUp.nobody')}</p> : (
          <ul className="enlisted">{squad.map((id, place) => {
            const name = cards.get(id)?.name ?? id;
            const remove = (): void => onSquad(squad.filter((_, other) => other !== place));
            const words = speak('miniatures.setUp.remove', { figure: name });
            return <li key={place}><button type="button" aria-label={words} title={words} onClick={remove}>{name}<small>{cards.get(id)?.cost}</small><Icon name="close" /></button></li>;
          })}</ul>
        )}
        <p className="squad__deeds">
          <button type="button" className="ghost" onClick={() => onSquad(randomSquad(side, points, cards, Math.random))}>{speak('miniatures.setUp.random')}</button>
          {squad.length > 0 && <button type="button" className="ghost" onClick={() => onSquad([])}>{speak('miniatures.setUp.clear')}</button>}
        </p>
      </section>
      <section aria-label={speak('miniatures.setUp.figures')}>
        <p className="recruits__head" aria-hidden="true"><span>{speak('miniatures.setUp.figures')}</span><small className="recruit__numbers">{NUMBERS.map((word) => <span key={word}>{speak(`miniatures.card.${word}`)}</span>)}</small></p>
        <ul className="recruits">{figuresFor(side, cards).map((card) => (
          <Recruit key={card.id} card={card} problem={whyNot(side, squad, card.id, points, cards)} onAdd={() => onSquad([...squad, card.id])} />))}</ul>
      </section>
      {problems.length === 0
        ? <p role="status"><Icon name="done" /> {speak('match.legal')}</p>
        : <ul role="status" className="team__faults bad">{problems.map((problem, index) => <li key={index}><Icon name="no" /> {reasonOf(problem, speak)} <RuleLink rule={problem.rule} /></li>)}</ul>}
    </section>
  );
}
