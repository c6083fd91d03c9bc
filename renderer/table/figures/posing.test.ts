import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { BUILDS, type BuildName } from '../../../assets/kit/figures/modelling/builds.ts';
import { STANCES } from '../../../assets/kit/figures/modelling/stances.ts';
import { BONES, SIDES, standing, type Bone, type Manner, type Pose, type Side } from '../../../assets/skeleton.ts';
import { begin, beginMove, newActor, advance, type Act, type Actor } from '../../match/actor.ts';
import { RUNG } from './motion.ts';
import { poseFigure, type Posed } from './posing.ts';

const GROUND = 2.6;
const manner = (change: Partial<Manner> = {}): Manner => ({ gait: 'legs', arms: { L: 'none', R: 'blade' }, jets: false, ...change });

function figure(build: BuildName, pose: Pose = STANCES.ready, how: Manner = manner()): Posed {
  const { body, size } = BUILDS[build];
  const grown = Object.fromEntries(Object.entries(body).map(([name, length]) => [name, length * size])) as unknown as Posed['body'];
  const own = structuredClone(pose);
  for (const { at } of [own.pelvis, own.hand.L, own.hand.R, own.foot.L, own.foot.R]) at.forEach((x, i) => { at[i] = x * size; });
  return { body: grown, pose: own, ground: GROUND, spread: 1, manner: how, frames: BONES.map(() => new Matrix4()), scratch: structuredClone(own) };
}

function actor(act: Act, t: number, change: Partial<Actor> = {}): Actor {
  const one = newActor({ id: 'a', group: 'a', seat: 0, model: 'm', base: 40, label: '1', stamina: 8, facing: 0 });
  begin(one, act, 1);
  return Object.assign(one, { t, shown: true }, change);
}

const boneOf = ({ frames }: Posed, bone: Bone): Matrix4 => frames[BONES.indexOf(bone)]!;
const at = (one: Posed, bone: Bone, y = 0): Vector3 => new Vector3(0, y, 0).applyMatrix4(boneOf(one, bone));
const frames = (one: Posed, act: Act, t: number, change: Partial<Actor> = {}): Vector3[] => {
  poseFigure(one, actor(act, t, change), 0, 0);
  return BONES.map((bone) => at(one, bone, 1));
};
const apart = (a: readonly Vector3[], b: readonly Vector3[]): number => Math.max(...a.map((v, i) => v.distanceTo(b[i]!)));

const onFeet = (Object.keys(BUILDS) as BuildName[]).filter((name) => name !== 'barrel');

