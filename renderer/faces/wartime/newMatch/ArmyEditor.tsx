import type { ReactNode } from 'react';
import type { CharacterFace } from '../../../../engine/wartime/face.ts';
import type { Refusal } from '../../../../engine/core/script.ts';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { READY, problemsOf, type ArmyDraft, type RuleChoices } from './draft.ts';

/** Why an army is not legal, in one sentence. */
export const armyReason = ({ why, detail = {} }: Refusal, speak: Speak): string =>
  speak(speak.has(`wartime.refusalWith.${why}`) ? `wartime.refusalWith.${why}` : `wartime.refusal.${why}`, detail);

interface ArmyEditorProps {
  readonly seat: number;
  readonly army: ArmyDraft;
  readonly cards: ReadonlyMap<string, CharacterFace>;
  readonly rules: RuleChoices;
  readonly onArmy: (army: ArmyDraft) => void;
}

/** An army list: a ready one, or characters one by one, with what it costs and what the rules say about it. */
export function ArmyEditor({ seat, army, cards, rules, onArmy }: ArmyEditorProps): ReactNode {
  const speak = useSpeak();
  const problems = problemsOf(army, rules, cards);
  const cost = army.figures.reduce((sum, id) => sum + (cards.get(id)?.cost ?? 0), 0);
  const ready = READY.findIndex(({ figures }) => figures.join() === army.figures.join());
  const heading = speak('wartime.new.army', { number: seat + 1 });
  const set = (figures: readonly string[]): void => onArmy({ ...army, figures });
  return (
    <section className="team panel army-editor" aria-label={heading}>
      <header>
        <i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" /><h2>{heading}</h2>
        <Segments legend={speak('match.seats')} value={army.seat} choices={(['person', 'computer'] as const).map((value) => ({ value, label: <><Icon name={value} />{speak(`match.${value}`)}</> }))} onChange={(kind) => onArmy({ ...army, seat: kind })} />
      </header>
      <div className="team__choose">
        <label className="slot"><span>{speak('wartime.new.ready')}</span>
          <Select words={speak(ready === -1 ? 'wartime.new.own' : `wartime.list.${READY[ready]!.id}`)} value={ready} onChange={({ target }) => set(READY[Number(target.value)]?.figures ?? army.figures)}>
            {ready === -1 && <option value={-1}>{speak('wartime.new.own')}</option>}
            {READY.map(({ id }, index) => <option key={id} value={index}>{speak(`wartime.list.${id}`)}</option>)}
          </Select>
        </label>
        <label className="slot"><span>{speak('wartime.new.name')}</span><input maxLength={60} autoComplete="off" value={army.name} onChange={({ target }) => onArmy({ ...army, name: target.value })} /></label>
      </div>
      <h3 className="army-editor__sum"><span>{speak('wartime.new.characters')}</span><small className={problems.some(({ why }) => why === 'tooDear') ? 'bad' : ''}>{speak('wartime.new.points', { cost, points: Number(rules.points) })}</small></h3>
      <ul className="army-editor__list">
        {army.figures.length === 0 && <li>{speak('wartime.new.empty')}</li>}
        {army.figures.map((id, place) => {
          const name = cards.get(id)?.name ?? id;
          return <li key={place}><span>{name}</span><small>{cards.get(id)?.cost}</small><CloseButton words={speak('wartime.new.remove', { name })} onClose={() => set(army.figures.filter((_, i) => i !== place))} /></li>;
        })}
      </ul>
      <div className="segments">{[...cards.values()].map(({ id, name, cost: price }) => (
        <button key={id} type="button" aria-label={speak('wartime.new.add', { name, cost: price })} onClick={() => set([...army.figures, id])}>+ {name}<small>{price}</small></button>))}</div>
      {problems.length === 0
        ? <p role="status"><Icon name="done" /> {speak('wartime.new.legal')}</p>
        : <ul role="status" className="team__faults bad">{problems.map((problem, index) => <li key={index}><Icon name="no" /> {armyReason(problem, speak)} <RuleLink rule={problem.rule} /></li>)}</ul>}
    </section>
  );
}
