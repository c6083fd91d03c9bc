import { useState, type ReactNode } from 'react';
import { randomFrom } from '../../../../engine/core/rng.ts';
import type { Refusal } from '../../../../engine/core/script.ts';
import type { CharacterFace } from '../../../../engine/wartime/face.ts';
import { anySeed } from '../../../muster/chance.ts';
import { Enlisted } from '../../../muster/Enlisted.tsx';
import type { Kept } from '../../../muster/kept.ts';
import { SaveTeam } from '../../../muster/SaveTeam.tsx';
import { Side, TeamName } from '../../../muster/Side.tsx';
import { FigureLists } from '../../../muster/FigureLists.tsx';
import { TeamPick, type Offer } from '../../../muster/TeamPick.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { CharacterCard } from '../cards/CharacterCard.tsx';
import { READY, problemsOf, randomArmy, type ArmyDraft, type RuleChoices } from './draft.ts';

/** Why an army is not legal, in one sentence. */
export const armyReason = ({ why, detail = {} }: Refusal, speak: Speak): string =>
  speak(speak.has(`wartime.refusalWith.${why}`) ? `wartime.refusalWith.${why}` : `wartime.refusal.${why}`, detail);

/** An army list with what it is called. */
export type ArmyList = Pick<ArmyDraft, 'name' | 'figures'>;

type Cards = ReadonlyMap<string, CharacterFace>;

interface ArmyPanelProps {
  readonly seat: number;
  readonly army: ArmyDraft;
  readonly cards: Cards;
  readonly rules: RuleChoices;
  readonly kept: Kept<ArmyList>;
  readonly onArmy: (army: ArmyDraft) => void;
}

/** A character's whole card as it is before an adventure. */
const before = (card: CharacterFace, seat: number): ReactNode => (
  <CharacterCard card={card} situation={null}
    character={{ id: card.id, seat, card: card.id, at: null, casualty: false, lost: 0, debt: 0, phase: 0, kept: null, acted: false, moods: [] }} />
);

/** What a list of these characters is called where it is ready-made. */
const readyName = (figures: readonly string[], speak: Speak): string | null => {
  const ready = READY.find((list) => list.figures.join() === figures.join());
  return ready === undefined ? null : speak(`wartime.list.${ready.id}`);
};

const costIn = (figures: readonly string[], cards: Cards): number => figures.reduce((sum, id) => sum + (cards.get(id)?.cost ?? 0), 0);

/** An army as its characters: whoever plays it, another list, other characters, with what it costs and what the rules say about it. */
export function ArmyPanel({ seat, army, cards, rules, kept, onArmy }: ArmyPanelProps): ReactNode {
  const speak = useSpeak();
  const [choosing, setChoosing] = useState(false);
  const [seed] = useState(anySeed);
  const { figures } = army;
  const problems = problemsOf(army, rules, cards);
  const cost = costIn(figures, cards);
  const points = Number(rules.points);
  const heading = speak('wartime.new.army', { number: seat + 1 });
  const set = (changed: readonly string[]): void => onArmy({ ...army, figures: changed });
  const costWords = (count: number): string => speak('wartime.new.cost', { count });
  const recruits = [...cards.values()].map((card) => {
    const [problem] = problemsOf({ figures: [...figures, card.id] }, rules, cards);
    return { id: card.id, name: card.name, cost: card.cost, sculpt: card.sculpt, kind: '', words: card.weapon.name, why: problem === undefined ? '' : armyReason(problem, speak) };
  });
  const offer = (each: ArmyList): Offer<ArmyList> => ({
    team: each, name: each.name === '' ? readyName(each.figures, speak) ?? each.figures.map((id) => cards.get(id)?.name ?? id).join(', ') : each.name,
    note: speak('wartime.new.points', { cost: costIn(each.figures, cards), points }),
    figures: each.figures.map((id) => { const found = cards.get(id); return found === undefined ? [] : [found.sculpt]; }),
  });
  const legal = (each: ArmyList): boolean => problemsOf(each, rules, cards).length === 0;
  const random = (from: number): ArmyList => ({ name: '', figures: randomArmy(rules, cards, randomFrom(from)) });
  return (
    <Side
      seat={seat} heading={heading} kind={army.seat} ready={speak('wartime.new.legal')} faults={problems.map((problem) => ({ words: armyReason(problem, speak), rule: problem.rule }))}
      onKind={(kind) => onArmy({ ...army, seat: kind })}
      team={
        <>
          <TeamName name={readyName(figures, speak) ?? speak('wartime.new.own')} onChoose={() => setChoosing(true)} onRandom={() => set(random(anySeed()).figures)} />
          <label className="slot"><input maxLength={60} autoComplete="off" aria-label={speak('wartime.new.name')} placeholder={speak('wartime.new.name')} value={army.name} onChange={({ target }) => onArmy({ ...army, name: target.value })} /></label>
        </>
      }
    >
      <Enlisted
        heading={speak('wartime.new.characters')} sum={speak('wartime.new.points', { cost, points })} isTooDear={problems.some(({ why }) => why === 'tooDear')} left={points - cost}
        figures={figures} recruits={recruits} card={(id) => { const card = cards.get(id); return card === undefined ? null : before(card, seat); }}
        costWords={costWords} removeWords={(name) => speak('wartime.new.remove', { name })} nobody={speak('wartime.new.empty')} onFigures={set}
      />
      {choosing && (
        <TeamPick
          title={speak('match.team', { side: heading })} side={seatLetter(seat)} seed={seed} onClose={() => setChoosing(false)}
          ready={READY.map((list) => ({ name: '', figures: list.figures })).filter(legal).map(offer)} recent={kept.recent.filter(legal).map(offer)}
          saved={kept.saved.map((each) => ({ ...offer(each), forget: () => kept.forget(each) }))} random={(from) => offer(random(from))}
          save={<SaveTeam name={army.name} longest={60} onSave={(name) => { kept.save({ name, figures }); onArmy({ ...army, name }); }} />}
          lists={
            <FigureLists
              title="Wartime army list" ending="txt" fields={{ Points: String(points) }} cards={[...cards.values()]} team={army} isLegal={problems.length === 0}
              onTeam={(list) => onArmy({ ...army, ...list })}
            />
          }
          onTake={(chosen) => { onArmy({ ...army, figures: chosen.figures, name: chosen.name === '' ? army.name : chosen.name }); setChoosing(false); }}
        />
      )}
    </Side>
  );
}
