import { MeshBasicMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Point } from '../../../engine/shape/point.ts';
import { systems } from '../../../engine/host/systems.ts';
import { deep } from '../../../engine/testing/depth.ts';
import { match } from '../../match/match.ts';
import type { Actor } from '../../match/actor.ts';
import type { LiveStage } from '../../match/liveStage.ts';
import { Cutaway } from '../cutaway.ts';
import { homeView, type View } from '../rig.ts';
import { terrainBatches } from '../terrainModel.ts';
import { coveredOf, type Hides } from './covered.ts';
import { frame, shows, type Staging } from './frame.ts';
import { boundsOf, eyeOf, isWithin, pixelsOf, type Body } from './lens.ts';
import { drawnTerrain, playShown } from './recorded.fixture.ts';
import { Scout } from './scout.ts';
import { bodyOf, type Shot } from './shot.ts';
import { Sightlines } from './sightlines.ts';

const SIZE = { width: 1280, height: 800 };
/** What the frame leaves free at that size: below its bar and strip, left of its rail, above two rows of options; beside the dice in an attack. */
const FREE = { left: 0, top: 102, right: 1236, bottom: 698 };
const BESIDE_DICE = { ...FREE, left: 545 };
const WANTED = deep(500, 150);
/** Height of who acts, in pixels; what stands for a rounding is left to it. */
const LEAST = 69.5;
/** Share of a body that may be covered of what counts as seen. */
const GLIMPSE = 0.4;

interface Taken {
  readonly what: string;
  readonly high: number;
  readonly clear: boolean;
  readonly seen: boolean;
  readonly direct: boolean;
}

test(`${WANTED} recorded attacks and moves on all tables: both parties unhidden, clear of panels, the acting figure 70 pixels high`, async () => {
  const taken: Taken[] = [];
  const spent: number[] = [];
  for (const table of ['refinery', 'outpost']) {
    const model = await drawnTerrain(table);
    const lines = new Sightlines(model);
    const paint = new MeshBasicMaterial();
    const cutaway = new Cutaway(model, terrainBatches(model, paint), paint, null);
    const hides: Hides = (eye, to) => lines.hides(eye, to);
    for (const offered of systems) {
      const most = Math.ceil(WANTED / 2 / systems.length);
      let count = 0;
      for (let seed = 1; count < most && seed < 12; seed++) {
        let view: View = homeView(0);
        await playShown(offered, table, seed, (stage: LiveStage, event, situation) => {
          const scout = new Scout(stage);
          situation.face.show(scout, event, situation);
          const { shot } = scout;
          if (shot === null) return;
          const figures = [...stage.actors.values()].filter(({ shown }) => shown).map((actor) => bodyOf(actor));
          const set: Staging = { size: SIZE, free: shot.kind === 'pair' || shot.kind === 'moment' ? BESIDE_DICE : FREE, hides, figures, home: 0, from: view };
          const began = performance.now();
          if (!shows(view, shot, set)) {
            view = frame(shot, set);
            spent.push(performance.now() - began);
          }
          if (count >= most || !['pair', 'follow', 'climb'].includes(shot.kind)) return;
          count += 1;
          taken.push(judgedOver(`${table} ${offered.rules.id} ${shot.kind}`, view, shot, set, (eye) => cutAway(cutaway, stage, shot, eye), lines));
        });
      }
    }
  }
  const share = (of: (one: Taken) => boolean, among = taken): number => among.filter(of).length / among.length;
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  for (const what of new Set(taken.map((one) => one.what))) {
    const some = taken.filter((one) => one.what === what);
    const of = (fits: (one: Taken) => boolean): string => percent(share(fits, some));
    const least = Math.min(...some.map((one) => one.high)).toFixed(0);
    console.warn(`${what}: ${some.length}, unhidden and clear ${of(({ seen, clear }) => seen && clear)}, nothing cut away ${of((one) => one.direct)}, 70 px ${of((one) => one.high >= LEAST)}, least ${least} px`);
  }
  console.warn(`all ${taken.length}: unhidden and clear ${percent(share(({ seen, clear }) => seen && clear))}, 70 px ${percent(share(({ high }) => high >= LEAST))}; ${spent.length} shots framed, median ${nth(spent, 0.5)} ms, 99 of 100 under ${nth(spent, 0.99)} ms, slowest ${nth(spent, 1)} ms`);
  expect(taken.length).toBeGreaterThanOrEqual(WANTED);
  expect(share(({ seen, clear }) => seen && clear)).toBeGreaterThanOrEqual(0.98);
  expect(share(({ direct }) => direct), 'without anything cut away').toBeGreaterThanOrEqual(0.92);
  expect(share(({ high }) => high >= LEAST)).toBeGreaterThanOrEqual(0.98);
});

const nth = (of: readonly number[], share: number): string => [...of].sort((a, b) => a - b)[Math.min(of.length - 1, Math.floor(of.length * share))]!.toFixed(0);

/** Leaves out what the table leaves out for who is in a shot. */
function cutAway(cutaway: Cutaway, stage: LiveStage, shot: Shot, eye: Vector3): void {
  const [attacker, defender] = [stage.attacker, stage.defender];
  const isAt = (actor: Actor, { x, y, z }: Body): boolean => actor.shown && Math.hypot(actor.x - x, actor.y - y, actor.z - z) < 1;
  const standing = (body: Body): string => [...stage.actors.values()].find((actor) => isAt(actor, body))!.id;
  if (shot.kind === 'pair') [stage.attacker, stage.defender] = [standing(shot.must[0]!), standing(shot.must[1]!)];
  cutaway.update(eye, stage, { ...match.getState(), level: null });
  [stage.attacker, stage.defender] = [attacker, defender];
}

/** How a shot stands when the way that the camera goes along with is over; null where it goes along with none. */
function atTheEnd(view: View, { must, along }: Shot, set: Staging): readonly [View, readonly Body[], Staging] | null {
  if (along === undefined) return null;
  const on = <P extends Point>(at: P): P => ({ ...at, x: at.x + along.by.x, y: at.y + along.by.y, z: at.z + along.by.z });
  const [who] = must;
  const bodies = must.map(on);
  return [on(view), bodies, { ...set, figures: [...set.figures.filter(({ x, y, z }) => Math.hypot(x - who!.x, y - who!.y, z - who!.z) >= 1), ...bodies] }];
}

function judgedOver(what: string, view: View, shot: Shot, set: Staging, cut: (eye: Vector3) => void, lines: Sightlines): Taken {
  const now = judged(what, view, shot.must, set, cut, lines);
  const end = atTheEnd(view, shot, set);
  if (end === null) return now;
  const then = judged(what, end[0], end[1], end[2], cut, lines);
  return { what, high: Math.min(now.high, then.high), clear: now.clear && then.clear, seen: now.seen && then.seen, direct: now.direct && then.direct };
}

function judged(what: string, view: View, must: readonly Body[], set: Staging, cut: (eye: Vector3) => void, lines: Sightlines): Taken {
  const { x, y, z } = eyeOf(view);
  cut(new Vector3(x, y, z));
  const covers = (hides: Hides): readonly number[] => must.map((body) => {
    const { opened, hidden } = coveredOf({ x, y, z }, body, set.figures, hides);
    return opened + hidden;
  });
  return {
    what, high: pixelsOf(view, set.size, must[0]!),
    clear: must.every((body) => isWithin(boundsOf(view, set.size, body), set.free)),
    seen: covers((eye, to) => lines.hides(eye, to, true)).every((share) => share <= GLIMPSE),
    direct: covers(set.hides).every((share) => share <= GLIMPSE),
  };
}
