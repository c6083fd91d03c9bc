/** Words that ask who, how near and what is so. */
import { anyOf, fieldOf, isOwn, partsOf, textsOf, thing, UNKNOWN, waysOf, word, wordsOf, type Value } from './values.ts';
import { say, sayOf, saySoftly, saySoftlyOf } from './walk.ts';
import type { Meaning } from './meaning.ts';

const nothing: Meaning = () => UNKNOWN;
const given = (name: string): Meaning => () => thing(name);

const number = (value: Value | undefined): number => {
  const [n] = value === undefined ? [] : wordsOf(value);
  if (typeof n !== 'number') throw new Error('a number that cannot be read');
  return n;
};
const isTrue = (value: Value | undefined): boolean => {
  if (value === undefined || (value.is === 'word' && value.word === undefined)) return false;
  if (value.is !== 'word' || typeof value.word !== 'boolean') throw new Error('a yes or no that cannot be read');
  return value.word;
};

/** Who is meant, from the own unit. */
const who = (...words: readonly string[]): Meaning => (walk) => {
  for (const each of words) sayOf(walk, each);
  return thing('list', { element: thing('unit') });
};
const near = (what: readonly string[], at: number, ...also: readonly string[]): Meaning => (walk, args) => {
  for (const each of also) sayOf(walk, each);
  sayOf(walk, ...what.map((each) => `${each} within ${number(args[at])}`));
  return thing('list', { element: thing('id') });
};
const states = (...words: readonly string[]): Meaning => (walk) => {
  for (const each of words) say(walk, each);
  return thing('condition');
};

const engaged: Meaning = (walk) => {
  say(walk, 'engaged');
  saySoftlyOf(walk, 'enemy');
  return thing('list', { element: { is: 'record', fields: new Map<string, Value>([['unit', thing('unit')], ['character', thing('character')]]) } });
};
const contested: Meaning = (walk) => {
  say(walk, 'contests');
  saySoftly(walk, 'active objective');
  return thing('list', { element: { is: 'record', fields: new Map<string, Value>([['unit', thing('unit')], ['character', thing('character')]]) } });
};

const tagged: Meaning = (walk, args) => {
  sayOf(walk, 'allied');
  for (const tag of textsOf(args[2])) sayOf(walk, tag);
  if (isTrue(args[3])) sayOf(walk, 'another');
  return thing('list', { element: thing('id') });
};

/** Whether an attack could be made: of that many dice and that kind. */
const foreseen: Meaning = (walk, args) => {
  const limits = args[2];
  for (const n of wordsOf(fieldOf(limits, 'dice') ?? UNKNOWN)) say(walk, `may ${String(n)}-dice attack`, `${String(n)}-dice attack`);
  for (const kind of partsOf(fieldOf(limits, 'kinds') ?? UNKNOWN).flatMap(textsOf)) say(walk, kind);
  return thing('condition');
};

