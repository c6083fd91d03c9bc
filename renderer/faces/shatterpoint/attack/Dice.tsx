import type { ReactNode } from 'react';
import type { Happened } from '../../../../engine/host/link.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { seatLetter } from '../../../words/seats.ts';
import { abilityById, called, unitFor, type Situation } from '../words/names.ts';
import { counted } from '../words/tell.ts';
import { historyOf, type Change, type History, type Kind } from './history.ts';
import type { AttackPart } from './part.ts';

const iconOf = (face: string, kind: Kind): IconName => (face === 'expertise' ? `${kind}Expertise` : (face as IconName));

function causeOf({ cause }: Change, situation: Situation, speak: Speak): string {
  if (cause === null) return '';
  return typeof cause === 'string' ? speak(`shatterpoint.dice.by.${cause}`) : abilityById(situation, cause.ability)?.name ?? called(situation, cause.ability);
}

function Faces({ faces, kind }: { readonly faces: readonly string[]; readonly kind: Kind }): ReactNode {
  return faces.map((face, i) => <Icon key={i} name={iconOf(face, kind)} />);
}

/** How the dice of both sides came to be as they are: what fell, and what was done to it by whom; nothing while all lie as they fell. */
export function Dice({ attack, situation, told }: AttackPart & { readonly told: readonly Happened[] }): ReactNode {
  const speak = useSpeak();
  const history = historyOf(told);
  if (history === null || (history.attack.changes.length === 0 && history.defense.changes.length === 0)) return null;
  const sides = [{ kind: 'attack', who: attack.attacker }, { kind: 'defense', who: attack.defender }] as const;
  return (
    <section className="changed" aria-label={speak('shatterpoint.dice.heading')}>
      {sides.filter(({ kind }) => history[kind].changes.length > 0).map(({ kind, who }) => (
        <Row key={kind} kind={kind} who={who} history={history[kind]} situation={situation} />
      ))}
    </section>
  );
}

interface RowProps {
  readonly kind: Kind;
  readonly who: string;
  readonly history: History;
  readonly situation: Situation;
}

function Row({ kind, who, history, situation }: RowProps): ReactNode {
  const speak = useSpeak();
  const letter = seatLetter(unitFor(situation.view, who)?.seat ?? 0);
  return (
    <div className={`changed__row ${letter}`}>
      <i className={`pattern ${letter}`} aria-hidden="true" />
      <ol aria-label={called(situation, who)}>
        <li><span className="sr">{speak('shatterpoint.dice.rolled', { faces: counted(history.rolled, speak) })}</span><span aria-hidden="true"><Faces faces={history.rolled} kind={kind} /></span></li>
        {history.changes.map((change, i) => {
          const cause = causeOf(change, situation, speak);
          const words = speak(`shatterpoint.dice.${change.how}`, { before: counted(change.before, speak), after: counted(change.after, speak) });
          return (
              <li key={i} className={`is-${change.how}`}>
                <span className="sr">{words}</span>
                <span aria-hidden="true">
                  {change.before.length > 0 && <s><Faces faces={change.before} kind={kind} /></s>}
                  {change.after.length > 0 && <>{change.before.length > 0 ? '→' : '+'}<Faces faces={change.after} kind={kind} /></>}
                </span>
                {cause !== '' && <small>{cause}</small>}
              </li>
          );
        })}
      </ol>
    </div>
  );
}
