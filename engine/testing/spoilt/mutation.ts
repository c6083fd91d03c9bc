/** Match files whose structure is changed at random, as data: types, fields, lists, lines, parts of other files. */
import { anyOf, type Random } from '../../core/rng.ts';

type Data = Record<string, unknown> | unknown[];
type Lines = object[];

/** A place in data: what holds it, and its name there. */
interface Place {
  readonly holder: Data;
  readonly key: string;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const below = (random: Random, n: number): number => Math.floor(random() * n);

function nested(depth: number, inner: unknown): unknown {
  let value = inner;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values that break readers. */
const junk = (random: Random): unknown => anyOf<() => unknown>([
  () => null, () => true, () => false, () => '', () => 0, () => -1, () => 1, () => 0.5, () => -0.1, () => 7, () => 1000, () => 1e6, () => 1e9, () => 9007199254740993, () => 1e300, () => -1e300, () => Infinity,
  () => [], () => ({}), () => [null], () => [[]], () => 'x'.repeat(anyOf([1, 100, 200, 5000, 300_000], random)), () => 'constructor', () => '__proto__', () => 'hidden', () => '\u0000', () => '\ud800',
  () => nested(anyOf([5, 20, 37, 60, 300], random), 0), () => Array.from({ length: anyOf([10, 400, 2000, 30_000], random) }, (_, i) => i), () => Object.fromEntries(Array.from({ length: anyOf([10, 500, 10_000], random) }, (_, i) => [`k${i}`, i])),
], random)();

/** A random place: the deeper a part the likelier, as there are more of them; shallow ones have their chance, too. */
function anyPlace(root: Data, random: Random, wanted: (value: unknown, key: string) => boolean = () => true): Place | null {
  const places: Place[] = [];
  const walk = (holder: Data, depth: number): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (key === 'check' && depth === 0) continue;
      if (wanted(value, key)) places.push({ holder, key });
      if (isData(value)) walk(value, depth + 1);
    }
  };
  walk(root, 0);
  return places.length === 0 ? null : anyOf(places, random);
}