export const measures: Readonly<Record<string, Meaning>> = {
  allies: who('allied'), otherAllies: who('allied', 'another'), enemies: who('enemy'),
  taggedAllies: tagged,
  isNearTagged: (walk, args) => {
    for (const each of ['another', 'allied', ...textsOf(args[2])]) sayOf(walk, each);
    sayOf(walk, `character within ${number(args[3])}`);
    return thing('condition');
  },
  hasTag: (walk, args) => {
    const tags = textsOf(args[2]);
    if (tags.length === 0) saySoftly(walk, 'a tag');
    for (const tag of tags) sayOf(walk, tag);
    return thing('condition');
  },
  tagsOf: () => thing('tags', { element: thing('tag') }),
  tagsThatMatter: (walk) => {
    say(walk, 'any tag');
    return thing('tags');
  },
  typeOf: given('type'),
  unitsWithin: near(['unit'], 3),
  // Keywords are asked of each character; elsewhere a unit is near when one of its characters is (SP-MEAS-10).
  charactersWithin: (walk, args, apply) => near(walk.keyword === null ? ['character', 'unit'] : ['character'], 3)(walk, args, apply),
  // From the own unit to a character; from another unit it is that unit which has to be near.
  unitWithin: (walk, args, apply) => near(isOwn(args[1]) ? ['character'] : ['character', 'unit'], 3)(walk, args, apply),
  enemiesWithin: near(['character'], 3, 'enemy'), hasEnemyWithin: near(['character', 'unit'], 2, 'enemy'),
  reachableEnemies: near(['character', 'unit'], 2, 'enemy'),
  // Its own eyes are there anyway: to pick itself changes nothing.
  allysEyes: near(['character'], 2, 'allied', 'line of sight'),
  objectivesBy: (walk, args) => {
    sayOf(walk, `objective within ${number(args[2])}`);
    if (isTrue(args[3])) say(walk, 'active objective');
    return thing('objectives');
  },
  // From the own unit to an objective; from others it is they that have to be near.
  characterBy: (walk, args, apply) => near([isOwn(args[1]) ? 'objective' : 'character'], 3)(walk, args, apply), unitBy: (walk, args, apply) => near([isOwn(args[1]) ? 'objective' : 'unit'], 3)(walk, args, apply), everyUnitBy: (walk, args) => {
    saySoftly(walk, 'either player');
    sayOf(walk, `unit within ${number(args[2])}`);
    return thing('list', { element: thing('unit') });
  },
  range: (_walk, args) => thing('reach', { n: number(args[1]) }),
  objectiveBase: given('objective base'), baseOf: given('base'),
  within: (walk, args) => {
    const isObjective = args.some((each) => waysOf(each).some((way) => way.is === 'thing' && way.name === 'objective base'));
    const n = waysOf(args[2]!).flatMap((way) => (way.is === 'thing' && way.n !== undefined ? [way.n] : []))[0];
    if (n === undefined) throw new Error('a range that cannot be read');
    sayOf(walk, ...(isObjective ? ['objective', 'unit', 'character'] : ['character']).map((each) => `${each} within ${n}`));
    return thing('condition');
  },
  engagedWith: engaged, areEngaged: engaged, engagedWithUnit: (walk) => {
    say(walk, 'engaged');
    saySoftly(walk, 'enemy');
    return thing('list', { element: thing('id') });
  },
  contests: contested, contestsAny: contested, contesting: contested,
  takenBy: states('tied'),
  sees: states('line of sight'), elevation: (walk) => {
    say(walk, 'elevation');
    return thing('level');
  },
  isByEnemy: (walk) => {
    sayOf(walk, 'enemy');
    return thing('condition');
  },
  onTable: who('either player'),
  standing: (_walk, args) => thing('list', { element: thing('id', { own: waysOf(args[0]!).some((way) => way.is === 'thing' && way.own === true) }) }),
  charactersOf: (_walk, args) => (args[0]!.is === 'list' ? args[0]! : thing('list', { element: thing('id') })),
  unitsOf: () => thing('list', { element: thing('unit') }),
  unitOf: (_walk, args) => thing('unit', { own: isOwn(args[1]) }), unitWith: (_walk, args) => thing('unit', { own: isOwn(args[1]) }),
  characterOf: given('character'), objectiveOf: given('objective'), characterUnit: given('id'),
  cardPlace: given('place'),
  isToCome: states('deck', 'reserve'),
  isLocked: nothing, isOnTable: nothing, isImmune: nothing, levels: nothing, bodyOf: nothing, otherBases: nothing,
  other: given('other seat'), mayGrant: nothing, maySpendMomentum: nothing, mayPay: nothing, tax: nothing, readyForce: nothing, timesUsed: nothing,
  endsAlone: nothing, attackChoices: nothing, couldAttack: foreseen,
  targetsOf: (walk, args) => {
    for (const kind of textsOf(args[2])) say(walk, kind);
    return thing('list', { element: thing('id') });
  },
  takesDamage: nothing, hasToShake: nothing, canTake: nothing,
  hasDamage: (walk) => {
    saySoftly(walk, 'has damage');
    return thing('condition');
  },
  isCondition: (_walk, args) => {
    const [text] = textsOf(args[0]);
    return text === undefined ? thing('condition') : word(['strained', 'disarmed', 'exposed', 'pinned'].includes(text));
  },
  countFaces: (walk, args) => {
    for (const face of textsOf(args[2])) say(walk, face);
    return thing('count');
  },
  Number: (_walk, args) => anyOf(waysOf(args[0]!).map((way) => (way.is === 'word' && typeof way.word === 'string' ? word(Number(way.word)) : way))),
  String: (_walk, args) => args[0] ?? UNKNOWN, slug: nothing, Math: nothing,
};
