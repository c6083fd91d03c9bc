import { expect, it } from 'vitest';
import { FIGURES as miniatures } from '../engine/miniatures/figures/index.ts';
import { faces } from '../engine/shatterpoint/system.ts';
import { FIGURES as characters } from '../engine/wartime/figures/index.ts';
import { figureIds } from './kit/figures/build.ts';
import { sculpts } from './kit/figures/sculpts.ts';

/** The set of sixty by number, without the ten whose cards name other figures. */
const NUMBERED = [
  '01-bothan-spy', '02-c-3po', '04-commando-on-speeder-bike', '06-elite-rebel-trooper', '07-han-solo', '08-hoth-trooper',
  '09-luke-skywalker-jedi-knight', '10-luke-skywalker-rebel', '11-obi-wan-kenobi', '12-princess-leia-captive', '13-princess-leia-senator', '14-r2-d2',
  '15-rebel-commando', '16-rebel-officer', '17-rebel-pilot', '19-rebel-trooper', '20-wookiee-soldier', '21-darth-vader-dark-jedi',
  '22-darth-vader-sith-lord', '24-elite-stormtrooper', '25-emperor-palpatine', '26-general-veers', '27-grand-moff-tarkin', '28-heavy-stormtrooper',
  '29-imperial-officer', '30-mara-jade-emperors-hand', '31-probe-droid', '32-royal-guard', '34-scout-trooper-on-speeder-bike', '35-snowtrooper',
  '37-stormtrooper', '38-stormtrooper', '39-stormtrooper-officer', '40-sandtrooper-on-dewback', '42-boba-fett', '44-duros-mercenary', '46-4-lom',
  '47-gamorrean-guard', '48-ig-88', '49-ithorian-scout', '50-jabba-the-hutt', '51-jawa', '52-lando-calrissian', '53-mon-calamari-mercenary',
  '54-quarren-assassin', '56-bossk', '57-tusken-raider', '58-twilek-bodyguard', '59-twilek-scoundrel', '60-wampa',
].map((name) => `rs-${name}`);

interface Bearer { readonly id: string; readonly figures: readonly string[] }
const SYSTEMS: Readonly<Record<string, readonly Bearer[]>> = {
  shatterpoint: faces.map(({ id, sculpts }) => ({ id, figures: sculpts })),
  miniatures: miniatures.map(({ id, sculpt }) => ({ id, figures: [sculpt] })),
  wartime: characters.map(({ id, sculpt }) => ({ id, figures: [sculpt] })),
};

it.each(Object.entries(SYSTEMS))('in %s nobody is shown by another’s figure, nor by one that is not there', (_system, bearers) => {
  const named = bearers.flatMap(({ id, figures }) => figures.map((figure) => ({ id, figure })));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ figure }) => !figureIds.includes(figure))).toEqual([]);
  expect(named.filter(({ figure }, i) => named.findIndex((other) => other.figure === figure) < i)).toEqual([]);
});

/** Whether a figure has jets, by its recipe. */
function flies(id: string): boolean {
  const { jets, parts } = sculpts[id]!;
  return jets === true || parts.some((use) => (typeof use === 'string' ? use : use[0]) === 'rocketpack');
}

it('who jumps on jets by the card wears them as a figure, and nobody else', () => {
  const flying = faces.filter(({ jets }) => jets === true).flatMap((face) => face.sculpts);
  expect(flying.length).toBeGreaterThan(8);
  expect(faces.flatMap((face) => face.sculpts).filter(flies).sort()).toEqual([...flying].sort());
});

it('each of the sixty of Miniatures has a figure, whether its card is there or not', () => {
  const carded = miniatures.map(({ sculpt }) => sculpt);
  const all = new Set([...carded, ...NUMBERED]);
  expect(all.size).toBe(60);
  expect([...all].filter((id) => !figureIds.includes(id))).toEqual([]);
  expect(figureIds.filter((id) => id.startsWith('rs-') && !NUMBERED.includes(id))).toEqual([]);
});
