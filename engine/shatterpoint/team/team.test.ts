import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxTerrain } from '../../testing/terrain.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { ERAS, type Era, type UnitType } from '../cards/card.ts';
import { readSetup } from '../state/setup.ts';
import { shatterpoint } from '../system.ts';
import { clash, erasInPlay, erasOf, missionProblems, sharedEras, squadProblems, teamProblems } from './team.ts';
import type { UnitCard } from '../game/game.ts';

const card = (id: string, type: UnitType, points: number, eras: readonly Era[] = ['fallOfTheJedi'], uniqueNames: readonly string[] = []): UnitCard => testCard(id, { type, points, eras, uniqueNames });

/** Problems of one squad made of three cards, as "rule why". */
const squadOf = (primary: UnitCard, secondary: UnitCard, supporting: UnitCard): string[] =>
  squadProblems({ primary: primary.id, secondary: secondary.id, supporting: supporting.id }, library([primary, secondary, supporting])).map(({ rule, why }) => `${rule} ${why}`);

const library = (cards: readonly UnitCard[]): ReadonlyMap<string, UnitCard> => new Map(cards.map((each) => [each.id, each]));

/** Problems of two squads of three cards each. */
function teamOf(first: readonly UnitCard[], second: readonly UnitCard[]): string[] {
  const squads = [first, second].map(([a, b, c]) => ({ primary: a!.id, secondary: b!.id, supporting: c!.id }));
  return teamProblems(squads, library([...first, ...second])).map(({ rule, why }) => `${rule} ${why}`);
}

const leader = card('leader', 'primary', 8);
const aide = card('aide', 'secondary', 4);
const troop = card('troop', 'supporting', 4);
const leader2 = card('leader2', 'primary', 8);
const aide2 = card('aide2', 'secondary', 4);
const troop2 = card('troop2', 'supporting', 4);

test('AT-013 (SP-TEAM-03..05): Primary 8, Secondary 4, Supporting 4 of one era is a legal squad', () => {
  expect(squadOf(leader, aide, troop)).toEqual([]);
});

test('AT-014 (SP-TEAM-05): 4 + 4 points are too many for 7 Squad Points, 4 + 3 are not', () => {
  const seven = card('seven', 'primary', 7);
  expect(squadOf(seven, aide, troop)).toEqual(['SP-TEAM-05 tooDear']);
  expect(squadOf(seven, aide, card('cheap', 'supporting', 3))).toEqual([]);
});

test('AT-015 (SP-TEAM-03): two Secondary units and no Supporting are illegal', () => {
  expect(squadOf(leader, aide, aide2)).toEqual(['SP-TEAM-03 wrongSlot']);
  expect(squadOf(aide, leader, troop)).toEqual(['SP-TEAM-03 wrongSlot', 'SP-TEAM-03 wrongSlot']);
});

test('(SP-TEAM-03): a unit that nobody knows is named', () => {
  expect(squadProblems({ primary: 'leader', secondary: 'aide', supporting: 'nobody' }, library([leader, aide]))).toEqual([{ rule: 'SP-TEAM-03', why: 'unknownUnit', detail: { unit: 'nobody' } }]);
});

test('AT-017 (SP-TEAM-02): the same Unit Name in both squads is illegal', () => {
  expect(teamOf([leader, aide, troop], [leader2, aide2, troop])).toEqual(['SP-TEAM-02 sameUnit']);
  expect(teamOf([leader, aide, troop], [leader2, aide2, troop2])).toEqual([]);
});

test('(SP-TEAM-02): two units of one Unique Name are illegal, also under different Unit Names', () => {
  const young = card('young', 'secondary', 4, ['fallOfTheJedi'], ['Ahsoka Tano']);
  const grown = card('grown', 'primary', 8, ['fallOfTheJedi'], ['Ahsoka Tano']);
  expect(teamOf([leader, young, troop], [grown, aide2, troop2])).toEqual(['SP-TEAM-02 sameUniqueName']);
  expect(teamOf([grown, young, troop], [leader2, aide2, troop2])).toEqual(['SP-TEAM-02 sameUniqueName']);
});

test('AT-018 (SP-TEAM-06): the two squads may have different eras', () => {
  const later = [card('p', 'primary', 8, ['ageOfRebellion']), card('s', 'secondary', 4, ['ageOfRebellion']), card('t', 'supporting', 4, ['ageOfRebellion'])];
  expect(teamOf([leader, aide, troop], later)).toEqual([]);
});

