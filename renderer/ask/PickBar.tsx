import { useState, type ReactNode } from 'react';
import type { PickRequest } from '../../engine/core/script.ts';
import { Key } from '../ui/Key.tsx';
import { usePointedRule } from '../rulebook/book.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { useSpeak, type Speak } from '../words/speak.ts';
import type { Situation } from '../faces/face.ts';
import type { AskProps } from './askProps.ts';
import { declineOf, type Choice } from './choice.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { useOffering } from '../tools/offering.ts';
import { idleOf } from './offerWords.ts';
import { OptionButton } from './OptionButton.tsx';
import { RequestFrame } from './RequestFrame.tsx';

/** Brings the focus to an option, where it says why it is closed. */
const lookAt = (option: string): void => document.querySelector<HTMLElement>(`.request [data-option="${CSS.escape(option)}"]`)?.focus();

/** What the bar's keys do: a letter takes its option or shows why it is closed, Enter confirms or takes the usual one, Escape declines. */
export function usePickKeys(
  request: PickRequest,
  choices: readonly Choice[],
  { situation, picks, onPick, onConfirm }: Pick<AskProps<Situation>, 'situation' | 'picks' | 'onPick' | 'onConfirm'>,
): void {
  const several = isSeveral(request);
  const usual = situation.face.asks.usual(request);
  const decline = declineOf(request.options);
  const keys: Record<string, () => void> = {};
  for (const choice of choices) if (choice.key !== undefined) keys[choice.key] = () => (choice.closed === null ? onPick : lookAt)(choice.id);
  if (several && isEnough(request, picks)) keys.Enter = onConfirm;
  else if (!several && usual !== undefined) keys.Enter = () => onPick(usual);
  if (!several && decline !== undefined) keys.Escape = () => onPick(decline);
  else if (several && picks.length > 0) keys.Escape = () => { for (const pick of picks) onPick(pick); };
  useHotkeys(keys);
}

const isSeveral = ({ min, max }: PickRequest): boolean => min !== 1 || max !== 1;
const isEnough = ({ min, max }: PickRequest, picks: readonly string[]): boolean => picks.length >= min && picks.length <= max;

/** Confirms a pick of several things. */
function ConfirmPicks({ request, picks, onConfirm }: { readonly request: PickRequest } & Pick<AskProps<Situation>, 'picks' | 'onConfirm'>): ReactNode {
  const speak = useSpeak();
  if (!isSeveral(request)) return null;
  const enough = isEnough(request, picks);
  return (
    <div className="request__confirm">
      <button type="button" className={`option${enough ? ' main' : ''}`} aria-disabled={enough ? undefined : true} onClick={() => { if (enough) onConfirm(); }}>
        <span className="option__text"><b>{speak('ask.confirm')}</b><small>{speak('ask.chosen', { count: picks.length })}</small></span><Key name="↵" />
      </button>
    </div>
  );
}

function countNote(request: PickRequest, speak: Speak): string {
  const { min, max } = request;
  if (!isSeveral(request)) return '';
  return min === max ? speak('ask.exactly', { count: min }) : speak('ask.some', { min, max });
}

interface PickBarProps extends AskProps<Situation> {
  readonly request: PickRequest;
  /** What stands on an open option instead of its hint. */
  readonly lines?: (choice: Choice) => ReactNode;
  /** Shown below the options. */
  readonly children?: ReactNode;
}

/** With more options than this a bar scrolls. */
const MANY = 14;

/** From so many answers on they may need more than a row beside their question; so many letters do, where a key and a sign are as wide as some. */
const SOME = 5;
const LETTERS = 150;
const SIGNS = 11;

/** Whether the answers have the whole width below their question: beside it they would take more rows. What ends an activation stands apart from short ones. */
function isWide(choices: readonly Choice[], severally: boolean): boolean {
  const letters = choices.reduce((sum, { label, hint }) => sum + Math.max(label.length, hint.length) + SIGNS, severally ? 2 * SIGNS : 0);
  return choices.every(({ role }) => role !== 'end') && choices.length + (severally ? 1 : 0) >= SOME && letters > LETTERS;
}

/** Any pick: a sentence and its buttons, closed ones with their reason. */
export function PickBar(props: PickBarProps): ReactNode {
  const { request, situation, picks, onPick, onPreview, note, lines } = props;
  const speak = useSpeak();
  const [marked, setMarked] = useState<string | null>(null);
  const { asks } = situation.face;
  const known = useOffering((s) => s);
  const choices = asks.choices(request, situation, speak).map((choice) => {
    const idle = choice.closed === null && known.asked === request ? idleOf(known, choice.id, situation, speak) : null;
    return idle === null ? choice : { ...choice, idle };
  });
  usePickKeys(request, choices, props);
  // A closed option stays marked until another one is looked at, so that its rule can be reached.
  const mark = (id: string | null): void => { if (id !== null) setMarked(id); onPreview(id); };
  const shut = choices.find((choice) => choice.id === marked && choice.closed !== null);
  usePointedRule(shut?.closed?.rule ?? null);
  const severally = isSeveral(request);
  const usual = severally ? undefined : asks.usual(request);
  const button = (choice: Choice): ReactNode => (
    <OptionButton
      key={choice.id}
      choice={choice}
      main={choice.id === usual && request.options.length > 1}
      picked={severally ? picks.includes(choice.id) : undefined}
      onPick={onPick}
      onMark={mark}
    >
      {choice.closed === null ? lines?.(choice) : undefined}
    </OptionButton>
  );
  const end = choices.filter((choice) => choice.role === 'end');
  const minor = choices.filter((choice) => choice.role === 'minor');
  // With both actions spent their buttons say nothing new.
  const rest = choices.filter((choice) => (choice.role === 'normal' || choice.role === 'quiet') && choice.closed?.why !== 'noActionLeft');
  const told = [countNote(request, speak), asks.source(request, situation, speak)].filter((words) => words !== '').join(' ');
  const why = shut === undefined ? undefined : <>{shut.why} <RuleLink rule={shut.closed!.rule} /></>;
  return (
    <RequestFrame
      title={asks.words(request, situation, speak)}
      note={note ?? told}
      why={why}
      asked={props.asked}
      className={isWide(choices, severally) ? 'is-wide' : ''}
    >
      <div className={`request__options${choices.length > MANY ? ' many' : ''}`}>
        {[...rest, ...minor].map(button)}
        {end.length > 0 && <div className="request__end">{end.map(button)}</div>}
        <ConfirmPicks request={request} picks={picks} onConfirm={props.onConfirm} />
      </div>
      {props.children}
    </RequestFrame>
  );
}
