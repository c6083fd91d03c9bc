import { sep } from 'node:path';
import { expect, test } from 'vitest';
import type { Ability } from '../../shatterpoint/game/ability.ts';
import type { UnitCard } from '../../shatterpoint/cards/print.ts';
import { units } from '../../shatterpoint/units/index.ts';
import { readSource } from './code/source.ts';
import { abilityTable } from './table.ts';

type Part = Ability['parts'][number];

const unit = (id: string): UnitCard => units.find((each) => each.id === id)!;

/** What is noticed of a unit, without its place. */
const noticed = (card: UnitCard, source = readSource()): string[] => abilityTable([card], source).flatMap(({ differences }) => differences).map(({ what, fact }) => `${what}: ${fact}`);

function replaced(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

/** What is noticed when the code of a file says something else. */
const withCode = (id: string, file: string, from: string, to: string): string[] =>
  noticed(unit(id), readSource((path, text) => (path.split(sep).join('/').endsWith(`/${file}`) ? replaced(text, from, to) : text)));

/** What is noticed when the words of a unit say something else. */
function withWords(id: string, name: string, from: string, to: string): string[] {
  const card = unit(id);
  return noticed({ ...card, abilities: card.abilities.map((each) => (each.name === name ? { ...each, text: replaced(each.text, from, to) } : each)) });
}

test.each([
  ['Conflicting Responsibilities answers any player’s order card', 'lando-calrissian', 'units/lando-calrissian.ts', '(game, unit, { seat }) => seat === unit.seat && learners', '(game, unit) => learners', ['text, not code: its player']],
  ['Payday lends only tags that the team has', 'dengar', 'families/powers.ts', 'tagsThatMatter(game, unit.seat)', 'game.state.units.flatMap((each) => tagsOf(game, each))', ['text, not code: any tag']],
  ['Strength In Numbers asks for another Ewok', 'ewok-hunters', 'families/keywords.ts', 'some(({ unit }) => unit.seat === owner.seat', 'some(({ unit }) => unit.id !== owner.id && unit.seat === owner.seat', ['code, not text: another']],
  ['Make Ten Men Feel Like a Hundred lets the wounded unit be chosen', 'captain-cassian-andor', 'units/captain-cassian-andor.ts', '.filter(({ id }) => id !== event.unit)', '', ['text, not code: another']],
  ['Expose Flank asks for any higher place', 'sabe', 'families/moves.ts', "elevation(at.y, before[i]!, levels(game)) === 'higher'", 'at.y > before[i]! + 0.1', ['text, not code: elevation']],
  ['Why Does She Get a Blaster and I Don’t? leaves himself out', 'k-2so', 'units/k-2so.ts', "taggedAllies(game, unit, 'Rebel Alliance')", "taggedAllies(game, unit, 'Rebel Alliance', true)", ['code, not text: another']],
  ['Forming Up, Sir measures to the characters that moved', 'rc-1140-fixer', 'units/rc-1140-fixer.ts', 'event.moved.length > 0 && unitsWithin(game, unit, unitOf(game.state, event.unit), 3)', 'event.moved.some((id) => unitWithin(game, unit, id, 3))', ['text, not code: unit within 3', 'code, not text: character within 3']],
  ['Are You Refusing My Request? asks whether the defender is wounded at all', 'ig-11', 'units/ig-11.ts', '!attack.wounded.includes(unitWith(game.state, attack.defender).id)', 'unitWith(game.state, attack.defender).wounded === 0', ['code, not text: not wounded']],
  ['This Is Gonna Hurt, Pal leaves himself out', 'zeb-orrelios', 'units/zeb-orrelios.ts', "taggedAllies(game, unit, 'Rebel Alliance')", "taggedAllies(game, unit, 'Rebel Alliance', true)", ['code, not text: another']],
  ['Supporting Fire makes the attacker take the Hunker token', 'elite-squad-troopers', 'families/fire.ts', "else if (yield* accepts(unitWith(game.state, attacker), 'supporting-fire-hunker', 'hunker')) yield*", 'else yield*', ['text, not code: may gain Hunker', 'code, not text: gain Hunker']],
  ['Hedged Bets lets each pick be declined', 'lando-calrissian', 'units/lando-calrissian.ts', "'hedged-bets', left)", "'hedged-bets', left, true)", ['code, not text: may lose 1 condition']],
  ['“Divine Influence” asks for the climbing unit, not its character', 'c-3po-and-r2-d2', 'units/c-3po-and-r2-d2.ts', "keywordNear('climbWhileEngaged', 1, 5, nearEwok(PROGRAMMING))", "change('climbWhileEngaged', awed)", ['text, not code: climbs while engaged: character within 5', 'code, not text: climbs while engaged: unit within 5']],
  ['Guardians of the Republic measures range 2', 'jedi-master-ki-adi-mundi', 'units/jedi-master-ki-adi-mundi.ts', 'unitsWithin(game, hurt, ally, 3)', 'unitsWithin(game, hurt, ally, 2)', ['text, not code: unit within 3', 'code, not text: unit within 2']],
  ['Guardians of the Republic is for Clone Troopers', 'jedi-master-ki-adi-mundi', 'units/jedi-master-ki-adi-mundi.ts', "!hasTag(game, ally, 'Jedi')", "!hasTag(game, ally, 'Clone Trooper')", ['text, not code: Jedi', 'code, not text: Clone Trooper']],
  ['Explosive Ordnance is aimed from range 4', 'bossk', 'units/bossk.ts', "reachableEnemies(game, unit, 5)", "reachableEnemies(game, unit, 4)", ['code, not text: character within 4']],
])('undone in code, it is noticed: %s', (_what, id, file, from, to, facts) => {
  expect(noticed(unit(id))).toEqual([]);
  expect(withCode(id, file, from, to)).toEqual(facts);
});

test.each([
  ['lando-calrissian', 'Conflicting Responsibilities', 'its player reveals', 'a player reveals', 'its player'],
  ['dengar', 'Payday', 'one tag of its player’s choice', 'the tag Spy', 'any tag'],
  ['ewok-hunters', 'Strength In Numbers', 'engaged with allied', 'engaged with other allied', 'another'],
  ['captain-cassian-andor', 'Make Ten Men Feel Like a Hundred', 'another allied', 'an allied', 'another'],
  ['k-2so', 'Why Does She Get a Blaster and I Don’t?', 'an allied', 'another allied', 'another'],
  ['sabe', 'Expose Flank', 'a higher elevation', 'a higher place', 'elevation'],
  ['rc-1140-fixer', 'Forming Up, Sir', 'the unit is within', 'that character is within', 'unit within 3'],
  ['jyn-erso', 'I Rebel', ' During its own activation this unit may use it twice.', '', 'twice in its own activation'],
  ['zeb-orrelios', 'This Is Gonna Hurt, Pal', 'an allied', 'another allied', 'another'],
  ['elite-squad-troopers', 'Supporting Fire: Hunker', 'may gain a', 'gains a', 'may gain Hunker'],
  ['c-3po-and-r2-d2', '“Divine Influence”', 'Ewok characters within range 5 may climb', 'Ewok units within range 5 may climb', 'climbs while engaged: character within 5'],
  ['jedi-master-ki-adi-mundi', 'Guardians of the Republic', 'within range 3', 'within range 2', 'unit within 3'],
  ['ahsoka-tano-fulcrum', 'I am No Jedi', 'Once per turn, when', 'When', 'once per turn'],
  ['baylan-skoll', 'Force-Enhanced Dexterity', ' It may be used twice in an activation, paid each time.', '', 'twice'],
])('undone in the words of %s, %s, print and code both tell', (id, name, from, to, fact) => {
  const found = withWords(id, name, from, to);
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`(?:text, not code|code, not text): ${fact}`)), expect.stringMatching(new RegExp(`(?:text, not print|print, not text): ${fact}`))]));
});

