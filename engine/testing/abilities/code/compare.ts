/** What a comparison or a sum in the code of a card asks for or comes to. */
import ts from 'typescript';
import { amountsOf, choiceIn, condition, partsOf, textsOf, thing, UNKNOWN, waysOf, word, type Amount, type Thing, type Value } from './values.ts';
import { say, sayOf, saySoftly, type Walk } from './walk.ts';

const K = ts.SyntaxKind;
const TYPES = ['primary', 'secondary', 'supporting'];
/** Names of what says which unit or character it is. */
const IDS = ['id', 'unit', 'attacker', 'defender', 'by', 'character', 'element', 'something', 'card'];

/** A comparison, asked to hold or not, or a sum. */
export function compare(walk: Walk, kind: ts.SyntaxKind, left: Value, right: Value, hold: boolean): Value {
  if (kind === K.EqualsEqualsEqualsToken || kind === K.ExclamationEqualsEqualsToken) {
    return equal(walk, left, right, hold === (kind === K.EqualsEqualsEqualsToken), kind === K.EqualsEqualsEqualsToken);
  }
  if (kind === K.GreaterThanToken || kind === K.GreaterThanEqualsToken || kind === K.LessThanToken) return more(walk, left, right, hold);
  return worked(kind, left, right);
}

const asThing = (value: Value): Thing | null => (waysOf(value).find((way): way is Thing => way.is === 'thing') ?? null);

/** `same`: it is asked that both be the same. */
function equal(walk: Walk, left: Value, right: Value, same: boolean, sign: boolean): Value {
  if (left.is === 'word' && right.is === 'word') return word((left.word === right.word) === sign);
  if (left.is === 'code' || left.is === 'engine' || left.is === 'record') return right.is === 'word' ? word(!sign) : UNKNOWN;
  const [a, b] = [asThing(left), asThing(right)];
  const maybe = right.is === 'word' ? choiceIn(left) : null;
  if (a !== null && b !== null) identity(walk, a, b, same);
  else if (a !== null || b !== null) state(walk, (a ?? b)!, textsOf(a === null ? left : right), same, a === null ? left : right);
  if (a !== null && b !== null && a.own !== b.own && same && IDS.includes(a.name) && IDS.includes(b.name)) return thing('own unit');
  return condition(maybe);
}

/** Two things of the match: whose, and whether another is asked for. */
function identity(walk: Walk, a: Thing, b: Thing, same: boolean): void {
  const [own, other] = a.own === true ? [a, b] : [b, a];
  if (a.name === 'controller' || b.name === 'controller') return say(walk, ...(same ? ['its player controls'] : ['its player does not control', 'the opponent controls']));
  if (a.name === 'seat' || b.name === 'seat') return seats(walk, own, other, same);
  if (IDS.includes(a.name) && IDS.includes(b.name) && !same) sayOf(walk, 'another');
  if (a.name === 'squad') say(walk, 'squad');
}

function seats(walk: Walk, own: Thing, other: Thing, same: boolean): void {
  if (other.event === true && own.own === true) return say(walk, same ? 'its player' : 'the opponent');
  sayOf(walk, same ? 'allied' : 'enemy');
}

/** A thing and a literal. */
function state(walk: Walk, of: Thing, texts: readonly string[], same: boolean, literal: Value): void {
  const [text] = texts;
  if (of.name === 'type' && text !== undefined) for (const type of same ? [text] : TYPES.filter((each) => each !== text)) sayOf(walk, type);
  if (of.name === 'stance') stance(walk, literal, same);
  if ((of.name === 'kind' || of.name === 'byAttack') && text !== undefined && same) say(walk, text);
  if (of.name === 'byAttack' && text !== undefined) saySoftly(walk, 'by an attack');
  if (of.name === 'byAttack' && text === undefined && !same) say(walk, 'by an attack');
  if (of.name === 'part' && text === 'combat' && same) say(walk, 'combat action');
  if (of.name === 'action' && text !== undefined && same) say(walk, `${text} action`);
  if (of.name === 'from' && text !== undefined) say(walk, text === 'shatterpoint' ? 'Shatterpoint card' : text);
  if (of.name === 'face' && text !== undefined) faces(walk, text);
  if (of.name === 'place' && text !== undefined) place(walk, text);
  if (of.name === 'reserve') for (const each of ['reserve', 'another', 'allied']) saySoftly(walk, each);
  if (of.name === 'controller') saySoftly(walk, 'control');
  if (of.name === 'wounded' && literal.is === 'word' && literal.word === 0) tokens(walk, of, !same);
  if (['hunker', 'injured', 'damage'].includes(of.name) && literal.is === 'word' && literal.word === 0) tokens(walk, of, !same);
  if (of.name === 'activation' || (of.name === 'unit' && of.own === true)) return;
}

