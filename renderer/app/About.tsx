import { useEffect, useState, type ReactNode } from 'react';
import { useSpeak } from '../words/speak.ts';
import { loadLicences, searchLibraries, type Licences } from './licences.ts';
import { Sheet } from '../ui/Sheet.tsx';

/** What the game is, which version, and the licences of all that is part of it. */
export function About({ onClose }: { readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  const [licences, setLicences] = useState<Licences | 'missing' | 'unreadable' | null>(null);
  useEffect(() => { void loadLicences().then(setLicences); }, []);
  return (
    <Sheet title={speak('about.heading')} className="about" onClose={onClose}>
      <p className="about__lead"><b>{speak('menu.title')}</b>{typeof licences === 'object' && licences !== null && <span>{speak('about.version', { version: licences.game.version })}</span>}</p>
      <p>{speak('about.unofficial')}</p>
      {licences === null ? <p role="status">{speak('about.loading')}</p> : typeof licences === 'string' ? <p role="status">{speak(`about.${licences}`)}</p> : <LicenceList licences={licences} />}
    </Sheet>
  );
}

/** Every library with its licence; the text unfolds. */
function LicenceList({ licences: { game, browser, libraries } }: { readonly licences: Licences }): ReactNode {
  const speak = useSpeak();
  const [query, setQuery] = useState('');
  const found = searchLibraries(libraries, query);
  return (
    <>
      <Licence name={speak('about.own')} licence={game.licence} texts={[game.text]} />
      <h3>{speak('about.libraries')}</h3>
      <p>{speak('about.librariesHint', { count: libraries.length })}</p>
      <input type="search" data-first aria-label={speak('about.search')} placeholder={speak('about.search')} autoComplete="off" spellCheck={false} value={query} onChange={(event) => setQuery(event.target.value)} />
      <p className="about__count" role="status">{query.trim() === '' ? '' : speak('about.found', { count: found.length, all: libraries.length })}</p>
      <ul className="about__list">{found.map(({ name, version, licence, text, notices }) => <li key={`${name} ${version}`}><Licence name={`${name} ${version}`} licence={licence} texts={[text, ...notices]} /></li>)}</ul>
      <p className="about__browser">{browser}</p>
    </>
  );
}

function Licence({ name, licence, texts }: { readonly name: string; readonly licence: string; readonly texts: readonly string[] }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="licence" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary><b>{name}</b><span>{licence}</span></summary>
      {open && texts.map((text) => <pre key={text}>{text}</pre>)}
    </details>
  );
}
