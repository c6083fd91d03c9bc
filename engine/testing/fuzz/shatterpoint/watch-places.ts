import { mayStand } from '../../../space/ground/ground.ts';
import type { Point } from '../../../shape/point.ts';
import { refusalOf } from '../../../shatterpoint/board/geometry-rules.ts';
import { bodyOf, levels, otherBases } from '../../../shatterpoint/board/measure.ts';
import { Fault } from '../fault.ts';
import type { Watcher } from './watcher.ts';

const written = ({ x, y, z }: Point): string => `${x} ${y} ${z}`;

/** Whoever was moved stands on the battlefield, supported, where it fits, in whole tenths of a mm, and on nobody's base (SP-MOVE-03, -06…-08, SP-OVER-01…03). */
export function placeWatcher(): Watcher {
  const known = new Map<string, Point | null>();
  return {
    event(game, event) {
      for (const unit of game.state.units) {
        for (const { id, at } of unit.characters) {
          if (known.get(id) === at) continue;
          known.set(id, at);
          if (at === null) continue;
          const refusal = refusalOf(mayStand(game.content.terrain, bodyOf(game, id), otherBases(game, id), levels(game)));
          if (refusal !== null) throw new Fault(refusal.rule, `badPlace ${refusal.why}`, `${id} at ${written(at)} after ${event.type}${event.type === 'moved' ? ` (${event.how} from ${written(event.from)})` : ''}`);
          for (const n of [at.x, at.y, at.z]) if (Math.abs(n * 10 - Math.round(n * 10)) > 1e-6) throw new Fault('core', 'unroundedPlace', `${id} at ${written(at)}`);
        }
      }
    },
  };
}
