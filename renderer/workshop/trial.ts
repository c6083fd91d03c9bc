/** A figure that is put down to try the table: what the rules of a system say of where it gets and what it sees. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Point } from '../../engine/shape/point.ts';
import type { Going } from '../../engine/space/check/tried.ts';
import { SQUARE } from '../../engine/space/ground/grid.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import { loadFace } from '../faces/index.ts';
import { sentence } from '../match/messages.ts';
import { packsOn } from '../table/packs.ts';
import { openGround, type Ground } from '../tools/ground.ts';
import type { Trial } from '../tools/groundTalk.ts';
import { bench } from './bench.ts';
import { askOver, OVER_TABLE, type OverGround, tellsGround } from './overGround.ts';

/** Diameters of bases that figures of the systems stand on (mm). */
export const BASES = [25, 32, 40, 50, 65, 80] as const;
/** What is drawn around the figure. */
export const VIEWS = ['trial', 'view'] as const;
export type TrialView = (typeof VIEWS)[number];

interface Walked {
  readonly from: Point;
  readonly how: Going;
  /** Moves since it was put down. */
  readonly moves: number;
}

interface TrialState extends OverGround {
  /** The rule system whose figure it is. */
  readonly system: string;
  /** Diameter of its base (mm). */
  readonly base: number;
  readonly shows: TrialView;
  /** Where it stands; null while it is not on the table. */
  readonly figure: Point | null;
  readonly aim: Point | null;
  /** The place that was pressed last, while it is not known yet how the figure gets there. */
  readonly pressed: Point | null;
  /** How it came to where it stands; null where it was put down. */
  readonly walked: Walked | null;
  readonly told: Trial | null;
  /** Side of the squares that are shown (mm). */
  readonly square: number;
  /** The storey whose squares are shown, from 0; null for all. */
  readonly storey: number | null;
  readonly working: boolean;
  readonly fault: string;
}

export const trial = createStore<TrialState>(() => ({
  system: 'shatterpoint', base: 40, shows: 'trial', figure: null, aim: null, pressed: null, walked: null, told: null, field: null, square: SQUARE.inch, grid: null, storey: null, givers: null, working: false, fault: '',
}));
export const useTrial = <T>(select: (state: TrialState) => T): T => useStore(trial, select);

/** Tries the table by the rules of another system, on the base that its figures usually have. */
export async function goBy(system: string): Promise<void> {
  trial.setState({ system, walked: null });
  const base = await usualBase(system);
  if (base !== null && trial.getState().system === system) trial.setState({ base });
}

/** The base that figures of a system usually have (mm); null where nobody knows. */
export const usualBase = (system: string): Promise<number | null> => loadFace(system).then((face) => face?.bases[0] ?? null, () => null);

/** After a press: the figure walks there by one action, or is put down there where none leads to it. */
function wentTo({ from, to, goes }: Trial): Partial<TrialState> {
  const moves = (trial.getState().walked?.moves ?? 0) + 1;
  return { figure: to, aim: null, pressed: null, told: null, walked: goes === null ? null : { from, how: goes, moves } };
}

/** How long the table must be left alone before it is measured anew (milliseconds). */
const REST = 250;

/** A test figure does not stand beside a table that has become smaller. */
function leaveEdge(size: TableSize | undefined): void {
  const { figure } = trial.getState();
  if (size === undefined || figure === null) return;
  if (Math.abs(figure.x) > size[0] / 2 || Math.abs(figure.z) > size[1] / 2) trial.setState({ figure: null, aim: null, pressed: null, walked: null });
}

/** Measures the table that lies on the bench, off the page's thread, for as long as somebody tries it; gives what ends it. */
export function tryTable(): () => void {
  let ground: Ground | null = null;
  let measured: unknown = null;
  let [giveUp, leave] = [(): void => {}, (): void => {}];
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  /** The worker with the table as it is now, made for the rules of the chosen system. */
  const groundNow = (): Ground | null => {
    const table = bench.getState().draft?.table;
    const { system } = trial.getState();
    if (table === undefined) return null;
    const key = `${system} ${JSON.stringify([table.size, table.features, table.ingress])}`;
    if (ground === null || measured !== key) {
      ground?.close();
      measured = key;
      ground = openGround(table.id, system, (fault) => trial.setState({ fault, working: false }), { ...table, carries: [...packsOn(table.features)] });
    }
    return ground;
  };
  const failed = (fault: unknown): void => trial.setState({ field: null, working: false, fault: sentence(fault) });
  /** What is drawn around the figure. */
  const work = (): void => {
    giveUp();
    const { overlay, tool } = bench.getState();
    const { figure, base, shows } = trial.getState();
    if (overlay === 'room' || overlay === 'cover') return;
    if (tool !== 'figure' || figure === null) return trial.setState({ field: null, working: false });
    trial.setState({ working: true, fault: '' });
    giveUp = groundNow()?.work({ kind: shows, args: { from: figure, radius: base / 2 } }, {
      progress: () => {}, done: (field) => trial.setState({ field, working: false }), failed,
    }) ?? giveUp;
  };
  /** What is drawn over the table; answers for another overlay go. */
  const readOver = (): void => {
    leave();
    const { overlay } = bench.getState();
    const { base, square } = trial.getState();
    if (overlay !== 'squares') trial.setState({ grid: null });
    if (overlay !== 'cover') trial.setState({ givers: null });
    const now = tellsGround(overlay) ? groundNow() : null;
    if (now === null || !tellsGround(overlay)) return;
    if (overlay !== 'squares') trial.setState({ working: true, fault: '' });
    leave = askOver(now, overlay, { base, square, cells: OVER_TABLE }, {
      told: (part) => trial.setState(part), done: () => { if (overlay !== 'squares') trial.setState({ working: false }); }, failed,
    });
  };
  const ask = (): void => {
    const { figure, aim, base } = trial.getState();
    if (figure === null || bench.getState().tool !== 'figure') return trial.setState({ told: null });
    const number = ++asked;
    groundNow()?.ask('trial', { from: figure, to: aim, radius: base / 2 }).then((told) => {
      if (number === asked) trial.setState(trial.getState().pressed === aim && aim !== null ? wentTo(told) : { told });
    }, (fault: unknown) => trial.setState({ pressed: null, fault: sentence(fault) }));
  };
  const anew = (): void => { work(); ask(); readOver(); };
  const later = (): void => {
    clearTimeout(rest);
    rest = setTimeout(anew, REST);
  };
  const stops = [
    bench.subscribe((now, before) => {
      if (now.draft !== before.draft) {
        leaveEdge(now.draft?.table.size);
        later();
      }
      if (now.draft === before.draft && (now.overlay !== before.overlay || now.tool !== before.tool)) anew();
    }),
    trial.subscribe((now, before) => {
      if (now.system !== before.system || now.base !== before.base || now.square !== before.square) readOver();
      if (now.system !== before.system || now.base !== before.base || now.figure !== before.figure || now.shows !== before.shows) work();
      if (now.system !== before.system || now.base !== before.base || now.figure !== before.figure || now.aim !== before.aim) ask();
    }),
  ];
  work();
  ask();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(rest);
    giveUp();
    leave();
    ground?.close();
    trial.setState({ figure: null, aim: null, pressed: null, walked: null, told: null, field: null, grid: null, storey: null, givers: null, working: false, fault: '' });
  };
}
