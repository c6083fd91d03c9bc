/** The abilities of a unit file, each with what its code says. */
import ts from 'typescript';
import { isOfAttack, occasionOf } from '../occasions.ts';
import { apply, evaluate } from './evaluate.ts';
import { keywordOf, sayStat } from './words-stats.ts';
import type { Module, Source } from './source.ts';
import { fieldOf, partsOf, textsOf, thing, UNKNOWN, wordsOf, type Scope, type Value } from './values.ts';
import { say, sayDone, saySoftly, within, type Said, type Walk } from './walk.ts';

export interface CodeOf {
  readonly name: string;
  readonly said: readonly Said[];
}

const GAME = thing('game');
const OWN = thing('unit', { own: true });

/** Numbers that are read in an attack: it is always made on an enemy (SP-ATK-00a). */
const IN_ATTACKS = /[dD]ice$|Expertise$|Reroll|cover|protection|criticals|untargetable|heal/;

/** What the code of one ability says, part by part. */
function readAbility(walk: Walk, ability: Value): void {
  const [kind] = textsOf(fieldOf(ability, 'kind'));
  for (const [i, part] of partsOf(fieldOf(ability, 'parts') ?? UNKNOWN).entries()) {
    Object.assign(walk, { part: i, ownToo: false });
    const [what] = textsOf(fieldOf(part, 'part'));
    if (what === 'use') readUse(walk, part);
    if (what === 'after') readAfter(walk, part, kind === 'reactive');
    if (what === 'change') readChange(walk, part);
    if (what === 'tags') readTags(walk, part);
    settle(walk);
  }
}

const code = (part: Value, name: string): Value => fieldOf(part, name) ?? UNKNOWN;
const isTrue = (part: Value, name: string): boolean => wordsOf(fieldOf(part, name) ?? UNKNOWN).includes(true);

function readUse(walk: Walk, part: Value): void {
  apply(walk, code(part, 'can'), [GAME, OWN]);
  apply(walk, code(part, 'run'), [GAME, OWN]);
}

function readAfter(walk: Walk, part: Value, isReactive: boolean): void {
  const on = textsOf(fieldOf(part, 'on'))[0]!;
  const event = thing('event');
  const occasion = occasionOf(on);
  const goesOn = isTrue(part, 'follows') || (isOfAttack(on) && walk.said.some(({ ways }) => ways.includes('in an attack')));
  if (occasion !== null && goesOn) saySoftly(walk, occasion);
  else if (occasion !== null) say(walk, occasion);
  if (isOfAttack(on)) saySoftly(walk, 'enemy');
  if (on === 'momentumDue') for (const each of ['wounded', 'the opponent', 'on a wound']) saySoftly(walk, each);
  if (on === 'wounded') saySoftly(walk, 'wounded');
  if (on === 'shatterpointKept') saySoftly(walk, 'Shatterpoint card');
  apply(walk, code(part, 'when'), [GAME, OWN, event]);
  const may = isTrue(part, 'may') && (!isReactive || isTrue(part, 'follows'));
  within(walk, may ? 'pick' : null, () => apply(walk, code(part, 'run'), [GAME, OWN, event]));
}

function readChange(walk: Walk, part: Value): void {
  for (const stat of textsOf(fieldOf(part, 'stat'))) {
    if (IN_ATTACKS.test(stat)) for (const each of ['enemy', 'in an attack']) saySoftly(walk, each);
    walk.keyword = keywordOf(stat);
    const amount = apply(walk, code(part, 'adds'), [GAME, OWN, thing('reading')]);
    walk.keyword = null;
    sayStat(walk, stat, amount);
  }
}

function readTags(walk: Walk, part: Value): void {
  const given = apply(walk, code(part, 'gives'), [GAME, OWN, thing('unit'), thing('tags')]);
  for (const tag of partsOf(given).flatMap((each) => (each.is === 'list' ? each.of : [each])).flatMap(textsOf)) say(walk, tag);
  sayDone(walk, 'gain tag');
}

/** Where `unitCard({ … })` stands. */
function cardOf(module: Module): ts.ObjectLiteralExpression {
  for (const node of module.declared.values()) if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'unitCard') return node.arguments[0] as ts.ObjectLiteralExpression;
  throw new Error(`${module.file} holds no unit card`);
}

const propertyOf = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | null => {
  const found = node.properties.find((each): each is ts.PropertyAssignment => ts.isPropertyAssignment(each) && (each.name as ts.Identifier).text === name);
  return found?.initializer ?? null;
};

/** What follows from the whole of a part: an attack is an enemy's or on an enemy, and "its own or another" leaves nobody out. */
function settle({ said, part, ownToo }: Walk): void {
  const from = said.findIndex((each) => each.part === part);
  if (from < 0) return;
  const byAttack = said.slice(from).some(({ ways }) => ways.includes('by an attack'));
  for (const each of said.splice(from)) if (!(ownToo && each.ways.includes('another'))) said.push(byAttack && each.ways.includes('enemy') ? { ...each, soft: true } : each);
  if (byAttack) said.push({ ways: ['enemy'], soft: true, part });
}

export interface CodeOfCard {
  readonly current: readonly CodeOf[];
  readonly firstPrint: readonly CodeOf[] | null;
  readonly tactics: readonly CodeOf[];
}

/** What the code of all abilities of a unit says. `stances`: the names of its stances. */
export function readCode(source: Source, id: string, stances: readonly string[]): CodeOfCard {
  const module = source.unit(id);
  const card = cardOf(module);
  const scope: Scope = { module, names: new Map(), outer: null };
  const walk = (): Walk => ({ source, stances, said: [], may: null, keyword: null, ownToo: false, depth: 0, part: 0 });
  const list = (of: ts.ObjectLiteralExpression | null, name: string, read: (walk: Walk, value: Value) => void): CodeOf[] | null => {
    const node = of === null ? null : propertyOf(of, name);
    if (node === null) return null;
    return partsOf(evaluate(walk(), node, scope)).map((each) => {
      const own = walk();
      read(own, each);
      return { name: textsOf(fieldOf(each, 'name'))[0] ?? '', said: own.said };
    });
  };
  const tactics = (own: Walk, each: Value): void => {
    apply(own, code(each, 'run'), [GAME, OWN]);
    settle(own);
  };
  return {
    current: list(card, 'abilities', readAbility)!,
    firstPrint: list(propertyOf(card, 'firstPrint') as ts.ObjectLiteralExpression | null, 'abilities', readAbility),
    tactics: list(card, 'tactics', tactics) ?? [],
  };
}
