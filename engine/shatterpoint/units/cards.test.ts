import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Chart, ChartEntry, Stance, Weapon } from '../cards/card.ts';
import { units } from './index.ts';
import type { UnitCard } from '../game/game.ts';
import { printIn } from '../game/unit-card.ts';

/** The numbers of the cards as they were collected (facts of 2026-06), in a short hand of their own. */
interface Facts {
  /** Type, points, Force, Stamina, Durability, characters, base in mm. */
  readonly numbers: string;
  readonly uniqueNames: string;
  readonly eras: string;
  readonly tags: string;
  /** Names with kind and Force cost. */
  readonly abilities: string;
  readonly stances: readonly {
    readonly name: string;
    /** Attack/defense dice, range, weapon and expertise rows. */
    readonly melee: string;
    readonly ranged: string;
    readonly defense: string;
    /** Options by place, `*` for a start, then the paths. */
    readonly tree: string;
    readonly paths: string;
  }[];
  /** What the first print had otherwise. */
  readonly firstPrint?: {
    readonly numbers?: string;
    readonly eras?: string;
    readonly tags?: string;
    readonly abilities?: string;
    readonly stanceName?: string;
    readonly melee?: string;
    readonly ranged?: string;
    readonly tree?: string;
    readonly paths?: string;
  };
}

const facts = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8')) as Readonly<Record<string, Facts>>;

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

/** The word of an icon at the end of a printed name; the facts name abilities without it. */
const ICON = /: (Strained|Disarmed|Exposed|Pinned|(2 )?Damage|Dash|Hunker|Heal)$/;

/** A card in the fixture's short hand. */
const short = ({ type, points, force, stamina, durability, characters, base, ...card }: UnitCard) => ({
  numbers: [type, points, force, stamina, durability, characters, base].join(' '),
  uniqueNames: card.uniqueNames.join(', '), eras: card.eras.join(' '), tags: card.tags.join(', '),
  abilities: card.abilities.map(({ name, kind, cost }) => `${name.replace(ICON, '')} (${kind}${cost === null ? '' : ` ${cost}`})`).join('; '),
  stances: card.stances.map(stance),
});

const CORE_SET = [
  'general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers', 'ahsoka-tano-jedi-no-more', 'bo-katan-kryze', 'clan-kryze-mandalorians',
  'lord-maul', 'gar-saxon', 'mandalorian-super-commandos', 'asajj-ventress', 'kalani', 'b1-battle-droids',
];
/** Units of our own have no printed card to compare with. */
const printed = units.filter(({ codes }) => codes !== null);

test('SP-COMP-01: the twelve units of the core set are there', () => expect(CORE_SET.filter((id) => !units.some((card) => card.id === id))).toEqual([]));
test('every unit has its own id and its own codes', () => {
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  expect(new Set(printed.map(({ codes }) => codes!.spt)).size).toBe(printed.length);
  expect(new Set(printed.map(({ codes }) => codes!.sps)).size).toBe(printed.length);
});

test.each(printed.map((card) => [card.name, card] as const))('%s is as the card facts have it', (_name, card) => {
  const { firstPrint: _, ...current } = facts[card.id]!;
  expect(short(printIn(card, 'current'))).toEqual(current);
});

test.each(printed.map((card) => [card.name, card] as const))('%s of the first print is as the card facts have it', (_name, card) => {
  const { firstPrint = {}, ...current } = facts[card.id]!;
  const { stanceName, melee, ranged, tree, paths, ...changed } = firstPrint;
  const stances = current.stances.map((one) => ({
    ...one,
    name: stanceName ?? one.name,
    melee: melee ?? one.melee,
    ranged: ranged ?? one.ranged,
    tree: tree ?? one.tree,
    paths: paths ?? one.paths,
  }));
  expect(short(printIn(card, 'firstPrint'))).toEqual({ ...current, ...changed, stances });
});

