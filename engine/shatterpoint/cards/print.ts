import { EFFECTS, type Chart, type ChartEntry, type ChartRow, type Effect, type Means, type Stance, type Tree, type Weapon } from './card.ts';

/**
 * Expertise chart in the card's own short hand: rows divided by `|`, each `from-to: entries`, `n+` open above.
 * `strike` adds a result, `critical>strike` changes one of the attack roll, `block>failure` of the defense roll; other words are effects, a dash is an empty row.
 */
export function chart(name: string, rows: string): Chart {
  return { name, rows: rows === '' ? [] : rows.split('|').map((row) => readRow(name, row.trim())) };
}

function readRow(name: string, row: string): ChartRow {
  const found = /^(\d+)(?:-(\d+)|(\+))?: (.+)$/.exec(row);
  if (found === null) throw new Error(`${name}: cannot read the row "${row}"`);
  const min = Number(found[1]);
  const max = found[3] === undefined ? Number(found[2] ?? min) : null;
  return { min, max, entries: found[4] === '-' ? [] : found[4]!.split(' ').map((word) => readEntry(name, word)) };
}

function readEntry(name: string, word: string): ChartEntry {
  if (word === 'critical' || word === 'strike' || word === 'block') return { add: word };
  const [from, to] = word.split('>');
  if (to !== undefined) {
    if (from === 'block') return { change: 'defense', from: 'block', to: 'failure' };
    if ((from === 'critical' || from === 'strike') && (to === 'critical' || to === 'strike' || to === 'failure')) return { change: 'attack', from, to };
    throw new Error(`${name}: cannot read the change "${word}"`);
  }
  return { effect: readEffect(name, word) };
}

function readEffect(name: string, word: string): Effect {
  const effect = EFFECTS.find((known) => known === word);
  if (effect === undefined) throw new Error(`${name}: no effect "${word}"`);
  return effect;
}

/**
 * Combat tree in short hand: each option is `place: effects`, place = row letter (t, m, b) and column; `*` marks a start.
 * Paths are pairs of places. `tree('*m1: damage | m2: shove damage', 'm1-m2')`.
 */
export function tree(options: string, paths: string): Tree {
  return {
    options: options.split('|').map((text) => {
      const found = /^(\*?)([tmb])(\d+): (.+)$/.exec(text.trim());
      if (found === null) throw new Error(`cannot read the option "${text}"`);
      const [, start, row, column, effects] = found;
      return { id: `${row}${column}`, column: Number(column), row: 'tmb'.indexOf(row!), start: start === '*', effects: effects!.split(' ').map((word) => readEffect(text, word)) };
    }),
    paths: paths.split(' ').map((pair) => pair.split('-') as [string, string]),
  };
}

/** A melee or ranged way of attacking: attack dice, defense dice, weapon, what that is to eyes and ears, and its chart; ranged ones with their Range. */
export const weapon = (attack: number, defense: number, name: string, means: Means, rows: string, range: number | null = null): Weapon => ({
  attack,
  defense,
  range,
  chart: chart(name, rows),
  means,
});

/** A dash on the card: no attack of this kind, only defense dice (SP-STANCE-06). */
export const noWeapon = (defense: number): Weapon => ({ attack: null, defense, range: null, chart: null, means: null });

/** Gives a stance its type. */
export const stance = (value: Stance): Stance => value;
