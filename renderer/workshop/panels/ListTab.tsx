import { useDeferredValue, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { thingOf } from '../../../engine/space/draft/mark-shapes.ts';
import { marksOf } from '../../../engine/space/terrain/marks.ts';
import { useSpeak } from '../../words/speak.ts';
import { bench, useBench } from '../bench.ts';
import { choose } from '../deeds.ts';
import { lookAtChosen } from '../keys.ts';
import { markWords, pieceWords } from '../workshopWords.ts';

/** Rows that are drawn: a table of two thousand pieces is searched, not scrolled. */
const MOST = 300;
const NONE: ReturnType<typeof marksOf> = [];

/** Every piece on the table by name, and every place that it names: chosen from here by keyboard as by pointer. */
export function ListTab(): ReactNode {
  const speak = useSpeak();
  const table = useBench((s) => s.draft?.table);
  const features = table?.features;
  const marks = table === undefined ? NONE : marksOf(table);
  const selection = useBench((s) => s.selection);
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(wanted.trim().toLowerCase());
  const rows = useMemo(() => {
    const pieces = (features ?? []).map((feature) => ({ ...feature, name: pieceWords(feature.piece, speak) }));
    const named = marks.map((mark) => ({ ...thingOf(mark), name: markWords(mark.of, speak) }));
    return [...pieces, ...named].filter(({ name, id }) => words === '' || `${name} ${id}`.toLowerCase().includes(words));
  }, [features, marks, words, speak]);
  const chosen = new Set(selection);
  const move = (event: KeyboardEvent<HTMLUListElement>): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const next = event.target.closest('li')?.[by === 1 ? 'nextElementSibling' : 'previousElementSibling']?.querySelector('button');
    next?.focus();
    if (next != null && !event.shiftKey) choose([next.dataset['id']!]);
    else if (next != null) choose([next.dataset['id']!], true);
  };
  if ((features ?? []).length + marks.length === 0) return <p className="side__none">{speak('workshop.list.empty')}</p>;
  return (
    <>
      <input type="search" className="field-text" placeholder={speak('workshop.list.search')} aria-label={speak('workshop.list.search')} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      <ul role="listbox" aria-multiselectable aria-label={speak('workshop.list.heading')} className="side__list" onKeyDown={move}>
        {rows.slice(0, MOST).map(({ id, name, at, level, locked }) => (
          <li key={id} role="presentation">
            <button
              type="button" role="option" data-id={id} aria-selected={chosen.has(id)}
              onClick={(event) => choose([id], event.shiftKey || event.ctrlKey || event.metaKey)} onDoubleClick={() => lookAtChosen()}
              onMouseEnter={() => bench.setState({ hovered: id })} onMouseLeave={() => bench.setState({ hovered: null })}
            >
              <span>{name}{locked === true && ' 🔒'}</span>
              <small>{speak(level === 0 ? 'workshop.list.at' : 'workshop.list.atLevel', { x: Math.round(at[0]), z: Math.round(at[1]), level: Math.round(level) })}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
