/** Imports go one way: no file imports itself round a circle, and no room imports one that is built on it. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, importsIn, upwardIn, type Graph } from './graph.ts';
import { FRONT, HOUSE, WITHOUT_CIRCLES } from './house.ts';

const graph = importsIn(join(import.meta.dirname, '../../..'), WITHOUT_CIRCLES);

describe('the program', () => {
  it('is read whole', () => {
    expect(graph.size).toBeGreaterThan(600);
    expect(graph.get('engine/shatterpoint/system.ts')).toContain('engine/shatterpoint/state/state.ts');
    expect(graph.get('engine/shatterpoint/state/events.ts')).toContain('engine/shatterpoint/state/state.ts');
  });

  it('has no import circle, types counted too', () => {
    expect(circlesIn(graph).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it.each(HOUSE)('$folder: each room imports only those before it', (floor) => {
    expect(upwardIn(graph, floor)).toEqual([]);
  });
});

describe('the check', () => {
  const made = (arrows: Readonly<Record<string, readonly string[]>>): Graph => new Map(Object.entries(arrows));

  it('finds every file that lies in a circle, with a shortest way round, also of one file', () => {
    expect(circlesIn(made({ a: ['b', 'c'], b: ['c'], c: ['d'], d: ['a'] }))).toEqual([['a', 'c', 'd'], ['b', 'c', 'd', 'a']]);
    expect(circlesIn(made({ a: ['a'], b: ['c'], c: ['b'], d: ['a', 'b'] }))).toEqual([['a'], ['b', 'c']]);
    expect(circlesIn(made({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  });

  it('names an import from a later room, and a room that is not in the list', () => {
    const floor = { folder: 'x', rooms: ['low', 'high', FRONT] };
    expect(upwardIn(made({ 'x/low/a.ts': ['x/low/b.ts', 'y/high/a.ts'], 'x/high/a.ts': ['x/low/a.ts'], 'x/all.ts': ['x/high/a.ts'], 'y/a.ts': ['x/all.ts'] }), floor)).toEqual([]);
    expect(upwardIn(made({ 'x/low/a.ts': ['x/high/a.ts', 'x/all.ts'] }), floor)).toEqual([
      'x/low/a.ts imports x/high/a.ts: low comes before high', `x/low/a.ts imports x/all.ts: low comes before ${FRONT}`,
    ]);
    expect(upwardIn(made({ 'x/attic/a.ts': [] }), floor)).toEqual(['x/attic/a.ts: x has no room "attic"']);
  });

  it('reads imports of types and what is passed on', () => {
    expect(graph.get('engine/host/link.ts')).toEqual(expect.arrayContaining(['engine/core/script.ts', 'engine/host/link-calls.ts', 'engine/host/link-forms.ts']));
  });
});
