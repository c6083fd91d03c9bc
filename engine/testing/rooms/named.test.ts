/** A unit is one file: nothing else knows it or its abilities by name. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIGURES as MINIATURES } from '../../miniatures/figures/index.ts';
import { units } from '../../shatterpoint/units/index.ts';
import { FIGURES as SOLDIERS } from '../../wartime/figures/index.ts';
import { named, namedBy } from './named.ts';

const root = join(import.meta.dirname, '../../..');

const printed = units.flatMap((card) => [card, ...(card.firstPrint === null ? [] : [card.firstPrint])]);
const abilities = printed.flatMap(({ abilities: own = [], tactics = [] }) => [...own, ...tactics].map(({ id }) => id));
/** Words that are names of abilities too: the Shatterpoint card (also the game), a keyword, a part of every ability. */
const WORDS: readonly string[] = ['shatterpoint', 'immovable', 'run'];
const shatterpoint = new Set([...units.map(({ id }) => id), ...abilities].filter((id) => !WORDS.includes(id)));

describe('the program', () => {
  it.each([
    { folder: 'engine/shatterpoint', except: ['units', 'families', 'team/teams.ts'] },
    { folder: 'renderer/faces/shatterpoint', except: [] },
    { folder: 'renderer/words', except: [] },
  ])('$folder names no unit of Shatterpoint and no ability', (nameless) => {
    expect(shatterpoint.size).toBeGreaterThan(500);
    expect(named(root, nameless, shatterpoint)).toEqual([]);
  });

  it.each([
    { folder: 'engine/miniatures', except: ['figures', 'setup.ts', 'mirrored.ts'], ids: MINIATURES.map(({ id }) => id) },
    { folder: 'engine/wartime', except: ['figures', 'setup.ts', 'mirrored.ts'], ids: SOLDIERS.map(({ id }) => id) },
  ])('$folder names no figure', ({ ids, ...nameless }) => {
    expect(ids.length).toBeGreaterThan(3);
    expect(named(root, nameless, new Set(ids))).toEqual([]);
  });
});

describe('the check', () => {
  const ids = new Set(['deflect', 'lord-maul', 'run']);
  it.each([
    ['a string', `const a = ['x', 'lord-maul'];`, ['lord-maul']],
    ['an option', `if (option === 'ability:deflect') go();`, ['deflect']],
    ['somebody’s option', 'const a = `deflect@${unit}`;', ['deflect']],
    ['a key', `const a = { 'lord-maul': 1 };`, ['lord-maul']],
    ['an attribute', `const a = <b id="lord-maul" />;`, ['lord-maul']],
    ['no comment, no property and no import', `import { run } from './lord-maul'; // 'deflect'\nthing.run({ run() {} });`, []],
  ])('finds %s', (_, text, found) => expect(namedBy(text, ids)).toEqual(found));
});
