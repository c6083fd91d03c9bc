import { describe, expect, test } from 'vitest';
import { faces } from '../../engine/shatterpoint/system.ts';
import { faceFor, loadFace } from '../faces/index.ts';
import { situationIn } from '../faces/situation.ts';
import { battle, tableauOf } from '../testing/battle.fixture.ts';
import { LiveStage } from './liveStage.ts';
import { EMPTY } from './tableau.ts';
import { show } from '../faces/shatterpoint/table/showings.ts';
import type { MatchView } from '../faces/shatterpoint/view.ts';

const updates = battle('battle');
await loadFace('shatterpoint');
/** What the showings of no event here ask for. */
const none = situationIn(faceFor, null, updates[0]!) as never;
const view = updates[0]!.view as MatchView;
const standing = (): LiveStage => {
  const stage = new LiveStage();
  stage.snapTo(tableauOf(view, faces));
  return stage;
};

describe('the living stage', () => {
  test('shows every figure where the state has it', () => {
    const stage = standing();
    expect(stage.actors.size).toBe(16);
    expect(stage.actorOf('1.lord-maul.1')).toMatchObject({ shown: true, x: 10, z: 85, damage: 5, model: 'lord-maul' });
    expect(stage.actorOf('1.b1-battle-droids')?.id).toBe('1.b1-battle-droids.1');
    expect(stage.actorOf('1.mandalorian-super-commandos.1')?.lying).toBe(1);
  });

  test('a move ends exactly where the event says, and skipping in its middle ends on the state', () => {
    const stage = standing();
    const to = { x: -60, y: 90, z: 10 };
    stage.move('0.general-anakin-skywalker.1', to, 'walk', 900);
    stage.tick(0.45);
    expect(stage.resting).toBe(false);
    const actor = stage.actorOf('0.general-anakin-skywalker.1')!;
    expect(actor.act).toBe('climb');
    stage.tick(1);
    expect(stage.resting).toBe(true);
    expect(actor).toMatchObject(to);
    stage.move(actor.id, { x: 300, y: 0, z: 300 }, 'walk', 900);
    stage.tick(0.3);
    stage.snapTo(tableauOf(view));
    expect(actor).toMatchObject({ x: -60, y: 0, z: 150, act: 'stand' });
  });

  test('figures of a game without heights stand on whatever ground is drawn, and move along it', () => {
    const stage = new LiveStage();
    stage.snapTo({ ...tableauOf(view), onGround: true });
    const actor = stage.actorOf('1.lord-maul.1')!;
    expect(actor.y).toBe(0);
    let told = 0;
    stage.onGround(() => { told += 1; });
    const lift = stage.lieOn(({ x }) => (x > 5 ? 30 : 0));
    expect([actor.y, told]).toEqual([30, 1]);
    stage.move(actor.id, { x: 0, y: 0, z: 85 }, 'walk', 500);
    stage.tick(1);
    expect(actor).toMatchObject({ x: 0, y: 0 });
    stage.move(actor.id, { x: 10, y: 0, z: 85 }, 'walk', 500);
    stage.tick(1);
    expect(actor.y).toBe(30);
    lift();
    stage.snapTo({ ...tableauOf(view), onGround: true });
    expect(actor.y).toBe(0);
  });

  test('after the shown events the dice agree with the state, whatever was changed, added or removed', () => {
    const stage = standing();
    const after = updates[1]!;
    for (const event of after.events) show(stage, event as never, none);
    stage.snapTo(tableauOf(after.view));
    const [attack] = (after.view as MatchView).attacks;
    const shown = (side: 'attack' | 'defense'): string[] => stage.dice.filter((die) => die.kind === side && die.state !== 'gone').map(({ face }) => face).sort();
    expect(shown('attack')).toEqual([...attack!.attackRoll].sort());
    expect(shown('defense')).toEqual([...attack!.defenseRoll].sort());
    stage.snapTo(tableauOf(view));
    expect(stage.dice).toHaveLength(0);
  });

  test('a figure that is put down looks where its face says, wherever it stands', () => {
    const stage = new LiveStage();
    const figures = [1.5, -0.7, 2.9].map((facing, seat) => ({
      id: `f${seat}`, group: `f${seat}`, seat, model: 'm', base: 40, label: '1', stamina: 8, damage: 0, at: null, facing, lying: false, tokens: [],
    }));
    stage.prepare({ ...EMPTY, figures });
    for (const [seat, { id, facing }] of figures.entries()) {
      stage.move(id, { x: 0, y: 0, z: 100 - seat * 100 }, 'walk', 500);
      expect(stage.actorOf(id)).toMatchObject({ shown: true, facing });
    }
    stage.snapTo({ ...EMPTY, figures });
    stage.prepare({ ...EMPTY, figures: figures.map((figure) => ({ ...figure, facing: 0.4 })) });
    stage.move('f0', { x: 0, y: 0, z: 100 }, 'walk', 500);
    expect(stage.actorOf('f0')?.facing).toBe(0.4);
  });

  test('damage that an option of the tree brings is seen as a blow on the target; that of before the dice is not', () => {
    const stage = standing();
    const [attacker, defender] = ['0.ahsoka-tano-jedi-no-more.1', '1.kalani.1'];
    stage.setTarget(attacker, defender);
    const acts = (): readonly string[] => [attacker, defender].map((id) => stage.actorOf(id)!.act);
    for (const event of [{ by: 1, why: 'promised' }, { by: -1, why: 'protection' }]) expect(show(stage, { type: 'poolChanged', ...event } as never, none)).toBe(0);
    expect(acts()).toEqual(['stand', 'stand']);
    expect(show(stage, { type: 'poolChanged', by: 1, why: 'm1' } as never, none)).toBeGreaterThan(0);
    expect(acts()).toEqual(['strike', 'flinch']);
  });

  test('a defeated figure leaves after it dissolved', () => {
    const stage = standing();
    show(stage, { type: 'defeated', unit: '1.kalani' } as never, none);
    stage.tick(0.4);
    expect(stage.actorOf('1.kalani.1')).toMatchObject({ shown: true });
    stage.tick(1);
    expect(stage.actorOf('1.kalani.1')?.shown).toBe(false);
  });

  test('a match that is left leaves nothing on the table for the next one', () => {
    const stage = standing();
    show(stage, { type: 'rolled', attackRoll: ['strike'], defenseRoll: ['block'] } as never, none);
    const { cast } = stage;
    stage.clear();
    expect(stage).toMatchObject({ dice: [], markers: [], active: null, attacker: null, defender: null });
    expect(stage.actors.size).toBe(0);
    expect(stage.cast).toBeGreaterThan(cast);
    stage.prepare(tableauOf(view));
    expect(stage.markers).toEqual(tableauOf(view).markers);
  });
});

describe('doors of the table', () => {
  test('one slides open in its time, and stands at once as the tableau has it', () => {
    const stage = standing();
    stage.swing(1, true, 400);
    expect([stage.doors.share(0), stage.doors.share(1), stage.resting]).toEqual([0, 0, false]);
    stage.tick(0.2);
    expect(stage.doors.share(1)).toBeCloseTo(0.5);
    stage.tick(0.3);
    expect([stage.doors.share(1), stage.resting]).toEqual([1, true]);
    stage.swing(1, false, 400);
    stage.snapTo({ ...tableauOf(view), doors: [true, true] });
    expect([stage.doors.share(0), stage.doors.share(1), stage.resting]).toEqual([1, 1, true]);
  });
});
