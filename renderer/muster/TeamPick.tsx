import { useState, type ReactNode } from 'react';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';
import { nextSeed } from './chance.ts';
import { Figures } from './FigureTile.tsx';
import { columnsOf, gridStep } from './gridSteps.ts';

/** A team to choose, with its line-up. */
export interface Offer<T> {
  readonly team: T;
  readonly name: string;
  readonly note: string;
  /** Sculpts, unit by unit. */
  readonly figures: readonly (readonly string[])[];
  /** Takes it off the list; absent where it stays. */
  readonly forget?: () => void;
}

type Tab = 'ready' | 'saved' | 'recent' | 'random' | 'lists';

interface TeamPickProps<T> {
  readonly title: string;
  readonly side: string;
  readonly ready: readonly Offer<T>[];
  readonly saved: readonly Offer<T>[];
  readonly recent: readonly Offer<T>[];
  /** A team by chance: the same for the same seed; why there is none where there is none. */
  readonly random: (seed: number) => Offer<T> | string;
  readonly seed: number;
  /** What narrows chance down. */
  readonly randomFilters?: ReactNode;
  /** Saves the present team. */
  readonly save: ReactNode;
  /** Reading and writing lists as text; absent where a rule system has no such thing. */
  readonly lists?: ReactNode;
  readonly onTake: (team: T) => void;
  readonly onClose: () => void;
}

/** Teams to choose as line-ups: ready-made, saved, played lately, by chance. Arrows go through them. */
export function TeamPick<T>({
  title, side, ready, saved, recent, random, seed: first, randomFilters, save, lists, onTake, onClose,
}: TeamPickProps<T>): ReactNode {
  const speak = useSpeak();
  const [tab, setTab] = useState<Tab>('ready');
  const [seed, setSeed] = useState(first);
  const tabs = (['ready', 'saved', 'recent', 'random', ...(lists === undefined ? [] : ['lists' as const])] as const).map((value) => ({ value: value as Tab, label: speak(`match.teams.${value}`) }));
  const rolled = tab === 'random' ? random(seed) : '';
  const offers = { ready, saved, recent, random: typeof rolled === 'string' ? [] : [rolled], lists: [] }[tab];
  return (
    <Sheet title={title} className="wide team-pick" onClose={onClose}>
      <div className={`team-pick__whole ${side}`}>
        <Segments legend={speak('match.teams.legend')} quiet value={tab} choices={tabs} onChange={setTab} />
        {tab === 'random' && (
          <div className="team-pick__roll">
            <button type="button" className="option" onClick={() => setSeed(nextSeed(seed))}><span className="option__text"><b>{speak('match.rollAgain')}</b><small>{speak('match.rolled', { seed })}</small></span></button>
            {randomFilters}
          </div>
        )}
        {typeof rolled === 'string' && rolled !== '' && <p role="alert" className="bad">{rolled}</p>}
        {tab === 'lists' ? lists : <Offers offers={offers} none={speak(`match.teams.none.${tab}`)} onTake={onTake} />}
        {tab === 'saved' && save}
      </div>
    </Sheet>
  );
}

interface OffersProps<T> {
  readonly offers: readonly Offer<T>[];
  /** What is said where there are none. */
  readonly none: string;
  readonly onTake: (team: T) => void;
}

function Offers<T>({ offers, none, onTake }: OffersProps<T>): ReactNode {
  const speak = useSpeak();
  if (offers.length === 0) return <p className="muster__note">{none}</p>;
  return (
    <ul className="offers" onKeyDown={(event) => {
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.team-offer')];
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (!event.key.startsWith('Arrow') || at === -1) return;
      event.preventDefault();
      all[gridStep(event.key, at, all.length, columnsOf(event.currentTarget))]!.focus();
    }}>
      {offers.map(({ team, name, note, figures, forget }, i) => (
        <li key={i}>
          <button type="button" className="team-offer" data-first={i === 0 ? true : undefined} onClick={() => onTake(team)}>
            <span className="line" aria-hidden="true">{figures.map((sculpts, unit) => <Figures key={unit} sculpts={sculpts} />)}</span>
            <b>{name}</b>{note !== '' && <small>{note}</small>}
          </button>
          {forget !== undefined && <CloseButton words={speak('match.teams.forget', { name })} onClose={forget} />}
        </li>
      ))}
    </ul>
  );
}
