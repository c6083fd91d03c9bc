import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Key } from '../ui/Key.tsx';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import type { Choice } from './choice.ts';
import { EndMark, useEndWords } from './WayBackEnds.tsx';

interface OptionButtonProps {
  readonly choice: Choice;
  readonly main?: boolean;
  /** Whether it is one of several picked so far; undefined when a single one is asked. */
  readonly picked?: boolean | undefined;
  readonly children?: ReactNode;
  readonly onPick: (id: string) => void;
  readonly onMark: (id: string | null) => void;
}

/** One option. A closed one stays reachable, says why it is closed, and leads to the rule. */
export function OptionButton({ choice, main = false, picked, children, onPick, onMark }: OptionButtonProps): ReactNode {
  const end = useEndWords(choice.id);
  const hint = choice.idle?.words ?? (choice.why === '' ? choice.hint : choice.why);
  const why = choice.closed === null ? undefined : `${choice.why} ${choice.closed.rule}`;
  const looks = [choice.role === 'quiet' || choice.role === 'end' ? 'quiet' : '', main ? 'main' : ''].filter((look) => look !== '').join(' ');
  const button = (
    <button
      type="button" className={`option ${looks}`} data-option={choice.id} aria-disabled={choice.closed === null ? undefined : true} aria-pressed={picked} aria-keyshortcuts={choice.key}
      title={end ?? undefined} aria-label={why === undefined ? undefined : `${choice.label}. ${why}`} onClick={() => { if (choice.closed === null) onPick(choice.id); }}
      onPointerEnter={() => onMark(choice.id)} onPointerLeave={() => onMark(null)} onFocus={() => onMark(choice.id)} onBlur={() => onMark(null)}
    >
      {choice.side !== null && <i className={`pattern option__side ${choice.side}`} aria-hidden="true" />}
      {choice.icon !== null && <Icon name={choice.icon} />}
      <span className="option__text"><b>{choice.label}</b>{children ?? (hint !== '' && <small>{hint}</small>)}</span>
      {end !== null && <EndMark words={end} />}
      {choice.key !== undefined && <Key name={choice.key} />}
    </button>
  );
  const rule = choice.closed?.rule ?? choice.idle?.rule ?? null;
  return rule === null ? button : <div className="shut">{button}<RuleLink rule={rule} /></div>;
}