test('undone in the object, it is noticed: all cards of the Ewok Trappers are put in, I Rebel has two uses in any turn', () => {
  const { tacticsLimit: _limit, ...trappers } = unit('ewok-trappers');
  expect(noticed(trappers)).toEqual(['text, not code: up to 1 cards']);
  const jyn = unit('jyn-erso');
  const abilities = jyn.abilities.map((each): Ability => ({ ...each, parts: each.parts.map((part) => (part.part === 'after' ? { ...part, timesActivated: null } : part)) }));
  expect(noticed({ ...jyn, abilities })).toEqual(['text, not code: twice in its own activation']);
});

test.each([
  ['ahsoka-tano-fulcrum', 'after', { times: null }, ['text, not code: once per turn']],
  ['baylan-skoll', 'use', { times: 1 }, ['text, not code: twice']],
  ['shin-hati', 'use', { times: 2 }, ['code, not text: twice']],
  ['stormtroopers', 'use', { action: false }, ['text, not code: an action']],
])('another limit in the objects of %s is noticed', (id, kind, other, facts) => {
  const card = unit(id);
  const abilities = card.abilities.map((each): Ability => ({ ...each, parts: each.parts.map((part) => (part.part === kind && (kind !== 'after' || each.kind === 'identity') ? { ...part, ...other } as Part : part)) }));
  expect([...new Set(noticed({ ...card, abilities }))]).toEqual(facts);
});

test.each([
  ['kind', { kind: 'active' } as const, ['text, not print: active 0', 'print, not text: reactive 0']],
  ['cost', { cost: 2 } as const, ['text, not print: reactive 2', 'print, not text: reactive 0']],
])('another %s is noticed', (_what, other, facts) => {
  const jyn = unit('jyn-erso');
  expect(noticed({ ...jyn, abilities: jyn.abilities.map((each) => (each.name === 'I Rebel' ? { ...each, ...other } : each)) })).toEqual(facts);
});
