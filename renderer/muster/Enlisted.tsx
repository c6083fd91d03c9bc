import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useSpeak } from '../words/speak.ts';
import { kindsOf } from './enlistedKinds.ts';
import { Figures, FigureTile } from './FigureTile.tsx';
import { Picker, type Choice } from './Picker.tsx';

/** A figure that a side may have, any number of times as far as the rules allow. */
export interface Recruit {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly sculpt: string;
  /** What it is, as one of the kinds to choose from; empty where there are none. */
  readonly kind: string;
  /** What else a text is looked for in. */
  readonly words: string;
  /** Why it cannot be added now; empty where it can. */
  readonly why: string;
}

interface EnlistedProps {
  readonly heading: string;
  /** What is spent, of what. */
  readonly sum: string;
  readonly isTooDear: boolean;
  readonly left: number;
  readonly figures: readonly string[];
  readonly recruits: readonly Recruit[];
  /** The kinds of recruits by id, in words. */
  readonly kinds?: readonly { readonly id: string; readonly words: string }[];
  readonly card: (id: string) => ReactNode;
  readonly costWords: (cost: number) => string;
  readonly removeWords: (name: string) => string;
  /** What is said where nobody stands yet. */
  readonly nobody: string;
  readonly onFigures: (figures: readonly string[]) => void;
}

/** A side whose figures are chosen one by one: its line-up, equal ones in one place with their number, and a place for one more. */
export function Enlisted({
  heading, sum, isTooDear, left, figures, recruits, kinds = [], card, costWords, removeWords, nobody, onFigures,
}: EnlistedProps): ReactNode {
  const speak = useSpeak();
  const [open, setOpen] = useState<number | 'more' | null>(null);
  const known = useMemo(() => new Map(recruits.map((each) => [each.id, each])), [recruits]);
  const line = useMemo(() => kindsOf(figures), [figures]);
  const take = (id: string): void => {
    if (open === 'more') return onFigures([...figures, id]);
    const last = line[open!]!.last;
    onFigures(figures.map((figure, place) => (place === last ? id : figure)));
    setOpen(null);
  };
  const row = useRef<HTMLDivElement>(null);
  const gone = useRef<number | null>(null);
  const remove = (place: number): void => {
    gone.current = place;
    const { last } = line[place]!;
    onFigures(figures.filter((_, other) => other !== last));
  };
  // Whoever stands in the place of one who left has the keys, or the open place.
  useLayoutEffect(() => {
    if (gone.current !== null) row.current?.querySelectorAll<HTMLElement>('.figure-tile')[gone.current]?.focus();
    gone.current = null;
  }, [figures]);
  return (
    <section className="squad" aria-label={heading}>
      <h3>{heading}<small className={isTooDear ? 'bad' : ''}>{sum}</small></h3>
      <div className="line is-many" ref={row}>
        {line.map(({ id, count }, place) => {
          const recruit = known.get(id);
          const name = recruit?.name ?? id;
          return (
            <FigureTile
              key={place} name={name} sculpts={recruit === undefined ? [] : [recruit.sculpt]} count={count} note={costWords(recruit?.cost ?? 0)}
              card={() => card(id)}
              onChoose={() => setOpen(place)} remove={{ words: removeWords(name), act: () => remove(place) }}
              {...(recruit?.why === '' ? { more: { words: speak('match.oneMore', { name }), act: () => onFigures([...figures, id]) } } : {})}
            />
          );
        })}
        <div className="beside-card">
          <button type="button" className="figure-tile is-open" aria-haspopup="dialog" onClick={() => setOpen('more')}>
            <span className="figures" aria-hidden="true"><Icon name="person" /></span><span className="figure-tile__words"><b>{speak('match.addFigure')}</b></span>
          </button>
        </div>
      </div>
      {figures.length === 0 && <small className="squad__era">{nobody}</small>}
      {open !== null && (
        <RecruitPicker title={`${heading}: ${sum}`} recruits={recruits} kinds={kinds} left={left} card={card} costWords={costWords}
          chosen={open === 'more' ? '' : line[open]?.id ?? ''} stays={open === 'more'} onTake={take} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

interface RecruitPickerProps extends Pick<EnlistedProps, 'recruits' | 'left' | 'card' | 'costWords'> {
  readonly title: string;
  readonly kinds: NonNullable<EnlistedProps['kinds']>;
  readonly chosen: string;
  /** Several may be taken, one after another. */
  readonly stays: boolean;
  readonly onTake: (id: string) => void;
  readonly onClose: () => void;
}

function RecruitPicker({ title, recruits, kinds, left, card, costWords, chosen, stays, onTake, onClose }: RecruitPickerProps): ReactNode {
  const speak = useSpeak();
  const [fits, setFits] = useState(true);
  const [kind, setKind] = useState('');
  // Where nobody fits any more, everybody is shown with the reason.
  const narrow = fits && stays && recruits.some(({ why }) => why === '');
  const choices = recruits.filter((each) => (kind === '' || each.kind === kind) && (!narrow || each.why === ''))
    .map(({ id, name, cost, sculpt, kind: own, words, why }): Choice => ({
      id, name, words, picture: <Figures sculpts={[sculpt]} />, note: [kinds.find((each) => each.id === own)?.words ?? '', costWords(cost)].filter((part) => part !== '').join(' · '),
      why: stays ? why : '', barred: stays && why !== '',
    }));
  const done = <button type="button" className="option main" onClick={onClose}><span className="option__text"><b>{speak('match.done')}</b></span></button>;
  return (
    <Picker title={title} choices={choices} chosen={chosen} card={card} onTake={onTake} onClose={onClose} {...(stays ? { footer: done } : {})}
      filters={
        <>
          {stays && <Segments legend={speak('match.left', { points: left })} value={narrow} onChange={setFits} choices={[{ value: true, label: speak('match.fits') }, { value: false, label: speak('match.all') }]} />}
          {kinds.length > 1 && <Segments legend={speak('match.kind')} value={kind} onChange={setKind} choices={[{ value: '', label: speak('match.all') }, ...kinds.map(({ id, words }) => ({ value: id, label: words }))]} />}
        </>
      } />
  );
}
