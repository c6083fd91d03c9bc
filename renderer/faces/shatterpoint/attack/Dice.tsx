import type { ReactNode } from 'react';
import type { Happened } from '../../../../engine/host/link.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
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

/** What each face among the dice is good for, one a line. */
const facesText = (faces: readonly string[], speak: Speak): string =>
  [...new Set(faces)].map((face) => `${speak(`shatterpoint.option.${face}`)}: ${speak(`shatterpoint.faceText.${face}`)}`).join('\n');

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

interface ExplainedProps {
  readonly words: string;
  readonly faces: readonly string[];
  readonly children: ReactNode;
}

/** Dice that say on hover and focus what was done to them, and what each of their faces does. */
function Explained({ words, faces, children }: ExplainedProps): ReactNode {
  const speak = useSpeak();
  return <Tooltip title={words} text={facesText(faces, speak)}><span className="changed__dice" tabIndex={0} role="img" aria-label={words}>{children}</span></Tooltip>;
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
        <li><Explained words={speak('shatterpoint.dice.rolled', { faces: counted(history.rolled, speak) })} faces={history.rolled}><Faces faces={history.rolled} kind={kind} /></Explained></li>
        {history.changes.map((change, i) => {
          const cause = causeOf(change, situation, speak);
          const words = speak(`shatterpoint.dice.${change.how}`, { before: counted(change.before, speak), after: counted(change.after, speak) });
          return (
              <li key={i} className={`is-${change.how}`}>
                <Explained words={words} faces={[...change.before, ...change.after]}>
                  {change.before.length > 0 && <s><Faces faces={change.before} kind={kind} /></s>}
                  {change.after.length > 0 && <>{change.before.length > 0 ? '→' : '+'}<Faces faces={change.after} kind={kind} /></>}
                </Explained>
                {cause !== '' && <small>{cause}</small>}
              </li>
          );
        })}
      </ol>
    </div>
  );
}
