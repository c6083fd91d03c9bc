import type { ReactNode } from 'react';
import { homeOf } from '../faces/rulebooks.ts';
import { ruleName } from '../words/refusals.ts';
import { useSpeak } from '../words/speak.ts';
import { hasText, openBook } from './book.ts';

/** A rule's id that opens the rules reference there; a rule without a text is only named, and what is no rule of a game ("core") is left out. */
export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const speak = useSpeak();
  if (!rule.includes('-')) return null;
  if (!hasText(rule)) return <code className="rule-id">{rule}</code>;
  const name = ruleName(rule, speak, homeOf(rule)?.title);
  return <button type="button" className="rule-link" data-skip aria-label={speak('rules.show', { rule, name })} title={name} onClick={() => openBook(rule)}>{rule}</button>;
}
