import { expect, it } from 'vitest';
import { recipeFaults, sculptOf, VOCABULARY, type Recipe } from './kit/figures/recipe.ts';
import { sculpts } from './kit/figures/sculpts.ts';

const plain: Recipe = { build: 'man', pose: 'ready', paints: { cloth: '#446688' }, head: 'human', parts: ['clothes'] };
/** As whoever does not compile it may write it. */
const spoilt = (change: object): string[] => recipeFaults({ ...plain, ...change } as Recipe);

it('every recipe names parts, poses and paints that there are', () => {
  expect(Object.entries(sculpts).flatMap(([id, recipe]) => recipeFaults(recipe).map((fault) => `${id}: ${fault}`))).toEqual([]);
});

it('says what a recipe has wrong, and what there is instead', () => {
  expect(recipeFaults(plain)).toEqual([]);
  expect(spoilt({ parts: ['clothes', ['toga', {}]] })).toEqual([expect.stringMatching(/^there is no part called toga; there are clothes, robe, /)]);
  expect(spoilt({ build: 'elf', pose: 'yoga', head: 'gorn', hair: 'curls', beard: 'braided', right: 'mace' }).map((fault) => fault.split(';')[0])).toEqual([
    'there is no build called elf', 'there is no pose called yoga', 'there is no head called gorn', 'there is no hair called curls', 'there is no beard called braided', 'there is no weapon called mace',
  ]);
  expect(spoilt({ paints: { cloth: 'blue', skirt: '#ffffff', skin: '#aabbcc velvet' } }).map((fault) => fault.split(';')[0])).toEqual([
    'cloth: blue is no paint', 'no part is painted as skirt', expect.stringMatching(/^skin: velvet is no finish/),
  ]);
  expect(spoilt({ beside: { recipe: { ...plain, pose: 'yoga' }, at: [0, 0], turn: 0 } })).toHaveLength(1);
});

const clayOf = (recipe: Recipe): { corners: number; finite: boolean } => {
  const { parts, glows } = sculptOf(recipe, 1);
  const points = [...parts, ...glows].flatMap(({ clay }) => clay.p);
  return { corners: points.length, finite: points.every((p) => Number.isFinite(p.x + p.y + p.z)) };
};

it('everything that a recipe may name adds clay, all of it somewhere', () => {
  const bare: Recipe = { build: 'man', pose: 'ready', paints: {}, parts: [] };
  const { corners: ground } = clayOf(bare);
  const named = (kind: keyof typeof VOCABULARY, recipe: (name: string) => object): [string, Recipe][] =>
    Object.keys(VOCABULARY[kind]).map((name) => [`${kind} ${name}`, { ...bare, ...recipe(name) } as Recipe]);
  const all = [
    ...named('build', (build) => ({ build, parts: ['clothes'] })), ...named('pose', (pose) => ({ pose, parts: ['clothes'] })), ...named('head', (head) => ({ head })), ...named('hair', (hair) => ({ hair })),
    ...named('beard', (beard) => ({ beard })), ...named('part', (name) => ({ parts: [name] })), ...named('weapon', (name) => ({ right: [name, { light: '#ff0000' }] })), ...named('weapon', (name) => ({ left: [name, { light: '#ff0000' }] })),
  ];
  expect(all.filter(([, recipe]) => {
    const { corners, finite } = clayOf(recipe);
    return !finite || corners <= ground;
  }).map(([name]) => name)).toEqual([]);
});

/** What a figure looks like, without its name. */
const look = (recipe: Recipe): string => JSON.stringify(recipe);

it('no two figures are the same', () => {
  const all = Object.entries(sculpts);
  const same = all.filter(([, recipe], i) => all.findIndex(([, other]) => look(other) === look(recipe)) < i);
  expect(same.map(([id]) => id)).toEqual([]);
});

it('the hind legs of a beast on paws go with the opposite forelegs, and the stem of a bike stands on its base', () => {
  const { parts, manner } = sculptOf(sculpts['rs-40-sandtrooper-on-dewback']!, 1);
  expect(manner.gait).toBe('paws');
  const low = parts.flatMap(({ clay, weights }) => clay.p.map((p, i) => ({ p, w: weights[i]! }))).filter(({ p }) => p.y < 5 && p.z < -8);
  const hind = low.filter(({ p, w }) => Math.abs(p.x) > 4 && Math.abs(p.x) < 9 && w[2] !== undefined);
  expect(hind.length).toBeGreaterThan(20);
  for (const { p, w } of hind) expect([w[2], w[3]! > 0.9]).toEqual([p.x > 0 ? 'footR' : 'footL', true]);
  for (const id of ['rs-34-scout-trooper-on-speeder-bike', 'rs-04-commando-on-speeder-bike']) {
    const bike = sculptOf(sculpts[id]!, 1);
    expect(bike.manner.gait).toBe('hover');
    const stem = bike.parts.find(({ clay, weights }) => weights[0]![0] === 'root' && Math.max(...clay.p.map(({ y }) => y)) > 8);
    expect(stem, id).toBeDefined();
  }
});

it('hide and hair are not tiled: on fur and on a hutt no face is a spot of its own, and their places run into each other', () => {
  for (const id of ['rs-50-jabba-the-hutt', 'rs-20-wookiee-soldier', 'rs-40-sandtrooper-on-dewback', 'wicket']) {
    const sculpt = sculptOf(sculpts[id]!, 1);
    const mottled = sculpt.parts.filter(({ clay }) => clay.f.some(({ paint }) => paint.mottle !== undefined));
    const hides = mottled.map(({ clay }) => new Set(clay.f.flatMap(({ paint }) => (paint.mottle === undefined ? [] : [paint.key]))).size);
    expect(hides.length, id).toBeGreaterThan(3);
    expect(Math.max(...hides), id).toBe(1);
  }
});
