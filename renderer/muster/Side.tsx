import type { ReactNode } from 'react';
import type { SeatKind } from '../../engine/host/link.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { seatLetter } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';

const PLAYERS = ['person', 'computer'] as const;

interface SideProps {
  readonly seat: number;
  readonly heading: string;
  readonly kind: SeatKind;
  /** What stands beside who plays: the team's name and how to choose another. */
  readonly team: ReactNode;
  /** What the rules have against the team, with the rule of each. */
  readonly faults: readonly { readonly words: string; readonly rule: string }[];
  readonly ready: string;
  readonly onKind: (kind: SeatKind) => void;
  /** The line-up. */
  readonly children: ReactNode;
}

/** A side of the match in its colours: who plays it, its team, its line-up, and what the rules say of that right away. */
export function Side({ seat, heading, kind, team, faults, ready, onKind, children }: SideProps): ReactNode {
  const speak = useSpeak();
  const players = PLAYERS.map((value) => ({ value, label: <><Icon name={value} />{speak(`match.${value}`)}</> }));
  return (
    <section className={`team panel ${seatLetter(seat)}`} aria-label={heading}>
      <header>
        <i className="pattern" aria-hidden="true" /><h2>{heading}</h2>
        <Segments legend={speak('match.seats')} quiet value={kind} choices={players} onChange={onKind} />
      </header>
      <div className="team__choose">{team}</div>
      {children}
      {faults.length === 0
        ? <p className="team__ready" role="status"><Icon name="done" /> {ready}</p>
        : <ul role="status" className="team__faults bad">{faults.map(({ words, rule }, index) => <li key={index}><Icon name="no" /> {words} <RuleLink rule={rule} /></li>)}</ul>}
    </section>
  );
}

/** The team's name: opens the choice of another one. And one by chance. */
export function TeamName({ name, onChoose, onRandom }: { readonly name: string; readonly onChoose: () => void; readonly onRandom: () => void }): ReactNode {
  const speak = useSpeak();
  return (
    <>
      <button type="button" className="option team__name" aria-haspopup="dialog" onClick={onChoose}><span className="option__text"><b>{name}</b><small>{speak('match.otherTeam')}</small></span><Icon name="lower" /></button>
      <button type="button" className="ghost" onClick={onRandom}>{speak('match.randomTeam')}</button>
    </>
  );
}
