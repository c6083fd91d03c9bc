import type { ReactNode } from 'react';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { called, unitFor } from '../words/names.ts';
import type { AttackPart } from './AttackScene.tsx';

/** Faces in the order in which the dice lie. */
const ORDER = ['critical', 'strike', 'block', 'expertise', 'failure'] as const;

type Kind = 'attack' | 'defense';

const iconOf = (face: (typeof ORDER)[number], kind: Kind): IconName => (face === 'expertise' ? `${kind}Expertise` : face);

/** One side's roll in sums, each of which says what it does; the dice themselves are seen in the window on the tray. */
export function Roll({ kind, attack, situation }: AttackPart & { readonly kind: Kind }): ReactNode {
  const speak = useSpeak();
  const [who, dice, barred] = kind === 'attack' ? [attack.attacker, attack.attackDice, attack.attackerBarred] : [attack.defender, attack.defenseDice, attack.defenderBarred];
  const faces: readonly string[] = kind === 'attack' ? attack.attackRoll : attack.defenseRoll;
  const sums = ORDER.map((face) => ({ face, count: faces.filter((each) => each === face).length })).filter(({ count }) => count > 0);
  const letter = seatLetter(unitFor(situation.view, who)?.seat ?? 0);
  return (
    <div className={`roll panel is-${kind} ${letter}`}>
      <h3><i className={`pattern ${letter}`} aria-hidden="true" /><span className="sr">{speak(`shatterpoint.card.${kind}`)}: </span><span className="roll__name">{called(situation, who)}</span>{barred && <small>{speak('shatterpoint.card.barred')}</small>}</h3>
      <p className="roll__sums">
        {faces.length === 0 && <small>{speak(`shatterpoint.card.${kind}Dice`, { count: dice })}</small>}
        {sums.map(({ face, count }) => (
          <Tooltip key={face} title={speak('shatterpoint.scene.faces', { count, face: speak(`shatterpoint.face.${face}`) })} text={speak(`shatterpoint.faceText.${face}`)}>
            <span className={`roll__sum is-${face}`} tabIndex={0} role="img" aria-label={speak('shatterpoint.scene.faces', { count, face: speak(`shatterpoint.face.${face}`) })}>
              <b aria-hidden="true">{count}</b><Icon name={iconOf(face, kind)} />
            </span>
          </Tooltip>
        ))}
      </p>
      <ul className="sr">{faces.map((face, index) => <li key={index}>{speak(`shatterpoint.face.${face}`)}</li>)}</ul>
    </div>
  );
}
