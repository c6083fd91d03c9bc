import { useState, type ReactNode } from 'react';
import { randomFrom } from '../../../../engine/core/rng.ts';
import type { SeatKind } from '../../../../engine/host/link.ts';
import { squadProblems, type Limits, type Side as Faction, type SquadProblem } from '../../../../engine/miniatures/squad.ts';
import { anySeed } from '../../../muster/chance.ts';
import { Enlisted } from '../../../muster/Enlisted.tsx';
import type { Kept } from '../../../muster/kept.ts';
import { FigureLists } from '../../../muster/FigureLists.tsx';
import { SaveTeam } from '../../../muster/SaveTeam.tsx';
import { Side, TeamName } from '../../../muster/Side.tsx';
import { TeamPick, type Offer } from '../../../muster/TeamPick.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import { cardBefore, reasonOf, recruitsOf } from '../panels/recruits.tsx';
import { sculptOf } from '../table/sculpts.ts';
import { costOf, figuresFor, randomSquad, READY, readyFor, readySquad, whyNot, type Shelf, type Squad } from './draft.ts';

interface SquadPanelProps {
  readonly side: Faction;
  readonly seat: number;
  readonly kind: SeatKind;
  readonly squad: Squad;
  readonly limits: Limits;
  readonly problems: readonly SquadProblem[];
  readonly cards: Shelf;
  readonly kept: Kept<Squad>;
  readonly onSquad: (squad: Squad) => void;
  readonly onKind: (kind: SeatKind) => void;
  /** Covers the squad again where it is built unseen (SWM-2.5). */
  readonly onCover?: () => void;
}

const NOBODY: Squad = { name: '', figures: [] };

/** A squad as its figures: whoever plays it, another squad, another figure, what the rules say about it right away. */
export function SquadPanel({ side, seat, kind, squad, limits, problems, cards, kept, onSquad, onKind, onCover }: SquadPanelProps): ReactNode {
  const speak = useSpeak();
  const [choosing, setChoosing] = useState(false);
  const [seed] = useState(anySeed);
  const heading = speak(`miniatures.setUp.${side}`);
  const { figures } = squad;
  const { points } = limits;
  const cost = costOf(figures, cards);
  const costWords = (count: number): string => speak('miniatures.setUp.pointsValue', { count });
  const removeWords = (figure: string): string => speak('miniatures.setUp.remove', { figure });
  const card = (id: string): ReactNode => { const face = cards.get(id); return face === undefined ? null : cardBefore(face, seat); };
  const leaders = (ids: readonly string[]): string => [...new Set(ids.map((id) => cards.get(id)?.name ?? id))].slice(0, 3).join(', ');
  const offer = (each: Squad): Offer<Squad> => ({
    team: each, name: each.name === '' ? leaders(each.figures) : each.name, note: speak('miniatures.setUp.cost', { cost: costOf(each.figures, cards), points }),
    figures: each.figures.map((id, place) => {
      const found = cards.get(id);
      return found === undefined ? [] : [sculptOf(found, each.figures.slice(0, place).filter((other) => other === id).length)];
    }),
  });
  const legal = (each: Squad): boolean => squadProblems(side, each.figures, limits, cards).length === 0;
  const random = (from: number): Squad => ({ ...NOBODY, figures: randomSquad(side, limits, cards, randomFrom(from)) });
  const ready = READY[side].map((each): Squad => ({ name: speak(`miniatures.squad.${each.id}`), figures: readySquad(side, each, limits, cards) }));
  const readyId = readyFor(side, figures, limits, cards)?.id;
  const name = readyId === undefined ? squad.name : speak(`miniatures.squad.${readyId}`);
  return (
    <Side
      seat={seat} heading={heading} kind={kind} ready={speak('match.legal')} faults={problems.map((problem) => ({ words: reasonOf(problem, speak), rule: problem.rule }))} onKind={onKind}
      team={
        <>
          <TeamName name={name === '' ? speak('match.ownTeam') : name} onChoose={() => setChoosing(true)} onRandom={() => onSquad(random(anySeed()))} />
          {figures.length > 0 && <button type="button" className="ghost" onClick={() => onSquad(NOBODY)}>{speak('miniatures.setUp.clear')}</button>}
          {onCover !== undefined && <button type="button" className="option" onClick={onCover}><span className="option__text"><b>{speak('miniatures.setUp.cover')}</b></span></button>}
        </>
      }
    >
      <Enlisted
        heading={speak('miniatures.setUp.chosen')} sum={speak('miniatures.setUp.cost', { cost, points })} isTooDear={cost > points} left={points - cost} figures={figures}
        recruits={recruitsOf(figuresFor(side, cards), (id) => whyNot(side, figures, id, limits, cards), speak)}
        kinds={[side, 'fringe' as const].map((id) => ({ id, words: speak(`miniatures.faction.${id}`) }))} card={card} nobody={speak('miniatures.setUp.nobody')}
        costWords={costWords} removeWords={removeWords}
        onFigures={(changed) => onSquad({ name: '', figures: changed })}
      />
      {choosing && (
        <TeamPick
          title={speak('match.team', { side: heading })} side={seatLetter(seat)} seed={seed} onClose={() => setChoosing(false)}
          ready={ready.filter(legal).map(offer)} recent={kept.recent.filter(legal).map(offer)}
          saved={kept.saved.map((each) => ({ ...offer(each), forget: () => kept.forget(each) }))}
          random={(from) => offer(random(from))} onTake={(chosen) => { onSquad(chosen); setChoosing(false); }}
          save={<SaveTeam name={squad.name} longest={60} onSave={(name) => { kept.save({ ...squad, name }); onSquad({ ...squad, name }); }} />}
          lists={
            <FigureLists
              title="Miniatures squad" ending="txt" fields={{ Side: side, Points: String(points) }} cards={[...cards.values()]} team={squad} isLegal={problems.length === 0}
              onTeam={onSquad}
            />
          }
        />
      )}
    </Side>
  );
}
