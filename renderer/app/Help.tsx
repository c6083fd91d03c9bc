import type { ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { ownKey } from '../words/own.ts';
import { useSpeak } from '../words/speak.ts';
import { stepsOf } from './Learn.tsx';

type KeyRow = readonly [word: string, keys: readonly string[]];

const TOOLS: readonly KeyRow[] = [['measure', ['M']], ['sight', ['L']], ['overlay', ['O']], ['there', ['Alt']]];
const SHEETS: readonly KeyRow[] = [['log', ['G']], ['roster', ['Q']], ['card', ['U']], ['mute', ['F8']], ['rules', ['F1']], ['help', ['?']]];
/** Keys of the camera. */
const CAMERA: readonly KeyRow[] = [['view', ['0', 'End', 'Home']], ['follow', ['F2']], ['zoom', ['+', '−']], ['pan', ['Shift ←', 'Shift →']], ['levels', ['Page ↑', 'Page ↓']]];

/** A gamepad's buttons, by the names that are printed on them or that everybody knows. */
const PAD: readonly KeyRow[] = [
  ['padMove', ['✥']], ['padTake', ['A']], ['padBack', ['B']], ['padSkip', ['X']], ['padHelp', ['Y']], ['padTab', ['LB', 'RB']], ['padZoom', ['LT', 'RT']], ['padTurn', ['R ✥']],
  ['padTakeBack', ['Back']], ['padMenu', ['Start']],
];

const LISTS = {
  battle: [
    ['letters', ['A … Z', '1 … 9']], ['enter', ['Enter']], ['escape', ['Esc']], ['arrows', ['←', '↑', '→', '↓']], ['tab', ['Tab']], ['offerNext', ['X']], ['offerOther', ['V']], ['space', ['Space']], ['recap', ['Z']], ['advice', ['F4']],
    ...TOOLS, ['takeBack', [',', '.', 'Ctrl Z', 'Ctrl ⇧ Z']], ...SHEETS, ['turn', ['[', ']', '{', '}']], ...CAMERA,
  ],
  film: [
    ['filmPlay', ['Space']], ['filmAnswer', [',', '.']], ['filmEvent', ['<', '>']], ['filmActivation', ['[', ']']], ['filmTurn', ['{', '}']], ['filmMarks', ['Tab', '←', '→']], ['filmAdvice', ['F4']], ['filmPlayOn', ['P']], ['filmLeave', ['Esc']],
    ...TOOLS, ...SHEETS, ...CAMERA,
  ],
} as const satisfies Record<string, readonly KeyRow[]>;

/** Which keys are listed: those of a match that is played, or of one that is watched. */
export type KeyList = keyof typeof LISTS;

interface KeysSheetProps {
  readonly list: KeyList;
  /** The rule system of the table. */
  readonly system: string;
  /** To how it is played. */
  readonly onLearn: () => void;
  readonly onClose: () => void;
}

function KeyRows({ rows, system }: { readonly rows: readonly KeyRow[]; readonly system: string }): ReactNode {
  const speak = useSpeak();
  return <dl className="keylist">{rows.map(([word, names]) => [<dt key={`${word} key`}>{names.map((name) => <kbd key={name} className="key">{name}</kbd>)}</dt>, <dd key={word}>{speak(ownKey(system, `keys.${word}`, speak))}</dd>])}</dl>;
}

/** Keys that work at the table, and a gamepad's buttons that stand for them. */
export function KeysSheet({ list, system, onLearn, onClose }: KeysSheetProps): ReactNode {
  const speak = useSpeak();
  const padFirst = document.documentElement.dataset['pad'] !== undefined;
  const learn = <button type="button" className="option" onClick={onLearn}><span className="option__text"><b>{speak('menu.learn')}</b></span></button>;
  return (
    <Sheet title={speak('keys.heading')} onClose={onClose} {...(stepsOf(system, speak).length > 0 ? { footer: learn } : {})}>
      {!padFirst && <KeyRows rows={LISTS[list]} system={system} />}
      <h3>{speak('keys.pad')}</h3>
      <KeyRows rows={PAD} system={system} />
      {padFirst && <KeyRows rows={LISTS[list]} system={system} />}
    </Sheet>
  );
}
