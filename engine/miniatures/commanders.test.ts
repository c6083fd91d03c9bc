import { expect, test } from 'vitest';
import { FACTS } from '../testing/miniatures/facts.ts';
import { CARDS, table, type Drawing } from '../testing/miniatures/table.ts';
import { FIGURES } from './figures/index.ts';

const [luke, vader, trooper] = [{ card: 'luke' }, { card: 'vader' }, { card: 'stormtrooper' }];

/** What comes out without effects of our own, and with them. */
const both = <T>(run: (more: Pick<Drawing, 'house'>) => T): readonly [T, T] => [run({}), run({ house: { commanderEffects: true } })];

/** What the d20 of an attack must show where a commander stands, by the usual ruling and with effects of our own. */
const needed = (commander: string, map: readonly string[], attacker: string, at = 'B', target = 'luke'): readonly [number | null, number | null] =>
  both((more) => {
    const seat = CARDS.get(attacker)!.faction === 'rebel' || CARDS.get(commander)!.faction === 'rebel' ? 0 : 1;
    const pieces = { a: { card: attacker, seat }, c: { card: commander, seat }, B: { card: target, seat: 1 - seat } };
    const t = table({ map, pieces, state: { active: seat }, ...more });
    const found = t.needed(`attack:${at}`);
    t.leaveOpen();
    return found;
  });

/** Commanders whose effect a source tells in full. */
const TOLD = ['Darth Vader, Dark Jedi', 'Emperor Palpatine', 'Jabba the Hutt'];

test('SWM-1.1, SWM-15.1 (miniatures.commanderEffects): every other commander has a named effect of ours that says so, and by the usual ruling leads nobody', () => {
  const commanders = FIGURES.filter(({ name }) => FACTS.some((fact) => fact.commander && fact.name === name));
  expect(commanders).toHaveLength(10);
  for (const { id, name, faction, feats } of commanders) {
    const effects = feats.filter((feat) => feat.kind === 'command');
    expect(effects.map(({ ours }) => ours === true), name).toEqual([!TOLD.includes(name)]);
    if (TOLD.includes(name)) continue;
    expect([effects[0]!.name, effects[0]!.text], name).toEqual([expect.stringMatching(/^Commander: ./), expect.stringMatching(/no source tells\. By a house rule: ./)]);
    const seat = faction === 'rebel' ? 0 : 1;
    expect(both((more) => {
      const t = table({ map: ['c...X'], pieces: { c: { card: id, seat }, X: { ...trooper, seat: 1 - seat } }, acting: 'c', state: { active: seat }, ...more }).leaveOpen();
      return t.content.roster(t.state).commands.length;
    }), name).toEqual([0, 1]);
  }
});

test('SWM-15.1, SWM-15.3 (miniatures.commanderEffects): officers help followers near them, and nobody where the skirmish says nothing', () => {
  expect(needed('rebel-officer', ['a...B', 'c....'], 'rebel-trooper', 'B', 'vader')).toEqual([17, 15]);
  expect(needed('rebel-officer', ['a...B........', '............c'], 'rebel-trooper', 'B', 'vader')).toEqual([17, 17]);
  expect(needed('imperial-officer', ['a...B', 'c....'], 'stormtrooper')).toEqual([13, 9]);
  expect(needed('imperial-officer', ['a...B', '.....', 'c....'], 'stormtrooper')).toEqual([13, 13]);
  // Another commander is an ally, and no follower.
  expect(needed('imperial-officer', ['a...B', 'c....'], 'general-veers')).toEqual([11, 11]);
  // Droids and the Savage follow nobody.
  expect(needed('imperial-officer', ['a...B', '.....', 'c....'], 'probe-droid')).toEqual([16, 16]);
});

test('SWM-15.2 (miniatures.commanderEffects): of several effects on one number the highest counts', () => {
  const t = table({ map: ['a...B', 'co...', 'd....'], pieces: { a: { ...trooper, seat: 1 }, c: { card: 'imperial-officer', seat: 1 }, d: { card: 'general-veers', seat: 1 }, B: { ...luke, seat: 0 } }, state: { active: 1 }, house: { commanderEffects: true } });
  expect(t.needed('attack:B')).toBe(9);
  t.leaveOpen();
});

test('SWM-15.1 (miniatures.commanderEffects): Veers leads the nameless, a Stormtrooper Officer those who have not moved', () => {
  expect(needed('general-veers', ['a...B', '.....', 'c....'], 'stormtrooper')).toEqual([13, 9]);
  expect(needed('general-veers', ['a...B', '.....', 'c....'], 'dengar')).toEqual([5, 5]);
  expect(needed('stormtrooper-officer', ['a...B', '.....', 'c....'], 'elite-stormtrooper')).toEqual([9, 5]);
  expect(needed('stormtrooper-officer', ['a...B', '.....', 'c....'], 'snowtrooper')).toEqual([13, 13]);
  const moved = table({ map: ['.a...B', '......', 'c.....'], pieces: { a: { ...trooper, seat: 1 }, c: { card: 'stormtrooper-officer', seat: 1 }, B: { ...luke, seat: 0 } }, state: { active: 1 }, house: { commanderEffects: true } });
  expect(moved.needed('attack:B')).toBe(9);
  expect(moved.play('move:0,0').needed('attack:B')).toBe(13);
});

test('SWM-1.1, SWM-15.1: Jabba’s bounty hunters have +2 Attack by any ruling, Droids among them and other allies have not', () => {
  const map = ['a...B', '.....', '.....', 'c....', '.....'];
  expect(needed('jabba-the-hutt', map, 'dengar')).toEqual([3, 3]);
  expect(needed('jabba-the-hutt', map, 'ig-88')).toEqual(needed('stormtrooper', map, 'ig-88'));
  expect(needed('jabba-the-hutt', map, 'stormtrooper')).toEqual(needed('scout-trooper', map, 'stormtrooper'));
});

test('SWM-15.1 (miniatures.commanderEffects): Lando guards the Fringe, Leia lets who does not attack go farther, Tarkin is first more often', () => {
  const defended = (more: Pick<Drawing, 'house'>): number | null =>
    table({ map: ['A...b', '....l'], pieces: { A: trooper, b: { card: 'dengar' }, l: { card: 'lando-calrissian' } }, acting: 'A', state: { active: 1 }, ...more }).leaveOpen().needed('attack:b');
  expect(both(defended)).toEqual([13, 15]);
  const far = (more: Pick<Drawing, 'house'>): boolean =>
    table({ map: [`a${'.'.repeat(20)}`, `p${'.'.repeat(19)}V`], pieces: { a: { card: 'rebel-trooper' }, p: { card: 'princess-leia-senator' }, V: vader }, ...more }).leaveOpen().offered.includes('move:14,0');
  expect(both(far)).toEqual([false, true]);
  const first = (more: Pick<Drawing, 'house'>): unknown => {
    const t = table({ map: ['a...T', '....X'], pieces: { a: luke, T: { card: 'grand-moff-tarkin' }, X: trooper }, acting: null, state: { step: 'initiative', round: 1 }, ...more }).play([11], [9]);
    const won = t.events.find(({ type }) => type === 'initiativeWon');
    t.leaveOpen();
    return won;
  };
  expect(both(first)).toEqual([{ type: 'initiativeWon', seat: 0 }, { type: 'initiativeWon', seat: 1 }]);
});
