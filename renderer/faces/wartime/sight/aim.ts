import type { MatchState } from '../../../match/matchState.ts';
import { characterIn, type MatchView } from '../view.ts';
import { characterOfOption } from '../table/hints.ts';

/** Who looks at whom: a shot that is thought of, or one that is being answered. */
export interface AimOf {
  readonly from: string;
  readonly to: string;
}

type Looked = Pick<MatchState, 'request' | 'selected' | 'hovered'>;

/** The line of fire that matters now: of the shot that is asked about, of an answer to it, else from who is asked, selected or acting to who is under the pointer. */
export function aimNow({ request, selected, hovered }: Looked, view: MatchView): AimOf | null {
  const pick = request?.kind === 'pick' ? request : null;
  const { about } = pick ?? { about: {} as Readonly<Record<string, string | number>> };
  if (pick?.ask === 'reroll') return between(about['character'], about['target']);
  if (pick?.ask === 'answer') {
    const own = pick.options.map((option) => characterOfOption(view, option)).filter((id) => id !== null);
    return between(hovered !== null && own.includes(hovered) ? hovered : own[0], about['actor']);
  }
  const isThere = (id: unknown): id is string => typeof id === 'string' && characterIn(view, id)?.at != null;
  const from = [pick?.ask === 'act' ? about['character'] : undefined, selected, view.activation?.character].find(isThere);
  return between(from, isThere(hovered) ? hovered : undefined);
}

const between = (from: unknown, to: unknown): AimOf | null => (typeof from === 'string' && typeof to === 'string' && from !== to ? { from, to } : null);
