import type { ReactNode } from 'react';
import type { Refusal } from '../../engine/core/script.ts';
import { useEscape } from './hotkeys.ts';
import { ruleName, whyWords } from '../words/refusals.ts';
import { useSpeak } from '../words/speak.ts';
import { Icon } from './Icon.tsx';
import { Key } from './Key.tsx';

interface RefusalNoteProps {
  readonly refusal: Refusal | null;
  readonly message: string;
  /** Heading where nothing is refused: the message only tells something. */
  readonly title?: string;
  /** A line for a report of a bug, below the message. */
  readonly technical?: string;
  readonly onClose: () => void;
}

/** A message as a sentence. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;

/** Says why an answer was not taken and names the rule, or tells what else a player must know. */
export function RefusalNote({ refusal, message, title, technical = '', onClose }: RefusalNoteProps): ReactNode {
  const speak = useSpeak();
  useEscape(onClose);
  return (
    <section className="refusal" role="alert" data-layer>
      <h3>{title === undefined && <Icon name="no" />}{title ?? (refusal === null ? speak('refusal.title') : speak('refusal.titleFor', { rule: ruleName(refusal.rule, speak) }))}</h3>
      <p>{refusal === null ? sentence(message) : whyWords(refusal, speak)}</p>
      {technical !== '' && <small className="technical">{technical}</small>}
      <footer>
        {refusal !== null && <code>{speak('refusal.showRule', { rule: refusal.rule })}</code>}
        <button type="button" className="fix" onClick={onClose}>{speak('menu.close')}<Key name="Esc" /></button>
      </footer>
    </section>
  );
}
