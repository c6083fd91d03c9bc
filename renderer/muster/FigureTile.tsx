import type { ReactNode } from 'react';
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
  /** Takes it out. */
  readonly remove?: { readonly words: string; readonly act: () => void };
}

/** A place of a line-up: who stands there on its base, with its card on hover and on focus. */
export function FigureTile({ name, sculpts, kind, note, isWrong = false, card, openWords, onChoose, remove }: FigureTileProps): ReactNode {
  const speak = useSpeak();
  const tile = (
    <button type="button" className={`figure-tile${name === null ? ' is-open' : ''}${isWrong ? ' is-wrong' : ''}`} aria-haspopup="dialog" onClick={onChoose}>
      {name === null ? <span className="figures" aria-hidden="true"><Icon name="person" /></span> : <Figures sculpts={sculpts} />}
      <span className="figure-tile__words">{kind !== undefined && <small>{kind}</small>}<b>{name === null ? openWords ?? speak('match.open') : <Name name={name} />}</b>{note !== undefined && <small>{note}</small>}</span>
    </button>
  );
  if (name === null) return <div className="beside-card">{tile}</div>;
  return (
    <CardBeside card={card}>
      {tile}
      {remove !== undefined && <button type="button" className="figure-tile__remove" aria-label={remove.words} title={remove.words} onClick={remove.act}><Icon name="close" /></button>}
    </CardBeside>
  );
}