describe.each(onFeet)('a figure of the build %s', (build) => {
  it.each(['walk', 'run'] as const)('does not slide over the ground at a %s', (act) => {
    const one = figure(build);
    const stood: Record<Side, number[]> = { L: [], R: [] };
    let worst = 0;
    let steps = 0;
    for (let walked = 0; walked < 120; walked += 0.25) {
      frames(one, act, 0.5, { walked });
      for (const side of SIDES) {
        const foot = at(one, `foot${side}`);
        const lifted = one.scratch.foot[side].at[1] > 0.01;
        if (lifted && stood[side].length > 0) steps += 1;
        stood[side] = lifted ? [] : [...stood[side], foot.z + walked];
        if (stood[side].length > 0) worst = Math.max(worst, Math.max(...stood[side]) - Math.min(...stood[side]));
      }
    }
    expect(steps).toBeGreaterThan(5);
    expect(worst).toBeLessThan(0.8);
  });

  it('climbs with its hands and feet on rungs', () => {
    const one = figure(build);
    const off: Record<'hand' | 'foot', number> = { hand: 0, foot: 0 };
    for (let height = 12; height < 80; height += 0.5) {
      const climber = actor('climb', 0.5, { y: 100 + height, walked: 50 });
      Object.assign(climber.path, { count: 4, low: 100 });
      climber.path.upTo.set([0, 10, 100, 110]);
      poseFigure(one, climber, 0, 0);
      for (const [i, side] of SIDES.entries()) {
        const share = (way: number): number => (((height / RUNG + way) % 1) + 1) % 1;
        const nearest = (y: number): number => Math.abs(y - Math.round(y / RUNG) * RUNG);
        // Those that are on their way to the next rung are on none.
        if (share(i * 0.5 + 0.5) > 0.4) off.hand = Math.max(off.hand, nearest(height + at(one, `hand${side}`, 1.15).y));
        if (share(i * 0.5) > 0.4) off.foot = Math.max(off.foot, nearest(height + at(one, `foot${side}`).y - one.body.ankle - 1.25));
      }
    }
    expect(off.foot).toBeLessThan(1);
    expect(off.hand).toBeLessThan(1.5);
  });

  const kinds = (['blade', 'gun', 'none'] as const).map((R) => manner({ arms: { L: 'none', R } }));
  it.each(['strike', 'aim', 'parry', 'command', 'force', 'flinch', 'slide', 'crouch', 'hop', 'jet'] as const)('moves for %s whatever it holds, and ends as it began', (act) => {
    for (const how of [...kinds, manner({ jets: true })]) for (const stance of [STANCES.ready, STANCES.aim, STANCES.guard, STANCES.folded]) {
      const one = figure(build, stance, how);
      const rest = frames(one, 'stand', 1);
      expect(Math.max(...[0.2, 0.4, 0.6].map((t) => apart(rest, frames(one, act, t))))).toBeGreaterThan(1.2);
      expect(apart(rest, frames(one, act, 0))).toBeLessThan(0.05);
      expect(apart(rest, frames(one, act, 1))).toBeLessThan(0.05);
    }
  });

  it('bends no joint farther than joints go, and keeps above the ground', () => {
    for (const act of ['walk', 'run', 'hop', 'jet', 'strike', 'aim', 'parry', 'command', 'force', 'flinch', 'slide', 'crouch', 'dissolve'] as const) for (const how of kinds) {
      const one = figure(build, STANCES.ready, how);
      for (let t = 0; t <= 1; t += 0.05) {
        frames(one, act, t, { walked: t * 90 });
        for (const side of SIDES) {
          expect(at(one, `foot${side}`).y, `${act} ${t}`).toBeGreaterThan(GROUND + one.body.ankle - 0.5);
          for (const [upper, lower, end] of [[`upperArm${side}`, `lowerArm${side}`, `hand${side}`], [`upperLeg${side}`, `lowerLeg${side}`, `foot${side}`]] as const) {
            const [a, b, c] = [at(one, upper), at(one, lower), at(one, end)];
            expect(a.sub(b).angleTo(c.sub(b)) / Math.PI * 180, `${act} ${t.toFixed(2)} ${lower}`).toBeGreaterThan(28);
          }
        }
        expect(one.scratch.chest.every((turn) => Math.abs(turn) < 60) && one.scratch.head.every((turn) => Math.abs(turn) < 60), `${act} ${t}`).toBe(true);
      }
    }
  });

  it('gets up over one knee, and gives way when it dies', () => {
    const one = figure(build);
    const hip = (act: Act, t: number, lying: number): number => { frames(one, act, t, { lying }); return at(one, 'pelvis').y; };
    const whole = hip('stand', 1, 0);
    expect(hip('rise', 0, 1)).toBeLessThan(whole * 0.55);
    expect(hip('rise', 0.5, 0.5)).toBeLessThan(whole * 0.75);
    expect(hip('dissolve', 0.9, 0)).toBeLessThan(whole - standing(one.body) * 0.25);
  });
});

it('a dash is not a walk: longer steps, the body leaning', () => {
  const one = figure('man');
  const lean = (act: Act): number => { frames(one, act, 0.5, { walked: 20 }); return at(one, 'head').z - at(one, 'pelvis').z; };
  expect(lean('run')).toBeGreaterThan(lean('walk') + 1.5);
});

