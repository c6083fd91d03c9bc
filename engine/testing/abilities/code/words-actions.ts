/** Words that do something. */
import { amountsOf, anyOf, choiceIn, fieldOf, isOwn, partsOf, textsOf, thing, UNKNOWN, wordsOf, type Value } from './values.ts';
import { say, sayDone, saySoftly, type Walk } from './walk.ts';
import type { Apply, Meaning } from './meaning.ts';

const nothing: Meaning = () => UNKNOWN;
const deed = (what: string, may = false): Meaning => (walk) => {
  sayDone(walk, what, may);
  return thing('done');
};

/** Says each amount, and whether it counts once for each of something. */
function amounts(walk: Walk, value: Value | undefined, word: (n: string) => string, fallback = 1): void {
  const found = value === undefined || (value.is === 'word' && value.word === undefined) ? [{ n: fallback, each: false }] : amountsOf(value);
  sayDone(walk, [...new Set(found.map(({ n }) => word(String(Math.abs(n)))))]);
  for (const { each, per } of found as readonly { each: boolean; per?: number }[]) {
    if (each) say(walk, 'for each');
    if (per !== undefined) say(walk, `for each ${per}`);
  }
}
const counted = (at: number, word: (n: string) => string, fallback = 1): Meaning => (walk, args) => {
  amounts(walk, args[at], word, fallback);
  return thing('done');
};

/** Dice and results are said beside what is done. */
export function sayAmounts(walk: Walk, value: Value | undefined, word: (n: string) => string): void {
  for (const { n, each, per } of amountsOf(value)) {
    say(walk, word(String(Math.abs(n))));
    if (each) say(walk, 'for each');
    if (per !== undefined) say(walk, `for each ${per}`);
  }
}

function moves(walk: Walk, hows: readonly string[], options: Value | undefined): Value {
  const way = textsOf(fieldOf(fieldOf(options, 'wedge'), 'way'));
  const must = wordsOf(fieldOf(options, 'optional') ?? UNKNOWN).includes(false);
  for (const how of hows.filter((each) => each !== 'none')) sayDone(walk, how, !must);
  for (const each of way) say(walk, each);
  if (wordsOf(fieldOf(options, 'unengaged') ?? UNKNOWN).includes(true)) say(walk, 'engaged');
  return thing('moved');
}

/** An attack with its dice and kinds. */
function attacks(walk: Walk, limits: Value | undefined, may: boolean): Value {
  const dice = wordsOf(fieldOf(limits, 'dice') ?? UNKNOWN).filter((each) => typeof each === 'number');
  sayDone(walk, dice.length === 0 ? 'attack' : `${dice[0]}-dice attack`, may);
  for (const kind of partsOf(fieldOf(limits, 'kinds') ?? UNKNOWN).flatMap(textsOf)) say(walk, kind);
  return thing('id');
}

const chosen = (element: string, optionalAt: number): Meaning => (walk, args) => {
  const optional = args[optionalAt];
  const among = partsOf(args[optionalAt - 1]!);
  const own = among.length > 0 && among.every(isOwn);
  if (optional?.is !== 'word' || optional.word !== true) return thing(element, { own });
  saySoftly(walk, 'may pick');
  return thing(element, { own, maybe: 'pick' });
};

const picked: Meaning = (_walk, args) => {
  const parts = args[args.length - 1]!;
  const options = partsOf(parts);
  return options.length > 0 ? anyOf(options) : choiceIn(parts) === null ? thing('id') : thing('id', { maybe: 'deed' });
};

const roll = (die: string): Meaning => (walk, args) => {
  for (const { n, each } of amountsOf(args[1])) {
    say(walk, `roll ${n} ${die}`);
    if (each) say(walk, 'for each');
  }
  return thing('faces', { element: thing('face') });
};

const shaken: Meaning = (walk, args) => {
  amounts(walk, args[2], (n) => `gain ${n} Injured`);
  sayDone(walk, ['lose Wounded', 'lose all damage', 'lose 1 condition']);
  return UNKNOWN;
};

