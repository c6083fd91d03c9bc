import { useMemo, useState, type ReactNode } from 'react';
import type { PickRequest, Refusal } from '../../../../engine/core/script.ts';
import { DONE, reinforcementProblems } from '../../../../engine/miniatures/squad.ts';
import type { MiniaturesSetup } from '../../../../engine/miniatures/setup.ts';
import type { AskProps } from '../../../ask/askProps.ts';
import { RequestFrame } from '../../../ask/RequestFrame.tsx';
import type { Gesture } from '../../../match/gesture.ts';
import { useMatch } from '../../../match/match.ts';
import { Enlisted } from '../../../muster/Enlisted.tsx';
import '../../../muster/muster.css';
import { useHotkeys } from '../../../ui/hotkeys.ts';
import { Key } from '../../../ui/Key.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { cardBefore, recruitsOf } from '../panels/recruits.tsx';
import type { Situation } from '../words/names.ts';
import { asks } from './asks.ts';

/** The answers that bring these figures in, one after another, and then nobody else; taken back as one. */
function joining(request: PickRequest, chosen: readonly string[]): Gesture {
  let left = Number(request.about['left']);
  return [...chosen, DONE].map((pick) => {
    const step = { asked: { ...request, about: { ...request.about, left } }, answer: { kind: 'pick' as const, picks: [pick] } };
    left -= Number(request.details?.[pick]?.['cost'] ?? 0);
    return step;
  });
}

/** Who comes besides the squad (SWM-3.4, SWM-16.22): figures of the Fringe with their cards and costs, put together and sent in at once. The table stays in sight. */
export function ReinforcePick({ request, situation, asked, note = '' }: AskProps<Situation> & { readonly request: PickRequest }): ReactNode {
  const speak = useSpeak();
  const gesture = useMatch((s) => s.gesture);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const cards = useMemo(() => new Map(situation.cards.map((card) => [card.id, card])), [situation.cards]);
  const { seat, about, details = {}, closed } = request;
  const { uniqueEnforced } = situation.setup as Pick<MiniaturesSetup, 'uniqueEnforced'>;
  const own = situation.view.figures.filter((figure) => figure.seat === seat);
  const squad = own.filter(({ hired }) => !hired).map(({ card }) => card);
  const besides = own.filter(({ hired }) => hired).map(({ card }) => card);
  const whyNot = (id: string): Refusal | null =>
    reinforcementProblems(squad, [...besides, ...chosen, id], { uniqueEnforced }, cards)[0] ?? closed.find(({ option }) => option === id) ?? null;
  const [points, left] = [Number(about['points']), Number(about['left'])];
  const spent = chosen.reduce((sum, id) => sum + Number(details[id]?.['cost'] ?? 0), 0);
  const costWords = (count: number): string => speak('miniatures.setUp.pointsValue', { count });
  const fringe = Object.keys(details).flatMap((id) => cards.get(id) ?? []).sort((a, b) => b.cost - a.cost || a.name.localeCompare(b.name));
  const join = (): void => { void gesture(joining(request, chosen)); };
  useHotkeys({ Enter: join });
  return (
    <RequestFrame title={asks.words({ ...request, about: { ...about, left: left - spent } }, situation, speak)} note={note} asked={asked} className="reinforce">
      <Enlisted
        heading={speak('miniatures.setUp.reinforcements')} sum={speak('miniatures.setUp.cost', { cost: points - left + spent, points })} isTooDear={false} left={left - spent} figures={chosen}
        recruits={recruitsOf(fringe, whyNot, speak)} card={(id) => { const face = cards.get(id); return face === undefined ? null : cardBefore(face, seat); }}
        nobody={speak('miniatures.setUp.nobodyBesides')} costWords={costWords} removeWords={(figure) => speak('miniatures.setUp.remove', { figure })} onFigures={setChosen}
      />
      <div className="request__options">
        <button type="button" className="option main" onClick={join}>
          <span className="option__text"><b>{chosen.length === 0 ? speak('miniatures.option.done') : speak('miniatures.option.join', { count: chosen.length })}</b></span><Key name="↵" />
        </button>
      </div>
    </RequestFrame>
  );
}
