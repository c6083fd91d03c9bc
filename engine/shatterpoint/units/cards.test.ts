import { expect, test } from 'vitest';
import type { Chart, ChartEntry, Stance, Weapon } from '../card.ts';
import { printIn, type UnitCard } from '../print.ts';
import { facts } from './facts.fixture.ts';
import { units } from './index.ts';

const entry = (one: ChartEntry): string => ('add' in one ? one.add : 'effect' in one ? one.effect : `${one.from}>${one.to}`);
const span = (min: number, max: number | null): string => (max === null ? `${min}+` : max === min ? `${min}` : `${min}-${max}`);
const rows = ({ rows: all }: Chart): string => all.map(({ min, max, entries }) => `${span(min, max)}: ${entries.map(entry).join(' ') || '-'}`).join(' | ');
const weapon = ({ attack, defense, range, chart }: Weapon): string =>
  `${attack ?? '-'}/${defense}${range === null ? '' : ` range ${range}`}${chart === null ? '' : ` ${chart.name}: ${rows(chart)}`}`;

const stance = ({ name, melee, ranged, defense, tree }: Stance) => ({
  name, melee: weapon(melee), ranged: weapon(ranged), defense: `${defense.name}: ${rows(defense)}`,
  tree: [...tree.options].sort((a, b) => a.column - b.column || a.row - b.row).map(({ id, start, effects }) => `${start ? '*' : ''}${id}: ${effects.join(' ')}`).join(' | '),
  paths: tree.paths.map((pair) => pair.join('-')).sort().join(' '),
});

/** A card in the fixture's short hand. */
const short = ({ type, points, force, stamina, durability, characters, base, ...card }: UnitCard) => ({
  numbers: [type, points, force, stamina, durability, characters, base].join(' '),
  uniqueNames: card.uniqueNames.join(', '), eras: card.eras.join(' '), tags: card.tags.join(', '),
  abilities: card.abilities.map(({ name, kind, cost }) => `${name} (${kind}${cost === null ? '' : ` ${cost}`})`).join('; '),
  stances: card.stances.map(stance),
});

test('SP-COMP-01: the core set has twelve units', () => expect(units.map(({ id }) => id)).toEqual(Object.keys(facts)));

test.each(units.map((card) => [card.name, card] as const))('%s is as the card facts have it', (_name, card) => {
  const { firstPrint: _, ...current } = facts[card.id]!;
  expect(short(printIn(card, 'current'))).toEqual(current);
});

test.each(units.map((card) => [card.name, card] as const))('%s of the first print is as the card facts have it', (_name, card) => {
  const { firstPrint = {}, ...current } = facts[card.id]!;
  const { stanceName, melee, ...changed } = firstPrint;
  const stances = current.stances.map((one) => ({ ...one, name: stanceName ?? one.name, melee: melee ?? one.melee }));
  expect(short(printIn(card, 'firstPrint'))).toEqual({ ...current, ...changed, stances });
});

test.each(units.map((card) => [card.name, card] as const))('SP-TREE-01: every option of %s is reached from a start, and every path joins two options', (_name, card) => {
  for (const { tree } of card.stances) {
    const ids = tree.options.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(tree.paths.flat().filter((id) => !ids.includes(id))).toEqual([]);
    const reached = new Set(tree.options.filter(({ start }) => start).map(({ id }) => id));
    for (let i = 0; i < ids.length; i++) for (const [a, b] of tree.paths) if (reached.has(a)) reached.add(b);
    expect(ids.filter((id) => !reached.has(id))).toEqual([]);
  }
});

test('every ability has a text and its own id on its card', () => {
  for (const card of units) {
    for (const edition of ['current', 'firstPrint'] as const) {
      const { abilities } = printIn(card, edition);
      expect(new Set(abilities.map(({ id }) => id)).size).toBe(abilities.length);
      expect(abilities.filter(({ text }) => text.length < 10)).toEqual([]);
    }
  }
});
