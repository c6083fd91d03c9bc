import { useEffect, useState } from 'react';
import type { Aimed, Prospect } from '../../../../engine/miniatures/prospect.ts';
import type { Thing } from '../../../../engine/miniatures/between.ts';
import type { Point } from '../../../../engine/shape/point.ts';
import type { Anchor, Instrument } from '../../../measure/chart.ts';
import { prospectAt } from '../../../measure/prospects.ts';
import { isLarge, type Situation } from '../words/names.ts';
import { middleOf, squareNumber, standAt } from '../table/squares.ts';
import { figureIn } from '../view.ts';
import { encounterWith, readProspect } from './read.ts';

/** What lies between the ends of a tool. */
export interface Look {
  /** Squares between both (SWM-9.1); null where walls part them. */
  readonly squares: number | null;
  readonly sees: boolean;
  /** What is in the way; empty where nobody can name it. */
  readonly blocked: readonly Thing[];
  /** How the second end looks to the first, and the first to the second; null unless both are figures. */
  readonly there: Aimed | null;
  readonly back: Aimed | null;
}

/** Where an end of a tool is: the middle of a square, of a figure where it stands. */
export function placeOf(anchor: Anchor | null, situation: Situation): Point | null {
  if (anchor === null) return null;
  if (anchor.kind === 'spot') return squareNumber(situation.view.board, anchor.at) === null ? null : standAt(situation.view.board, anchor.at, false);
  const figure = figureIn(situation.view, anchor.id);
  return figure === undefined || figure.at === null ? null : middleOf(situation.view.board, figure.at, isLarge(situation, figure));
}

/** What a prospect from one end says of the other. */
function lookIn(prospect: Prospect, to: Anchor, at: Point, situation: Situation): Look | null {
  if (to.kind === 'thing') {
    const other = encounterWith(prospect, to.id);
    return other === undefined ? null : { squares: other.squares, sees: other.there.blocked.length === 0, blocked: other.there.blocked, there: prospect.figure === '' ? null : other.there, back: prospect.figure === '' ? null : other.back };
  }
  const square = squareNumber(situation.view.board, at);
  if (square === null) return null;
  const squares = prospect.board.distances[square] ?? -1;
  return { squares: squares < 0 ? null : squares, sees: prospect.board.seen[square] === '1', blocked: [], there: null, back: null };
}

/** Asks the host what lies between the ends of the tool in hand; null while it has not two ends, or the host has not answered. */
export function useLook({ from, to }: Pick<Instrument, 'from' | 'to'>, situation: Situation | null): Look | null {
  const [look, setLook] = useState<{ readonly key: string; readonly look: Look | null } | null>(null);
  // A figure looks as itself; at a bare square it is looked at from there, so that what is in the way has a name.
  const [first, second] = from?.kind === 'thing' && to?.kind === 'spot' ? [to, from] : [from, to];
  const [a, b] = situation === null ? [null, null] : [placeOf(first, situation), placeOf(second, situation)];
  const key = a === null || b === null ? '' : JSON.stringify([first, second, a, b]);
  const view = situation?.view ?? null;
  useEffect(() => {
    if (key === '' || a === null || b === null || first === null || second === null || situation === null) return undefined;
    let over = false;
    void prospectAt({ figure: first.kind === 'thing' ? first.id : '', at: a }).then((told) => {
      const prospect = readProspect(told);
      if (!over) setLook({ key, look: prospect === null ? null : lookIn(prospect, second, b, situation) });
    });
    return () => { over = true; };
  }, [key, view]);
  return look !== null && look.key === key ? look.look : null;
}
