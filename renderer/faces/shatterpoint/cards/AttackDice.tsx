import type { ReactNode } from 'react';
import type { Attack } from '../../../../engine/shatterpoint/state/state.ts';
import { called, unitFor, type Situation } from '../words/names.ts';
import { seatLetter, type SeatLetter } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';

const iconOf = (face: string, kind: 'attack' | 'defense'): IconName =>
  face === 'expertise' ? (kind === 'attack' ? 'attackExpertise' : 'defenseExpertise') : face === 'critical' || face === 'strike' || face === 'block' ? face : 'failure';

interface RollProps {
  readonly kind: 'attack' | 'defense';
  readonly who: string;
  readonly side: SeatLetter;
  readonly faces: readonly string[];
  readonly barred: boolean;
}

function Roll({ kind, who, side, faces, barred }: RollProps): ReactNode {
  const speak = useSpeak();
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return (
    <div className="roll">
      <h3><i className={`pattern ${side}`} aria-hidden="true" />{speak(`shatterpoint.card.${kind}`)}<small>{who}{barred ? ` · ${speak('shatterpoint.card.barred')}` : ''}</small></h3>
      <p className="roll__sum">{[...counts].map(([face, count]) => <span key={face}>{count}<Icon name={iconOf(face, kind)} label={speak(`shatterpoint.face.${face}`)} /></span>)}</p>
      <ul className="roll__dice">{faces.map((face, index) => <li key={index} className={`die ${kind} ${face}`}><Icon name={iconOf(face, kind)} label={speak(`shatterpoint.face.${face}`)} /></li>)}</ul>
    </div>
  );
}

/** Both rolls of an attack as they stand, beside the physical dice. */
export function AttackDice({ attack, situation }: { readonly attack: Attack; readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const sideOf = (character: string): SeatLetter => seatLetter(unitFor(situation.view, character)?.seat ?? 0);
  if (attack.attackRoll.length + attack.defenseRoll.length === 0) return null;
  return (
    <section className="tray panel" aria-label={`${speak('shatterpoint.card.attack')}, ${speak('shatterpoint.card.defense')}`}>
      <Roll kind="attack" who={called(situation, attack.attacker)} side={sideOf(attack.attacker)} faces={attack.attackRoll} barred={attack.attackerBarred} />
      <Roll kind="defense" who={called(situation, attack.defender)} side={sideOf(attack.defender)} faces={attack.defenseRoll} barred={attack.defenderBarred} />
    </section>
  );
}
