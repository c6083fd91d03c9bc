import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { CATEGORIES, type Category, type PieceTags } from '../../../engine/space/terrain/piece-tags.ts';
import { sentence } from '../../match/messages.ts';
import { PiecePicture } from '../../pictures/PiecePicture.tsx';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { take } from '../deeds.ts';
import { loadCatalogue } from '../kit.ts';
import { PackShelf } from './PackShelf.tsx';
import { pieceWords } from '../workshopWords.ts';

/** All pieces, by kind and by name: pressed, one is in hand. */
export function Palette({ onImport }: { readonly onImport: () => void }): ReactNode {
  const speak = useSpeak();
  const [tags, setTags] = useState<PieceTags | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const [kind, setKind] = useState<Category | 'all'>('all');
  const held = useBench((s) => s.held?.piece);
  const theme = useBench((s) => s.draft?.table.theme ?? '');
  useEffect(() => { loadCatalogue().then(setTags, (why: unknown) => setFault(sentence(why))); }, []);
  const words = wanted.trim().toLowerCase();
  const shown = useMemo(() => Object.entries(tags ?? {}).map(([piece, { category, tags: own }]) => ({ piece, category, name: pieceWords(piece, speak), own }))
    .filter(({ category, name, own }) => (kind === 'all' || category === kind) && (words === '' || `${name} ${own.join(' ')} ${speak(`workshop.category.${category}`)}`.toLowerCase().includes(words)))
    .sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || a.name.localeCompare(b.name)), [tags, kind, words, speak]);
  const pick = (piece: string): void => { setFault(null); take(piece).catch((why: unknown) => setFault(sentence(why))); };
  return (
    <section className="workshop__palette panel" aria-label={speak('workshop.palette.heading')}>
      <input type="search" className="field-text" placeholder={speak('workshop.palette.search')} aria-label={speak('workshop.palette.search')} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      <select className="field-text" aria-label={speak('workshop.palette.all')} value={kind} onChange={({ target }) => setKind(target.value as Category | 'all')}>
        <option value="all">{speak('workshop.palette.all')}</option>
        {CATEGORIES.map((one) => <option key={one} value={one}>{speak(`workshop.category.${one}`)}</option>)}
      </select>
      <button type="button" className="ghost palette__import" onClick={onImport}>{speak('workshop.palette.import')}</button>
      {fault !== null && <p role="alert" className="bad">{fault}</p>}
      {tags !== null && shown.length === 0 && <p>{speak('workshop.palette.none')}</p>}
      <div className="palette__shelves scroll">
        <PackShelf theme={theme} held={held} words={words} kind={kind} onPick={pick} onFault={setFault} />
        <ul className="palette__list">{shown.map(({ piece, name, category }) => (
          <li key={piece}>
            <button type="button" className="palette__piece" aria-pressed={held === piece} aria-label={speak('workshop.palette.take', { name })} title={`${name} · ${speak(`workshop.category.${category}`)}`} onClick={() => pick(piece)}>
              <PiecePicture theme={theme} id={piece} /><span>{name}</span>
            </button>
          </li>
        ))}</ul>
      </div>
    </section>
  );
}

