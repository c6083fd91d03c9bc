import { afterEach, describe, expect, test, vi } from 'vitest';
import { LiveStage } from '../../match/liveStage.ts';
import { cellOf, DIE_KINDS as KINDS, facePicture, gridOf, PRINTED, type DieKind } from './faces.ts';
import { TRAY } from './throw.ts';
import { TrayDice } from './trayDice.ts';
import { topFace } from './turns.ts';

const results = (kind: DieKind): readonly string[] => [...new Set<string>(PRINTED[kind])];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets pictures be painted where there is no canvas; what is painted is written down as `[what, …]`. */
function painted(): readonly (readonly unknown[])[] {
  const told: unknown[][] = [];
  vi.stubGlobal('Path2D', class {});
  const context = new Proxy({}, { get: (_, name) => (...args: readonly unknown[]) => { told.push([name, ...args]); }, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return told;
}

describe('pictures', () => {
  test.each(KINDS)('%s die: every result has a cell of its own, and the bare colour another', (kind) => {
    const cells = [...results(kind), null].map((face) => cellOf(kind, face).join());
    expect(new Set(cells).size).toBe(cells.length);
    for (const face of [...results(kind), null]) for (const part of cellOf(kind, face)) expect(Math.abs(part - 0.5)).toBeLessThan(0.5);
  });

  test.each(['d20', 'd10'] as const)('%s: numbers are printed, with a line below 6 and 9 and no other', (kind) => {
    const told = painted();
    facePicture(kind);
    expect(told.filter(([what]) => what === 'fillText').map(([, text]) => text)).toEqual(results(kind));
    const column = (face: string): number => cellOf(kind, face)[0] * gridOf(kind).across * 128;
    const lines = told.filter(([what]) => what === 'fillRect').slice(1).map(([, x, , wide]) => Number(x) + Number(wide) / 2);
    const under = results(kind).filter((face) => face === '6' || face === '9').map(column);
    expect(lines.map(Math.round)).toEqual(under.map(Math.round));
  });
});

describe('the tray', () => {
  const settle = (stage: LiveStage, tray: TrayDice): void => {
    for (let frame = 0; frame < 400 && tray.update(stage, 1 / 60, false); frame++) continue;
  };
  const shown = (stage: LiveStage, tray: TrayDice): readonly string[] => stage.dice.map(({ key, kind }) => PRINTED[kind][topFace(kind, tray.turnOf(key)!)]!);

  test('d20s and d10s end on the numbers thrown, in rows as they were thrown, one draw call a kind', () => {
    painted();
    const [stage, tray] = [new LiveStage(), new TrayDice()];
    stage.throwDice([{ kind: 'd20', face: '17' }, { kind: 'd20', face: '6' }, { kind: 'd10', face: '10' }, { kind: 'd10', face: '1' }], 900);
    settle(stage, tray);
    expect(shown(stage, tray)).toEqual(['17', '6', '10', '1']);
    expect(KINDS.map((kind) => tray.meshes[kind].count)).toEqual([0, 0, 2, 2]);
    const places = stage.dice.map(({ key }) => tray.placeOf(key)!);
    expect(places[0]!.x).toBeLessThan(places[1]!.x);
    expect(places[0]!.z).toBeLessThan(places[2]!.z);
    for (const { x, z } of places) expect(Math.max(Math.abs(x) / TRAY.x, Math.abs(z) / TRAY.z)).toBeLessThan(1);
    stage.turnDie('d20', 1, '20');
    settle(stage, tray);
    expect(shown(stage, tray)).toEqual(['17', '20', '10', '1']);
  });

  test('tells of every throw once as it begins, and how long it takes at the table’s speed', () => {
    painted();
    const stage = new LiveStage();
    const told: (readonly [many: number, number: number, seconds: number])[] = [];
    const tray = new TrayDice(0, ({ dice }, number, seconds) => told.push([dice.length, number, seconds]));
    stage.throwDice([{ kind: 'd20', face: '3' }], 900);
    settle(stage, tray);
    stage.speed = 2;
    stage.throwDice([{ kind: 'd10', face: '3' }, { kind: 'd10', face: '4' }], 900);
    settle(stage, tray);
    stage.throwDice([{ kind: 'd20', face: '5' }], 900);
    tray.update(stage, 1 / 60, true);
    stage.turnDie('d20', 0, '6');
    settle(stage, tray);
    expect(told).toEqual([[1, 1, 0.9], [2, 2, 0.45], [1, 3, 0]]);
    // Those that were thrown before it was there are not told.
    const late = new TrayDice(stage.throws, () => { throw new Error('it lay there already'); });
    late.update(stage, 1 / 60, false);
  });

  test('numbered dice that lie there alone lie about the middle', () => {
    painted();
    const [stage, tray] = [new LiveStage(), new TrayDice()];
    stage.throwDice([{ kind: 'd20', face: '3' }], 900);
    settle(stage, tray);
    expect(tray.placeOf(stage.dice[0]!.key)).toMatchObject({ x: 0, z: 0 });
  });
});