const get = ({ holder, key }: Place): unknown => (holder as Record<string, unknown>)[key];
const set = ({ holder, key }: Place, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** A line: the header, a snapshot and the last lines are likelier than one of many answers. */
function anyLine(lines: Lines, random: Random): Data {
  const snapshots = lines.filter((line) => 'snapshot' in line);
  const which = random();
  if (which < 0.15) return lines[0] as Data;
  if (which < 0.35 && snapshots.length > 0) return snapshots.at(-1) as Data;
  if (which < 0.45 && snapshots.length > 0) return anyOf(snapshots, random) as Data;
  if (which < 0.55) return lines.at(-1) as Data;
  return anyOf(lines, random) as Data;
}

type Change = (lines: Lines, other: () => Lines, random: Random) => void;

const CHANGES: readonly Change[] = [
  // Another value, of any type.
  (lines, _other, random) => {
    const place = anyPlace(anyLine(lines, random), random);
    if (place !== null) set(place, junk(random));
  },
  // A number that is not what it was.
  (lines, _other, random) => {
    const place = anyPlace(anyLine(lines, random), random, (value) => typeof value === 'number');
    if (place !== null) {
      set(
        place,
        anyOf(
          [(n: number) => n + 1, (n: number) => n - 1, (n: number) => -n, (n: number) => n * 1000, (n: number) => n + 0.05, () => 999, () => 1000, () => 9999],
          random,
        )(get(place) as number),
      );
    }
  },
  // A field that is gone, and one too many.
  (lines, _other, random) => {
    const place = anyPlace(anyLine(lines, random), random);
    if (place !== null) {
      if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
      else delete place.holder[place.key];
    }
  },
  (lines, _other, random) => {
    const place = anyPlace(anyLine(lines, random), random, (value) => isData(value) && !Array.isArray(value));
    if (place !== null) {
      set(
        { holder: get(place) as Data, key: anyOf(['extra', '__proto__', 'constructor', 'toString', 'length', 'type', 'id', 'at', '0'], random) },
        junk(random),
      );
    }
  },
  // A list with something twice, in another order, far too long, or empty.
  (lines, _other, random) => {
    const place = anyPlace(anyLine(lines, random), random, Array.isArray);
    if (place === null) return;
    const list = get(place) as unknown[];
    switch (below(random, 4)) {
      case 0:
        if (list.length > 0) list.push(structuredClone(anyOf(list, random)));
        break;
      case 1:
        list.reverse();
        break;
      case 2: {
        const times = anyOf([5, 100, 2000], random);
        if (list.length > 0) {
          set(place, Array.from({ length: Math.min(30_000, list.length * times) }, (_, i) => list[i % list.length]));
        }
        break;
      }
      default:
        list.length = 0;
    }
  },
  // A word from elsewhere in the file: other ids, other kinds of events.
  (lines, _other, random) => {
    const [to, from] = [0, 1].map(() => anyPlace(anyLine(lines, random), random, (value) => typeof value === 'string'));
    if (to != null && from != null) set(to, get(from));
  },
  // A part of the same name from another state, another match, another rule system.
  (lines, other, random) => {
    const to = anyPlace(anyLine(lines, random), random);
    if (to === null) return;
    const from = anyPlace(random() < 0.4 ? lines : other(), random, (_value, key) => key === to.key);
    if (from !== null) set(to, structuredClone(get(from)));
  },
  // Whole lines from another file.
  (lines, other, random) => {
    lines.splice(1 + below(random, lines.length), below(random, 2), structuredClone(anyOf(other(), random)));
  },
  (lines, other, random) => {
    const snapshot = other()
      .filter((line) => 'snapshot' in line)
      .at(-1);
    const last = lines.filter((line) => 'snapshot' in line).at(-1) as { snapshot?: Record<string, unknown> } | undefined;
    if (snapshot !== undefined && last?.snapshot !== undefined) {
      last.snapshot = {
        ...structuredClone((snapshot as { snapshot: Record<string, unknown> }).snapshot),
        at: last.snapshot['at'], pending: anyOf([[], last.snapshot['pending']], random),
      };
    }
  },
  // The header of another match: its setup, its seats, its rule system.
  (lines, other, random) => {
    const header = other()[0] as Record<string, unknown>;
    for (const field of anyOf([['setup'], ['system'], ['system', 'setup'], ['seats'], ['setup', 'seats']], random)) {
      (lines[0] as Record<string, unknown>)[field] = structuredClone(header[field]);
    }
  },
  // What one seat knew: answers left out, or only said to be.
  (lines, _other, random) => {
    (lines[0] as Record<string, unknown>)['sight'] = anyOf([null, 0, 1, 4], random);
    if (random() < 0.6) for (const line of lines) if ('n' in line) (line as Record<string, unknown>)['answer'] = null;
  },
  // Lines in another order, twice, or gone; numbered anew in two of three cases.
  (lines, _other, random) => {
    const [i, k] = [1 + below(random, lines.length - 1), 1 + below(random, lines.length - 1)];
    const [one, two] = [lines[i], lines[k]];
    if (one === undefined || two === undefined) return;
    switch (below(random, 5)) {
      case 0:
        [lines[i], lines[k]] = [two, one];
        break;
      case 1:
        lines.splice(k, 0, structuredClone(one));
        break;
      case 2:
        lines.splice(i, 1);
        break;
      case 3:
        lines.length = 1 + i;
        break;
      default:
        lines.splice(
          k, 0,
          anyOf<object>(
            [
              { undo: below(random, 40), free: random() < 0.5 }, { name: 'x'.repeat(below(random, 130)) },
              { end: 'e', outcome: below(random, 3), result: '' }, { opening: [] },
            ],
            random,
          ),
        );
    }
    if (random() < 0.7) numbered(lines);
  },
  // An answer of another kind, or no answer at all.
  (lines, _other, random) => {
    const steps = lines.filter((line) => 'n' in line);
    if (steps.length === 0) return;
    (anyOf(steps, random) as Record<string, unknown>)['answer'] = anyOf(
      [
        null,
        { kind: 'pick', picks: ['pass'] },
        { kind: 'place', at: null },
        { kind: 'place', at: { x: 0, y: 0, z: 0 } },
        { kind: 'roll', faces: [1] },
        { kind: 'roll', faces: Array.from({ length: 200 }, () => 1) },
      ],
      random,
    );
  },
];

/** Numbers of answers and snapshots as they should be. */
function numbered(lines: Lines): void {
  let n = 0;
  for (const line of lines as Record<string, unknown>[]) {
    if ('n' in line) line['n'] = ++n;
    if ('undo' in line && typeof line['undo'] === 'number' && line['undo'] < n) n = line['undo'];
    if (isData(line['snapshot'])) (line['snapshot'] as Record<string, unknown>)['at'] = n;
  }
}

/** A copy of a file's lines with one to three changes; `other` gives another file to take parts of. */
export function spoilt(file: readonly object[], other: () => readonly object[], random: Random): readonly object[] {
  const lines = structuredClone(file) as Lines;
  for (let changes = 1 + below(random, 3); changes > 0 && lines.length > 1; changes--) anyOf(CHANGES, random)(lines, () => other() as Lines, random);
  return lines.filter((line) => isData(line));
}
