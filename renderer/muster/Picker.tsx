import { memo, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';
import { columnsOf, gridStep } from './gridSteps.ts';

/** Something to choose, as a tile. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** What a text is looked for in, besides the name. */
  readonly words: string;
  readonly picture: ReactNode;
  /** What stands below the name. */
  readonly note: string;
  /** Why it does not fit; empty where it does. */
  readonly why: string;
  /** It cannot be taken. */
  readonly barred?: boolean;
}

interface PickerProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** What is taken now. */
  readonly chosen?: string;
  readonly filters?: ReactNode;
  /** The whole card of a choice. */
  readonly card?: (id: string) => ReactNode;
  /** Stands below; with it the picker stays for the next choice. */
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly onTake: (id: string) => void;
  readonly onClose: () => void;
}

interface TileProps {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onTake: (id: string) => void;
  readonly onOver: (id: string | null) => void;
}

const Tile = memo(function Tile({ id, choice, isActive, isChosen, onTake, onOver }: TileProps): ReactNode {
  return (
    <button
      type="button" role="gridcell" id={id} tabIndex={-1} aria-selected={isActive} aria-current={isChosen ? 'true' : undefined}
      aria-disabled={choice.barred === true ? true : undefined} className={`pick${isActive ? ' is-active' : ''}${choice.why === '' ? '' : ' is-unfit'}`}
      onPointerEnter={() => onOver(choice.id)} onPointerLeave={() => onOver(null)} onClick={() => onTake(choice.id)}
    >
      <span className="pick__picture" aria-hidden="true">{choice.picture}</span>
      <b>{choice.name}</b><small>{choice.note}</small>{choice.why !== '' && <small className="pick__why bad">{choice.why}</small>}
    </button>
  );
});

const holds = ({ name, words }: Choice, text: string): boolean => {
  const whole = `${name} ${words}`.toLowerCase();
  return text.toLowerCase().split(/\s+/).every((word) => whole.includes(word));
};

const takesText = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** Choosing one of many as pictures. The text field keeps the keys: arrows go through the grid, Enter takes, Escape leaves, letters narrow it down. */
export function Picker({ title, choices, chosen, filters, card, footer, className = '', onTake, onClose }: PickerProps): ReactNode {
  const speak = useSpeak();
  const base = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(chosen ?? '');
  const [over, setOver] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const found = choices.filter((choice) => holds(choice, text.trim()));
  const at = Math.max(0, found.findIndex(({ id }) => id === marked));
  const active = found[at];
  const cellOf = (id: string): string => `${base}${id}`;
  const take = (id: string): void => {
    if (found.find((choice) => choice.id === id)?.barred === true) return;
    setMarked(id);
    onTake(id);
  };
  const latest = useRef(take);
  latest.current = take;
  const [onTile] = useState(() => (id: string): void => latest.current(id));
  const activeCell = active === undefined ? undefined : cellOf(active.id);
  // Arrows bring what they come to into sight. At first, and while somebody types, the field with the keys is seen: in a low window it is scrolled away with the grid.
  const goes = useRef(false);
  useEffect(() => {
    if (activeCell !== undefined) document.getElementById(activeCell)?.scrollIntoView?.({ block: 'nearest' });
    if (!goes.current && whole.current !== null) whole.current.scrollTop = 0;
  }, [activeCell]);

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (takesText(event.target) && event.target !== field.current)) return;
    if (event.key.startsWith('Arrow') && active !== undefined) {
      event.preventDefault();
      setOver(null);
      goes.current = true;
      setMarked(found[gridStep(event.key, at, found.length, columnsOf(grid.current))]!.id);
    } else if (event.key === 'Enter' && event.target === field.current && active !== undefined) {
      event.preventDefault();
      take(active.id);
    } else if (event.key.length === 1 && event.key !== ' ') field.current?.focus();
  };
  const shown = over ?? active?.id;
  return (
    <Sheet title={title} className={`picker ${className}`} onClose={onClose} {...(footer === undefined ? {} : { footer })}>
      <div className="picker__whole" ref={whole} onKeyDown={press}>
        <div className="picker__filters">
          <input
            type="search" ref={field} data-first role="combobox" aria-expanded="true" aria-haspopup="grid" aria-controls={`${base}grid`} aria-autocomplete="list" autoComplete="off" spellCheck={false}
            {...(activeCell === undefined ? {} : { 'aria-activedescendant': activeCell })} aria-label={speak('match.find')} placeholder={speak('match.find')} value={text} onChange={({ target }) => { goes.current = false; setText(target.value); }}
          />
          {filters}
        </div>
        <div className="picker__body">
          <div className="picker__grid scroll" role="grid" id={`${base}grid`} aria-label={title}>
            <div className="picks" role="row" ref={grid}>
              {found.map((choice) => (
                <Tile
                  key={choice.id} id={cellOf(choice.id)} choice={choice} isActive={choice === active} isChosen={choice.id === chosen}
                  onTake={onTile} onOver={setOver}
                />))}
            </div>
            {found.length === 0 && <p role="status">{speak('match.noneFound')}</p>}
          </div>
          {card !== undefined && <aside className="picker__card scroll" aria-label={speak('match.card')}>{shown !== undefined && card(shown)}</aside>}
        </div>
      </div>
    </Sheet>
  );
}
