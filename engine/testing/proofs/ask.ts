/** Asks the engine the questions of a station, and compares every answer with its reference. */
import { anyPlace } from '../../space/move/any-place.ts';
import { mayStand } from '../../space/ground/ground.ts';
import { reachTool } from '../../space/move/reach.ts';
import { terrainCover } from '../../space/sight/cover.ts';
import { sight } from '../../space/sight/sight.ts';
import { slide } from '../../space/move/slide.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { drawnOf } from './drawn.ts';
import { LEVELS, RANGES, type Station } from './question.ts';
import { checkCover } from './ref-cover.ts';
import { checkPush } from './ref-push.ts';
import { checkReach, posesOf } from './ref-reach.ts';
import { checkRoom, crowdedRequest } from './ref-room.ts';
import { checkSight } from './ref-sight.ts';
import { checkStand } from './ref-stand.ts';
import type { Topic, Verdict } from './verdict.ts';
import { checkWitness } from './witness.ts';

/** How densely the references sample: lines from each rim, and directions of the tool's first bar. */
interface Density {
  readonly rim: number;
  readonly directions: number;
  /** Every how many blocked pairs the blockers named are proven. */
  readonly witness: number;
}

export const COARSE: Density = { rim: 20, directions: 480, witness: 2 };
export const FINE: Density = { rim: 96, directions: 1440, witness: 1 };

/** Told of each comparison: its topic, the pair's number, the verdict and what the engine had said. */
type Hear = (topic: Topic, pair: number, verdict: Verdict, said: string) => void;

/** Compares all answers of a station; `only` names the topics. */
export function compareStation(
  terrain: Terrain, { body, others, zone, slide: push, pairs }: Station, { rim, directions, witness }: Density, only: readonly Topic[], hear: Hear,
): void {
  const drawn = drawnOf(terrain);
  const poses = posesOf(drawn, body, zone, directions);
  const wants = (topic: Topic): boolean => only.includes(topic);
  const mayPush = mayStand(terrain, body, others, LEVELS) === null;
  let blocked = 0;
  pairs.forEach(({ target, stand, to, way }, pair) => {
    if (wants('sight') || wants('witness')) {
      for (const [from, at] of [[body, target], [target, body]] as const) {
        const answer = sight(terrain, from, at, LEVELS);
        if (wants('witness') && !answer.seen && blocked++ % witness === 0) {
          hear(
            'witness', pair, checkWitness(drawn, from, at, LEVELS, answer),
            `blocked by ${answer.blockers.map(({ part }) => part).join(' ')} from ${JSON.stringify(from)} to ${JSON.stringify(at)}`,
          );
        }
        if (wants('sight')) {
          hear(
            'sight', pair, checkSight(drawn, from, at, LEVELS, answer, rim),
            `${answer.seen ? 'seen' : 'blocked'} from ${JSON.stringify(from)} to ${JSON.stringify(at)}`,
          );
        }
      }
    }
    if (wants('cover')) {
      const answer = terrainCover(terrain, body, target, RANGES[0], LEVELS);
      hear(
        'cover', pair, checkCover(drawn, body, target, RANGES[0], LEVELS, answer, Math.min(rim, 32)),
        `${answer === null ? 'no cover' : `covered by ${answer.part}`}: ${JSON.stringify(target)} from ${JSON.stringify(body)}`,
      );
    }
    if (wants('stand')) {
      const objection = mayStand(terrain, stand, others, LEVELS);
      hear('stand', pair, checkStand(drawn, stand, others, LEVELS, objection), `${objection?.why ?? 'stands'} ${JSON.stringify(stand)}`);
    }
    if (wants('room') && pair % 4 === 1) {
      const request = crowdedRequest(terrain, { body, others, zone, slide: push, pairs }, target, pair);
      const answer = anyPlace(terrain, request);
      hear('room', pair, checkRoom(drawn, request, answer, pair), `${answer === null ? 'no place' : JSON.stringify(answer)} of ${JSON.stringify(request)}`);
    }
    if (wants('reach')) {
      const answer = reachTool(terrain, body, others, zone, to);
      hear(
        'reach', pair, checkReach(poses, others, to, answer),
        `${answer.ok ? 'reached' : answer.objection.why} ${JSON.stringify(to)} from ${JSON.stringify(body)} by ${JSON.stringify(zone.tool)}${zone.over ? ' over' : ''}`,
      );
    }
    if (wants('push') && mayPush && pair % 4 === 0) {
      const end = slide(terrain, body, others, push, way);
      hear(
        'push', pair, checkPush(drawn, body, others, push, way, end),
        `${JSON.stringify(end)} from ${JSON.stringify(body)} ${push.length} mm along ${JSON.stringify(way)}`,
      );
    }
  });
}
