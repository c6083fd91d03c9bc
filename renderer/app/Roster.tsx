import { useId, type ReactNode } from 'react';
import type { RosterRow, RosterSide, Situation } from '../faces/face.ts';
import { useMatch } from '../match/match.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { seatLetter, seatName } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';

interface RosterProps {
  readonly situation: Situation;
  readonly onClose: () => void;
}

/** Everybody on both sides: how each is and whether it has acted, and what is left to come. A name chooses who bears it. */
export function Roster({ situation, onClose }: RosterProps): ReactNode {
  const speak = useSpeak();
  const select = useMatch((s) => s.select);
  const choose = (id: string): void => {
    select(id);
    onClose();
  };
  return (
    <Sheet title={speak('roster.heading')} className="wide roster" onClose={onClose}>
      {situation.face.rosterOf(situation, speak).map((side) => <Side key={side.seat} side={side} situation={situation} onChoose={choose} />)}
    </Sheet>
  );
}

interface SideProps {
  readonly side: RosterSide;
  readonly situation: Situation;
  readonly onChoose: (id: string) => void;
}

function Side({ side: { seat, rows, lines }, situation, onChoose }: SideProps): ReactNode {
  const speak = useSpeak();
  const heading = useId();
  return (
    <section className={`roster__side ${seatLetter(seat)}`} aria-labelledby={heading}>
      <h3 id={heading}><i className="pattern" aria-hidden="true" />{seatName(situation, seat, speak)}</h3>
      <table aria-labelledby={heading}>
        <thead className="sr"><tr>{(['name', 'health', 'tokens', 'state'] as const).map((word) => <th key={word} scope="col">{speak(`roster.${word}`)}</th>)}</tr></thead>
        <tbody>{rows.map((row) => <Row key={row.id} row={row} onChoose={onChoose} />)}</tbody>
      </table>
      {lines.length > 0 && <ul>{lines.map((line) => <li key={line}>{line}</li>)}</ul>}
    </section>
  );
}

function Row({ row: { id, name, health, tokens, state, gone }, onChoose }: { readonly row: RosterRow; readonly onChoose: (id: string) => void }): ReactNode {
  const speak = useSpeak();
  return (
    <tr className={gone ? 'is-gone' : ''}>
      <th scope="row">{gone ? name : <button type="button" onClick={() => onChoose(id)}>{name}</button>}</th>
      <td>{gone ? '' : health}</td>
      <td className="roster__tokens">{tokens.map((token) => <span key={token.name}><Icon name={token.icon} />{speak('float.token', { name: token.name, count: token.count })}</span>)}</td>
      <td>{state}</td>
    </tr>
  );
}
