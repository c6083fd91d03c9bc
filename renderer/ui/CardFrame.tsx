import type { ReactNode } from 'react';
import type { SeatLetter } from '../words/seats.ts';
import { FigurePicture } from '../pictures/FigurePicture.tsx';
import { useSpeak } from '../words/speak.ts';
import { Icon } from './Icon.tsx';

interface CardFrameProps {
  readonly name: string;
  /** Its figures; the first ones are shown. */
  readonly sculpts?: readonly string[];
  readonly side: SeatLetter;
  /** What it is and how it stands, in words; on the card only. */
  readonly tags: string;
  /** What weighs on it and what it has left, as symbols with numbers: on the strip too. */
  readonly vital: ReactNode;
  readonly folded?: boolean;
  /** Lies over other things: Escape folds it. */
  readonly over?: boolean;
  /** Folds and opens it; without it the card stays as it is. */
  readonly onFold?: (() => void) | undefined;
  /** The rest of the card. */
  readonly children: ReactNode;
}

/** Figures that a card has room for. */
const SHOWN = 2;

const Portraits = ({ sculpts }: { readonly sculpts: readonly string[] }): ReactNode =>
  sculpts.length > 0 && <span className="unit__portrait" aria-hidden="true">{sculpts.slice(0, SHOWN).map((id) => <FigurePicture key={id} id={id} />)}</span>;

/** Who is chosen or acts: a slim strip with what matters at a glance, and below it the whole card while that is open. */
export function CardFrame({ name, sculpts = [], side, tags, vital, folded = false, over = false, onFold, children }: CardFrameProps): ReactNode {
  const speak = useSpeak();
  return (
    <section className={`unit panel${folded ? ' is-folded' : ''}`} aria-label={name} data-layer={over ? true : undefined}>
      <header className="unit__head">
        <i className={`pattern ${side}`} aria-hidden="true" />
        <h2>{name}</h2>
        <div className="unit__vital">{vital}</div>
        {onFold !== undefined && (
          <button type="button" className="unit__fold" aria-expanded={!folded} aria-label={speak(folded ? 'card.details' : 'card.fold')} title={`${speak(folded ? 'card.details' : 'card.fold')} (U)`} aria-keyshortcuts="U" onClick={onFold}>
            <Icon name={folded ? 'lower' : 'higher'} />
          </button>
        )}
      </header>
      {!folded && <div className="unit__who"><p className="unit__tags">{tags}</p><Portraits sculpts={sculpts} /></div>}
      {!folded && <div className="unit__body scroll">{children}</div>}
    </section>
  );
}
