/** For tests of lists: three made-up squads, a unit without codes and one that is left out. */
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { ERAS, type Era, type UnitType } from '../cards/card.ts';
import { toBase64Url } from '../../core/base64.ts';
import { readTeam, type Library, type ListedTeam, type ReadTeam } from './index.ts';
import type { UnitCard } from '../game/game.ts';

/** A made-up unit with codes made of its number. */
const coded = (number: number, type: UnitType, name: string, points: number, era: Era, uniqueNames: readonly string[] = []): UnitCard => testCard(`the-${type}-${number}`, {
  type, name, points, eras: [era], uniqueNames,
  codes: { sps: name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, ''), spt: `0009010${number}`, tabletopAdmiral: number + 20, shatterApp: number + 40 },
});

const squad = (era: Era, from: number, [primary, secondary, supporting]: readonly [string, string, string]): UnitCard[] => [
  coded(from, 'primary', primary, 8, era, [primary.split(',')[0]!]), coded(from + 1, 'secondary', secondary, 4, era, [secondary.split(',')[0]!]), coded(from + 2, 'supporting', supporting, 4, era),
];

/** Three squads that go together in any pair, and a unit of our own without codes. */
const sampleCards: readonly UnitCard[] = [
  ...squad(ERAS[0], 1, ['Ända, the Bright', 'Rook “Two”', '77th Walkers']),
  ...squad(ERAS[1], 4, ['Vane, Cold Hand', 'Sable', 'Drones']),
  ...squad(ERAS[3], 7, ['Vane, Warm Hand', 'Mire-8', 'Night Porters']).map((card) => ({ ...card, uniqueNames: card.type === 'primary' ? ['Vane the Second'] : card.uniqueNames })),
  testCard('house-guard', { name: 'House Guard', type: 'supporting' }),
];

export const library: Library = {
  cards: new Map(sampleCards.map((card) => [card.id, card])),
  missions: [{ id: 'shifting-priorities', name: 'Shifting Priorities', spt: '00010201' }, { id: 'first-contact', name: 'First Contact', spt: '00490201' }, { id: 'our-own', name: 'Our Own', spt: null }],
  leftOut: [{ name: 'Grey Admiral, the Absent', why: 'no source has its cards', sps: 'greyadmiraltheabsent', spt: '00090199', shatterApp: 99 }],
};

export const [ada, rook, walkers, cold, sable, drones] = sampleCards.map(({ id }) => id) as [string, string, string, string, string, string];
export const squads: ListedTeam['squads'] = [{ primary: ada, secondary: rook, supporting: walkers }, { primary: cold, secondary: sable, supporting: drones }];
export const team: ListedTeam = { name: 'Day & night', description: 'Two sides.\nOne plan.', mission: 'shifting-priorities', squads };
export const read = (text: string): ReadTeam => readTeam(text, library);
/** What was noted, in short. */
export const whys = (text: string): string[] => read(text).notes.map(({ why, detail }) => `${why} ${Object.values(detail).join(' ')}`);
/** A ShatterApp link of any build. */
export const share = (build: unknown): string => `https://shatterapp.com/build?sf=${toBase64Url(JSON.stringify(build))}`;