/** Abilities whose printed name ends in an icon, with its word. */
const WITH_ICONS: Readonly<Record<string, string>> = {
  '104th-wolfpack-troopers': 'Coordinated Fire: Strained', '212th-clone-troopers': 'Coordinated Fire: Pinned', '501st-clone-troopers': 'Coordinated Fire: Strained',
  'arf-clone-troopers': 'Supporting Fire: Dash', 'dark-troopers': 'Coordinated Fire: Strained', 'death-troopers': 'Supporting Fire: Dash',
  'elite-squad-troopers': 'Supporting Fire: Hunker; Supporting Fire: Heal', enoch: 'Coordinated Fire: Strained', 'ewok-hunters': 'Coordinated Fire: Pinned',
  'fifth-brother': 'Enfeeble: Exposed', 'fils-clones': 'Supporting Fire: Heal', 'fourth-sister': 'Enfeeble: Pinned', 'jedi-master-kit-fisto': 'Supporting Assault: Dash',
  'leia-organa-freedom-fighter': 'Coordinated Fire: Exposed', 'naboo-royal-handmaidens': 'Coordinated Fire: Disarmed', 'nightsister-acolytes': 'Coordinated Fire: Exposed',
  'rebel-commandos': 'Coordinated Fire: Damage', 'republic-clone-commandos': 'Coordinated Fire: Damage',
  '212th-clone-troopers, first print': 'Coordinated Fire: Pinned', 'arf-clone-troopers, first print': 'Coordinated Fire: Exposed', 'elite-squad-troopers, first print': 'Coordinated Fire: Exposed',
  'queen-padme-amidala, first print': 'Coordinated Fire: 2 Damage', 'sabe, first print': 'Coordinated Assault: Dash',
};

test('a name that ends in an icon says the icon’s word, and no other name does', () => {
  const shown = units.flatMap(({ id, abilities, firstPrint }) => [[id, abilities] as const, ...(firstPrint?.abilities === undefined ? [] : [[`${id}, first print`, firstPrint.abilities] as const])])
    .map(([id, abilities]) => [id, abilities.filter(({ name }) => ICON.test(name)).map(({ name }) => name).join('; ')] as const).filter(([, names]) => names !== '');
  expect(Object.fromEntries(shown)).toEqual(WITH_ICONS);
});

test('SP-BTC-03: a unit that brings Battle Tactics cards says how many of them at most, and no other unit does', () => {
  expect(units.filter(({ tactics, tacticsLimit }) => (tactics === undefined) !== (tacticsLimit === undefined)).map(({ id }) => id)).toEqual([]);
  expect(units.flatMap(({ id, tactics, tacticsLimit }) => (tactics === undefined ? [] : [`${id}: ${tacticsLimit} of ${tactics.length}`]))).toEqual(['ewok-trappers: 1 of 1', 'gantry-riggers: 3 of 3']);
});

const column = ({ options }: Stance['tree'], id: string): number => options.find((option) => option.id === id)!.column;

test.each(units.map((card) => [card.name, card] as const))('SP-TREE-01: every option of %s is reached from a start, and every path joins two options', (_name, card) => {
  for (const { tree } of card.stances) {
    const ids = tree.options.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(tree.paths.flat().filter((id) => !ids.includes(id))).toEqual([]);
    const reached = new Set(tree.options.filter(({ start }) => start).map(({ id }) => id));
    for (let i = 0; i < ids.length; i++)
      for (const [a, b] of tree.paths)
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const)
          if (reached.has(from) && column(tree, to) >= column(tree, from)) reached.add(to);
    expect(ids.filter((id) => !reached.has(id))).toEqual([]);
  }
});

test('every ability has a text, and its own id and name on its card', () => {
  for (const card of units) {
    for (const edition of ['current', 'firstPrint'] as const) {
      const { abilities } = printIn(card, edition);
      for (const of of ['id', 'name'] as const) expect(new Set(abilities.map((ability) => ability[of])).size, card.id).toBe(abilities.length);
      expect(abilities.filter(({ text }) => text.length < 10)).toEqual([]);
    }
  }
});
