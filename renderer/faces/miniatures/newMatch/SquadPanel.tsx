import { useState, type ReactNode } from 'react';
import { randomFrom } from '../../../../engine/core/rng.ts';
import type { SeatKind } from '../../../../engine/host/link.ts';
import type { CardFace } from '../../../../engine/miniatures/face.ts';
import { reinforcementProblems, squadProblems, type Limits, type Side as Faction, type SquadProblem } from '../../../../engine/miniatures/squad.ts';
import { anySeed } from '../../../muster/chance.ts';
import { Enlisted, type Recruit } from '../../../muster/Enlisted.tsx';
import type { Kept } from '../../../muster/kept.ts';
import { SaveTeam } from '../../../muster/SaveTeam.tsx';
import { Side, TeamName } from '../../../muster/Side.tsx';
import { TeamPick, type Offer } from '../../../muster/TeamPick.tsx';
import { whyWithDetail } from '../../../words/refusals.ts';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { FigureCard } from '../panels/FigureCard.tsx';
import { broughtBy, costOf, figuresFor, randomSquad, READY, readyFor, readySquad, whyNot, whyNotBesides, type Shelf, type Squad } from './draft.ts';

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
}

/** Why a squad is not legal, or a figure cannot join it, as a sentence. */
export const reasonOf = ({ rule, why, detail = {} }: SquadProblem, speak: Speak): string => whyWithDetail({ rule, why, detail }, speak, 'miniatures');

const NOBODY: Squad = { name: '', figures: [], reinforcements: [] };

/** A figure's whole card as it is before a skirmish. */
const before = (card: CardFace, seat: number): ReactNode =>
  <FigureCard card={card} situation={null} figure={{
    id: card.id, seat, card: card.id, at: null, squeezed: false, damage: 0, force: card.force ?? 0, spirits: 0, lessons: 0,
    activated: false, defeated: false, hired: false,
  }} />;

/** A squad as its figures: whoever plays it, another squad, another figure, what the rules say about it right away. */
export function SquadPanel({ side, seat, kind, squad, limits, problems, cards, kept, onSquad, onKind }: SquadPanelProps): ReactNode {
  const speak = useSpeak();
  const [choosing, setChoosing] = useState(false);
  const [seed] = useState(anySeed);
  const heading = speak(`miniatures.setUp.${side}`);
  const { figures, reinforcements } = squad;
  const { points } = limits;
  const cost = costOf(figures, cards);
  const brought = broughtBy(figures, cards);
  const recruitsOf = (of: readonly CardFace[], whyNotThis: (id: string) => SquadProblem | null): readonly Recruit[] => of.map((card) => {
    const problem = whyNotThis(card.id);
    return { id: card.id, name: card.name, cost: card.cost, sculpt: card.sculpt, kind: card.faction, words: card.feats.map(({ name }) => name).join(' '), why: problem === null ? '' : reasonOf(problem, speak) };
  });
  const costWords = (count: number): string => speak('miniatures.setUp.pointsValue', { count });
  const removeWords = (figure: string): string => speak('miniatures.setUp.remove', { figure });
  const card = (id: string): ReactNode => { const face = cards.get(id); return face === undefined ? null : before(face, seat); };
  const leaders = (ids: readonly string[]): string => [...new Set(ids.map((id) => cards.get(id)?.name ?? id))].slice(0, 3).join(', ');
  const offer = (each: Squad): Offer<Squad> => ({
    team: each, name: each.name === '' ? leaders(each.figures) : each.name, note: speak('miniatures.setUp.cost', { cost: costOf(each.figures, cards), points }),
    figures: [...each.figures, ...each.reinforcements].map((id) => { const found = cards.get(id); return found === undefined ? [] : [found.sculpt]; }),
  });
  const legal = (each: Squad): boolean =>
    squadProblems(side, each.figures, limits, cards).length === 0 && reinforcementProblems(each.figures, each.reinforcements, limits, cards).length === 0;
  const random = (from: number): Squad => ({ ...NOBODY, figures: randomSquad(side, limits, cards, randomFrom(from)) });
  const ready = READY[side].map((each): Squad => ({ name: speak(`miniatures.squad.${each.id}`), reinforcements: [], figures: readySquad(side, each, limits, cards) }));
  const readyId = readyFor(side, figures, limits, cards)?.id;
  const name = readyId === undefined ? squad.name : speak(`miniatures.squad.${readyId}`);
  return (
    <Side
      seat={seat} heading={heading} kind={kind} ready={speak('match.legal')} faults={problems.map((problem) => ({ words: reasonOf(problem, speak), rule: problem.rule }))} onKind={onKind}
      team={
        <>
          <TeamName name={name === '' ? speak('match.ownTeam') : name} onChoose={() => setChoosing(true)} onRandom={() => onSquad(random(anySeed()))} />
          {figures.length > 0 && <button type="button" className="ghost" onClick={() => onSquad(NOBODY)}>{speak('miniatures.setUp.clear')}</button>}
        </>
      }
    >
      <Enlisted
        heading={speak('miniatures.setUp.chosen')} sum={speak('miniatures.setUp.cost', { cost, points })} isTooDear={cost > points} left={points - cost} figures={figures}
        recruits={recruitsOf(figuresFor(side, cards), (id) => whyNot(side, figures, id, limits, cards))}
        kinds={[side, 'fringe' as const].map((id) => ({ id, words: speak(`miniatures.faction.${id}`) }))} card={card} nobody={speak('miniatures.setUp.nobody')}
        costWords={costWords} removeWords={removeWords}
        onFigures={(changed) => onSquad({ name: '', figures: changed, reinforcements: broughtBy(changed, cards) === 0 ? [] : reinforcements })}
      />
      {brought > 0 && (
        <Enlisted
          heading={speak('miniatures.setUp.reinforcements')} sum={speak('miniatures.setUp.cost', { cost: costOf(reinforcements, cards), points: brought })}
          isTooDear={costOf(reinforcements, cards) > brought} left={brought - costOf(reinforcements, cards)} figures={reinforcements}
          recruits={recruitsOf(figuresFor('fringe', cards), (id) => whyNotBesides(figures, reinforcements, id, limits, cards))}
          card={card} nobody={speak('miniatures.setUp.nobodyBesides')} costWords={costWords} removeWords={removeWords}
          onFigures={(changed) => onSquad({ ...squad, reinforcements: changed })}
        />
      )}
      {choosing && (
        <TeamPick
          title={speak('match.team', { side: heading })} side={seatLetter(seat)} seed={seed} onClose={() => setChoosing(false)}
          ready={ready.filter(legal).map(offer)} recent={kept.recent.filter(legal).map(offer)}
          saved={kept.saved.map((each) => ({ ...offer(each), forget: () => kept.forget(each) }))}
          random={(from) => offer(random(from))} onTake={(chosen) => { onSquad(chosen); setChoosing(false); }}
          save={<SaveTeam name={squad.name} longest={60} onSave={(name) => { kept.save({ ...squad, name }); onSquad({ ...squad, name }); }} />}
        />
      )}
    </Side>
  );
}
