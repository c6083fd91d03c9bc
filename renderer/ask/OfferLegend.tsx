import { useEffect, useState, type ReactNode } from 'react';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { useSpeak } from '../words/speak.ts';
import { called } from '../faces/naming.ts';
import { usePanels } from '../faces/usePanels.ts';
import type { Situation } from '../faces/face.ts';
import { match } from '../match/match.ts';
import { GAITS } from '../table/palette.ts';
import { shownMoves, useOffering } from '../tools/offering.ts';
import { moversOf } from '../tools/offers.ts';
import { kindOf, moveWords, strikeWords, uselessOf } from './offerWords.ts';
import { reasonWords } from './reasons.ts';
import './offer.css';

/** What the table shows of where the question leads on: the kinds of movement in their colours, what gains nothing and why, and what a click would do. */
export function OfferLegend({ situation }: { readonly situation: Situation }): ReactNode {
  const speak = useSpeak();
  const known = useOffering((s) => s);
  const { offers, figure, fields, mark } = known;
  if (offers.moves.length + offers.strikes.length === 0) return null;
  const moves = shownMoves(known);
  const name = (id: string): string => called(situation, id);
  const hints = [
    ...(figure === null && moversOf(offers).length > 1 ? [speak('offer.chooseFigure')] : moves.length > 0 ? [speak('offer.place')] : []),
    ...(offers.strikes.length > 0 ? [speak('offer.enemies')] : []),
  ];
  const rows = moves.map((move) => ({
    key: move.picks.join(' '), words: moveWords(known, move, situation, speak), tone: kindOf(situation, move.request, speak).tone,
    why: fields.has(move) ? uselessOf(known, move, situation, speak) : null,
  }));
  // Every access point is a move of its own, and they are called the same: one stands for all, one that gains something where there is any.
  const kinds = rows.filter((row) => {
    const same = rows.filter(({ words }) => words === row.words);
    return row === (same.find(({ why }) => why === null) ?? same[0]);
  });
  const gaining = kinds.filter(({ why }) => why === null);
  /** Kinds that gain nothing for the same reason share a line. */
  const idle = kinds.flatMap(({ words, why }) => (why === null ? [] : [{ words, why }]));
  const reasons = idle.map(({ why }) => why).filter((why, i, all) => i === all.findIndex((other) => other.words === why.words));
  /** Two that lead to the same kind of movement have its colour: the second is told by a hollow mark. */
  const isHollow = (row: (typeof kinds)[number]): boolean => gaining.findIndex(({ tone }) => tone === row.tone) < gaining.indexOf(row);
  return (
    <section className="offer panel" aria-label={speak('offer.heading')} {...(mark === null ? {} : { 'data-tool': 'offer' })}>
      {moves.length > 0 && (
        <ul className="offer__kinds">
          {gaining.map((row) => (
            <li key={row.key}>
              <i className={`offer__swatch${isHollow(row) ? ' is-hollow' : ''}`} style={{ color: GAITS[row.tone] }} aria-hidden="true" />
              {row.words}
            </li>
          ))}
          {reasons.map(({ words, rule }) => (
            <li key={words} className="is-idle"><small>
              {idle.filter(({ why }) => why.words === words).map((kind) => kind.words).join(', ')}: {words}{rule !== null && <> <RuleLink rule={rule} /></>}
            </small></li>
          ))}
        </ul>
      )}
      <p role="status">{mark === null ? <small>{hints.join(' ')}</small> : <MarkWords situation={situation} name={name} />}</p>
      {mark?.kind === 'strike' && <StrikeOdds situation={situation} picks={mark.strike.picks} />}
    </section>
  );
}

/** What stands marked, what confirms it, and what else would get there. */
function MarkWords({ situation, name }: { readonly situation: Situation; readonly name: (id: string) => string }): ReactNode {
  const speak = useSpeak();
  const known = useOffering((s) => s);
  const { mark } = known;
  if (mark === null) return null;
  if (mark.kind === 'place') {
    const { refusal } = mark.aim;
    if (refusal !== null) return <>{reasonWords(refusal, situation, speak, mark.offer.request)} <RuleLink rule={refusal.rule} /></>;
    const kinds = [...new Set(mark.others.map((move) => moveWords(known, move, situation, speak)))];
    return <><b>{speak('offer.marked', { who: name(mark.offer.figure), kind: moveWords(known, mark.offer, situation, speak) })}</b> {kinds.length > 0 && <small>{speak('offer.others', { kinds: kinds.join(', ') })}</small>}</>;
  }
  const kinds = mark.others.map(({ picks }) => strikeWords(known, picks, situation, speak));
  return <><b>{speak('offer.aimed', { who: name(mark.strike.target), kind: strikeWords(known, mark.strike.picks, situation, speak) })}</b> {kinds.length > 0 && <small>{speak('offer.others', { kinds: kinds.join(', ') })}</small>}</>;
}

/** The odds of an attack that is only marked, before a die falls. */
function StrikeOdds({ situation, picks }: { readonly situation: Situation; readonly picks: readonly string[] }): ReactNode {
  const panels = usePanels(situation.face);
  const [odds, setOdds] = useState<unknown>(null);
  const key = picks.join(' ');
  useEffect(() => {
    let over = false;
    setOdds(null);
    void match.getState().loadOddsAfter(key.split(' ')).then((told) => { if (!over) setOdds(told); });
    return () => { over = true; };
  }, [key]);
  return odds === null || panels?.Odds === undefined ? null : <panels.Odds situation={situation} odds={odds} />;
}
