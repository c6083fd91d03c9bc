import type { ReactNode } from 'react';
import type { Refusal } from '../../engine/core/script.ts';
import { useEscape } from '../ask/hotkeys.ts';
import { ruleName, whyWords } from '../words/refusals.ts';
import { useSpeak } from '../words/speak.ts';
import { Icon } from './Icon.tsx';
import { Key } from './Key.tsx';

/** Says why an answer was not taken and names the rule. */
export function RefusalNote({ refusal, message, onClose }: { readonly refusal: Refusal | null; readonly message: string; readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  useEscape(onClose);
  return (
    <section className="refusal" role="alert" data-layer>
      <h3><Icon name="no" />{refusal === null ? speak('refusal.title') : speak('refusal.titleFor', { rule: ruleName(refusal.rule, speak) })}</h3>
      <p>{refusal === null ? message : whyWords(refusal, speak)}</p>
      <footer>
        {refusal !== null && <code>{speak('refusal.showRule', { rule: refusal.rule })}</code>}
        <button type="button" className="fix" onClick={onClose}>{speak('menu.close')}<Key name="Esc" /></button>
      </footer>
    </section>
  );
}
