import { useMemo, useState, type ReactNode } from 'react';
import { houseRules } from '../../../../engine/miniatures/house-rules.ts';
import { SIDES } from '../../../../engine/miniatures/squad.ts';
import { useLikely } from '../../../match/likely.ts';
import { useHotkeys } from '../../../ui/hotkeys.ts';
import { Key } from '../../../ui/Key.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Tables } from '../../../ui/Tables.tsx';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { useSpeak } from '../../../words/speak.ts';
import type { NewMatchProps } from '../../face.ts';
import { cardsIn } from '../cards.ts';
import { firstDraft, isLegal, matchArgs, problemsOf, type Draft } from './draft.ts';
import { reasonOf, SquadEditor } from './SquadEditor.tsx';
import '../miniatures.css';

/** The skirmish last set up in this window; null when there was none. */
let last: Draft | null = null;

const replaced = <T,>(list: readonly T[], at: number, value: T): readonly T[] => list.map((each, i) => (i === at ? value : each));

/** Sets up a skirmish: table, squads, who plays, points, rounds and squares. */
export function NewMatchScreen({ catalogue, call, systems, busy, onStart, onBack }: NewMatchProps): ReactNode {
  const speak = useSpeak();
  const cards = useMemo(() => new Map(cardsIn(catalogue.systems.find(({ id }) => id === 'miniatures')?.cards ?? []).map((card) => [card.id, card])), [catalogue]);
  const [draft, setDraft] = useState(() => last ?? firstDraft(catalogue.tables, cards));
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  useLikely(call, 'miniatures', draft.table);
  const problem = draft.squads.flatMap((_, seat) => problemsOf(draft, seat, cards))[0];
  const legal = isLegal(draft, cards) && !busy;
  const begin = (): void => {
    if (!legal) return;
    last = draft;
    onStart(matchArgs(draft));
  };
  useHotkeys({ Enter: begin, Escape: onBack });
  const reason = catalogue.tables.length === 0 ? speak('match.noTables')
    : cards.size === 0 ? speak('match.noCards')
      : problem === undefined ? '' : speak('match.notYet', { reason: reasonOf(problem, speak) });
  return (
    <main className="muster">
      <header className="muster__head"><button type="button" className="ghost" onClick={onBack}>{speak('menu.back')}<Key name="Esc" /></button><h1>{speak('match.heading')}</h1></header>
      <div className="muster__body scroll">
        {systems}
        <Tables tables={catalogue.tables} table={draft.table} onTable={(table) => change({ table })} />
        <div className="muster__teams">
          {SIDES.map((side, seat) => (
            <SquadEditor
              key={side} side={side} seat={seat} kind={draft.seats[seat]!} squad={draft.squads[seat]!} cards={cards}
              points={draft.settings.points} problems={problemsOf(draft, seat, cards)}
              onSquad={(squad) => change({ squads: replaced(draft.squads, seat, squad) })}
              onKind={(kind) => change({ seats: replaced(draft.seats, seat, kind) })}
            />
          ))}
        </div>
        <div className="muster__rest">
          {houseRules.map(({ name, rule, values }) => (
            <fieldset key={name} className="field">
              <legend>{speak(`miniatures.setUp.${name}`)} <RuleLink rule={rule} /></legend>
              <div className="segments">{values.map((value) => (
                <button key={value} type="button" aria-pressed={draft.settings[name] === value} onClick={() => change({ settings: { ...draft.settings, [name]: value } })}>{settingWords(name, value, speak)}</button>))}</div>
            </fieldset>
          ))}
          <Segments legend={speak('undoRule.legend')} value={draft.undo} onChange={(undo) => change({ undo })}
            choices={(['off', 'safe', 'free'] as const).map((value) => ({ value, label: <>{speak(`undoRule.${value}`)}<small>{speak(`undoRule.${value}Hint`)}</small></> }))} />
        </div>
      </div>
      <footer className="muster__foot"><p role="status">{busy ? speak('match.starting') : reason}</p>
        <button type="button" className={`option${legal ? ' main' : ''}`} aria-disabled={legal ? undefined : true} onClick={begin}><span className="option__text"><b>{speak('match.start')}</b></span><Key name="↵" /></button></footer>
    </main>
  );
}

/** A value of a setting in words. */
const settingWords = (name: keyof Draft['settings'], value: number, speak: ReturnType<typeof useSpeak>): string =>
  (name === 'square' ? speak(value < 30 ? 'miniatures.setUp.squareInch' : 'miniatures.setUp.squareLarge') : speak(`miniatures.setUp.${name}Value`, { count: value }));