test('AT-019 (SP-TEAM-06): a Fall of the Jedi Primary cannot lead an Age of Rebellion unit', () => {
  expect(squadOf(leader, aide, card('rebels', 'supporting', 4, ['ageOfRebellion']))).toEqual(['SP-TEAM-06 noSharedEra']);
});

test('AT-021 (SP-ERA-01, DIF-02): Age of Rebellion / New Republic does not fit Reign of the Empire', () => {
  expect(ERAS).toEqual(['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic']);
  const late = card('late', 'secondary', 4, ['ageOfRebellion', 'newRepublic']);
  const empire = card('empire', 'primary', 8, ['reignOfTheEmpire']);
  expect(squadOf(empire, late, card('guards', 'supporting', 4, ['reignOfTheEmpire']))).toEqual(['SP-TEAM-06 noSharedEra']);
});

test('(SP-ERA-02, -03): a split icon stands for both eras and every era between them', () => {
  expect(erasOf(['fallOfTheJedi', 'ageOfRebellion'])).toEqual(['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion']);
  expect(erasOf(['ageOfRebellion', 'fallOfTheJedi'])).toEqual(['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion']);
  expect(erasOf(['newRepublic'])).toEqual(['newRepublic']);
  const empire = ['reignOfTheEmpire'] as const;
  expect(squadOf(card('p', 'primary', 8, empire), card('s', 'secondary', 4, ['fallOfTheJedi', 'ageOfRebellion']), card('t', 'supporting', 4, empire))).toEqual([]);
});

test('AT-022 (SP-ERA-04): all three must share one era, whatever the Cross-Era Primary could be in', () => {
  const cross = card('cross', 'primary', 8, ['fallOfTheJedi', 'reignOfTheEmpire']);
  const empire = card('guards', 'supporting', 4, ['reignOfTheEmpire']);
  expect(squadOf(cross, aide, empire)).toEqual(['SP-TEAM-06 noSharedEra']);
  expect(squadOf(cross, aide, troop)).toEqual([]);
  expect(squadOf(cross, card('inquisitor', 'secondary', 4, ['reignOfTheEmpire']), empire)).toEqual([]);
});

const core = [
  { primary: 'general-anakin-skywalker', secondary: 'cc-7567-captain-rex', supporting: '501st-clone-troopers' },
  { primary: 'ahsoka-tano-jedi-no-more', secondary: 'bo-katan-kryze', supporting: 'clan-kryze-mandalorians' },
];
const other = [
  { primary: 'lord-maul', secondary: 'gar-saxon', supporting: 'mandalorian-super-commandos' },
  { primary: 'asajj-ventress', secondary: 'kalani', supporting: 'b1-battle-droids' },
];
const setup = (teams: unknown): unknown => ({ table: 'test', teams });
const start = (teams: unknown) => shatterpoint.start(shatterpoint.readSetup(setup(teams)), boxTerrain({}));

test('AT-023 (SP-TEAM-01): two squads and one mission set make a strike team, nothing less or more does', () => {
  expect(() => readSetup(setup([{ squads: core.slice(0, 1) }, { squads: other }]))).toThrow(/teams\.0\.squads/);
  expect(() => readSetup(setup([{ squads: [...core, other[0]] }, { squads: other }]))).toThrow(/teams\.0\.squads/);
  expect(() => readSetup(setup([{ squads: core, mission: ['shifting-priorities', 'shifting-priorities'] }, { squads: other }]))).toThrow(/teams\.0\.mission/);
  expect(readSetup(setup([{ squads: core, mission: 'shifting-priorities' }, { squads: other }])).teams.map(({ squads, mission }) => [squads.length, mission])).toEqual([[2, 'shifting-priorities'], [2, 'shifting-priorities']]);
});

test('(SP-TEAM-07): Squad Points left over in one squad do not help the other', () => {
  const [rich, poor] = [card('rich', 'primary', 9), card('poor', 'primary', 7)];
  expect(teamOf([rich, card('c', 'secondary', 2), card('d', 'supporting', 2)], [poor, aide, troop])).toEqual(['SP-TEAM-05 tooDear']);
});

