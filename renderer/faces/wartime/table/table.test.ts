import { beforeAll, describe, expect, it } from 'vitest';
import { apply } from '../../../../engine/wartime/apply.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '../../../../engine/wartime/events.ts';
import { LiveStage } from '../../../match/liveStage.ts';
import { fakeStage } from '../../../testing/fakes.fixture.ts';
import { adventures, moments, situationOf, type Moment } from '../played.fixture.ts';
import { readView, type MatchView } from '../view.ts';
import { hintsOf } from './hints.ts';
import { show, showings, SILENT } from './showings.ts';
import { tableauOf } from './tableau.ts';
import { CHIPS } from './chips.ts';

let played: readonly Moment[] = [];
beforeAll(() => { played = moments(); });

describe('the tableau', () => {
  it('has every character with its base, sculpt, seat and the number on its base', () => {
    const { situation } = adventures()[2]![0]!;
    const { figures, edges } = tableauOf(situation);
    const numbered = situation.view.characters.map(({ id, seat }) => [id, seat, String(Number(id.slice(2)) + 1)]);
    expect(figures.map(({ id, seat, label }) => [id, seat, label])).toEqual(numbered);
    expect(new Set(figures.map(({ base }) => base))).toEqual(new Set([32]));
    for (const { model } of figures) expect(existsSync(join(import.meta.dirname, `../../../../assets/figures/${model}.glb.pack`)), model).toBe(true);
    expect(edges).toHaveLength(5);
  });

  it('(WT-9.16): has life points as the ticks of the ring; without them one', () => {
    const { situation } = adventures()[0]!.find(({ situation: { view } }) => view.characters.some(({ lost, casualty }) => lost > 0 && !casualty))!;
    const hurt = situation.view.characters.find(({ lost, casualty }) => lost > 0 && !casualty)!;
    const thing = tableauOf(situation).figures.find(({ id }) => id === hurt.id)!;
    expect([thing.damage, thing.stamina]).toEqual([hurt.lost, situation.cards.find(({ id }) => id === hurt.card)!.body.attributes.con]);
    expect(tableauOf(adventures()[1]![0]!.situation).figures.map(({ stamina }) => stamina)).toEqual([1, 1, 1, 1]);
  });

  it('shows debt, concentration, waiting, having acted and moods beside a character', () => {
    const { situation } = played.at(-1)!;
    const [first, ...others] = situation.view.characters;
    const at = { x: 0, y: 0, z: 50 };
    const change = { at, casualty: false, debt: 3, kept: 4, acted: false, moods: [{ by: -1, activations: 1 }, { by: 3, activations: 2 }] };
    const activation = { character: first!.id, left: 4, concentration: 2, begun: true };
    const view = { ...situation.view, activation, characters: [{ ...first!, ...change }, ...others] };
    const tokens = (state: MatchView): Readonly<Record<string, number>> =>
      Object.fromEntries(tableauOf(situationOf(state, situation.setup)).figures[0]!.tokens.map(({ icon, count }) => [icon, count]));
    expect(tokens(view)).toEqual({ [CHIPS.concentration]: 2, [CHIPS.waiting]: 1, [CHIPS.debt]: 3, [CHIPS.heartened]: 2 });
    const done = { ...first!, ...change, acted: true, debt: 0, moods: [{ by: -3, activations: 1 }] };
    expect(tokens({ ...view, activation: null, characters: [done, ...others] })).toEqual({ [CHIPS.acted]: 1, [CHIPS.shaken]: 3 });
  });
});

describe('showings', () => {
  it('show or keep silent about every type of event', () => {
    expect([...Object.keys(showings), ...SILENT].sort()).toEqual(Object.keys(apply).sort());
  });

  it('show every event of three adventures in a second or less, and tell the stage of each that is shown', () => {
    const times = new Map<Event['type'], number>();
    for (const { events, situation } of played) for (const event of events) {
      const stage = fakeStage();
      const time = show(stage, event, situation);
      times.set(event.type, Math.max(times.get(event.type) ?? 0, time));
      if (event.type !== 'phaseBegun' && !(event.type === 'strayed' && !event.hit)) expect(stage.told.length > 0, event.type).toBe(!(SILENT as readonly string[]).includes(event.type));
    }
    expect([...times].filter(([, time]) => time > 1000)).toEqual([]);
    expect(times.size).toBeGreaterThan(18);
  });

  it('say over a head what came of a shot: a miss, no damage, or how many life points it cost', () => {
    const counts = { missed: 0, noDamage: 0, harm: 0 };
    for (const adventure of adventures()) {
      const stage = new LiveStage();
      const aimedAt = new Map<string, string>();
      for (const { events, situation } of adventure) {
        stage.prepare(tableauOf(situation));
        for (const event of events) {
          stage.hush();
          show(stage, event, situation);
          stage.tick(2);
          if (event.type === 'shotDeclared') aimedAt.set(event.shooter, event.target);
          const said = stage.floats.store.getState().list.map((float) => [float.figure, float.said.kind === 'word' ? float.said.word : float.said.kind]);
          if (event.type === 'checked' && ['failed', 'fumble'].includes(event.degree) && event.check === 'impact') {
            counts.missed += 1;
            expect(said).toEqual([[aimedAt.get(event.character), 'missed']]);
          }
          if (event.type === 'checked' && event.check === 'defence' && event.degree === 'passed') {
            counts.noDamage += 1;
            expect(said).toEqual([[event.character, 'noDamage']]);
          }
          if (event.type === 'damaged') {
            counts.harm += 1;
            expect(stage.floats.store.getState().list.map(({ said: one }) => one)).toEqual([{ kind: 'harm', amount: event.lost }]);
          }
        }
        stage.snapTo(tableauOf(situation));
      }
      stage.clear();
    }
    expect(Object.values(counts).filter((count) => count === 0)).toEqual([]);
  });

  it('know nothing of another system’s events, and throw nothing', () => expect(show(fakeStage(), { type: 'attackDeclared' } as never, played[0]!.situation)).toBe(0));
});

describe('hints', () => {
  it('light up every character that one option stands for, and say why a shot is closed', () => {
    let [open, closed, both] = [0, 0, 0];
    for (const { request, situation } of played) {
      if (request?.kind !== 'pick') continue;
      const hints = hintsOf(request, situation.view);
      for (const [id, option] of hints.figures) {
        open += 1;
        expect(request.options).toContain(option);
        expect(option.endsWith(id)).toBe(true);
      }
      for (const [id, why] of hints.closed) {
        closed += 1;
        expect(request.closed).toContain(why);
        expect(hints.figures.has(id)).toBe(false);
      }
      const owners = request.options.map((option) => option.split('@')[1]);
      for (const id of owners.filter((owner, i) => owner !== undefined && owners.indexOf(owner) !== i)) {
        both += 1;
        expect(hints.figures.has(id!)).toBe(false);
      }
    }
    expect([open > 50, closed > 50, both > 0]).toEqual([true, true, true]);
  });
});

describe('the view', () => {
  it('is read where every field is right, and is none of another system’s', () => {
    expect(played.filter(({ situation: { view } }) => readView(JSON.parse(JSON.stringify(view))) === null)).toEqual([]);
    const { view } = played.at(-1)!.situation;
    for (const bad of [null, 7, 'state', [], { units: [], objectives: [] }, { ...view, phase: 11 }, { ...view, more: 1 }, { ...view, felled: ['1'] }, { ...view, characters: view.characters.map(({ at: _, ...rest }) => rest) }]) {
      expect(readView(bad)).toBeNull();
    }
  });
});