/** One face is asked for; the others are what is left. */
function faces(walk: Walk, face: string): void {
  say(walk, face);
  for (const other of ['critical', 'strike', 'expertise', 'failure', 'block']) saySoftly(walk, other);
}

/** Where an order card lies; what is discarded lies neither in the deck nor in reserve. */
const place = (walk: Walk, text: string): void => (text === 'discard' ? ['deck', 'reserve'].forEach((each) => saySoftly(walk, each)) : say(walk, text));

function stance(walk: Walk, literal: Value, same: boolean): void {
  for (const way of waysOf(literal)) {
    if (way.is !== 'word' || typeof way.word !== 'number') continue;
    say(walk, `stance ${walk.stances[same ? way.word : 1 - way.word] ?? '?'}`);
    saySoftly(walk, `stance ${walk.stances[same ? 1 - way.word : way.word] ?? '?'}`);
  }
}

/** `held`: that it has some. */
function tokens(walk: Walk, { name }: Thing, held: boolean): void {
  if (name === 'wounded') say(walk, held ? 'wounded' : 'not wounded');
  if (name === 'hunker' && held) saySoftly(walk, 'holds Hunker');
  if (name === 'injured' && held) saySoftly(walk, 'holds Injured');
  if (name === 'damage') saySoftly(walk, 'has damage');
  if (name === 'tokens' && held) for (const word of ['holds Wounded', 'holds Injured']) say(walk, word);
}

/** "More than": of tokens whether any are held. */
function more(walk: Walk, left: Value, right: Value, hold: boolean): Value {
  const [a, b] = [asThing(left), asThing(right)];
  if (left.is === 'word' && right.is === 'word' && typeof left.word === 'number' && typeof right.word === 'number') return word(left.word > right.word);
  if (a !== null) tokens(walk, a, hold);
  const limit = right.is === 'word' ? right.word : null;
  if (a?.name === 'failures') say(walk, 'failure');
  if (typeof limit === 'number' && limit > 1) say(walk, `${limit} or more`);
  if (a?.name === 'length' && b?.name === 'length' && a.own !== b.own) saySoftly(walk, 'more');
  return thing('condition');
}

/** Sums and products of tokens and of literals. */
function worked(kind: ts.SyntaxKind, left: Value, right: Value): Value {
  const [a, b] = [asThing(left), asThing(right)];
  if (kind === K.PlusToken && a?.name === 'wounded' && b?.name === 'injured') return thing('tokens');
  if (kind === K.PlusToken && (left.is === 'amount' || right.is === 'amount')) return { is: 'amount', of: [...amountsOf(left), ...amountsOf(right)] };
  if (kind === K.AsteriskToken) return { is: 'amount', of: product(left, right) };
  if (kind === K.SlashToken && right.is === 'word' && typeof right.word === 'number') return { is: 'amount', of: [{ n: 1, each: true, per: right.word }] };
  if (kind === K.PlusToken && left.is === 'word' && right.is === 'word') return typeof left.word === 'number' && typeof right.word === 'number' ? word(left.word + right.word) : UNKNOWN;
  return UNKNOWN;
}

const product = (left: Value, right: Value): readonly Amount[] => (left.is === 'word' ? [left] : [right]).flatMap((value) => (typeof value.is === 'string' && value.is === 'word' && typeof value.word === 'number' ? [{ n: value.word, each: true }] : []));

/** The same less than nothing. */
export const negated = (value: Value): Value => {
  if (value.is === 'word' && typeof value.word === 'number') return word(-value.word);
  return { is: 'amount', of: amountsOf(value).map((amount) => ({ ...amount, n: -amount.n })) };
};

/** Whether a list holds a literal. */
export function includes(walk: Walk, of: Value, asked: Value): Value {
  const texts = textsOf(asked);
  const base = asThing(of);
  const inner = asThing(asked);
  const element = base?.element === undefined ? null : asThing(base.element);
  if (base?.name === 'conditions') for (const text of texts) saySoftly(walk, `is ${text}`);
  if (base?.name === 'attackRoll' || base?.name === 'defenseRoll' || base?.name === 'faces' || element?.name === 'face') for (const text of texts) say(walk, text);
  if (element?.name === 'type') for (const text of texts) sayOf(walk, text);
  if (base?.name === 'tags') for (const text of texts) sayOf(walk, text);
  if (inner?.name === 'face') for (const part of partsOf(of)) for (const text of textsOf(part)) say(walk, text);
  return thing('condition');
}
