import type { ReactNode } from 'react';
import type { Chapter } from './chapter.ts';
import { useSpeak } from '../words/speak.ts';
import { openBook, turnTo } from './book.ts';
import { stretchesOf, type Found } from './search.ts';

/** How many hits of a search are drawn. */
const DRAWN = 60;

/** The chapters of the book. */
export function Contents({ chapters }: { readonly chapters: readonly Chapter[] }): ReactNode {
  const speak = useSpeak();
  return (
    <>
      <h3 tabIndex={-1}>{speak('rules.chapters')}</h3>
      <ol className="rulebook__contents">{chapters.map(({ id, title, rules }) => (
        <li key={id}><button type="button" onClick={() => turnTo(id)}><b>{title}</b><small>{speak('rules.count', { count: rules.length })}</small></button></li>
      ))}</ol>
    </>
  );
}

/** The title of the chapter shown, and the way back to the contents. */
export function ChapterHead({ chapter, onBack }: { readonly chapter: Chapter; readonly onBack: () => void }): ReactNode {
  const speak = useSpeak();
  return <div className="rulebook__where"><button type="button" className="round" aria-label={speak('rules.contents')} title={speak('rules.contents')} onClick={onBack}>‹</button><h3 tabIndex={-1}>{chapter.title}</h3></div>;
}

/** All rules of a chapter; the one that the book was opened at is marked. */
export const ChapterPage = ({ chapter, rule }: { readonly chapter: Chapter; readonly rule: string | null }): ReactNode => (
  <ol className="rulebook__rules">{chapter.rules.map(({ id, text }) => (
    <li key={id} tabIndex={-1} aria-current={id === rule ? 'true' : undefined}><code>{id}</code><p>{text}</p></li>
  ))}</ol>
);

const Marked = ({ text, query }: { readonly text: string; readonly query: string }): ReactNode =>
  stretchesOf(text, query).map((stretch, index) => (stretch.found ? <mark key={index}>{stretch.text}</mark> : stretch.text));

/** The rules that a search found, best first, with the words marked. */
export function Results({ found: { hits, every }, query }: { readonly found: Found; readonly query: string }): ReactNode {
  const speak = useSpeak();
  const count = hits.length === 0 ? speak('rules.none') : !every ? speak('rules.some') : hits.length > DRAWN ? speak('rules.foundMost', { shown: DRAWN, count: hits.length }) : speak('rules.found', { count: hits.length });
  return (
    <>
      <p className="rulebook__count" role="status">{count}</p>
      <ol className="rulebook__rules">{hits.slice(0, DRAWN).map(({ rule, chapter }) => (
        <li key={rule.id}>
          <button type="button" className="rule-link" aria-label={speak('rules.inChapter', { rule: rule.id, chapter: chapter.title })} onClick={() => openBook(rule.id)}><Marked text={rule.id} query={query} /></button>
          <small> <Marked text={chapter.title} query={query} /></small>
          <p><Marked text={rule.text} query={query} /></p>
        </li>
      ))}</ol>
    </>
  );
}