test('(SP-TEAM-01..06): the core box starts; an illegal team is turned away by name', () => {
  expect(start([{ squads: core }, { squads: other }]).state.units.map(({ id }) => id).slice(0, 4)).toEqual(['0.general-anakin-skywalker', '0.cc-7567-captain-rex', '0.501st-clone-troopers', '0.ahsoka-tano-jedi-no-more']);
  expect(() => start([{ squads: core }, { squads: [{ ...other[0], supporting: 'b1-battle-droids' }, other[1]] }])).toThrow(/teams\.1.*SP-TEAM-02/);
  expect(() => start([{ squads: core }, { squads: [other[0], { ...other[1], secondary: 'b1-battle-droids' }] }])).toThrow(/teams\.1.*SP-TEAM-03/);
});

test('(SP-TEAM-01): a mission set that does not exist is turned away, whichever team brings it', () => {
  expect(() => start([{ squads: core, mission: 'no-such-mission' }, { squads: other }])).toThrow(/teams\.0\.mission.*no-such-mission/);
  expect(() => start([{ squads: core }, { squads: other, mission: 'no-such-mission' }])).toThrow(/teams\.1\.mission.*no-such-mission/);
});

test('(SP-TEAM-02): the two players may bring the same units', () => {
  const play = start([{ squads: core }, { squads: core }]);
  expect(play.state.units.filter(({ card: id }) => id === 'lord-maul' || id === '501st-clone-troopers').map(({ id }) => id)).toEqual(['0.501st-clone-troopers', '1.501st-clone-troopers']);
});

test('(SP-TEAM-01): two squads are wanted, and a mission set that there is', () => {
  const squad = { primary: 'leader', secondary: 'aide', supporting: 'troop' };
  const cards = library([leader, aide, troop]);
  expect(teamProblems([squad], cards)).toEqual([{ rule: 'SP-TEAM-01', why: 'notTwoSquads', detail: { squads: 1 } }]);
  const missions = [{ id: 'shifting-priorities' }];
  expect(missionProblems('shifting-priorities', missions)).toEqual([]);
  expect(missionProblems(null, missions)).toEqual([{ rule: 'SP-TEAM-01', why: 'noMission' }]);
  expect(missionProblems('moonlight', missions)).toEqual([{ rule: 'SP-TEAM-01', why: 'unknownMission', detail: { mission: 'moonlight' } }]);
});

test('(SP-TEAM-02): a card that bars a unique name bars it from the other squad too, whichever of the two says so', () => {
  const fallen: UnitCard = { ...card('fallen', 'primary', 8, ['fallOfTheJedi'], ['Dark Lord']), notWith: ['Hero'] };
  const hero = card('hero', 'secondary', 4, ['fallOfTheJedi'], ['Hero']);
  expect(teamOf([fallen, aide, troop], [leader, hero, troop2])).toEqual(['SP-TEAM-02 notTogether']);
  expect(teamOf([leader, hero, troop2], [fallen, aide, troop])).toEqual(['SP-TEAM-02 notTogether']);
  expect(teamOf([fallen, hero, troop], [leader, aide, troop2])).toEqual(['SP-TEAM-02 notTogether']);
  const both: UnitCard = { ...hero, notWith: ['Dark Lord'] };
  expect(teamOf([fallen, aide, troop], [leader, both, troop2]), 'one reason for one pair').toEqual(['SP-TEAM-02 notTogether']);
  expect(teamOf([fallen, aide, troop], [leader, aide2, troop2])).toEqual([]);
});

test('(SP-TEAM-02…06): every fault has its own reason', () => {
  const dear = card('dear', 'secondary', 9, ['ageOfRebellion']);
  expect(teamOf([leader, dear, troop], [dear, aide2, troop])).toEqual(['SP-TEAM-05 tooDear', 'SP-TEAM-06 noSharedEra', 'SP-TEAM-03 wrongSlot', 'SP-TEAM-06 noSharedEra', 'SP-TEAM-02 sameUnit', 'SP-TEAM-02 sameUnit']);
  const open = squadProblems({ primary: 'leader', secondary: 'dear', supporting: '' }, library([leader, dear]));
  expect(open.map(({ why }) => why), 'an unfinished squad already says what is wrong with it').toEqual(['emptySlot', 'tooDear', 'noSharedEra']);
  expect(open[2]!.detail).toEqual({ unit: 'leader', other: 'dear' });
});

test('(SP-ERA-01, DIF-02): with the three eras of the English rulebook, a unit of the New Republic alone cannot be used', () => {
  const squad = { primary: 'p', secondary: 's', supporting: 't' };
  const eras = (...own: readonly Era[]) => library([card('p', 'primary', 8, own), card('s', 'secondary', 4, own), card('t', 'supporting', 4, own)]);
  expect(squadProblems(squad, eras('newRepublic'), erasInPlay(4))).toEqual([]);
  expect(squadProblems(squad, eras('newRepublic'), erasInPlay(3))).toEqual([{ rule: 'SP-ERA-01', why: 'eraNotPlayed', detail: { unit: 'p' } }]);
  expect(squadProblems(squad, eras('ageOfRebellion', 'newRepublic'), erasInPlay(3))).toEqual([]);
});