export const actions: Readonly<Record<string, Meaning>> = {
  toolMove: (walk, args) => moves(walk, textsOf(args[2]), args[3]),
  moveToward: (walk, args) => {
    say(walk, 'toward');
    return moves(walk, textsOf(args[2]), undefined);
  },
  moveOneWay: (walk, args) => {
    moves(walk, partsOf(args[3]!).flatMap(textsOf), undefined);
    return UNKNOWN;
  },
  mayFlip: deed('flip', true),
  inTurn: (walk, args, apply: Apply) => apply(args[2]!, [thing('id', { own: isOwn(args[1]) })]),
  putNear: (walk, args) => {
    sayDone(walk, 'place');
    say(walk, `placed within ${String(wordsOf(args[3]!)[0])}`);
    return UNKNOWN;
  },
  shift: (walk, args) => {
    const [way, n] = [textsOf(fieldOf(args[2], 'way')), wordsOf(fieldOf(args[2], 'range') ?? UNKNOWN)];
    sayDone(walk, `${way[0]} ${String(n[0])}`);
    saySoftly(walk, way[0] === 'push' ? 'away' : 'toward');
    return thing('moved');
  },
  shove: deed('shove'),
  grantAction: (walk, args) => {
    for (const action of textsOf(args[2])) sayDone(walk, action === 'takeCover' ? 'take cover action' : `${action} action`);
    return UNKNOWN;
  },
  attack: (walk, args) => attacks(walk, args[2], false),
  mayAttack: (walk, args) => attacks(walk, args[2], true),
  attackWithOne: (walk, args) => attacks(walk, args[2], true),

  chooseCharacter: chosen('id', 3),
  chooseOneUnit: chosen('unit', 4),
  chooseObjective: chosen('objective', 4),
  chooseOwn: () => thing('id', { own: true }),
  chooseWay: picked,
  pickOne: picked,
  pickOrOnly: picked,
  accepts: () => thing('yes', { maybe: 'deed' }),

  damage: (walk, args) => {
    amounts(walk, args[2], (n) => `take ${n} damage`);
    return UNKNOWN;
  },
  gainCondition: (walk, args) => {
    const conditions = textsOf(args[2]);
    sayDone(walk, (conditions.length === 0 ? ['a condition'] : conditions).map((each) => `gain ${each}`));
    return UNKNOWN;
  },
  gainHunker: deed('gain Hunker'),
  dropHunker: (walk, args) => {
    const [n] = args[2] === undefined ? [] : amountsOf(args[2]);
    saySoftly(walk, 'holds Hunker');
    sayDone(walk, n === undefined ? 'lose all Hunker' : n.each ? 'lose any Hunker' : `lose ${n.n} Hunker`);
    return thing('count');
  },
  heal: (walk, args) => {
    for (const { n } of args[2] === undefined || wordsOf(args[2]).includes(undefined) ? [{ n: 1 }] : amountsOf(args[2])) sayDone(walk, `heal ${n}`, true);
    return UNKNOWN;
  },
  dropCondition: deed('lose 1 condition'),
  mayDropCondition: deed('lose 1 condition', true),
  dropDamageOrCondition: (walk, args) => {
    const [n] = args[2] === undefined ? [1] : wordsOf(args[2]);
    sayDone(walk, [`lose ${String(n)} damage`, 'lose 1 condition'], true);
    return thing('done');
  },
  dropEverything: (walk) => {
    sayDone(walk, ['lose all damage', 'lose all conditions']);
    return UNKNOWN;
  },
  shakeOff: shaken,
  defeat: deed('be defeated'),

  refreshForce: counted(2, (n) => `refresh ${n} Force`),
  mayPayForce: (walk, args) => {
    sayDone(walk, `spend ${String(wordsOf(args[2]!)[0])} Force`, true);
    return thing('paid', isOwn(args[1]) ? { maybe: 'deed' } : {});
  },
  spendUpTo: (walk, args) => {
    const [most] = wordsOf(args[3]!);
    sayDone(walk, typeof most === 'number' ? `spend 1 to ${most} Force` : 'spend Force');
    say(walk, 'for each');
    return thing('count');
  },
  mayPayMomentum: (walk, args) => {
    sayDone(walk, `spend ${String(wordsOf(args[2]!)[0])} momentum`, true);
    return thing('paid', isOwn(args[1]) ? { maybe: 'deed' } : {});
  },
  spendMomentum: (walk, args) => {
    sayDone(walk, `spend ${Math.max(...amountsOf(args[2]).map(({ n }) => n))} momentum`);
    return UNKNOWN;
  },
  gainMomentum: deed('gain 1 momentum'),
  loseMomentum: deed('lose 1 momentum'),
  moveStruggle: (walk, args) => {
    const spaces = amountsOf(args[2]).map(({ n }) => n);
    sayDone(walk, `move the struggle token ${Math.min(...spaces)}`);
    if (spaces.length > 1) say(walk, 'for each');
    return UNKNOWN;
  },
  removeControl: deed('remove control'),
  takeControl: deed('take control'),
  lookAtTop: (walk) => {
    saySoftly(walk, 'card to top');
    sayDone(walk, 'look at the top card');
    return UNKNOWN;
  },

  addDice: (walk, args) => {
    const dice = amountsOf(args[2]);
    sayDone(walk, textsOf(args[1]).flatMap((side) => dice.map(({ n }) => `${side} dice +${n}`)));
    if (dice.some(({ each }) => each)) say(walk, 'for each');
    return UNKNOWN;
  },
  addDamage: (walk, args) => {
    sayAmounts(walk, args[1], (n) => `pool +${n}`);
    return UNKNOWN;
  },
  addResult: (walk, args) => {
    for (const face of textsOf(args[2])) say(walk, face);
    return UNKNOWN;
  },
  changeResult: (walk, args) => {
    for (const face of [...textsOf(args[2]), ...textsOf(args[3])]) say(walk, face);
    return UNKNOWN;
  },
  reroll: (walk, args) => {
    const most = amountsOf(fieldOf(args[1], 'most'));
    sayDone(walk, most.map(({ n }) => `reroll ${n}`), true);
    if (most.some(({ each }) => each)) say(walk, 'for each');
    for (const face of partsOf(fieldOf(args[1], 'faces') ?? UNKNOWN).flatMap(textsOf)) say(walk, face);
    return UNKNOWN;
  },
  rollAttack: roll('attack dice'),
  rollDefense: roll('defense dice'),
  roll: nothing,
  promiseNextAttack: (walk, args) => {
    say(walk, 'next attack');
    for (const kind of textsOf(fieldOf(args[2], 'kind'))) say(walk, kind);
    sayAmounts(walk, fieldOf(args[2], 'dice'), (n) => `attack dice +${n}`);
    sayAmounts(walk, fieldOf(args[2], 'damage'), (n) => `pool +${n}`);
    return UNKNOWN;
  },

  avert: (walk, args) => {
    if (args[0] !== undefined && args[1]?.is === 'thing' && args[1].name === 'momentum') {
      saySoftly(walk, 'the opponent');
      sayDone(walk, '1 momentum less');
    }
    return UNKNOWN;
  },
  happen: (walk, args) => emitted(walk, args[1]!),
  emit: (walk, args) => emitted(walk, args[1]!),
  halved: (walk) => {
    sayDone(walk, 'half');
    return UNKNOWN;
  },
  checkHunker: nothing,
};

