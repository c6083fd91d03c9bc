import { useMemo, useState, type ReactNode } from 'react';
import { useLikely } from '../../../match/likely.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { Tables } from '../../../ui/Tables.tsx';
import { useHotkeys } from '../../../ui/hotkeys.ts';
import { Key } from '../../../ui/Key.tsx';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import type { CharacterFace } from '../../../../engine/wartime/face.ts';
import type { NewMatchProps } from '../../face.ts';
import { cardsOf } from '../cards.ts';
import { ArmyEditor, armyReason } from './ArmyEditor.tsx';
import { firstDraft, matchArgs, problemsOf, withArmies, type ArmyDraft, type Draft } from './draft.ts';
import { RulePick } from './RulePick.tsx';
import '../wartime.css';

/** Two to five armies. */
const COUNTS = [2, 3, 4, 5] as const;

/** The adventure last set up in this window. */
let last: Draft | null = null;

/** Why an adventure cannot begin yet, or an empty text. */
function whyNot({ table, armies, rules }: Draft, cards: ReadonlyMap<string, CharacterFace>, speak: Speak): string {
  if (table === '') return speak('match.noTables');
  for (const [seat, army] of armies.entries()) {
    const [problem] = problemsOf(army, rules, cards);
    if (problem !== undefined) return speak('wartime.new.notYet', { army: speak('wartime.new.army', { number: seat + 1 }), reason: armyReason(problem, speak) });
  }
  return '';
}

/** Table, armies, who plays them, and the measures of the adventure, beginning with the one last set up in this window. */
export function NewMatchScreen({ catalogue, call, systems, busy, onStart, onBack }: NewMatchProps): ReactNode {
  const speak = useSpeak();
  const cards = useMemo(() => new Map(cardsOf(catalogue.systems.find(({ id }) => id === 'wartime')?.cards ?? []).map((card) => [card.id, card])), [catalogue]);
  const [draft, setDraft] = useState(() => last ?? firstDraft(catalogue.tables));
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  useLikely(call, 'wartime', draft.table);
  const army = (place: number) => (value: ArmyDraft): void => change({ armies: draft.armies.map((each, i) => (i === place ? value : each)) });
  const reason = whyNot(draft, cards, speak);
  const legal = reason === '' && !busy;
  const begin = (): void => {
    if (!legal) return;
    last = draft;
    onStart(matchArgs(draft));
  };
  useHotkeys({ Enter: begin, Escape: onBack });
  return (
    <main className="muster">
      <header className="muster__head"><button type="button" className="ghost" onClick={onBack}>{speak('menu.back')}<Key name="Esc" /></button><h1>{speak('match.heading')}</h1></header>
      <div className="muster__body scroll">
        {systems}
        <Tables tables={catalogue.tables} table={draft.table} onTable={(table) => change({ table })} />
        <Segments legend={speak('wartime.new.seats')} value={draft.armies.length} choices={COUNTS.map((count) => ({ value: count as number, label: speak('wartime.new.count', { count }) }))} onChange={(count) => change({ armies: withArmies(draft.armies, count) })} />
        <div className="muster__teams armies-editor">
          {draft.armies.map((each, seat) => <ArmyEditor key={seat} seat={seat} army={each} cards={cards} rules={draft.rules} onArmy={army(seat)} />)}
        </div>
        <RulePick chosen={draft.rules} onChange={(rules) => change({ rules })} />
        <Segments legend={speak('undoRule.legend')} value={draft.undo} onChange={(undo) => change({ undo })}
          choices={(['off', 'safe', 'free'] as const).map((value) => ({ value, label: <>{speak(`undoRule.${value}`)}<small>{speak(`undoRule.${value}Hint`)}</small></> }))} />
      </div>
      <footer className="muster__foot"><p role="status">{busy ? speak('match.starting') : reason}</p>
        <button type="button" className={`option${legal ? ' main' : ''}`} aria-disabled={legal ? undefined : true} onClick={begin}><span className="option__text"><b>{speak('match.start')}</b></span><Key name="↵" /></button></footer>
    </main>
  );
}