const anyEras = fc.subarray([...ERAS], { minLength: 1 });
const anyCard = (type: UnitType) => fc.record({ number: fc.integer({ min: 0, max: 6 }), points: fc.integer({ min: 2, max: 9 }), eras: anyEras, name: fc.option(fc.constantFrom('A', 'B', 'C'), { nil: null }), bars: fc.option(fc.constantFrom('A', 'B', 'C'), { nil: null }) })
  .map(({ number, points, eras, name, bars }): UnitCard => ({ ...card(`${type}${number}`, type, points, eras, name === null ? [] : [name]), ...(bars === null ? {} : { notWith: [bars] }) }));
const anySquad = fc.tuple(anyCard('primary'), anyCard('secondary'), anyCard('supporting'));

test('(SP-TEAM-05, -06, SP-ERA-02..04): a squad of the right kinds is legal just when its points suffice and one era lies within the span of all three', () => {
  fc.assert(fc.property(anySquad, ([primary, secondary, supporting]) => {
    const spans = [primary, secondary, supporting].map(
      ({ eras }) => [ERAS.findIndex((era) => eras.includes(era)), ERAS.findLastIndex((era) => eras.includes(era))] as const,
    );
    const meets = Math.max(...spans.map(([from]) => from)) <= Math.min(...spans.map(([, to]) => to));
    const fits = secondary.points + supporting.points <= primary.points;
    expect(squadOf(primary, secondary, supporting)).toEqual([...(fits ? [] : ['SP-TEAM-05 tooDear']), ...(meets ? [] : ['SP-TEAM-06 noSharedEra'])]);
  }));
});

test('(SP-TEAM-06): the two units named as sharing no era share none', () => {
  fc.assert(fc.property(anySquad, (three) => {
    const cards = library(three);
    const [primary, secondary, supporting] = three.map(({ id }) => id) as [string, string, string];
    const problem = squadProblems({ primary, secondary, supporting }, cards).find(({ why }) => why === 'noSharedEra');
    if (problem === undefined) return;
    const { unit, other } = problem.detail as { unit: string; other: string };
    expect(erasOf(cards.get(unit)!.eras).filter((era) => erasOf(cards.get(other)!.eras).includes(era))).toEqual([]);
  }));
});

test('(SP-TEAM-02): the order of the squads changes nothing, and every clashing pair is named once', () => {
  fc.assert(fc.property(anySquad, anySquad, (first, second) => {
    // Cards of one id are one card.
    const known = library([...first, ...second]);
    const [one, two] = [first, second].map((three) => three.map(({ id }) => known.get(id)!)) as [UnitCard[], UnitCard[]];
    expect([...teamOf(one, two)].sort()).toEqual([...teamOf(two, one)].sort());
    const six = [...one, ...two];
    const pairs = six.flatMap((a, i) =>
      six
        .slice(0, i)
        .filter(
          (b) =>
            a.id === b.id ||
            a.uniqueNames.some((name) => b.uniqueNames.includes(name)) ||
            a.notWith?.some((name) => b.uniqueNames.includes(name)) ||
            b.notWith?.some((name) => a.uniqueNames.includes(name)),
        ),
    );
    expect(teamOf(one, two).filter((problem) => problem.startsWith('SP-TEAM-02'))).toHaveLength(pairs.length);
    for (const a of six) for (const b of six) expect(clash(a, b)?.why).toBe(clash(b, a)?.why);
  }));
});

test('(SP-TEAM-04): eras of an unfinished squad are those that its units so far share', () => {
  const cards = library([card('p', 'primary', 8, ['fallOfTheJedi', 'ageOfRebellion']), card('s', 'secondary', 4, ['reignOfTheEmpire', 'newRepublic'])]);
  expect(sharedEras({ primary: 'p', secondary: '', supporting: '' }, cards)).toEqual(['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion']);
  expect(sharedEras({ primary: 'p', secondary: 's', supporting: '' }, cards)).toEqual(['reignOfTheEmpire', 'ageOfRebellion']);
  expect(sharedEras({ primary: '', secondary: '', supporting: '' }, cards)).toEqual(ERAS);
});