/** What an event states that no other word of the engine does. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  injuredInstead: ['gain 1 Injured', 'lose Wounded', 'lose all damage'], woundShaken: ['lose Wounded', 'lose all damage'], injuryHealed: ['lose all Injured'],
  stanceFlipped: ['flip'], chartBorrowed: ['use the chart'], poolReturned: [], cardReturned: ['shuffle the card'], deckShuffled: [],
  cardReserved: ['card to reserve'], cardToTop: ['card to top'], cardToBottom: ['card to bottom'], objectiveHeld: ['hold control'], tagGained: ['gain tag'],
  conditionLost: [], attackMarked: [], marked: [], unmarked: [], cardRevealed: [],
};

function emitted(walk: Walk, event: Value): Value {
  for (const type of textsOf(fieldOf(event, 'type'))) {
    if (type === 'damageHealed') amounts(walk, fieldOf(event, 'amount'), (n) => `lose ${n} damage`);
    else if (type === 'injured') amounts(walk, fieldOf(event, 'amount'), (n) => `gain ${n} Injured`);
    else if (EVENTS[type] === undefined) throw new Error(`the vocabulary lacks the event ${type}`);
    if (type === 'conditionLost') sayDone(walk, fieldOf(event, 'condition')?.is === 'thing' ? 'lose all conditions' : 'lose 1 condition');
    sayDone(walk, EVENTS[type] ?? []);
    if (type === 'attackMarked' && fieldOf(event, 'mark')?.is === 'engine') relieved(walk);
    if (type === 'tagGained') for (const tag of textsOf(fieldOf(event, 'tag'))) say(walk, tag);
  }
  return UNKNOWN;
}

/** The one mark of the engine's own: heals of the attack may take conditions off allies that hold the defender. */
function relieved(walk: Walk): void {
  for (const fact of ['may lose 1 condition', 'allied', 'engaged']) say(walk, fact);
}
