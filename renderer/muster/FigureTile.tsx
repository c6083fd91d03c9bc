import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FigurePicture } from '../pictures/FigurePicture.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSpeak } from '../words/speak.ts';
import { CardBeside } from './CardBeside.tsx';

/** Figures side by side on their bases, one before the other where they are several. */
export const Figures = ({ sculpts }: { readonly sculpts: readonly string[] }): ReactNode => (
  <span className="figures" data-count={sculpts.length} aria-hidden="true">{sculpts.map((id, i) => <FigurePicture key={i} id={id} />)}</span>
);

/** A name, and quieter what somebody is called besides. */
function Name({ name }: { readonly name: string }): ReactNode {
  const at = name.indexOf(', ');
  return at === -1 ? name : <>{name.slice(0, at)}<i>{name.slice(at)}</i></>;
}

interface FigureTileProps {
  /** Who stands here; none where the place is open. */
  readonly name: string | null;
  readonly sculpts: readonly string[];
  /** How many equal ones stand here. */
  readonly count?: number;
  /** What it is: a place of a squad, a kind. */
  readonly kind?: string;
  /** What it costs and the like. */
  readonly note?: string;
  /** Something is wrong with it. */
  readonly isWrong?: boolean;
  readonly card: () => ReactNode;
  /** What an open place says. */
  readonly openWords?: string;
  /** Chooses another in its place. */
  readonly onChoose: () => void;
  /** Takes it out: by the cross, and by Delete. */
  readonly remove?: TileDeed;
  /** Puts an equal one beside it: by the cross that stands upright, and by + from the keyboard. */
  readonly more?: TileDeed;
}

interface TileDeed { readonly words: string; readonly act: () => void }

const DELETES = ['Delete', 'Backspace'];

/** A place of a line-up: who stands there on its base, with its card on hover and on focus. It stays the same place, and keeps the focus, when somebody else comes or nobody is left. */
export function FigureTile({ name, sculpts, count = 1, kind, note, isWrong = false, card, openWords, onChoose, remove, more }: FigureTileProps): ReactNode {
  const speak = useSpeak();
  const tile = useRef<HTMLButtonElement>(null);
  const out = name === null ? undefined : remove;
  const press = (event: KeyboardEvent): void => {
    const deed = DELETES.includes(event.key) ? out : event.key === '+' ? more : undefined;
    if (deed === undefined) return;
    event.preventDefault();
    deed.act();
  };
  const told = [kind, note].filter((part) => part !== undefined).join(' · ');
  return (
    <CardBeside card={name === null ? null : card}>
      <button
        type="button" ref={tile} className={`figure-tile${name === null ? ' is-open' : ''}${isWrong ? ' is-wrong' : ''}`} aria-haspopup="dialog" onClick={onChoose}
        {...(out === undefined ? {} : { onKeyDown: press, 'aria-keyshortcuts': more === undefined ? 'Delete' : 'Delete +' })}
      >
        {name === null ? <span className="figures" aria-hidden="true"><Icon name="person" /></span> : <Figures sculpts={sculpts} />}
        {count > 1 && <span className="figure-tile__count">{speak('match.many', { count })}</span>}
        <span className="figure-tile__words"><b>{name === null ? openWords ?? speak('match.open') : <Name name={name} />}</b>{told !== '' && <small>{told}</small>}</span>
      </button>
      {out !== undefined && <button type="button" className="figure-tile__remove" tabIndex={-1} aria-label={out.words} title={speak('match.removeKeys', { words: out.words })} onClick={() => { tile.current?.focus(); out.act(); }}><Icon name="close" /></button>}
      {more !== undefined && <button type="button" className="figure-tile__more" tabIndex={-1} aria-label={more.words} title={speak('match.moreKeys', { words: more.words })} onClick={() => { tile.current?.focus(); more.act(); }}><Icon name="plus" /></button>}
    </CardBeside>
  );
}
