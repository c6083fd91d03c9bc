import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SEAT_LETTERS } from '../words/seats.ts';
import { PATTERNS, SIDE_COLOURS, sideOf } from './palette.ts';

type Light = readonly [number, number, number];

const linear = (hex: string): Light => [1, 3, 5].map((at) => {
  const c = parseInt(hex.slice(at, at + 2), 16) / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}) as unknown as Light;
const dot = (row: Light, [r, g, b]: Light): number => row[0] * r + row[1] * g + row[2] * b;
const brightness = (light: Light): number => dot([0.2126, 0.7152, 0.0722], light);
const bounded = (x: number): number => Math.min(1, Math.max(0, x));

/** What linear light looks like to people who lack a kind of cone (Machado, Oliveira and Fernandes 2009, whole loss). */
const EYES: Readonly<Record<string, readonly [Light, Light, Light]>> = {
  'all cones': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const NO_COLOUR: readonly [Light, Light, Light] = [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]];

const TO_CONES: readonly Light[] = [
  [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Light[] = [
  [0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766],
];

/** A place in Oklab, in which equal distances look equally far; black to white is 1. */
function lab(light: Light): Light {
  const cones = TO_CONES.map((row) => Math.cbrt(dot(row, light))) as unknown as Light;
  return TO_LAB.map((row) => dot(row, cones)) as unknown as Light;
}

/** The nearest two of these colours are so far apart to these eyes. */
function nearest(colours: readonly string[], eyes: readonly [Light, Light, Light]): number {
  const seen = colours.map((hex) => lab(eyes.map((row) => bounded(dot(row, linear(hex)))) as unknown as Light));
  return Math.min(...seen.flatMap((a, i) => seen.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))));
}

function contrast(one: string, other: string): number {
  const [more = 0, less = 0] = [one, other].map((hex) => brightness(linear(hex))).sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}

const palettes = Object.entries(SIDE_COLOURS);
const brights = (name: keyof typeof SIDE_COLOURS): readonly string[] => SIDE_COLOURS[name].map(({ bright }) => bright);
const sheet = readFileSync(join(import.meta.dirname, '../style/sides.css'), 'utf8');
const tokens = readFileSync(join(import.meta.dirname, '../style/tokens.css'), 'utf8');

/** The rule of the style sheet that sets a palette's colours; the first one is that of the palette nobody chose. */
const rulesOf = (name: string): string => new RegExp(name === 'blue-vermilion' ? String.raw`:root, \[data-swatch\] \{[^}]*\}` : String.raw`:root\[data-palette="${name}"\][^}]*\}`).exec(sheet)![0];
const cssColour = (rules: string, variable: string): string => new RegExp(`${variable}: (#[0-9a-f]{6});`).exec(rules)![1]!;

/** Least distance of two sides' bright colours over all eyes, and of their deep ones. */
const LEAST = { 'blue-vermilion': { bright: 0.133, deep: 0.155 }, 'blue-yellow': { bright: 0.147, deep: 0.122 }, 'light-dark': { bright: 0.117, deep: 0.183 } } as const;

test.each(palettes)('%s: five sides, told apart by people with all cones and by those who lack a kind', (name, sides) => {
  expect(sides).toHaveLength(5);
  const least = (pick: 'bright' | 'deep'): number => Math.min(...Object.values(EYES).map((eyes) => nearest(sides.map((side) => side[pick]), eyes)));
  const expected = LEAST[name as keyof typeof LEAST];
  expect(least('bright')).toBeGreaterThanOrEqual(expected.bright);
  expect(least('bright')).toBeLessThan(expected.bright + 0.002);
  expect(least('deep')).toBeGreaterThanOrEqual(expected.deep);
  expect(least('deep')).toBeLessThan(expected.deep + 0.002);
});

test('light-dark tells its five sides apart by brightness alone', () => {
  expect(nearest(brights('light-dark'), NO_COLOUR)).toBeGreaterThanOrEqual(0.045);
});

test('the first two sides look as they always did', () => {
  expect(palettes.map(([, [a, b]]) => [a, b])).toEqual([
    [{ bright: '#74b6ee', deep: '#1a55a8' }, { bright: '#f08a68', deep: '#b8400a' }],
    [{ bright: '#5ea2f5', deep: '#1c4fa0' }, { bright: '#f6d74a', deep: '#b08d12' }],
    [{ bright: '#f5f0e6', deep: '#cfc6b6' }, { bright: '#a58cf0', deep: '#4a3596' }],
  ]);
});

test.each(palettes)('%s: a side’s colour can be read as text on every panel', (_, sides) => {
  const panels = ['--n1', '--n2'].map((variable) => cssColour(tokens, variable));
  for (const { bright } of sides) for (const panel of panels) expect(contrast(bright, panel)).toBeGreaterThanOrEqual(4.5);
});

test.each(palettes)('%s: the page has the same bright colours as the table, and draws each side’s pattern in two that differ', (name, sides) => {
  for (const [seat, letter] of SEAT_LETTERS.entries()) {
    const rules = rulesOf(name);
    expect(cssColour(rules, `--side-${letter}`)).toBe(sides[seat]!.bright);
    expect(contrast(cssColour(rules, `--side-${letter}`), cssColour(rules, `--side-${letter}-deep`))).toBeGreaterThanOrEqual(3);
  }
});

test('each of the five letters has a pattern of its own on the page, in its own colours', () => {
  const patterns = SEAT_LETTERS.map((letter) => new RegExp(`--pat-${letter}: ([^;]+);`).exec(sheet)![1]!);
  for (const [seat, letter] of SEAT_LETTERS.entries()) {
    const named = new Set([...patterns[seat]!.matchAll(/--side-([a-e])/g)].map(([, other]) => other));
    expect([...named]).toEqual([letter]);
    expect(sheet).toContain(`.${letter} { --side: var(--side-${letter}); --pattern: var(--pat-${letter}); }`);
  }
  expect(new Set(patterns.map((pattern, seat) => pattern.replaceAll(`--side-${SEAT_LETTERS[seat]!}`, ''))).size).toBe(PATTERNS.length);
});

test('a seat has its own colours', () => {
  expect([0, 1, 2, 3, 4].map((seat) => sideOf('blue-yellow', seat).bright)).toEqual(brights('blue-yellow'));
});