it('what has no legs rolls, glides and jolts, and never bends a knee', () => {
  const one = figure('barrel', STANCES.folded, manner({ gait: 'wheels', arms: { L: 'none', R: 'none' } }));
  frames(one, 'stand', 1);
  const knee = at(one, 'lowerLegL').distanceTo(at(one, 'footL'));
  for (const act of ['walk', 'run', 'climb', 'hop', 'jet', 'slide', 'strike', 'aim', 'parry', 'command', 'force', 'flinch', 'crouch', 'dissolve'] as const) {
    const rest = frames(one, 'stand', 1);
    expect(apart(rest, frames(one, act, 0.4, { walked: 20 })), act).toBeGreaterThan(0.3);
    expect(at(one, 'lowerLegL').distanceTo(at(one, 'footL'))).toBeCloseTo(knee, 3);
    for (const side of SIDES) expect(one.scratch.foot[side].at).toEqual(one.pose.foot[side].at);
  }
});

it('a beast on four paws keeps its feet level and as wide as it stands, so that the hind legs that go with them neither rear up nor dig in, and does not slide', () => {
  const one = figure('drover', STANCES.ready, manner({ gait: 'paws' }));
  for (const act of ['walk', 'run'] as const) {
    const [lifted, stood]: [Record<Side, number>, Record<Side, number[]>] = [{ L: 0, R: 0 }, { L: [], R: [] }];
    for (let walked = 0; walked < 60; walked += 0.5) {
      frames(one, act, 0.5, { walked });
      for (const side of SIDES) {
        const { at: [across, up], pitch, yaw } = one.scratch.foot[side];
        expect([across, Math.abs(pitch!), yaw]).toEqual([one.pose.foot[side].at[0], 0, one.pose.foot[side].yaw]);
        lifted[side] = Math.max(lifted[side], up);
        stood[side] = up > 0.01 ? [] : [...stood[side], at(one, `foot${side}`).z + walked];
        if (stood[side].length > 0) expect(Math.max(...stood[side]) - Math.min(...stood[side])).toBeLessThan(0.8);
      }
    }
    expect(Math.min(lifted.L, lifted.R)).toBeGreaterThan(2);
  }
});

it('a bike banks, bobs and lifts its nose on its way, its rider’s feet with it, and ends as it began', () => {
  const one = figure('lean', STANCES.ride, manner({ gait: 'hover', arms: { L: 'none', R: 'none' } }));
  const rest = frames(one, 'stand', 1);
  const seen = { bank: 0, nose: 0, bob: 0 };
  for (let t = 0; t <= 1; t += 0.02) {
    frames(one, 'walk', t, { walked: t * 200 });
    const { pelvis, foot } = one.scratch;
    const [bob, bank, nose] = [pelvis.at[1] - one.pose.pelvis.at[1], pelvis.turn[2] - one.pose.pelvis.turn[2], one.pose.pelvis.turn[0] - pelvis.turn[0]];
    for (const side of SIDES) expect(foot[side].at[1] - one.pose.foot[side].at[1]).toBeCloseTo(bob, 6);
    [seen.bank, seen.nose, seen.bob] = [Math.max(seen.bank, Math.abs(bank)), Math.max(seen.nose, nose), Math.max(seen.bob, bob)];
  }
  expect(seen.bank).toBeGreaterThan(3);
  expect(seen.nose).toBeGreaterThan(4);
  expect(seen.bob).toBeGreaterThan(1);
  expect(apart(rest, frames(one, 'walk', 1, { walked: 200 }))).toBeLessThan(0.05);
});

it('whoever goes down a ladder faces it; up, too', () => {
  const facing = (from: number, to: number): number => {
    const one = actor('stand', 1, { x: 0, y: from, z: 0 });
    beginMove(one, { x: 0, y: to, z: 80 }, 'walk', 1);
    for (let i = 0; i < 5; i++) advance(one, 0.1);
    return Math.round(Math.cos(one.facing));
  };
  expect([facing(0, 90), facing(90, 0)]).toEqual([1, -1]);
});
