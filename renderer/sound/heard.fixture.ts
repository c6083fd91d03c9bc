/** What is heard of a table, written down. For tests. */
import type { SeatKind } from '../../engine/host/link.ts';
import { Aloud } from '../match/aloud.ts';
import { LiveStage } from '../match/liveStage.ts';
import { EMPTY, type FigureThing } from '../match/tableau.ts';
import type { Cue } from './cue.ts';
import { Ear } from './ear.ts';
import type { Ground } from './ground.ts';

/** Time goes by in frames of so many seconds. */
const FRAME = 1 / 60;

export function heardTable(seats: readonly SeatKind[] = ['person', 'computer'], ground: Ground = 'plate') {
  const stage = new LiveStage();
  const aloud = new Aloud(stage);
  const cues: Cue[] = [];
  let [hushed, now] = [0, 0];
  const frame = (seconds: number): void => {
    now += seconds;
    stage.tick(seconds);
  };
  const ear = new Ear({ stage, seats: () => seats, ground: () => ground, hearer: { hear: (cue) => { cues.push(cue); }, hush: () => { hushed += 1; } } });
  aloud.to(ear);
  stage.ticked = () => ear.tick(now);
  return {
    stage, aloud, cues, ear, frame,
    hushes: (): number => hushed,
    /** What was heard since this was last asked. */
    heard: (): readonly string[] => cues.splice(0).map(({ sound }) => sound),
    pass: (seconds: number): void => {
      for (let t = 0; t < seconds; t += FRAME) frame(FRAME);
    },
  };
}

const figure = (id: string, seat: number, x: number, change: Partial<FigureThing> = {}): FigureThing => ({
  id, group: id.slice(0, 3), seat, model: 'm', base: 40, label: '1', stamina: 8, damage: 0, at: { x, y: 0, z: 0 }, facing: 0, lying: false, tokens: [], ...change,
});

/** Two figures of one side, one of the other far from them, and a marker. */
export const TABLE = {
  ...EMPTY, figures: [figure('0.a.1', 0, 0), figure('0.a.2', 0, 40), figure('1.b.1', 1, 300, { tokens: [{ icon: 'hunker', count: 1 }] })],
  markers: [{ id: 'm1', at: { x: 9, y: 0, z: 9 }, lit: false, owner: null, crowned: false }],
} as const;
