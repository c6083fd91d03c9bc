import type { Actor } from '../../match/actor.ts';
import type { MatchState } from '../../match/matchState.ts';
import type { LiveStage } from '../../match/liveStage.ts';
import type { TableSize } from '../../../engine/space/terrain/size.ts';
import type { Body } from './lens.ts';
import { bodyOf, bodyOfMarker, type Shot } from './shot.ts';

/** The corners of a table, as high as its buildings. */
const cornersOf = ([width, depth]: TableSize): readonly Body[] =>
  [-width / 2, width / 2].flatMap((x) => [-depth / 2, depth / 2].map((z) => ({ x, y: 0, z, high: 60, radius: 10 })));

const overviewOf = (size: TableSize): Shot => ({ kind: 'overview', must: cornersOf(size), may: [], hold: 0 });

/** What a question lights up on the table, nearest to whoever is asked first. */
function offered(stage: LiveStage, { hints }: Pick<MatchState, 'hints'>, from: Actor): readonly Body[] {
  const figures = [...stage.actors.values()].filter((actor) => hints.figures.has(actor.id) && actor.shown && actor !== from).map((actor) => bodyOf(actor));
  const markers = stage.markers.filter(({ id }) => hints.markers.has(id)).map(bodyOfMarker);
  const far = ({ x, z }: Body): number => Math.hypot(x - from.x, z - from.z);
  return [...figures, ...markers].sort((a, b) => far(a) - far(b));
}

/** Enemies of who acts that are missed where the picture leaves them out, and how far away they may stand (mm). */
const [FOES, FAR] = [2, 1000];

/** Enemies nearest to a figure. */
function foesOf(stage: LiveStage, who: Actor): readonly Body[] {
  const far = ({ x, z }: Actor): number => Math.hypot(x - who.x, z - who.z);
  const foes = [...stage.actors.values()].filter((actor) => actor.shown && actor.seat !== who.seat && far(actor) < FAR);
  return foes.sort((a, b) => far(a) - far(b)).slice(0, FOES).map((actor) => bodyOf(actor));
}

/** The figure that a question is about, or that is looked at closer; null where there is none. */
function chosen(stage: LiveStage, { request, selected }: Pick<MatchState, 'request' | 'selected'>): Actor | null {
  const asked = request?.kind === 'place' ? [request.figure] : request?.kind === 'pick' ? [request.about['attacker'], request.about['character'], ...Object.values(request.about)] : [];
  for (const id of [selected, ...asked, stage.active]) {
    const actor = typeof id === 'string' ? stage.actorOf(id) : null;
    if (actor?.shown === true) return actor;
  }
  return null;
}

/** What is looked at while nothing is shown: an attack being made, who is asked for, who acts; else the whole table for who is asked. Null: what was seen last. */
export function restShot(stage: LiveStage, state: Pick<MatchState, 'request' | 'hints' | 'selected' | 'shown' | 'screen'>, size: TableSize): Shot | null {
  const { request, selected, shown } = state;
  const [attacker, defender] = [stage.attacker, stage.defender].map((id) => (id === null ? null : stage.actorOf(id)));
  if (selected === null && request?.kind !== 'place' && attacker?.shown === true && defender?.shown === true) return { kind: 'pair', must: [bodyOf(attacker), bodyOf(defender)], may: [], hold: 0 };
  const who = chosen(stage, state);
  if (who !== null) {
    const others = [...stage.actors.values()].filter((actor) => actor !== who && actor.shown && actor.group === who.group).map((actor) => bodyOf(actor));
    const foes = foesOf(stage, who);
    return { kind: 'actor', must: [bodyOf(who)], may: [...foes, ...others, ...offered(stage, state, who)], missed: foes.length, hold: 0 };
  }
  return request !== null || shown?.outcome != null || (state.screen === 'replay' && shown?.at === 0) ? overviewOf(size) : null;
}
